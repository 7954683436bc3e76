import ComputeKernels
import TensorCore

/// How a filter or a pooling window walks over the rows and columns of an image.
///
/// All lengths are in elements. Padding is explicit: the source model's SAME and VALID are resolved when
/// it is converted, since every shape is known then.
public struct Window2D: Sendable, Hashable {
  /// The rows from one window to the next.
  public var strideHeight: Int
  /// The columns from one window to the next.
  public var strideWidth: Int
  /// The rows from one element of the window to the next.
  public var dilationHeight: Int
  /// The columns from one element of the window to the next.
  public var dilationWidth: Int
  /// The rows added above the image.
  public var paddingTop: Int
  /// The rows added below the image.
  public var paddingBottom: Int
  /// The columns added left of the image.
  public var paddingLeft: Int
  /// The columns added right of the image.
  public var paddingRight: Int

  /// Creates a walk: every position, without padding, if nothing else is said.
  public init(
    strideHeight: Int = 1, strideWidth: Int = 1, dilationHeight: Int = 1, dilationWidth: Int = 1,
    paddingTop: Int = 0, paddingBottom: Int = 0, paddingLeft: Int = 0, paddingRight: Int = 0
  ) {
    self.strideHeight = strideHeight
    self.strideWidth = strideWidth
    self.dilationHeight = dilationHeight
    self.dilationWidth = dilationWidth
    self.paddingTop = paddingTop
    self.paddingBottom = paddingBottom
    self.paddingLeft = paddingLeft
    self.paddingRight = paddingRight
  }
}

extension Window2D {
  /// The number of window positions along one axis, or `nil` when the window does not fit once.
  public static func outputLength(
    input: Int, window: Int, stride: Int, dilation: Int, paddingBefore: Int, paddingAfter: Int
  ) -> Int? {
    let padded = input + paddingBefore + paddingAfter
    let extent = (window - 1) * dilation + 1
    guard window > 0, stride > 0, dilation > 0, padded >= extent else { return nil }
    return (padded - extent) / stride + 1
  }

  /// The padding before and after that gives `ceil(input / stride)` outputs, the odd element after.
  public static func samePadding(input: Int, window: Int, stride: Int, dilation: Int) -> (
    before: Int, after: Int
  ) {
    let output = (input + stride - 1) / stride
    let extent = (window - 1) * dilation + 1
    let total = max((output - 1) * stride + extent - input, 0)
    return (total / 2, total - total / 2)
  }
}

extension Window2D {
  /// A walk with telling attributes, for tests.
  package static let sample = Window2D(
    strideHeight: 2, strideWidth: 3, dilationHeight: 1, dilationWidth: 2, paddingTop: 0, paddingBottom: 1,
    paddingLeft: 2, paddingRight: 3)

  /// The documentation of the attributes, in the order in which they are written.
  package static var attributes: [Attribute] {
    var (window, list) = (sample, AttributeList())
    window.visit(&list)
    return list.attributes
  }

  /// Visits the attributes that every operator with a window has.
  mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("strideHeight", &strideHeight, "rows between two positions of the window")
    try visitor.length("strideWidth", &strideWidth, "columns between two positions of the window")
    try visitor.length("dilationHeight", &dilationHeight, "rows between two elements of the window")
    try visitor.length("dilationWidth", &dilationWidth, "columns between two elements of the window")
    try visitor.padding("paddingTop", &paddingTop, "rows added above the image")
    try visitor.padding("paddingBottom", &paddingBottom, "rows added below the image")
    try visitor.padding("paddingLeft", &paddingLeft, "columns added left of the image")
    try visitor.padding("paddingRight", &paddingRight, "columns added right of the image")
  }
}

extension ConvolutionGeometry {
  /// The geometry of a window over an image `[N, H, W, C]`.
  ///
  /// - Parameter groupCount: The number of groups that the channels are cut into.
  /// - Throws: ``EngineError/Code/shapeMismatch`` when the window does not fit once, and
  ///   ``EngineError/Code/invalidModel`` when the window or the result is larger than a tensor may be.
  package init(
    image: Shape, outputChannels: Int, filterHeight: Int, filterWidth: Int, window: Window2D,
    groupCount: Int = 1
  ) throws {
    guard
      let outputHeight = Window2D.outputLength(
        input: image[1], window: filterHeight, stride: window.strideHeight,
        dilation: window.dilationHeight, paddingBefore: window.paddingTop,
        paddingAfter: window.paddingBottom),
      let outputWidth = Window2D.outputLength(
        input: image[2], window: filterWidth, stride: window.strideWidth, dilation: window.dilationWidth,
        paddingBefore: window.paddingLeft, paddingAfter: window.paddingRight)
    else {
      throw EngineError(
        .shapeMismatch,
        "a \(filterHeight)×\(filterWidth) window does not fit once into an image of shape \(image)")
    }
    let (windowSize, isTooLarge) = filterHeight.multipliedReportingOverflow(by: filterWidth)
    guard !isTooLarge, windowSize <= Shape.maximumElementCount else {
      throw EngineError(
        .invalidModel,
        "a \(filterHeight)×\(filterWidth) window has more than \(Shape.maximumElementCount) elements")
    }
    _ = try Shape(
      validatingImages: image[0], height: outputHeight, width: outputWidth, channels: outputChannels)
    self.init(
      batchCount: image[0], inputHeight: image[1], inputWidth: image[2], inputChannels: image[3],
      outputHeight: outputHeight, outputWidth: outputWidth, outputChannels: outputChannels,
      filterHeight: filterHeight, filterWidth: filterWidth, strideHeight: window.strideHeight,
      strideWidth: window.strideWidth, dilationHeight: window.dilationHeight,
      dilationWidth: window.dilationWidth, paddingTop: window.paddingTop, paddingLeft: window.paddingLeft,
      groupCount: groupCount)
  }

  package var outputShape: Shape {
    Shape(images: batchCount, height: outputHeight, width: outputWidth, channels: outputChannels)
  }
}
