import CaptionKit

/// What `captionkit tag` says of one file, as text and as JSON.
struct TagReport {
  var path: String
  var format: CaptionFormat?
  var track: Track
  var assessment: TrackAssessment
  /// Who says which language it is; nil where nobody does.
  var languageSource: String?
  var options: AssessmentOptions
  var claim: TrackRole?
  /// Whether a claim is kept that is refuted.
  var isForced: Bool

  /// What the captions say of the claim; nil without one.
  var claimed: RoleAssessment? {
    claim.flatMap { claim in assessment.roles.first { $0.role == claim } }
  }

  /// Whether a claim is kept although it is refuted.
  var isOverridden: Bool { isForced && claimed?.isRefuted == true }

  // MARK: Text

  /// The report for people.
  func lines(_ console: Console) -> [String] {
    var lines = [heading, ""]
    if let claimed {
      let remark = isOverridden ? ", but kept by --force-claim" : ""
      lines.append("role \(claimed.role.rawValue): \(claimed.verdict.rawValue)\(remark)")
      for finding in claimed.findings {
        lines.append("")
        lines += details(of: finding, claimed.role.rawValue)
      }
    } else {
      lines += table(console) + [""]
      for finding in assessment.characteristics {
        lines += details(of: finding, "") + [""]
      }
      // What the findings of characteristics make of the other roles, the table says.
      for role in assessment.roles where role.role.characteristics.isEmpty {
        guard let finding = role.findings.last else { continue }
        lines += details(of: finding, "role \(role.role.rawValue)") + [""]
      }
      lines.removeLast()
    }
    lines += options.limitLines(console)
    if !assessment.unknowns.isEmpty {
      lines += ["", "not known: \(assessment.unknowns.joined(separator: ", "))"]
    }
    return lines + [Self.disclaimer]
  }

  /// What no report can tell.
  static let disclaimer =
    "Supported means that nothing speaks against a claim and something for it, no more."

  private var heading: String {
    let language = assessment.language.map { "language \($0) by \(languageSource ?? "the file")" }
    return
      "\(oneLine(shown(path))): \(format?.name ?? "captions"), \(counted(track.cues.count, "cue")), "
      + (language ?? "no language")
  }

  private func table(_ console: Console) -> [String] {
    var table = Table([("characteristic or role", .left), ("verdict", .left), ("why", .left)])
    for finding in assessment.characteristics {
      table.add([
        finding.characteristic?.rawValue ?? "", finding.verdict.rawValue,
        shortened(finding.reasons.first ?? ""),
      ])
    }
    for role in assessment.roles {
      table.add([
        role.role.rawValue, role.verdict.rawValue,
        shortened(role.findings.last?.reasons.first ?? ""),
      ])
    }
    return table.lines(width: console.tableWidth)
  }

  private func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }

  private func details(of finding: RoleAssessment.Finding, _ name: String) -> [String] {
    let lines = ["\(finding.characteristic?.rawValue ?? name): \(finding.verdict.rawValue)"]
    return lines + finding.lines(of: track).map { "  \($0)" }
  }

  // MARK: JSON

  /// The report for programs.
  var json: [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.head(path: path, format: format, accepted: true)
    json.key("language")
    json.string(assessment.language)
    json.key("languageSource")
    json.string(assessment.language == nil ? nil : languageSource)
    json.key("cues")
    json.number(track.cues.count)
    json.key("claim")
    if let claimed {
      json.beginObject()
      json.key("role")
      json.string(claimed.role.rawValue)
      json.key("verdict")
      json.string(claimed.verdict.rawValue)
      json.key("overridden")
      json.bool(isOverridden)
      json.endObject()
    } else {
      json.null()
    }
    json.key("characteristics")
    json.objects(assessment.characteristics) { json, finding in
      json.key("claim")
      json.string(finding.characteristic?.rawValue)
      json.members(of: finding, track)
    }
    json.key("roles")
    json.objects(assessment.roles) { json, role in
      json.key("claim")
      json.string(role.role.rawValue)
      json.key("characteristics")
      json.strings(role.role.characteristics.map(\.rawValue))
      if let finding = role.findings.last { json.members(of: finding, track) }
    }
    json.limits(options)
    json.key("unknown")
    json.strings(assessment.unknowns)
    json.endObject()
    json.endLine()
    return json.take()
  }
}
