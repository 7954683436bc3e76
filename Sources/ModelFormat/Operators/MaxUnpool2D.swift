/// Puts each value back to where in its window a pooling found it, and zeros elsewhere.
///
/// - Inputs: values and indices, each `[N, H, W, C]`, as ``MaxPoolWithIndices2D`` gives them.
///   Output: `[N, H · windowHeight, W · windowWidth, C]`. Where windows overlap, the later one counts; what
///   would lie outside is dropped.
/// - Source: MediaPipe's custom operator `MaxUnpooling2D`
///   (`mediapipe/util/tflite/operations/max_unpooling.cc`).
public struct MaxUnpool2D: Sendable, Hashable {
  /// The rows of the window.
  public var windowHeight: Int
  /// The columns of the window.
  public var windowWidth: Int
  /// The rows from one window to the next.
  public var strideHeight: Int
  /// The columns from one window to the next.
  public var strideWidth: Int
  /// The rows of the first window that lie above the result.
  public var paddingTop: Int
  /// The columns of the first window that lie left of the result.
  public var paddingLeft: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(
    windowHeight: Int, windowWidth: Int, strideHeight: Int, strideWidth: Int, paddingTop: Int = 0,
    paddingLeft: Int = 0
  ) {
    self.windowHeight = windowHeight
    self.windowWidth = windowWidth
    self.strideHeight = strideHeight
    self.strideWidth = strideWidth
    self.paddingTop = paddingTop
    self.paddingLeft = paddingLeft
  }
}

extension MaxUnpool2D: OperatorAttributes {
  package static let blank = MaxUnpool2D(windowHeight: 1, windowWidth: 1, strideHeight: 1, strideWidth: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("windowHeight", &windowHeight, in: 1...AttributeLimits.length)
    try visitor.integer("windowWidth", &windowWidth, in: 1...AttributeLimits.length)
    try visitor.integer("strideHeight", &strideHeight, in: 1...AttributeLimits.length)
    try visitor.integer("strideWidth", &strideWidth, in: 1...AttributeLimits.length)
    try visitor.integer("paddingTop", &paddingTop, in: 0...AttributeLimits.length)
    try visitor.integer("paddingLeft", &paddingLeft, in: 0...AttributeLimits.length)
  }
}
