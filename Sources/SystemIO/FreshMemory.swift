#if os(Linux)
  import CAllocator
#endif

/// Takes memory from the system in ways that cost little, where much of it will be needed.
///
/// Large pages would cost less still on most systems, but not on all: in a virtual machine that hands
/// unused ones back to its host, each takes ten times as long as the ordinary pages in its place.
enum FreshMemory {
  /// How many bytes there have to be for anything to be won.
  static let size = 2 << 20

  /// Has the system put pages below a buffer that has not been touched yet, and will be filled.
  ///
  /// All at once costs less than a fault for each. Where the system can't, it does as for any other
  /// memory.
  static func take(_ buffer: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard buffer.count >= size, let start = buffer.baseAddress else { return }
      let pageSize = 4096
      let page = unsafe start.alignedUp(toMultipleOf: pageSize)
      let length = unsafe (buffer.count - (page - start)) / pageSize * pageSize
      unsafe CAllocatorPopulate(page, length)
    #endif
  }

  /// Prepares the heap for reading a file of so many bytes.
  ///
  /// What is given up of the arrays that are made of it then serves for the next ones, instead of
  /// being handed back to the system and asked for again.
  static func prepareHeap(forFileOf bytes: Int) {
    #if os(Linux)
      guard CAllocatorIsAdjustable != 0, bytes >= size else { return }
      CAllocatorKeepInHeap(32 << 20)
      CAllocatorSetGrowth(Int32(size))
    #endif
  }
}
