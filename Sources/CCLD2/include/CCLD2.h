#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A language that a text holds.
typedef struct {
  /// The code, which the library keeps; never null.
  const char *code;
  /// Its share of the text, in percent.
  int32_t percent;
} captionkit_cld2_language;

/// The three languages that make up most of a text, and whether the library is sure of the first.
///
/// Some bytes behind the text have to be readable. Returns the number of bytes that were judged; 0 where the text
/// is no UTF-8 fit for interchange, and where the library is not there.
int32_t captionkit_cld2_detect(const char *text, int32_t length, captionkit_cld2_language languages[3],
                               bool *is_reliable);

#ifdef __cplusplus
}
#endif
