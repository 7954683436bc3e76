import TensorCore

/// The mean of the values under a window, for each channel. Padding does not count.
///
/// - Input: `[N, H, W, C]`. Output: `[N, OH, OW, C]`.
/// - Source: TensorFlow Lite `AVERAGE_POOL_2D`.
public struct AveragePool2D: Sendable, Hashable {
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

extension AveragePool2D: Pooling2D {
  public static let kind: OperatorKind = "averagePool2D"
  package static let signature = OperatorSignature(inputs: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs:
      "`[N, OH, OW, C]`; padding does not count, and a window that meets no element gives 0, of codes the code 0, moved to where the activation allows"
  )
  package static let sample = AveragePool2D(windowHeight: 3, windowWidth: 4, window: .sample)

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try pooledTypes(for: inputs) }
}
