#if os(Linux)
  import CAllocator
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks for large pages where much memory will be needed.
///
/// Memory costs a fault for each page that is touched first, which for ordinary pages takes longer
/// than filling them; reading a large file spends a fifth of its time so. The advice changes
/// nothing where the system has no large pages or does not give them.
enum LargePages {
  /// The size of a large page, below which there is nothing to win.
  static let size = 2 << 20

  /// Asks for large pages below a buffer that has not been touched yet.
  static func advise(_ buffer: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard buffer.count >= size, let start = buffer.baseAddress else { return }
      let pageSize = 4096
      let page = unsafe start.alignedUp(toMultipleOf: pageSize)
      let length = unsafe (buffer.count - (page - start)) / pageSize * pageSize
      _ = unsafe madvise(page, length, MADV_HUGEPAGE)
    #endif
  }

  /// Prepares the heap for reading a file of so many bytes.
  ///
  /// The room for the bytes and for what is made of them is taken from the system in one piece, so
  /// that all of it can have large pages. What is not used later costs nothing.
  static func prepareHeap(forFileOf bytes: Int) {
    #if os(Linux)
      guard CAllocatorIsAdjustable != 0, bytes >= size else { return }
      let room = min(5 * bytes / size * size, 1 << 30)
      // The arrays of a file are to lie in the heap as well.
      CAllocatorKeepInHeap(32 << 20)
      CAllocatorSetGrowth(Int32(room))
      // More than the heap has left, so that it grows.
      let block = unsafe malloc(2 * size)
      CAllocatorSetGrowth(Int32(size))
      guard let block = unsafe block, let end = unsafe sbrk(0) else { return }
      // Another thread has a heap elsewhere.
      let isInHeap = unsafe block < end && end - block <= room + 4 * size
      let length = unsafe isInHeap ? end - block : 2 * size
      unsafe free(block)
      unsafe advise(UnsafeMutableRawBufferPointer(start: block, count: length))
    #endif
  }
}
