extension SpeakerLabel {
  /// The label with what follows it; a name that looks like markup is written as text.
  var writtenAsSubRip: [UInt8] {
    let bytes = Array(name.utf8)
    var output: [UInt8] = []
    var line = SubRipOutputLine()
    line.begin(bytes, at: 0, to: bytes.count, SubRipLine.byteTraits)
    line.append(bytes, 0..<bytes.count, SubRipLine.byteTraits, to: &output)
    output.append(": ")
    return output
  }
}
