/// Reads the weights of ``SpeechNetwork`` in the format `ggml-silero` that whisper.cpp uses: a
/// heading with the sizes, and tensors with their names, in 32 or 16 bits a figure.
struct SpeechNetworkFile {
  /// Why bytes are no weights.
  enum Problem: Error, Sendable, Hashable {
    /// They do not begin as the format does.
    case otherFormat
    /// They end before what they announce.
    case cutShort
    /// A size is out of range, or sizes do not fit each other.
    case badSizes
    /// A tensor is missing, there twice, or of another size; its name.
    case badTensor(String)
  }

  /// The most figures that a tensor may have; the largest known has 66,048.
  private static let figureLimit = 1 << 20
  private static let sizeLimit: Int = 4096
  private static let strides = [1, 2, 2, 1]

  private struct Tensor {
    /// The sizes, that which changes fastest first.
    var sizes: [Int]
    var figures: [Float]
  }

  private var bytes: ArraySlice<UInt8>
  private var tensors: [String: Tensor] = [:]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Makes the network that the bytes describe.
  static func read(_ bytes: [UInt8]) throws(Problem) -> SpeechNetwork {
    var file = SpeechNetworkFile(bytes)
    return try file.network()
  }

  private mutating func network() throws(Problem) -> SpeechNetwork {
    guard bytes.starts(with: [0x6C, 0x6D, 0x67, 0x67]) else { throw .otherFormat }
    bytes.removeFirst(4)
    let name = try text(try size())
    let version = [try number(), try number(), try number()].map { String($0) }
    let window = try size()
    let context = try size()
    guard try size() == Self.strides.count else { throw .badSizes }
    var layers: [(inputs: Int, outputs: Int, kernel: Int)] = []
    for _ in Self.strides { layers.append((try size(), try size(), try size())) }
    let inputs = try size()
    let units = try size()
    guard try size() == units, try size() == 1 else { throw .badSizes }
    while !bytes.isEmpty { try readTensor() }
    guard context < window, layers.last?.outputs == inputs,
      zip(layers, layers.dropFirst()).allSatisfy({ $0.outputs == $1.inputs }),
      layers.allSatisfy({ $0.kernel % 2 == 1 && $0.kernel < 16 })
    else { throw .badSizes }

    let frequencies = layers[0].inputs
    let basis = try basis(frequencies: frequencies)
    let basisLength = basis[0].count
    guard basisLength % 2 == 0, basisLength >= 4, window + 2 * context >= basisLength else {
      throw .badSizes
    }
    // One frame has to be left for the recurrent cell.
    var frames = (window + 2 * context - basisLength) / (basisLength / 2) + 1
    for stride in Self.strides { frames = (frames - 1) / stride + 1 }
    guard frames == 1 else { throw .badSizes }
    var convolutions: [SpeechNetwork.Convolution] = []
    for (index, layer) in layers.enumerated() {
      let prefix = "_model.encoder.\(index).reparam_conv."
      let weights = try take(prefix + "weight", [layer.kernel, layer.inputs, layer.outputs])
      let rows = (0..<layer.outputs).map { output in
        (0..<layer.kernel).flatMap { place in
          Self.padded(
            (0..<layer.inputs).map { weights[(output * layer.inputs + $0) * layer.kernel + place] }
          )
        }
      }
      convolutions.append(
        SpeechNetwork.Convolution(
          inputs: layer.inputs,
          outputs: layer.outputs,
          kernel: layer.kernel,
          stride: Self.strides[index],
          weights: VectorRows(rows),
          bias: try take(prefix + "bias", [layer.outputs])
        )
      )
    }
    let cell = "_model.decoder.rnn."
    let fromInput = try take(cell + "weight_ih", [inputs, 4 * units])
    let fromState = try take(cell + "weight_hh", [units, 4 * units])
    let inputBias = try take(cell + "bias_ih", [4 * units])
    let stateBias = try take(cell + "bias_hh", [4 * units])
    let gates = (0..<4 * units).map { row in
      Self.padded(Array(fromInput[row * inputs..<(row + 1) * inputs]))
        + Self.padded(Array(fromState[row * units..<(row + 1) * units]))
    }
    let output = try take("_model.decoder.decoder.2.weight", [units])
    let outputBias = try take("_model.decoder.decoder.2.bias", [])
    if let other = tensors.keys.min() { throw .badTensor(other) }
    return SpeechNetwork(
      window: window,
      context: context,
      basis: VectorRows(basis),
      basisLength: basisLength,
      frequencies: frequencies,
      convolutions: convolutions,
      gates: VectorRows(gates),
      gateBias: zip(inputBias, stateBias).map { $0 + $1 },
      inputs: inputs,
      units: units,
      output: VectorRows([output]),
      outputBias: outputBias[0],
      name: "\(name) \(version.joined(separator: "."))"
    )
  }

  private mutating func basis(frequencies: Int) throws(Problem) -> [[Float]] {
    let name = "_model.stft.forward_basis_buffer"
    let length = tensors[name]?.sizes.first ?? 0
    let figures = try take(name, [length, 1, 2 * frequencies])
    return (0..<2 * frequencies).map { Array(figures[$0 * length..<($0 + 1) * length]) }
  }

  /// The figures with noughts behind them up to a whole number of groups.
  private static func padded(_ figures: [Float]) -> [Float] {
    let count = VectorRows.groupCount(figures.count) * VectorRows.Group.scalarCount
    return figures + [Float](repeating: 0, count: count - figures.count)
  }

  /// Takes the figures of a tensor out; all have to be numbers.
  private mutating func take(_ name: String, _ sizes: [Int]) throws(Problem) -> [Float] {
    // A size of one at the end says nothing.
    func plain(_ sizes: [Int]) -> [Int] { Array(sizes.reversed().drop { $0 == 1 }.reversed()) }
    guard let tensor = tensors.removeValue(forKey: name), plain(tensor.sizes) == plain(sizes),
      !tensor.figures.isEmpty, tensor.figures.allSatisfy(\.isFinite)
    else { throw .badTensor(name) }
    return tensor.figures
  }

  private mutating func readTensor() throws(Problem) {
    let dimensions = try number()
    guard (0...4).contains(dimensions) else { throw .badSizes }
    let nameLength = try size()
    let type = try number()
    guard (0...1).contains(type) else { throw .badSizes }
    var sizes: [Int] = []
    var count = 1
    for _ in 0..<dimensions {
      let size = try size()
      sizes.append(size)
      count *= size
      guard count <= Self.figureLimit else { throw .badSizes }
    }
    let name = try text(nameLength)
    let width = type == 1 ? 2 : 4
    let data = try take(count * width)
    let figures = stride(from: data.startIndex, to: data.endIndex, by: width).map { place in
      let low = UInt32(data[place]) | UInt32(data[place + 1]) << 8
      if width == 2 { return Self.float(half: UInt16(low)) }
      return Float(bitPattern: low | UInt32(data[place + 2]) << 16 | UInt32(data[place + 3]) << 24)
    }
    guard tensors.updateValue(Tensor(sizes: sizes, figures: figures), forKey: name) == nil else {
      throw .badTensor(name)
    }
  }

  /// The number that 16 bits stand for (IEEE 754 binary16).
  static func float(half: UInt16) -> Float {
    let sign = UInt32(half & 0x8000) << 16
    let exponent = UInt32(half >> 10 & 0x1F)
    let fraction = UInt32(half & 0x3FF)
    switch exponent {
    case 0:
      let value = Float(fraction) / 16_777_216
      return sign == 0 ? value : -value
    case 31: return Float(bitPattern: sign | 0x7F80_0000 | fraction << 13)
    default: return Float(bitPattern: sign | (exponent + 112) << 23 | fraction << 13)
    }
  }

  private mutating func take(_ count: Int) throws(Problem) -> ArraySlice<UInt8> {
    guard count <= bytes.count else { throw .cutShort }
    let part = bytes.prefix(count)
    bytes.removeFirst(count)
    return part
  }

  private mutating func number() throws(Problem) -> Int {
    let part = try take(4)
    let bits = part.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Int(Int32(bitPattern: bits))
  }

  /// A number that is a size: at least one, and not beyond any use.
  private mutating func size() throws(Problem) -> Int {
    let number = try number()
    guard (1...Self.sizeLimit).contains(number) else { throw .badSizes }
    return number
  }

  private mutating func text(_ length: Int) throws(Problem) -> String {
    String(decoding: try take(length), as: UTF8.self)
  }
}
