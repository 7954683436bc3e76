import ComputeKernels
import TensorCore

/// The root of the mean square of the values under a window, for each channel. Padding does not count.
///
/// - Input: `[N, H, W, C]`. Output: `[N, OH, OW, C]`.
/// - Source: TensorFlow Lite `L2_POOL_2D`.
public struct L2Pool2D: Sendable, Hashable {
  /// The rows of the window.
  public var windowHeight: Int
  /// The columns of the window.
  public var windowWidth: Int
  /// How the window walks over the image.
  public var window: Window2D
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(windowHeight: Int, windowWidth: Int, window: Window2D, activation: Activation = .none) {
    self.windowHeight = windowHeight
    self.windowWidth = windowWidth
    self.window = window
    self.activation = activation
  }
}

extension L2Pool2D: Pooling2D {
  public static let kind: OperatorKind = "l2Pool2D"
  package static let signature = OperatorSignature(inputs: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs: "`[N, OH, OW, C]`, roots of mean squares; as for `averagePool2D`")
  package static let sample = L2Pool2D(windowHeight: 2, windowWidth: 5, window: .sample)

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "image")
    return try pooledTypes(for: inputs)
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * windowHeight * windowWidth
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let bounds = activation.bounds
    return try rowKernel(site, name: "reference", reason: KernelReason.onlyOne) { context, geometry, rows in
      ReferenceKernels.l2Pool2D(
        input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
        bounds: bounds, rows: rows)
    }
  }
}
