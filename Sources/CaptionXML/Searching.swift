internal import CLibXML2

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How far a parser has got, as an offset into the source; the limit where there is none.
// Apart from the builder, which would be copied to ask for it.
func place(of parser: xmlParserCtxtPtr?, before limit: Int) -> Int {
  guard let parser = unsafe parser, let input = unsafe parser.pointee.input,
    let current = unsafe input.pointee.cur, let base = unsafe input.pointee.base
  else { return limit }
  let offset = unsafe Int(input.pointee.consumed) + (current - base)
  return min(max(offset, 0), limit)
}

/// The offset of the first such byte in a stretch of the source, or the stretch's end.
func find(
  _ byte: UInt8,
  in bytes: UnsafeBufferPointer<UInt8>,
  from start: Int,
  to end: Int
) -> Int {
  guard let base = bytes.baseAddress, start < end else { return end }
  // Between tags that stand close together it is the first one.
  if unsafe base[start] == byte { return start }
  let found = unsafe memchr(base + start, Int32(byte), end - start)
  return unsafe found.map { unsafe UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? end
}

/// Whether a text is without a byte.
///
/// What follows is looked through with it, since most texts are short and without; `known` is up to
/// where that has been done.
func isFree(
  _ byte: UInt8,
  _ start: Int,
  _ end: Int,
  in bytes: UnsafeBufferPointer<UInt8>,
  _ known: inout Int
) -> Bool {
  if end <= known { return true }
  let first = max(known, start)
  known = unsafe find(byte, in: bytes, from: first, to: min(max(end, first + 4096), bytes.count))
  return end <= known
}
