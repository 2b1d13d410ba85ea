/// What captions are matched with: where in a programme somebody speaks.
public struct SyncTarget: Sendable {
  /// The likelihood of speech, one every 10 ms.
  let speech: [Float]
  /// The moments at which somebody begins to speak, in seconds, in order.
  let onsets: [Double]
  /// The constant by which onsets come late, in seconds.
  let bias: Double
  /// Whether other captions are what captions are matched with.
  let isCaptions: Bool

  /// Takes what was heard of a programme.
  public init(_ heard: SpeechTrack) {
    speech = heard.speech
    onsets = SpeechRuns(heard.speech, off: 0.35, gap: 0.25, shortest: 0.12).runs.map(\.lowerBound)
    bias = heard.onsetBias / 1000
    isCaptions = false
  }

  /// Takes the captions of a reference file for speech.
  public init(_ captions: [SpokenCaption]) {
    speech = SpeechTrack(captions).speech
    onsets = captions.map(\.start)
    bias = 0
    isCaptions = true
  }
}

extension SpeechTrack {
  /// Takes captions for speech: somebody speaks as long as one of them is shown.
  public init(_ captions: [SpokenCaption]) {
    let longest = 48.0 * 3600
    let end = min(longest, captions.reduce(0) { max($0, $1.end) })
    var speech = [Float](repeating: 0, count: EvidenceGrid.record(max(0, end)))
    for caption in captions where caption.start < longest {
      let first = max(0, EvidenceGrid.record(caption.start))
      let last = min(speech.count, EvidenceGrid.record(caption.end))
      if first < last { for index in first..<last { speech[index] = 1 } }
    }
    self.init(speech: speech, detector: "captions", isSureOfSpeech: true)
  }
}
