import CaptionKit

/// The figures of one file.
struct FileFigures {
  let path: String
  let format: CaptionFormat
  let encoding: String
  let language: FileLanguage?
  let cueCount: Int
  /// When the last cue disappears; nil where a cue stays until the programme ends, or none is there.
  let duration: MediaTime?
  let words: Int
  let characters: Int
  /// All characters over all time for which they are shown, in characters a second.
  let meanSpeed: Double?
  /// The fastest cue's, in characters a second, and its index.
  let peakSpeed: (value: Double, cue: Int)?
  let speakers: [String]

  init(_ file: CaptionFile, format: CaptionFormat, path: String) {
    let document = file.document
    self.path = written(path)
    self.format = format
    encoding = file.source.encoding
    language = FileLanguage(of: document, path: path)
    cueCount = document.cues.count
    var words = 0
    var characters = 0
    var last: MediaTime?
    var isOpen = false
    var shownCharacters = 0
    var shownTime: Int128 = 0
    var peak: (value: Double, cue: Int)?
    var names: [String] = []
    var known: Set<String> = []
    for index in document.cues.indices {
      let text = document.cues[index].text
      let measure = TextMeasure(text)
      let count = measure.characters
      characters += count
      words += measure.words
      for span in text.spans {
        if case .voice(let name) = span.kind, !name.isEmpty, known.insert(name).inserted {
          names.append(name)
        }
      }
      let begin = document.cues[index].begin
      guard let end = document.cues[index].end else {
        isOpen = true
        continue
      }
      if end > (last ?? begin) { last = end }
      let duration = end - begin
      guard duration > .zero, count > 0 else { continue }
      shownCharacters += count
      shownTime += duration.units
      let speed = Double(count) / duration.seconds
      if speed > (peak?.value ?? 0) { peak = (speed, index) }
    }
    duration = isOpen ? nil : last
    self.words = words
    self.characters = characters
    meanSpeed =
      shownTime > 0 ? Double(shownCharacters) / MediaTime(units: shownTime).seconds : nil
    peakSpeed = peak
    speakers = names
  }
}
