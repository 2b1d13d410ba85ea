#include <errno.h>
#include <iconv.h>
#include <stddef.h>
#include <string.h>

// iconv tells its outcomes through errno, and its handle through a cast of -1. Neither is visible
// to Swift in the same way on every system, so both are turned into plain values here.

enum {
  CIconvDone = 0,
  CIconvOutputFull = 1,
  CIconvInvalidInput = 2,
  CIconvIncompleteInput = 3,
};

static inline iconv_t _Nullable CIconvOpen(const char *_Nonnull to, const char *_Nonnull from) {
  iconv_t handle = iconv_open(to, from);
  return handle == (iconv_t)-1 ? NULL : handle;
}

static inline int CIconvConvert(iconv_t _Nonnull handle, char *_Nullable *_Nullable input,
                                size_t *_Nullable inputLeft, char *_Nullable *_Nonnull output,
                                size_t *_Nonnull outputLeft) {
  if (iconv(handle, input, inputLeft, output, outputLeft) != (size_t)-1) return CIconvDone;
  if (errno == E2BIG) return CIconvOutputFull;
  return errno == EINVAL ? CIconvIncompleteInput : CIconvInvalidInput;
}

// The distance to the first such byte, or -1. Passing over long text takes the library's means.
static inline ptrdiff_t CFindByte(const unsigned char *_Nonnull bytes, int byte, size_t count) {
  const unsigned char *hit = (const unsigned char *)memchr(bytes, byte, count);
  return hit ? hit - bytes : -1;
}
