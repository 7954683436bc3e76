import ComputeKernels
import TensorCore

/// The largest value under a window, for each channel, and where in the window it lies. Padding never wins;
/// of equal values the first does. A window that meets no element gives the least finite number, or the least
/// that the activation allows, and the index of the window's first element.
///
/// - Input: `[N, H, W, C]`. Outputs: values and indices, each `[N, OH, OW, C]`. An index counts row by row
///   through the window; it is a `float32` a tenth above the whole number, so that cutting off restores it.
/// - Source: MediaPipe's custom operator `MaxPoolingWithArgmax2D`
///   (`mediapipe/util/tflite/operations/max_pool_argmax.cc`).
public struct MaxPoolWithIndices2D: Sendable, Hashable {
  /// The rows of the window.
  public var windowHeight: Int
  /// The columns of the window.
  public var windowWidth: Int
  /// How the window walks over the image.
  public var window: Window2D
  /// Applied to the values.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(windowHeight: Int, windowWidth: Int, window: Window2D, activation: Activation = .none) {
    self.windowHeight = windowHeight
    self.windowWidth = windowWidth
    self.window = window
    self.activation = activation
  }
}

extension MaxPoolWithIndices2D: Pooling2D {
  public static let kind: OperatorKind = "maxPoolWithIndices2D"
  package static let signature = OperatorSignature(inputs: 1, outputs: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs:
      "values and indices, each `[N, OH, OW, C]`; an index counts the window's elements row by row and is a `float32` a tenth above the whole number; a window that meets no element gives the least finite number, or the least that the activation allows, and the index 0.1"
  )
  package static let sample = MaxPoolWithIndices2D(
    windowHeight: 3, windowWidth: 4, window: .sample, activation: .rectifier6)

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "image")
    let geometry = try geometry(inputs.required(0, "image", rank: 4).shape)
    return [TensorType(geometry.outputShape), TensorType(geometry.outputShape)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let values = site.output(0, as: Float.self)
    let indices = site.output(1, as: Float.self)
    let bounds = activation.bounds
    if site.wantsReference {
      return try rowKernel(
        site, name: "reference", reason: KernelReason.requested
      ) { context, geometry, rows in
        ReferenceKernels.maxPoolWithIndices2D(
          input: context.pointer(input), values: context.mutablePointer(values),
          indices: context.mutablePointer(indices), geometry: geometry, bounds: bounds, rows: rows)
      }
    }
    return try rowKernel(
      site, name: "pooling with indices", reason: "vectors over the channels"
    ) { context, geometry, rows in
      FastKernels.maxPoolWithIndices2D(
        input: context.pointer(input), values: context.mutablePointer(values),
        indices: context.mutablePointer(indices), geometry: geometry, bounds: bounds, rows: rows)
    }
  }
}
