// The library has an interface of C++ only, which Swift cannot import without taking on C++ everywhere.
#include "CCLD2.h"

#if defined(__linux__) || __has_include(<cld2/public/compact_lang_det.h>)
// The header uses FILE without including what declares it.
#include <cstdio>

#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

int32_t captionkit_cld2_detect(const char *text, int32_t length, captionkit_cld2_language languages[3],
                               bool *is_reliable) {
  CLD2::Language found[3] = {CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE};
  int percents[3] = {0, 0, 0};
  double scores[3] = {0, 0, 0};
  int bytes = 0;
  CLD2::CLDHints hints = {nullptr, nullptr, CLD2::UNKNOWN_ENCODING, CLD2::UNKNOWN_LANGUAGE};
  *is_reliable = false;
  // What is no valid UTF-8 would have the library read where nothing is.
  int valid = 0;
  CLD2::ExtDetectLanguageSummaryCheckUTF8(text, length, true, &hints, 0, found, percents, scores, nullptr, &bytes,
                                          is_reliable, &valid);
  if (valid < length) {
    *is_reliable = false;
    bytes = 0;
  }
  for (int index = 0; index < 3; index++) {
    languages[index].code = CLD2::LanguageCode(found[index]);
    languages[index].percent = percents[index];
  }
  return bytes;
}
#else
int32_t captionkit_cld2_detect(const char *text, int32_t length, captionkit_cld2_language languages[3],
                               bool *is_reliable) {
  for (int index = 0; index < 3; index++) languages[index] = {"un", 0};
  *is_reliable = false;
  return 0;
}
#endif
