import ComputeKernels
import TensorCore

/// What operators that fold a window over an image have in common: the window and an activation.
package protocol Pooling2D: ActivatingOperator {
  var windowHeight: Int { get set }
  var windowWidth: Int { get set }
  var window: Window2D { get set }

  init(windowHeight: Int, windowWidth: Int, window: Window2D, activation: Activation)
}

extension Pooling2D {
  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("windowHeight", &windowHeight, "rows of the window")
    try visitor.length(
      "windowWidth", &windowWidth,
      "columns of the window; the padding on either side is less than the `(windowWidth − 1) · dilationWidth + 1` columns that it spans, and likewise rows"
    )
    try window.visit(&visitor)
    try visitor.activation(&activation)
  }

  /// A window that lies wholly in the padding would have nothing to fold.
  package func validateTogether() throws {
    let extentHeight = (windowHeight - 1) * window.dilationHeight + 1
    let extentWidth = (windowWidth - 1) * window.dilationWidth + 1
    guard max(window.paddingTop, window.paddingBottom) < extentHeight,
      max(window.paddingLeft, window.paddingRight) < extentWidth
    else {
      throw EngineError(
        .invalidModel,
        "padding is as long as the window, which covers \(extentHeight)×\(extentWidth) elements")
    }
  }

  /// The walk of the window over an image.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when the window does not fit.
  package func geometry(_ image: Shape) throws -> ConvolutionGeometry {
    try ConvolutionGeometry(
      image: image, outputChannels: image[3], filterHeight: windowHeight, filterWidth: windowWidth,
      window: window)
  }

  /// The type of the pooled image.
  func pooledTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    return [inputs.output(try geometry(image.shape).outputShape, image.elementType)]
  }

  /// All elements under all windows.
  package func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let image = inputs[0]?.shape else { return 0 }
    return outputs[0].shape.elementCount * min(windowHeight, image[1]) * min(windowWidth, image[2])
  }
}

extension Pooling2D {
  /// A kernel whose body computes a range of output rows.
  func rowKernel(
    _ site: NodeSite, name: String, reason: String,
    _ body:
      @escaping @Sendable (
        _ context: KernelContext, _ geometry: ConvolutionGeometry, _ rows: Range<Int>
      ) -> Void
  ) throws -> PlannedKernel {
    let geometry = try geometry(site.type(0).shape)
    let workPerRow =
      geometry.outputWidth * geometry.outputChannels * geometry.filterHeight * geometry.filterWidth
    let tiling = site.tiling(count: geometry.outputRowCount, workPerElement: workPerRow)
    return PlannedKernel(name: name, reason: reason, tileCount: tiling.tileCount) { context, tile, _ in
      body(context, geometry, tiling.range(tile))
    }
  }

  /// The cheaper of two kernels: of windows, each by itself, and of windows of a row that share what their
  /// columns fold to.
  ///
  /// - Parameters:
  ///   - mayShareColumns: Whether elements may be folded in any order.
  ///   - pool: Pools some rows of outputs, or the columns of windows of a row.
  func cheapestKernel<Element>(
    _ site: NodeSite, name: String, mayShareColumns: Bool = true,
    _ pool:
      @escaping @Sendable (
        _ input: UnsafePointer<Element>, _ output: UnsafeMutablePointer<Element>,
        _ geometry: ConvolutionGeometry, _ rows: Range<Int>, _ isColumns: Bool
      ) -> Void
  ) throws -> PlannedKernel {
    let (input, output) = (site.input(0, as: Element.self), site.output(0, as: Element.self))
    let name = "\(name), \(site.kernels.instructionSet.name)"
    let windows = try rowKernel(site, name: name, reason: "vectors over the channels") {
      context, geometry, rows in
      pool(context.pointer(input), context.mutablePointer(output), geometry, rows, false)
    }
    guard mayShareColumns else { return windows }
    let geometry = try geometry(site.type(0).shape)
    return try site.cheapest(of: [
      KernelCandidate("pooling", cycles: CostModel.pooledWindows(geometry)) { windows },
      KernelCandidate("pooling of columns", cycles: CostModel.pooledColumns(geometry)) {
        let folded = Scratch<Element>(count: geometry.inputRowLength)
        let tiling = site.tiling(
          count: geometry.outputRowCount,
          workPerElement: geometry.filterHeight * geometry.inputRowLength
            + geometry.filterWidth * geometry.outputWidth * geometry.outputChannels)
        return PlannedKernel(
          name: name, reason: "windows of a row share what their columns fold to",
          tileCount: tiling.tileCount, scratchByteCountPerWorker: folded.byteCount
        ) { context, tile, worker in
          geometry.poolColumns(
            of: context.pointer(input), into: context.mutablePointer(output), rows: tiling.range(tile),
            folded: context.pointer(folded, worker: worker)
          ) { input, output, geometry, isColumns in
            pool(input, output, geometry, 0..<1, isColumns)
          }
        }
      },
    ])
  }

  /// The 16-bit quantized values that the activation allows in the output, whose scale must be the input's.
  func keptWideBounds(_ site: NodeSite) throws -> ClosedRange<Int32> {
    guard site.type(0).quantization == site.outputs[0].quantization else {
      throw EngineError.differingQuantization(by: Self.kind.rawValue)
    }
    return activation.wideBounds(scale: try site.wideScale(site.outputs[0], "the output"))
  }

  /// The quantized values that the activation allows in the output, whose scale and zero point must be the
  /// input's.
  func keptQuantizedBounds<Quantized: QuantizedElement>(
    _ site: NodeSite, element: Quantized.Type
  ) throws -> ClosedRange<Int32> {
    guard site.type(0).quantization == site.outputs[0].quantization else {
      throw EngineError.differingQuantization(by: Self.kind.rawValue)
    }
    return activation.quantizedBounds(
      try site.quantizedScale(site.outputs[0], "the output"), element: element)
  }
}
