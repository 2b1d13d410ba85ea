/// A cue in a sample of WebVTT (ISO/IEC 14496-30, 7.4).
public struct MP4WebVTTCue: Sendable, Hashable {
  /// The number that is the same in all samples that hold the cue, `vsid`; nil for none.
  public var source: UInt32?
  /// Its identifier, `iden`; empty for none.
  public var identifier: [UInt8] = []
  /// Its settings, `sttg`; empty for none.
  public var settings: [UInt8] = []
  /// Its text, `payl`.
  public var payload: [UInt8] = []

  /// Makes an empty cue.
  public init() {}

  /// Reads the cues of a sample.
  ///
  /// - Returns: The cues, the comments between them, and whether the sample is not built as it has
  ///   to be.
  public static func cues(
    in sample: [UInt8]
  ) -> (cues: [MP4WebVTTCue], comments: [[UInt8]], isBroken: Bool) {
    var cues: [MP4WebVTTCue] = []
    var comments: [[UInt8]] = []
    let (boxes, isWhole) = Self.boxes(sample[...])
    var isBroken = !isWhole
    for (type, payload) in boxes {
      switch type {
      case "vttc":
        let (children, isWhole) = Self.boxes(payload)
        isBroken = isBroken || !isWhole
        cues.append(MP4WebVTTCue(children))
      case "vttx", "vtta": comments.append(Array(payload))
      case "vtte": break
      default: isBroken = true
      }
    }
    return (cues, comments, isBroken)
  }

  private init(_ boxes: [(type: FourCC, payload: ArraySlice<UInt8>)]) {
    for (type, payload) in boxes {
      switch type {
      case "vsid":
        var fields = BoxFields(Array(payload))
        source = fields.u32()
      case "iden": identifier = Array(payload)
      case "sttg": settings = Array(payload)
      case "payl": self.payload = Array(payload)
      default: break
      }
    }
  }

  private static func boxes(
    _ bytes: ArraySlice<UInt8>
  ) -> (boxes: [(type: FourCC, payload: ArraySlice<UInt8>)], isWhole: Bool) {
    var result: [(type: FourCC, payload: ArraySlice<UInt8>)] = []
    var rest = bytes
    while rest.count >= 8 {
      var fields = BoxFields(Array(rest.prefix(8)))
      guard let size = fields.u32(), let type = fields.fourCC(), size >= 8,
        Int(size) <= rest.count
      else { return (result, false) }
      let end = rest.startIndex + Int(size)
      result.append((type, rest[(rest.startIndex + 8)..<end]))
      rest = rest[end...]
    }
    return (result, rest.isEmpty)
  }
}
