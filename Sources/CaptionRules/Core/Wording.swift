import CaptionModel

/// A time as rules print it: `00:01:02.500`, hours as many as there are.
func clock(_ time: MediaTime) -> String {
  let milliseconds = time.milliseconds
  let sign = milliseconds < 0 ? "-" : ""
  let total = milliseconds.magnitude
  let hours = padded(total / 3_600_000, 2)
  let minutes = padded(total / 60_000 % 60, 2)
  let seconds = padded(total / 1000 % 60, 2)
  return "\(sign)\(hours):\(minutes):\(seconds).\(padded(total % 1000, 3))"
}

/// A distance in seconds with milliseconds: `1.25 s`.
func seconds(_ time: MediaTime) -> String {
  let milliseconds = time.milliseconds
  let sign = milliseconds < 0 ? "-" : ""
  var fraction = padded(milliseconds.magnitude % 1000, 3)
  while fraction.last == "0" { fraction.removeLast() }
  let whole = "\(sign)\(milliseconds.magnitude / 1000)"
  return fraction.isEmpty ? "\(whole) s" : "\(whole).\(fraction) s"
}

private func padded(_ number: UInt, _ width: Int) -> String {
  let digits = "\(number)"
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

/// A count with its noun: `1 character`, `2 characters`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// A text in quotation marks on one line, cut after so many characters.
func quoted(_ text: String, longest: Int = 60) -> String {
  var line = text.split(separator: "\n").joined(separator: " / ")
  if line.count > longest { line = "\(line.prefix(longest - 1))…" }
  return "\"\(line)\""
}
