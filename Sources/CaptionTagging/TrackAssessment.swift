public import CaptionAnalysis
import CaptionModel

/// What a track's content says of every characteristic and of every role.
public struct TrackAssessment: Sendable {
  /// The language that was judged by, as a BCP 47 tag; nil where none is known.
  public var language: String?
  /// One finding for each of ``MediaCharacteristic/known``, in that order.
  public var characteristics: [RoleAssessment.Finding]
  /// One assessment for each role, in the order of ``TrackRole/allCases``.
  public var roles: [RoleAssessment]
  /// What nobody said and would have told more, as phrases.
  public var unknowns: [String]

  /// Weighs the evidence for every claim.
  ///
  /// - Parameters:
  ///   - track: The captions.
  ///   - language: Their language as a BCP 47 tag; nil takes what the file says.
  ///   - options: What is known of the programme, and the limits.
  public init(
    _ track: Track,
    language: String? = nil,
    options: AssessmentOptions = AssessmentOptions()
  ) {
    let tag = LanguageTag(language ?? track.document.language ?? "")
    let evidence = TrackEvidence(track, language: tag, options: options)
    self.language = tag?.text
    characteristics = MediaCharacteristic.known.compactMap { evidence.finding(for: $0) }
    let findings = characteristics
    roles = TrackRole.allCases.map { role in
      RoleAssessment(role, evidence) { characteristic in
        findings.first { $0.characteristic == characteristic }
      }
    }
    unknowns = evidence.unknowns
  }
}

extension TrackEvidence {
  /// What the content says of a characteristic; nil for one that is not known.
  func finding(for characteristic: MediaCharacteristic) -> Finding? {
    switch characteristic {
    case .transcribesSpokenDialog: transcribesSpokenDialog()
    case .describesMusicAndSound: describesMusicAndSound()
    case .describesVideo: describesVideo()
    case .easyToRead: easyToRead()
    case .containsOnlyForcedSubtitles: containsOnlyForcedSubtitles()
    case .languageTranslation: languageTranslation()
    case .isOriginalContent: isOriginalContent()
    case .isMainProgramContent: isMainProgramContent()
    case .isAuxiliaryContent: isAuxiliaryContent()
    case .machineGenerated: machineGenerated()
    default: nil
    }
  }

  /// What nobody said and would have told more.
  fileprivate var unknowns: [String] {
    var unknowns: [String] = []
    if language == nil {
      let words = track.languageOfWords(atLeast: options.wordsToTellLanguage)
      let remark = words.map { ", whose words are in \"\($0)\"" } ?? ""
      unknowns.append("the language of the captions\(remark)")
    }
    if options.programmeDuration == nil { unknowns.append("the programme's length") }
    if options.originalLanguage == nil { unknowns.append("the language of the original") }
    if comparison == nil {
      unknowns.append("another track to compare with")
    } else if comparedLanguage == nil {
      unknowns.append("the language of the compared track")
    }
    return unknowns
  }
}
