import ModelFormat
import TensorCore
import VisionPipeline

/// What a network says about the picture that it takes.
struct ImageInput: Equatable {
  /// Columns and rows.
  let size: PixelSize
  /// 3, or 4 with the opacity behind red, green and blue.
  let channelCount: Int
  /// `float32` or `uint8`.
  let elementType: ElementType
  /// The numbers for black and white; `nil` for bytes, which are taken as they are.
  let valueRange: ValueRange?

  /// Longer sides are refused; those of vision networks are far below.
  static let maximumSideLength = 2048
}

extension ImageInput {
  /// Reads and checks the input of `graph`: one picture, with its normalisation if it takes floating-point
  /// numbers.
  ///
  /// - Parameter takesAlpha: Whether the picture may have four channels.
  /// - Throws: `VisionError`.
  ///
  /// Source: `mediapipe/tasks/cc/vision/utils/image_tensor_specs.cc`.
  init(of graph: GraphDefinition, takesAlpha: Bool = false) throws(VisionError) {
    guard graph.inputs.count == 1, graph.tensors.indices.contains(graph.inputs[0]) else {
      throw Self.refusal(graph, "has \(graph.inputs.count) inputs; expected one picture")
    }
    let input = graph.tensors[graph.inputs[0]]
    let metadata = graph.metadata.inputs.first
    size = try Self.size(of: input, in: graph, channelCounts: takesAlpha ? 3...4 : 3...3)
    channelCount = input.shape[3]
    elementType = input.elementType
    if let content = metadata?.content, content != .rgbImage, content != .unspecified {
      throw Self.refusal(graph, "has the content \"\(content.rawValue)\" as input; expected an RGB picture")
    }
    switch elementType {
    case .uint8: valueRange = nil
    case .float32: valueRange = try Self.valueRange(metadata?.normalization, in: graph)
    default:
      throw Self.refusal(
        graph,
        "has an input of type \(elementType.rawValue). Type mismatch for input tensor \(input.name). "
          + "Requested one of these types: uint8/float32")
    }
  }

  private static func size(
    of input: TensorDefinition, in graph: GraphDefinition, channelCounts: ClosedRange<Int>
  ) throws(VisionError) -> PixelSize {
    let shape = input.shape
    guard shape.rank == 4, shape[0] == 1, channelCounts.contains(shape[3]) else {
      let channels = channelCounts.map(String.init).joined(separator: " or ")
      throw refusal(graph, "has an input of shape \(shape); expected [1×height×width×\(channels)]")
    }
    let sides = 1...maximumSideLength
    guard sides.contains(shape[1]), sides.contains(shape[2]) else {
      throw refusal(
        graph, "has an input of shape \(shape); expected sides from 1 to \(maximumSideLength) pixels")
    }
    return PixelSize(width: shape[2], height: shape[1])
  }

  private static func valueRange(
    _ normalization: Normalization?, in graph: GraphDefinition
  ) throws(VisionError) -> ValueRange {
    guard let normalization else {
      throw VisionError(
        .notFound,
        "Input tensor has type float32: it requires specifying NormalizationOptions metadata to preprocess "
          + "input images. Network \(graph.name) has none; convert a model that has.")
    }
    let (means, deviations) = (normalization.mean, normalization.standardDeviation)
    guard [1, 3].contains(means.count), means.count == deviations.count else {
      throw refusal(
        graph, "has \(means.count) means and \(deviations.count) standard deviations; expected 1 or 3 of each"
      )
    }
    guard means.allSatisfy({ $0 == means[0] }), deviations.allSatisfy({ $0 == deviations[0] }) else {
      throw VisionError(
        .unsupported,
        "Per-channel image normalization is not available. Network \(graph.name) asks for it.")
    }
    guard deviations[0] != 0 else {
      throw VisionError(
        .invalidNormalization, "Network \(graph.name) has a standard deviation of 0; expected another number"
      )
    }
    do {
      return try ValueRange(mean: means[0], standardDeviation: deviations[0])
    } catch {
      throw error.within("network \(graph.name)")
    }
  }

  private static func refusal(_ graph: GraphDefinition, _ text: String) -> VisionError {
    VisionError(.invalidModel, "Network \(graph.name) \(text)")
  }
}

extension ImageInput {
  /// The numbers for black and white of a network that takes floating-point numbers.
  ///
  /// - Throws: `VisionError` with code `invalidModel` when it takes bytes.
  func requireValueRange(_ networkName: String) throws(VisionError) -> ValueRange {
    guard let valueRange else {
      throw VisionError(
        .invalidModel,
        "Network \(networkName) takes bytes; this task needs one that takes float32")
    }
    return valueRange
  }
}
