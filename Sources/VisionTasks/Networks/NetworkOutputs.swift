import ModelFormat
import TensorCore

extension GraphDefinition {
  /// Checks an output and returns its dimensions without the leading ones that the pattern does not name.
  ///
  /// - Parameters:
  ///   - index: the position among the outputs.
  ///   - meaning: what the output holds, for the message.
  ///   - pattern: the innermost dimensions; `nil` stands for any number above 0. Dimensions before them must
  ///     be 1.
  ///   - types: the types of numbers that are taken.
  /// - Throws: `VisionError` with code `invalidModel`.
  func dimensions(
    ofOutput index: Int, _ meaning: String, matching pattern: [Int?], types: [ElementType] = [.float32]
  ) throws(VisionError) -> [Int] {
    guard outputs.indices.contains(index), tensors.indices.contains(outputs[index]) else {
      throw VisionError(
        .invalidModel,
        "Network \(name) has \(outputs.count) outputs; expected \(meaning) as output \(index)")
    }
    let output = tensors[outputs[index]]
    let dimensions = output.shape.dimensions
    let inner = Array(dimensions.suffix(pattern.count))
    let matches =
      inner.count == pattern.count && dimensions.dropLast(pattern.count).allSatisfy { $0 == 1 }
      && zip(inner, pattern).allSatisfy { $0 > 0 && ($1 == nil || $0 == $1) }
    guard matches, types.contains(output.elementType) else {
      let expected = (["1"] + pattern.map { $0.map(String.init) ?? "n" }).joined(separator: "×")
      throw VisionError(
        .invalidModel,
        "Output \(index) of network \(name) is \(output.elementType.rawValue) \(output.shape); expected "
          + "\(meaning) as \(types.map(\.rawValue).joined(separator: " or ")) [\(expected)]")
    }
    return inner
  }
}

/// How the numbers of a network's output are stored.
enum OutputStorage: Sendable, Hashable {
  /// As they are.
  case float32
  /// As unsigned bytes that stand for numbers.
  case uint8(scale: Float, zeroPoint: Int)
  /// As signed bytes that stand for numbers.
  case int8(scale: Float, zeroPoint: Int)

  /// - Throws: `VisionError` with code `invalidModel` when the output is neither `float32` nor quantized.
  init(of graph: GraphDefinition, output index: Int) throws(VisionError) {
    let tensor = graph.tensors[graph.outputs[index]]
    switch (tensor.elementType, tensor.quantization) {
    case (.float32, _): self = .float32
    case (.uint8, let parameters?):
      self = .uint8(scale: parameters.scale, zeroPoint: parameters.zeroPoint)
    case (.int8, let parameters?): self = .int8(scale: parameters.scale, zeroPoint: parameters.zeroPoint)
    default:
      throw VisionError(
        .invalidModel,
        "Output \(index) of network \(graph.name) is \(tensor.elementType.rawValue) without a scale; expected "
          + "float32, or quantized uint8 or int8")
    }
  }
}

extension ImageNetwork {
  /// Calls `body` with the numbers of an output.
  ///
  /// - Parameter scratch: overwritten; pass the same each time, so that it is allocated once.
  ///
  /// Source: `mediapipe/calculators/tensor/tensors_dequantization_calculator.cc`.
  func withNumbers<Result>(
    ofOutput index: Int, stored storage: OutputStorage, scratch: inout [Float],
    _ body: (UnsafeBufferPointer<Float>) throws -> Result
  ) rethrows -> Result {
    scratch.removeAll(keepingCapacity: true)
    switch storage {
    case .float32: return try body(output(index))
    case .uint8(let scale, let zeroPoint):
      for byte in outputBytes(index) { scratch.append(Float(Int(byte) - zeroPoint) * scale) }
    case .int8(let scale, let zeroPoint):
      for byte in outputBytes(index) {
        scratch.append(Float(Int(Int8(bitPattern: byte)) - zeroPoint) * scale)
      }
    }
    return try scratch.withUnsafeBufferPointer(body)
  }
}
