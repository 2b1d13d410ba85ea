#include <limits.h>
#if defined(__linux__)
#include <malloc.h>
#endif

// The settings of glibc's allocator, which Swift's own module of the library leaves out.

enum {
  CAllocatorIsAdjustable =
#if defined(__GLIBC__)
      1
#else
      0
#endif
};

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
