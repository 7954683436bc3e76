import Foundation
import GraphRuntime
import ModelFormat
import TensorCore

/// What becomes of a network's outputs when its weights are rounded.
struct RoundingComparison: Encodable {
  let network: String
  /// The format of the weights.
  let round: String
  /// How the network with rounded weights was computed.
  let precision: String
  /// The number of inputs that outputs were compared for.
  let runs: Int
  private(set) var outputs: [Output]

  /// An output of all runs.
  struct Output: Encodable {
    let tensor: String
    private(set) var elementCount = 0
    /// Infinite when only one of two numbers is NaN.
    private(set) var largestDifference = 0.0
    private(set) var meanDifference = 0.0
    private(set) var largestMagnitude = 0.0
    private var differenceSum = 0.0

    init(tensor: String) { self.tensor = tensor }

    /// Adds the numbers of a run.
    mutating func add(_ numbers: [Float], from expected: [Float]) {
      elementCount += expected.count
      for (ours, theirs) in zip(numbers, expected) {
        if theirs.isFinite { largestMagnitude = max(largestMagnitude, Double(theirs.magnitude)) }
        if ours == theirs || ours.isNaN && theirs.isNaN { continue }
        let difference = abs(Double(ours) - Double(theirs))
        differenceSum += difference.isNaN ? .infinity : difference
        largestDifference = max(largestDifference, difference.isNaN ? .infinity : difference)
      }
      if elementCount > 0 { meanDifference = differenceSum / Double(elementCount) }
    }

    enum CodingKeys: String, CodingKey {
      case tensor
      case elementCount = "element_count"
      case meanDifference = "mean_difference"
      case largestDifference = "largest_difference"
      case largestMagnitude = "largest_magnitude"
    }
  }
}

extension RoundingComparison {
  /// Runs a network as it is, with exact sums, and with rounded weights, on the same inputs.
  ///
  /// - Parameter inputs: The files for inputs by their names; others get random numbers.
  init(
    of graph: GraphDefinition, _ format: WeightFormat, inputs: [InputFile], options: PlanOptions
  ) throws {
    var exact = options
    exact.precision = .exact
    let expected = Executor(try Plan(graph, options: exact))
    let rounded = Executor(try Plan(graph.roundingWeights(to: format), options: options))
    network = graph.name
    round = format.rawValue
    precision = options.precision.rawValue
    try expected.plan.checkInputs(named: inputs.map(\.name))
    let given = expected.plan.inputs.map { input in inputs.first { $0.name == input.name } }
    runs = given.contains { $0 == nil } ? Self.randomRunCount : 1
    outputs = expected.plan.outputs.map { Output(tensor: $0.name) }
    var generator = SplitMix(state: Self.seed)
    for _ in 0..<runs {
      for (index, file) in given.enumerated() {
        if let file {
          for executor in [expected, rounded] { try executor.setInput(index, toArrayIn: file.path) }
        } else {
          let random = Tensor(random: expected.plan.inputs[index].type, using: &generator)
          for executor in [expected, rounded] { try executor.setInput(index, to: random) }
        }
      }
      expected.run()
      rounded.run()
      for index in outputs.indices {
        outputs[index].add(rounded.output(index).floats, from: expected.output(index).floats)
      }
    }
  }

  /// Random inputs differ in what they make of a difference.
  private static let randomRunCount = 8
  private static let seed: UInt64 = 1

  /// A line for each output.
  var text: String {
    var table = TextTable([
      ("mean difference", .right), ("largest", .right), ("of magnitudes up to", .right), ("output", .left),
    ])
    for output in outputs {
      table.append(
        [output.meanDifference, output.largestDifference, output.largestMagnitude].map {
          String(format: "%.3g", $0)
        } + [output.tensor])
    }
    let inputs = runs == 1 ? "the given inputs" : "\(runs) inputs with random numbers"
    return
      ([
        "\(network): weights as \(round), computed with precision \(precision), beside the network as it is, for "
          + inputs
      ] + table.lines).joined(separator: "\n") + "\n"
  }
}

/// Random numbers that are the same on every run for a state (SplitMix64, Steele, Lea and Flood, 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Tensor {
  /// Numbers between 0 and 1, any bytes, or zeros of other types, which may be indices.
  fileprivate init(random type: TensorType, using generator: inout SplitMix) {
    self.init(shape: type.shape, elementType: type.elementType) { bytes in
      switch type.elementType {
      case .float32:
        for number in bytes.bindMemory(to: Float.self).indices {
          bytes.storeBytes(
            of: Float.random(in: 0...1, using: &generator), toByteOffset: number * MemoryLayout<Float>.size,
            as: Float.self)
        }
      case .uint8, .int8:
        for place in bytes.indices { bytes[place] = .random(in: .min ... .max, using: &generator) }
      default: break
      }
    }
  }
}
