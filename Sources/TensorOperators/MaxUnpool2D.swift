import ComputeKernels
import TensorCore

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

extension MaxUnpool2D: OperatorDefinition {
  public static let kind: OperatorKind = "maxUnpool2D"
  package static let signature = OperatorSignature(inputs: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "values and indices, each `[N, H, W, C]`",
    outputs:
      "`[N, H·windowHeight, W·windowWidth, C]`: each value where its index says in its window, zeros elsewhere"
  )
  package static let sample = MaxUnpool2D(
    windowHeight: 3, windowWidth: 2, strideHeight: 4, strideWidth: 5, paddingTop: 6, paddingLeft: 7)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("windowHeight", &windowHeight, "rows of the window")
    try visitor.length("windowWidth", &windowWidth, "columns of the window")
    try visitor.length("strideHeight", &strideHeight, "rows between two positions of the window")
    try visitor.length("strideWidth", &strideWidth, "columns between two positions of the window")
    try visitor.padding("paddingTop", &paddingTop, "rows added above the image")
    try visitor.padding("paddingLeft", &paddingLeft, "columns added left of the image")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "values")
    let values = try inputs.required(0, "values", rank: 4).shape
    let indices = try inputs.requiredFloat(1, "indices").shape
    guard indices == values else {
      throw EngineError(.shapeMismatch, "indices have shape \(indices), values \(values); expected the same")
    }
    // A side of a tensor and one of a window are far below 32 bits.
    let shape = try Shape(validating: [
      values[0], values[1] * windowHeight, values[2] * windowWidth, values[3],
    ])
    return [inputs.output(shape, .float32)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let geometry = UnpoolingGeometry(
      batchCount: shape[0], inputHeight: shape[1], inputWidth: shape[2], channels: shape[3],
      windowHeight: windowHeight, windowWidth: windowWidth, strideHeight: strideHeight,
      strideWidth: strideWidth, paddingTop: paddingTop, paddingLeft: paddingLeft)
    let values = site.input(0, as: Float.self)
    let indices = site.input(1, as: Float.self)
    let output = site.output(0, as: Float.self)
    guard geometry.makesBlocks, !site.wantsReference else {
      let reason = site.wantsReference ? KernelReason.requested : "windows that overlap, or have padding"
      return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
        ReferenceKernels.maxUnpool2D(
          input: context.pointer(values), indices: context.pointer(indices),
          output: context.mutablePointer(output), geometry: geometry)
      }
    }
    let tiling = site.tiling(
      count: geometry.inputRowCount,
      workPerElement: geometry.windowHeight * geometry.outputWidth * geometry.channels)
    return PlannedKernel(
      name: "unpooling", reason: "vectors over the channels", tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.maxUnpool2D(
        input: context.pointer(values), indices: context.pointer(indices),
        output: context.mutablePointer(output), geometry: geometry, rows: tiling.range(tile))
    }
  }
}
