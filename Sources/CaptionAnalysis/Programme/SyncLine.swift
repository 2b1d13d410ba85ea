/// How times of a caption file become times of the programme: `slope * time + shift`, in seconds.
public struct SyncLine: Sendable, Hashable {
  /// Programme seconds for each second of the caption file; 1 at equal speed.
  public var slope: Double
  /// The programme time of the caption file's zero.
  public var shift: Double

  /// Makes a line.
  public init(slope: Double = 1, shift: Double = 0) {
    self.slope = slope
    self.shift = shift
  }

  /// The programme time of a caption time.
  public func callAsFunction(_ time: Double) -> Double { slope * time + shift }

  /// By how much a caption time is late in the programme; negative where it is early.
  public func error(at time: Double) -> Double { time - self(time) }
}
