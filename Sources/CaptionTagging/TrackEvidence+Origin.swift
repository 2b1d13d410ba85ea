import CaptionAnalysis
import CaptionModel

/// Where a track comes from: its language against the original's, who wrote it, what it goes with.
extension TrackEvidence {
  func languageTranslation() -> Finding {
    let question = "whether it says the same as the original"
    let against = reasonsAgainstFile()
    guard against.isEmpty else {
      return finding(.languageTranslation, .refuted, against, question)
    }
    guard let language else {
      return finding(.languageTranslation, .open, ["no language is known"], question)
    }
    let parallel = parallelTimes()
    guard let originalLanguage else {
      let reason = "nobody states the language of the original"
      return finding(.languageTranslation, .open, [reason] + parallel, question)
    }
    if language.language == originalLanguage {
      let reason = "the language is that of the original, \"\(originalLanguage)\""
      return finding(.languageTranslation, .refuted, [reason], question)
    }
    let reason =
      "the language is \"\(language.text)\", that of the original \"\(originalLanguage)\""
    return finding(.languageTranslation, .supported, [reason] + parallel, question)
  }

  /// Whether the cues begin where those of a track in another language do, as a sentence.
  private func parallelTimes() -> [String] {
    guard let comparison, isComparedInOwnLanguage == false, let comparedLanguage else { return [] }
    let count = comparison.parallelCues(within: options.parallelOffset)
    let all = counted(track.cues.count, "cue")
    let isParallel = reaches(count, of: track.cues.count, percent: options.shareOfParallelTimes)
    return [
      "\(count) of \(all) begin with a cue of the compared track in \"\(comparedLanguage)\""
        + (isParallel ? "" : ", too few to run parallel")
    ]
  }

  func isOriginalContent() -> Finding {
    let against = reasonsAgainstFile()
    guard against.isEmpty else { return finding(.isOriginalContent, .refuted, against, nil) }
    let question = "which language the original is in"
    guard let language else {
      return finding(.isOriginalContent, .open, ["no language is known"], question)
    }
    guard let originalLanguage else {
      let reason = "nobody states the language of the original"
      return finding(.isOriginalContent, .open, [reason], question)
    }
    let isSame = language.language == originalLanguage
    let reason =
      "the language is \"\(language.text)\", that of the original \"\(originalLanguage)\""
    return finding(.isOriginalContent, isSame ? .supported : .refuted, [reason], nil)
  }

  func isMainProgramContent() -> Finding {
    let question = "whether the track belongs to the main programme"
    if track.cues.isEmpty {
      return finding(.isMainProgramContent, .refuted, ["the file has no cues"], question)
    }
    if let word = titleOfExtra() {
      return finding(.isMainProgramContent, .open, [word], question)
    }
    let reason = "captions do not show it"
    return finding(.isMainProgramContent, .open, [reason], question)
  }

  func isAuxiliaryContent() -> Finding {
    let question = "whether the track goes beside the main programme, as a commentary does"
    if track.cues.isEmpty {
      return finding(.isAuxiliaryContent, .refuted, ["the file has no cues"], question)
    }
    if let word = titleOfExtra() {
      return finding(.isAuxiliaryContent, .supported, [word], question)
    }
    return finding(.isAuxiliaryContent, .open, ["captions do not show it"], question)
  }

  /// What name or title say of a commentary and the like; nil where they say nothing.
  private func titleOfExtra() -> String? {
    if options.isCalledCommentary { return "by convention: the file's name calls it a commentary" }
    guard let title = track.document.title else { return nil }
    let words = NameLetters.words(.init(Array(title.utf8)))
    guard let word = words.first(where: { Self.extras.contains($0) }) else { return nil }
    return "by convention: the title has the word \"\(word)\""
  }

  private static let extras: Set<String> = [
    "commentary", "commentaire", "audiokommentar", "kommentar", "comentario", "commento",
  ]

  func machineGenerated() -> Finding {
    let question = "whether a program wrote or translated the words"
    if track.cues.isEmpty {
      return finding(.machineGenerated, .refuted, ["the file has no cues"], question)
    }
    var rolling: [Int] = []
    for stretch in RollingCaptions.find(in: track.cues) {
      rolling += stretch.cues.filter { track.cues[$0].text.hasMoments }
    }
    // What has just been said stands still in every second cue.
    let all = track.cues.count
    if reaches(rolling.count, of: all, percent: options.shareOfRollingCues) {
      let reason =
        "\(rolling.count) of \(counted(all, "cue")) roll on word by word, as speech recognition "
        + "writes them"
      return finding(.machineGenerated, .supported, [reason], question, rolling)
    }
    let reason = "no mark of speech recognition, which proves nothing"
    return finding(.machineGenerated, .open, [reason], question)
  }
}
