#if canImport(CUchardet)
  import CUchardet
#endif

/// The name of the encoding that uchardet holds a text to be in; nil where it has no opinion.
///
/// - Parameter text: Text without markup, whose ASCII would drown what tells encodings apart.
func uchardetGuess(_ text: [UInt8]) -> String? {
  #if canImport(CUchardet)
    guard let detector = unsafe uchardet_new() else { return nil }
    defer { unsafe uchardet_delete(detector) }
    let status = unsafe text.withUnsafeBytes { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return 1 }
      return unsafe uchardet_handle_data(
        detector,
        base.assumingMemoryBound(to: CChar.self),
        buffer.count
      )
    }
    guard status == 0 else { return nil }
    unsafe uchardet_data_end(detector)
    guard let name = unsafe uchardet_get_charset(detector) else { return nil }
    let charset = unsafe String(cString: name)
    return charset.isEmpty ? nil : charset
  #else
    return nil
  #endif
}
