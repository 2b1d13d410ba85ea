#if canImport(AVFoundation)
  public import AVFoundation

  extension MediaCharacteristic {
    /// Takes a characteristic of AVFoundation.
    public init(_ characteristic: AVMediaCharacteristic) {
      self.init(rawValue: characteristic.rawValue)
    }
  }

  extension AVMediaCharacteristic {
    /// Takes a characteristic of CaptionKit.
    ///
    /// There is none for SDH: an option is SDH when it has both characteristics of captions.
    public init(_ characteristic: MediaCharacteristic) {
      self.init(rawValue: characteristic.rawValue)
    }
  }
#endif
