/// The network of Silero VAD (version 6, 16 kHz), for which the weights come from a file.
///
/// A window of samples, with the last ones of the window before and some mirrored at its end, goes
/// through a Fourier basis, four convolutions and a recurrent cell; what comes out is the likelihood
/// of speech in it.
public struct SpeechNetwork: Sendable {
  /// A convolution over time with a bias, behind which negative values become nought.
  struct Convolution: Sendable {
    /// How many values a frame has that goes in.
    let inputs: Int
    let outputs: Int
    let kernel: Int
    let stride: Int
    /// A row for each output, with all inputs of the kernel's first place, then of its second, and so on.
    let weights: VectorRows
    let bias: [Float]
  }

  /// How many samples a window has.
  let window: Int
  /// How many samples before the window, and mirrored behind it, belong to it.
  let context: Int
  /// Rows of the Fourier basis: cosines and then sines.
  let basis: VectorRows
  let basisLength: Int
  let frequencies: Int
  let convolutions: [Convolution]
  /// Rows of input, forget, cell and output gate, over the input and the state.
  let gates: VectorRows
  let gateBias: [Float]
  let inputs: Int
  let units: Int
  let output: VectorRows
  let outputBias: Float
  /// The name and version that the file gives.
  public let name: String

  /// What the network keeps from window to window.
  struct State: Sendable {
    fileprivate var samples: [Float]
    fileprivate var hidden: [Float]
    fileprivate var cell: [Float]

    init(for network: SpeechNetwork) {
      samples = [Float](repeating: 0, count: network.context)
      hidden = [Float](repeating: 0, count: network.units)
      cell = hidden
    }
  }

  /// The likelihood of speech in the window of samples that begins at a place.
  func likelihood(of samples: [Float], at place: Int, _ state: inout State) -> Float {
    var padded = state.samples
    padded.reserveCapacity(window + 2 * context)
    padded.append(contentsOf: samples[place..<place + window])
    for index in 0..<context { padded.append(padded[context + window - 2 - index]) }
    state.samples = Array(padded[window..<window + context])

    var frames = magnitudes(of: padded)
    for convolution in convolutions { frames = convolution.applied(to: frames) }
    return advance(&state, with: frames.first ?? [])
  }

  private func magnitudes(of samples: [Float]) -> [[VectorRows.Group]] {
    var frames: [[VectorRows.Group]] = []
    var start = 0
    while start + basisLength <= samples.count {
      let vector = VectorRows.packed(Array(samples[start..<start + basisLength]))
      var frame = [VectorRows.Group](
        repeating: .zero,
        count: VectorRows.groupCount(frequencies)
      )
      for frequency in 0..<frequencies {
        let real = basis.product(row: frequency, count: basis.width, with: vector)
        let imaginary = basis.product(
          row: frequencies + frequency,
          count: basis.width,
          with: vector
        )
        frame[frequency / 16][frequency % 16] =
          (real * real + imaginary * imaginary).squareRoot()
      }
      frames.append(frame)
      start += basisLength / 2
    }
    return frames
  }

  private func advance(_ state: inout State, with frame: [VectorRows.Group]) -> Float {
    // Input and state stand in groups of their own, as the rows of the gates do.
    let vector = frame + VectorRows.packed(state.hidden)
    var positive = state.hidden
    for unit in 0..<units {
      func gate(_ number: Int) -> Float {
        let row = number * units + unit
        return gates.product(row: row, count: gates.width, with: vector) + gateBias[row]
      }
      let cell =
        Elementary.logistic(gate(1)) * state.cell[unit]
        + Elementary.logistic(gate(0)) * Elementary.tanh(gate(2))
      state.cell[unit] = cell
      state.hidden[unit] = Elementary.logistic(gate(3)) * Elementary.tanh(cell)
      positive[unit] = max(state.hidden[unit], 0)
    }
    let sum = output.product(row: 0, count: output.width, with: VectorRows.packed(positive))
    return Elementary.logistic(sum + outputBias)
  }
}

extension SpeechNetwork.Convolution {
  /// What a sequence of frames turns into, with a frame of noughts before and behind it.
  func applied(to frames: [[VectorRows.Group]]) -> [[VectorRows.Group]] {
    let width = VectorRows.groupCount(inputs)
    let margin = kernel / 2
    var results: [[VectorRows.Group]] = []
    var middle = 0
    while middle < frames.count {
      var result = [VectorRows.Group](
        repeating: .zero,
        count: VectorRows.groupCount(outputs)
      )
      for output in 0..<outputs {
        var sum = bias[output]
        for place in 0..<kernel {
          let index = middle + place - margin
          guard frames.indices.contains(index) else { continue }
          sum += weights.product(
            row: output,
            from: place * width,
            count: width,
            with: frames[index]
          )
        }
        result[output / 16][output % 16] = max(sum, 0)
      }
      results.append(result)
      middle += stride
    }
    return results
  }
}
