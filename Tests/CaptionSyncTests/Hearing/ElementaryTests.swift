import Testing

@testable import CaptionSync

@Suite struct ElementaryTests {
  @Test(
    arguments: [
      (1, 0), (8, 3), (0.125, -3), (10, 3.321_928), (1e-8, -26.575_424), (1.5, 0.584_962_5),
    ] as [(Float, Float)]
  )
  func logarithm(_ value: Float, _ expected: Float) {
    #expect(abs(Elementary.log2(value) - expected) < 4e-6)
  }

  @Test(
    arguments: [
      (0, 1), (1, 2.718_281_8), (-1, 0.367_879_44), (10, 22_026.466), (-20, 2.061_153_6e-9),
    ] as [(Float, Float)]
  )
  func exponential(_ value: Float, _ expected: Float) {
    #expect(abs(Elementary.exp(value) / expected - 1) < 2e-6)
  }

  @Test func whatIsOutOfRangeStaysANumber() {
    #expect(Elementary.exp(1e30).isFinite && Elementary.exp(-1e30) > 0)
    #expect(Elementary.logistic(1e30) == 1 && Elementary.logistic(-1e30) < 1e-30)
    #expect(Elementary.tanh(-1e30) == -1)
    #expect(abs(Elementary.tanh(0.5) - 0.462_117_16) < 1e-6)
  }

  @Test(
    arguments: [
      (0.0, 0.0), (1.0 / 12, 0.5), (0.25, 1), (0.5, 0), (0.75, -1), (-1.0 / 12, -0.5),
      (7.125, 0.707_106_781_2),
    ] as [(Double, Double)]
  )
  func sine(_ turns: Double, _ expected: Double) {
    #expect(abs(Elementary.sine(turns: turns) - expected) < 1e-9)
    #expect(abs(Elementary.cosine(turns: turns - 0.25) - expected) < 1e-9)
  }
}

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4, and lengths around the block's.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func digest(_ text: String, _ expected: String) {
    #expect(SHA256.digest(of: Array(text.utf8)) == expected)
  }

  /// Lengths around that of a block; digests by Python's hashlib.
  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func digestOfManyBytes(_ count: Int, _ expected: String) {
    #expect(SHA256.digest(of: [UInt8](repeating: 0x61, count: count)) == expected)
  }
}
