#include <limits.h>
#if defined(__linux__)
#include <malloc.h>
#include <stddef.h>
#include <sys/mman.h>
#endif

// The settings of glibc's allocator, which Swift's own module of the library leaves out, and a wish to
// the system that older libraries have no name for.

enum {
  CAllocatorIsAdjustable =
#if defined(__GLIBC__)
      1
#else
      0
#endif
};

#if defined(__linux__)
/// Puts pages below memory that begins at a page, so that it can be written without faults.
static inline void CAllocatorPopulate(void *start, size_t length) {
#if defined(MADV_POPULATE_WRITE)
  (void)madvise(start, length, MADV_POPULATE_WRITE);
#else
  (void)start;
  (void)length;
#endif
}
#endif

/// Keeps blocks up to a size in the heap, and what is freed of them, too.
static inline void CAllocatorKeepInHeap(int largestBlock) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, largestBlock);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
#endif
}

/// Sets how many bytes more than it needs the heap takes from the system whenever it grows.
static inline void CAllocatorSetGrowth(int bytes) {
#if defined(__GLIBC__)
  mallopt(M_TOP_PAD, bytes);
#endif
}
