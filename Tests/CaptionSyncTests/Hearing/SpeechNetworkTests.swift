import Testing

@testable import CaptionSync

/// Writes files of weights as the format says, with made-up figures.
struct NetworkFixture {
  var bytes: [UInt8] = []
  private var figureCount = 0

  /// Rows and columns of each tensor, in the order in which the figures are counted.
  init(
    halves: Bool = false,
    leavingOut left: String? = nil,
    renaming: (String) -> String = { $0 }
  ) {
    bytes = [0x6C, 0x6D, 0x67, 0x67]
    let name = "silero-16k"
    add(name.utf8.count)
    bytes += name.utf8
    [6, 2, 0, 32, 4, 4, 3, 5, 3, 5, 4, 3, 4, 4, 3, 4, 6, 3, 6, 6, 6, 1].forEach { add($0) }
    var tensors = [("stft.forward_basis_buffer", [16, 1, 6])]
    for (index, (inputs, outputs)) in [(3, 5), (5, 4), (4, 4), (4, 6)].enumerated() {
      tensors.append(("encoder.\(index).reparam_conv.weight", [3, inputs, outputs]))
      tensors.append(("encoder.\(index).reparam_conv.bias", [outputs]))
    }
    tensors += [
      ("decoder.rnn.weight_ih", [6, 24]), ("decoder.rnn.weight_hh", [6, 24]),
      ("decoder.rnn.bias_ih", [24]), ("decoder.rnn.bias_hh", [24]),
      ("decoder.decoder.2.weight", [6]), ("decoder.decoder.2.bias", []),
    ]
    for (name, sizes) in tensors where name != left {
      let name = "_model." + renaming(name)
      add(sizes.count)
      add(name.utf8.count)
      add(halves ? 1 : 0)
      sizes.forEach { add($0) }
      bytes += name.utf8
      for _ in 0..<sizes.reduce(1, *) {
        let number = (figureCount * 37 + 11) % 64 - 24
        let figure = Float(number) / 64
        figureCount += 1
        if halves {
          let bits = Self.half(figure)
          bytes += [UInt8(truncatingIfNeeded: bits), UInt8(bits >> 8)]
        } else {
          add(Int(Int32(bitPattern: figure.bitPattern)))
        }
      }
    }
  }

  mutating func add(_ number: Int) {
    let bits = UInt32(truncatingIfNeeded: number)
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
  }

  /// Multiples of 1/64 below one fit into 16 bits.
  private static func half(_ value: Float) -> UInt16 {
    guard value != 0 else { return 0 }
    let bits = value.bitPattern
    let sign = UInt16(bits >> 16 & 0x8000)
    let exponent = UInt16((bits >> 23 & 0xFF) - 112)
    return sign | exponent << 10 | UInt16(bits >> 13 & 0x3FF)
  }
}

@Suite struct SpeechNetworkTests {
  /// What numpy makes of the same figures, written from the description of the network.
  @Test(arguments: [false, true])
  func likelihoodsAreThoseOfAnIndependentReckoning(halves: Bool) throws {
    let network = try SpeechNetworkFile.read(NetworkFixture(halves: halves).bytes)
    #expect(network.name == "silero-16k 6.2.0")
    let samples = (0..<96).map { index -> Float in
      let number = (index * 53 + 7) % 101 - 50
      return Float(number) / 50
    }
    var state = SpeechNetwork.State(for: network)
    let likelihoods = [0, 32, 64].map { network.likelihood(of: samples, at: $0, &state) }
    let expected: [Float] = [0.553_908_87, 0.632_758_1, 0.656_080_27]
    #expect(zip(likelihoods, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(likelihoods)")
  }

  @Test(
    arguments: [
      (0x3C00, 1), (0xC000, -2), (0x0001, 5.960_464_5e-8), (0x3555, 0.333_251_95), (0x7BFF, 65_504),
      (0x8000, 0),
    ] as [(Int, Float)]
  )
  func halvesOfAFloat(_ bits: Int, _ value: Float) {
    #expect(SpeechNetworkFile.float(half: UInt16(bits)) == value)
  }

  @Test func whatIsCutShortIsRefusedEverywhere() {
    let bytes = NetworkFixture().bytes
    for count in stride(from: 0, to: bytes.count, by: 13) {
      #expect(throws: SpeechNetworkFile.Problem.self) {
        try SpeechNetworkFile.read(Array(bytes[..<count]))
      }
    }
  }

  /// Sizes come from the file, and none may be believed.
  @Test(arguments: [0, -1, 1 << 30, 4096, 2, 31], Array(0..<22))
  func wildSizesAreRefused(_ size: Int, _ place: Int) {
    var bytes = NetworkFixture().bytes
    let start = 18 + 4 * place
    let bits = UInt32(truncatingIfNeeded: size)
    let old = bytes[start..<start + 4]
    let new = (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    // A version says nothing about the rest.
    guard place >= 3, Array(old) != new else { return }
    bytes.replaceSubrange(start..<start + 4, with: new)
    // The window and what belongs to it may have other sizes that fit, too.
    if place == 3 || place == 4 {
      if let network = try? SpeechNetworkFile.read(bytes) {
        var state = SpeechNetwork.State(for: network)
        let samples = [Float](repeating: 0.1, count: network.window)
        #expect((0...1).contains(network.likelihood(of: samples, at: 0, &state)))
      }
    } else {
      #expect(throws: SpeechNetworkFile.Problem.self) { try SpeechNetworkFile.read(bytes) }
    }
  }

  @Test func tensorsThatLackAreNamed() {
    let name = "decoder.rnn.bias_hh"
    #expect(throws: SpeechNetworkFile.Problem.badTensor("_model.\(name)")) {
      try SpeechNetworkFile.read(NetworkFixture(leavingOut: name).bytes)
    }
    #expect(throws: SpeechNetworkFile.Problem.self) {
      try SpeechNetworkFile.read(NetworkFixture { $0 == name ? "other" : $0 }.bytes)
    }
    #expect(throws: SpeechNetworkFile.Problem.badTensor("_model.decoder.rnn.bias_ih")) {
      try SpeechNetworkFile.read(NetworkFixture { $0 == name ? "decoder.rnn.bias_ih" : $0 }.bytes)
    }
  }

  @Test func whatIsNoNumberIsRefused() {
    var bytes = NetworkFixture().bytes
    bytes.replaceSubrange(bytes.count - 4..<bytes.count, with: [0, 0, 0xC0, 0x7F])
    #expect(throws: SpeechNetworkFile.Problem.badTensor("_model.decoder.decoder.2.bias")) {
      try SpeechNetworkFile.read(bytes)
    }
  }

  @Test func onlyTheKnownFileIsTaken() {
    for bytes in [[], Array("PK\u{3}\u{4}".utf8), NetworkFixture().bytes] {
      #expect(throws: SpeechNetwork.Problem.self) { try SpeechNetwork(bytes) }
    }
  }

  @Test func everyRecordHasTheLikelihoodOfItsWindow() throws {
    let network = try SpeechNetworkFile.read(NetworkFixture().bytes)
    let samples = Signals.noise(seconds: 0.1)
    var state = SpeechNetwork.State(for: network)
    let windows = (0..<50).map { network.likelihood(of: samples, at: $0 * 32, &state) }
    // The middle of a record lies 80 samples behind its beginning.
    let expected = (0..<10).map { (record: Int) -> Float in windows[(record * 160 + 80) / 32] }
    var hearing = Hearing(with: .network(network))
    hearing.hear(Signals.whole(samples))
    let track = hearing.finish()
    #expect(track.isSureOfSpeech && track.detector == "silero-16k 6.2.0")
    #expect(track.speech.count == 10)
    #expect(zip(track.speech, expected).allSatisfy { abs($0 - $1) < 1e-3 })
  }
}
