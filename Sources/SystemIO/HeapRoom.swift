#if os(Linux)
  import CAllocator
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes room in the heap where much memory will be needed.
///
/// Left alone, glibc takes each large array from the system and gives it back, and every page of it
/// is cleared anew. In the heap, what was freed serves for the next array.
///
/// Large pages are not asked for. They spare faults, but virtual machines whose free memory goes back
/// to the host lend it in pieces of just their size: one that is not at hand then costs more than all
/// the faults that it would spare, by a third of a whole check.
enum HeapRoom {
  /// The size of a file below which there is nothing to win.
  private static let smallest = 2 << 20
  /// MADV_POPULATE_WRITE of Linux 5.14, which older headers lack.
  private static let populatesForWriting: Int32 = 23

  /// Prepares the heap for reading a file of so many bytes.
  ///
  /// The room for the bytes and for what is made of them is taken from the system in one piece. What
  /// is not used later costs nothing.
  static func prepare(forFileOf bytes: Int) {
    #if os(Linux)
      guard CAllocatorIsAdjustable != 0, bytes >= smallest else { return }
      let room = min(5 * bytes / smallest * smallest, 1 << 30)
      // The arrays of a file are to lie in the heap as well.
      CAllocatorKeepInHeap(32 << 20)
      CAllocatorSetGrowth(Int32(room))
      // More than the heap has left, so that it grows.
      let block = unsafe malloc(2 * smallest)
      CAllocatorSetGrowth(Int32(smallest))
      unsafe free(block)
    #endif
  }

  /// Has the system give all pages of a buffer that is about to be filled at once, which takes half as
  /// long as a fault for each.
  ///
  /// A system that cannot do so refuses, and the faults come one by one.
  static func populate(_ buffer: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard buffer.count >= smallest, let start = buffer.baseAddress else { return }
      let pageSize = 4096
      let page = unsafe start.alignedUp(toMultipleOf: pageSize)
      let length = unsafe (buffer.count - (page - start)) / pageSize * pageSize
      _ = unsafe madvise(page, length, populatesForWriting)
    #endif
  }
}
