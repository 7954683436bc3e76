import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of MediaPipe's poolings that keep positions.
  mutating func translatePoolingIndex(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "custom MaxPoolingWithArgmax2D": try addMaxPoolWithIndices2D(source)
    case "custom MaxUnpooling2D": try addMaxUnpool2D(source)
    default: return false
    }
    return true
  }

  private mutating func addMaxPoolWithIndices2D(_ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let shape = try poolingShape(of: image)
    guard source.outputs.count == 2 else {
      throw EngineError(.invalidModel, "has \(source.outputs.count) outputs; expected 2")
    }
    let parameters = try PoolingParameters(source.customOptions)
    var window = Window2D(strideHeight: parameters.strideHeight, strideWidth: parameters.strideWidth)
    if parameters.usesSamePadding {
      (window.paddingTop, window.paddingBottom) = Window2D.samePadding(
        input: shape[1], window: parameters.height, stride: window.strideHeight, dilation: 1)
      (window.paddingLeft, window.paddingRight) = Window2D.samePadding(
        input: shape[2], window: parameters.width, stride: window.strideWidth, dilation: 1)
    }
    let operation = MaxPoolWithIndices2D(
      windowHeight: parameters.height, windowWidth: parameters.width, window: window,
      activation: try parameters.activation(of: source))
    emit(operation, [image], to: source.outputs)
  }

  /// Adds an unpooling. Its padding does not depend on the kind that the source names, nor does it apply an
  /// activation.
  private mutating func addMaxUnpool2D(_ source: TFLiteOperator) throws {
    let values = try input(0, of: source)
    let shape = try poolingShape(of: values)
    let parameters = try PoolingParameters(source.customOptions)
    func padding(_ count: Int, _ window: Int, _ stride: Int) -> Int {
      // The windows' extent beyond the result, half of it before; all factors are below 32 bits.
      max((count - 1) * stride + window - count * window, 0) / 2
    }
    let operation = MaxUnpool2D(
      windowHeight: parameters.height, windowWidth: parameters.width, strideHeight: parameters.strideHeight,
      strideWidth: parameters.strideWidth,
      paddingTop: padding(shape[1], parameters.height, parameters.strideHeight),
      paddingLeft: padding(shape[2], parameters.width, parameters.strideWidth))
    emit(operation, [values, try input(1, of: source)], to: [try soleOutput(of: source)])
  }

  private func poolingShape(of tensor: Int) throws -> Shape {
    let shape = tensors[tensor].shape
    guard shape.rank == 4 else {
      throw EngineError(.invalidModel, "has an input of shape \(shape); expected rank 4")
    }
    return shape
  }
}

/// The attributes of MediaPipe's poolings.
///
/// - Source: `TfLitePoolParams` in `tensorflow/lite/core/c/builtin_op_data.h`.
private struct PoolingParameters {
  let usesSamePadding: Bool
  let strideWidth: Int
  let strideHeight: Int
  let width: Int
  let height: Int
  private let activationNumber: Int

  init(_ bytes: [UInt8]) throws {
    let structure = try StoredStructure(bytes, count: 6)
    usesSamePadding = try structure.usesSamePadding(0)
    strideWidth = try structure.length(1)
    strideHeight = try structure.length(2)
    width = try structure.length(3)
    height = try structure.length(4)
    activationNumber = structure[5]
  }

  /// - Throws: ``UnsupportedFeature`` for activations that the engine does not have.
  func activation(of source: TFLiteOperator) throws -> Activation {
    try Activation(number: activationNumber, of: source)
  }
}

/// The attributes of a custom operator that stores a structure of C: little-endian integers of 32 bits, one
/// after the other. What follows those that are read belongs to the runtime.
struct StoredStructure {
  private let numbers: [Int]

  /// Reads the first `count` integers.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there are fewer.
  init(_ bytes: [UInt8], count: Int) throws {
    let view = ByteView(bytes)
    numbers = try (0..<count).map { Int(try view.integer(at: 4 * $0, as: Int32.self)) }
  }

  subscript(index: Int) -> Int { numbers[index] }

  /// The stride or the side of a window at `index`. Products of two stay far within 64 bits.
  func length(_ index: Int) throws -> Int {
    guard AttributeLimits.lengths ~= numbers[index] else {
      throw EngineError(
        .invalidModel,
        "has a window or stride of \(numbers[index]); expected 1 to \(AttributeLimits.length)")
    }
    return numbers[index]
  }

  /// Whether the number at `index` asks for as much padding as keeps the size, instead of for none.
  ///
  /// - Source: `TfLitePadding` in `tensorflow/lite/core/c/builtin_op_data.h`.
  func usesSamePadding(_ index: Int) throws -> Bool {
    switch numbers[index] {
    case 1: return true
    case 2: return false
    case let number: throw EngineError(.invalidModel, "has padding number \(number); known are 1 and 2")
    }
  }
}
