/// What stands between two times.
struct SubRipArrow {
  var range: Range<Int>
  /// Whether it is `-->`.
  var isExact: Bool
  /// Whether it has a head; a mere dash needs more evidence around it.
  var pointsRight: Bool

  /// Scans an arrow with blanks around it; the cursor does not move where there is none.
  init?(_ cursor: inout ByteCursor) {
    var scan = cursor
    scan.scanSubRipBlanks()
    let start = scan.offset
    if scan.scan("-->"), !scan.match(0x3E) {
      (range, isExact, pointsRight) = (start..<scan.offset, true, true)
      cursor = scan
      return
    }
    scan.offset = start
    var end = start
    pointsRight = false
    while !scan.atEnd {
      if scan.scan(0x3E) || scan.scan("→") || scan.scan("⇒") || scan.scan("»")
        || scan.scan("›")
      {
        pointsRight = true
        end = scan.offset
        // What follows the head may be the sign of a time.
        if !scan.match(0x3E) { break }
      } else if scan.scan(0x2D) || scan.scan(0x3D) || scan.scan(0x7E) || scan.scan("–")
        || scan.scan("—") || scan.scan("−")
      {
        end = scan.offset
      } else if !scan.scan(0x20) {
        break
      }
    }
    guard end > start else { return nil }
    scan.offset = end
    range = start..<end
    isExact = false
    cursor = scan
  }
}
