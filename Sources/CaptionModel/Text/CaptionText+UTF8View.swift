extension CaptionText {
  /// The bytes of a text, counted from 0.
  ///
  /// They may be a part of a larger storage: texts that stand in a file as they are shown share the
  /// file's bytes, so that nothing is copied for them.
  public struct UTF8View: RandomAccessCollection, Sendable {
    @usableFromInline package let storage: [UInt8]
    /// Where the text begins in the storage.
    @usableFromInline package let start: Int

    /// How many bytes there are.
    public let count: Int

    @inlinable
    init(storage: [UInt8], start: Int, count: Int) {
      self.storage = storage
      self.start = start
      self.count = count
    }

    /// Makes a view of all bytes of an array, without copying them.
    @inlinable
    public init(_ bytes: [UInt8]) {
      self.init(storage: bytes, start: 0, count: bytes.count)
    }

    /// Zero.
    @inlinable
    public var startIndex: Int { 0 }

    /// The number of bytes.
    @inlinable
    public var endIndex: Int { count }

    /// One byte; the index has to lie inside the text.
    @inlinable
    public subscript(position: Int) -> UInt8 {
      // The storage checks its own bounds, so that nothing outside of it is ever read.
      assert(position >= 0 && position < count, "no byte at this place of the text")
      return storage[start &+ position]
    }

    /// The place of a range in the storage, for what works on arrays.
    @inlinable
    package func stored(_ range: Range<Int>) -> Range<Int> {
      start &+ range.lowerBound..<start &+ range.upperBound
    }

    /// The place of the whole text in the storage.
    @inlinable
    package var stored: Range<Int> { start..<start &+ count }

    /// The bytes of a range in one piece, with the indices of the storage.
    ///
    /// For copying: an array takes such a slice faster than one that it has to ask for each byte.
    @inlinable
    package func contiguous(_ range: Range<Int>) -> ArraySlice<UInt8> {
      storage[stored(range)]
    }

    /// All bytes in one piece, with the indices of the storage.
    @inlinable
    package var contiguous: ArraySlice<UInt8> { storage[stored] }
  }
}

extension CaptionText.UTF8View: Hashable {
  /// Whether two texts have the same bytes, wherever they are stored.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.contiguous == right.contiguous
  }

  /// Hashes the bytes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contiguous)
  }
}
