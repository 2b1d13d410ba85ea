import CaptionKit

/// A language tag that somebody typed.
func languageTag(_ option: String, _ text: String) throws(UsageError) -> LanguageTag {
  guard let language = LanguageTag(text) else {
    throw UsageError("\(option) takes a BCP 47 tag such as en or pt-BR, not '\(text)'")
  }
  return language
}

/// The length of a programme that somebody typed.
func programmeDuration(_ option: String, _ text: String) throws(UsageError) -> MediaTime {
  guard let duration = MediaTime(distance: text), duration > .zero else {
    throw UsageError("\(option) takes a time such as 00:42:10 or 2530s, not '\(text)'")
  }
  return duration
}
