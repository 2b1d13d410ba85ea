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
  "\(decimal(thousandths: time.milliseconds)) s"
}

/// A number of thousandths as a decimal without needless zeros: `1.25`.
func decimal(thousandths: Int) -> String {
  var bytes: [UInt8] = []
  bytes.append(thousandths: thousandths)
  return String(decoding: bytes, as: UTF8.self)
}

private func padded(_ number: UInt, _ width: Int) -> String {
  let digits = "\(number)"
  guard digits.utf8.count < width else { return digits }
  return String(repeating: "0", count: width - digits.utf8.count) + digits
}

/// A text in quotation marks on one line, cut after so many bytes.
func quoted(_ text: CaptionText, longest: Int = 80) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(min(text.utf8.count, longest) + 16)
  bytes.append(quoted: text.utf8.contiguous.span, longest: longest)
  return String(decoding: bytes, as: UTF8.self)
}
