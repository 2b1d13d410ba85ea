import CaptionKit

/// What `captionkit audit` says of one title, as text and as JSON.
struct AuditReport {
  let audit: TitleAudit
  let options: AssessmentOptions

  // MARK: Text

  /// The report for people.
  var lines: [String] {
    var lines = ["\(oneLine(audit.title)), \(length)"]
    for language in audit.languages {
      lines += ["", "language \(language.language ?? "not known")"]
      for label in language.labels { lines += self.lines(on: label) }
      lines.append("  files and badges")
      lines += badges(language).map { "    \($0)" }
    }
    return lines
  }

  private var length: String {
    guard let length = audit.length else { return "length not known" }
    let time = clock(length)
    return audit.isLengthStated ? "length \(time)" : "length at least \(time), by its longest file"
  }

  private func lines(on report: TitleAudit.LabelReport) -> [String] {
    let label = "  label \"\(report.label.rawValue)\""
    guard let file = report.file else { return ["\(label): open, no file shows any of it"] }
    var lines = ["\(label): \(report.verdict.rawValue), by \(oneLine(file.path))"]
    for (criterion, finding) in report.criteria {
      lines.append("    \(criterion.phrase): \(finding.verdict.rawValue)")
      lines += shown(finding).lines(of: file.track).map { "      \($0)" }
    }
    return lines
  }

  /// A finding with cues only where they show what is wrong.
  private func shown(_ finding: RoleAssessment.Finding) -> RoleAssessment.Finding {
    var finding = finding
    if finding.verdict != .refuted { finding.cues = [] }
    return finding
  }

  private func badges(_ language: TitleAudit.LanguageReport) -> [String] {
    var table = Table([
      ("file", .left), ("taken for", .left), ("role", .left), ("CC", .left), ("SDH", .left),
      ("AD", .left),
    ])
    for file in language.files {
      func verdict(_ badge: TrackBadge) -> String {
        file.badges.first { $0.badge == badge }?.finding.verdict.rawValue ?? "-"
      }
      table.add([
        file.file.path, "\(file.role.rawValue), by its \(file.isByName ? "name" : "content")",
        file.assessment.verdict.rawValue, verdict(.closedCaptions), verdict(.sdh),
        verdict(.audioDescriptions),
      ])
    }
    return table.lines + openBadges(language)
  }

  /// What decides about badges that the files leave open.
  private func openBadges(_ language: TitleAudit.LanguageReport) -> [String] {
    language.files.flatMap { file in
      file.badges.filter { $0.finding.verdict == .open }.map { entry in
        let open =
          entry.finding.openQuestion.map { "a person has to check \($0)" }
          ?? entry.finding.reasons.joined(separator: "; ")
        return "\(entry.badge.rawValue) of \(oneLine(file.file.path)): \(open)"
      }
    }
  }

  /// What no file can show, and the limits, once for all titles.
  static func closing(_ options: AssessmentOptions, _ console: Console) -> [String] {
    var lines = ["", "No file shows the rest of the labels. A person has to check whether"]
    for label in LabelCriterion.Label.allCases {
      lines += label.onlyInTheApp.map { "  \(label.rawValue): \($0)" }
    }
    return lines + options.limitLines(console) + [TagReport.disclaimer]
  }

  // MARK: JSON

  /// The report for programs.
  var json: [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("title")
    json.string(audit.title)
    json.key("length")
    json.milliseconds(audit.length)
    json.key("lengthStated")
    json.bool(audit.isLengthStated)
    json.key("languages")
    json.objects(audit.languages) { json, language in
      json.key("language")
      json.string(language.language)
      json.key("labels")
      json.objects(language.labels) { json, label in members(of: label, &json) }
      json.key("files")
      json.objects(language.files) { json, file in members(of: file, &json) }
    }
    json.limits(options)
    json.endObject()
    json.endLine()
    return json.take()
  }

  private func members(of label: TitleAudit.LabelReport, _ json: inout JSONOutput) {
    json.key("label")
    json.string(label.label.rawValue)
    json.key("verdict")
    json.string(label.verdict.rawValue)
    json.key("file")
    json.string(label.file?.path)
    json.key("criteria")
    json.objects(label.criteria) { json, entry in
      json.key("criterion")
      json.string(entry.criterion.rawValue)
      json.members(of: entry.finding, label.file?.track)
    }
    json.key("onlyInTheApp")
    json.strings(label.label.onlyInTheApp)
  }

  private func members(of file: TitleAudit.FileReport, _ json: inout JSONOutput) {
    json.key("file")
    json.string(file.file.path)
    json.key("role")
    json.string(file.role.rawValue)
    json.key("roleSource")
    json.string(file.isByName ? "name" : "content")
    json.key("verdict")
    json.string(file.assessment.verdict.rawValue)
    json.key("badges")
    json.objects(file.badges) { json, entry in
      json.key("badge")
      json.string(entry.badge.rawValue)
      json.members(of: entry.finding, file.file.track)
    }
  }
}
