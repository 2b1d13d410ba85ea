/// What stands between tags.
extension PlainScanner {
  /// Reads text up to the next `<`, where there is any.
  mutating func readText() -> Bool {
    let start = position
    var index = start
    var isPlain = true
    scan: while true {
      guard let distance = input.firstStop(index, 0x5D) else {
        index += 8
        continue
      }
      index += distance
      let byte = byte(index)
      guard input.kind(byte) & ByteKind.stopsText != 0 else {
        index += 1
        continue
      }
      switch byte {
      case 0x3C: break scan
      case 0x26:
        guard let next = input.afterReference(index) else { return false }
        isPlain = false
        index = next
      case 0x0D:
        isPlain = false
        index += 1
      case 0x5D:
        guard self.byte(index + 1) != 0x5D || self.byte(index + 2) != 0x3E else { return false }
        index += 1
      default:
        guard byte >= 0x80 else { return false }
        repeat {
          guard let next = input.afterCharacter(index) else { return false }
          index = next
        } while self.byte(index) >= 0x80
      }
    }
    position = index
    guard index > start else { return true }
    if isPlain {
      addText(start..<index, from: start)
    } else {
      let lower = input.count + decoded.count
      unsafe decoded.appendText(input.stretch(start..<index))
      addText(lower..<input.count + decoded.count, from: start)
    }
    return true
  }

  /// Reads a CDATA section: text in which nothing but its end is markup.
  mutating func readSection() -> Bool {
    guard input.matches("<![CDATA[", at: position) else { return false }
    guard let body = body(from: position + 9, endingIn: "]]>") else { return false }
    var hasReturn = false
    for index in body where byte(index) == 0x0D { hasReturn = true }
    if hasReturn {
      let lower = input.count + decoded.count
      for index in body {
        if byte(index) != 0x0D {
          decoded.append(byte(index))
        } else if index + 1 >= body.upperBound || byte(index + 1) != 0x0A {
          decoded.append(0x0A)
        }
      }
      addText(lower..<input.count + decoded.count, from: body.lowerBound)
    } else {
      addText(body, from: body.lowerBound)
    }
    return true
  }

  private mutating func addText(_ range: Range<Int>, from start: Int) {
    guard !range.isEmpty else { return }
    tree.nodes.append(
      XMLNode(
        name: -1,
        next: Int32(truncatingIfNeeded: tree.nodes.count + 1),
        lower: UInt32(truncatingIfNeeded: range.lowerBound),
        upper: UInt32(truncatingIfNeeded: range.upperBound),
        contentStart: UInt32(truncatingIfNeeded: start),
        firstAttribute: 0,
        attributeCount: 0
      )
    )
  }

  /// Appends an attribute's value with its references resolved and its white space made spaces (XML,
  /// 3.3.3).
  mutating func appendValue(_ value: Range<Int>) {
    var index = value.lowerBound
    while index < value.upperBound {
      let byte = byte(index)
      switch byte {
      case 0x26:
        let next = input.afterReference(index) ?? index + 1
        unsafe decoded.appendText(input.stretch(index..<next))
        index = next
      case 0x09, 0x0A:
        decoded.append(0x20)
        index += 1
      case 0x0D:
        decoded.append(0x20)
        index += self.byte(index + 1) == 0x0A ? 2 : 1
      default:
        decoded.append(byte)
        index += 1
      }
    }
  }

  // MARK: Comments and instructions

  mutating func skipComment() -> Bool {
    guard input.matches("<!--", at: position) else { return false }
    return body(from: position + 4, endingIn: "-->", without: "--") != nil
  }

  /// Passes a processing instruction, of which only ASCII names are known here.
  mutating func skipInstruction() -> Bool {
    var index = position + 2
    guard input.kind(byte(index)) & ByteKind.beginsName != 0 else { return false }
    let isReserved = byte(index) | 0x20 == 0x78 && !input.matches("xml-stylesheet", at: index)
    while input.kind(byte(index)) & ByteKind.name != 0 { index += 1 }
    let isAtEnd = input.matches("?>", at: index)
    guard !isReserved, isAtEnd || input.kind(byte(index)) & ByteKind.space != 0 else {
      return false
    }
    return body(from: index, endingIn: "?>") != nil
  }

  /// Passes markup up to its end, of which the rest has to be characters of XML.
  ///
  /// The value is what stands before the end; nil where there is none near, or what must not stand
  /// in it comes first.
  private mutating func body(
    from start: Int,
    endingIn closing: StaticString,
    without mark: StaticString? = nil
  ) -> Range<Int>? {
    limitMarkup()
    defer { input.bound = input.count }
    let first = unsafe closing.utf8Start[0]
    var index = start
    while true {
      let byte = byte(index)
      if byte == first {
        if input.matches(closing, at: index) {
          position = index + closing.utf8CodeUnitCount
          return start..<index
        }
        if let mark, input.matches(mark, at: index) { return nil }
      }
      if byte >= 0x80 {
        guard let next = input.afterCharacter(index) else { return nil }
        index = next
      } else {
        guard byte >= 0x20 || input.kind(byte) & ByteKind.space != 0 else { return nil }
        index += 1
      }
    }
  }

  // MARK: Around the root

  /// Passes white space, comments and instructions outside of the root.
  mutating func skipSurroundings() -> Bool {
    while true {
      position = input.afterSpace(position)
      guard byte(position) == 0x3C else { return true }
      switch byte(position + 1) {
      case 0x21: guard skipComment() else { return false }
      case 0x3F: guard skipInstruction() else { return false }
      default: return true
      }
    }
  }

  /// Passes the XML declaration, whose encoding does not count.
  mutating func skipDeclaration() -> Bool {
    guard input.matches("<?xml", at: 0), input.kind(byte(5)) & ByteKind.space != 0 else {
      return true
    }
    guard var index = afterPart("version", at: 5, { $0 == "1.0" }) else { return false }
    if let next = afterPart("encoding", at: index, isEncoding) { index = next }
    if let next = afterPart("standalone", at: index, { $0 == "yes" || $0 == "no" }) { index = next }
    index = input.afterSpace(index)
    guard input.matches("?>", at: index) else { return false }
    position = index + 2
    return true
  }

  /// The offset after white space and a part of the declaration; nil where it is not there.
  private func afterPart(_ name: StaticString, at start: Int, _ isValid: (String) -> Bool) -> Int? {
    var index = input.afterSpace(start)
    guard index > start, input.matches(name, at: index) else { return nil }
    index = input.afterSpace(index + name.utf8CodeUnitCount)
    guard byte(index) == 0x3D else { return nil }
    index = input.afterSpace(index + 1)
    let quote = byte(index)
    guard quote == 0x22 || quote == 0x27 else { return nil }
    let lower = index + 1
    index = lower
    while byte(index) != quote {
      guard byte(index) > 0x20, byte(index) < 0x80, index < lower + 64 else { return nil }
      index += 1
    }
    return isValid(input.string(lower..<index)) ? index + 1 : nil
  }

  private func isEncoding(_ name: String) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      let kind = input.kind(byte)
      let isLetter = kind & ByteKind.beginsName != 0 && byte != 0x5F
      guard isLetter || !isFirst && kind & ByteKind.name != 0 else { return false }
      isFirst = false
    }
    return !isFirst
  }
}
