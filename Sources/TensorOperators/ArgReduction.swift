import ComputeKernels
import TensorCore

/// The position of the largest or smallest element along an axis; the first one when several are equal.
///
/// - Input: any shape. Output: without the axis, of type `int32` or `int64`.
/// - Source: TensorFlow Lite `ARG_MAX`, `ARG_MIN`.
public struct ArgReduction: Sendable, Hashable {
  /// Which element is looked for.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// The largest.
    case maximum
    /// The smallest.
    case minimum
  }

  /// Which element is looked for.
  public var function: Function
  /// Non-negative.
  public var axis: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function, axis: Int) {
    self.function = function
    self.axis = axis
  }
}

extension ArgReduction: OperatorDefinition {
  public static let kind: OperatorKind = "argReduce"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the position of the extreme along `axis`, which is gone; `int32` or `int64`")
  package static let sample = ArgReduction(.minimum, axis: 3)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function, "which extreme; the first one of equals")
    try visitor.integer("axis", &axis, in: AttributeLimits.axes, "the axis to search along")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard axis < input.shape.rank, input.shape[axis] > 0 else {
      throw EngineError(.shapeMismatch, "axis \(axis) of a tensor of shape \(input.shape) has no elements")
    }
    guard let elementType = inputs.declaredOutputs.first?.elementType,
      elementType == .int32 || elementType == .int64
    else {
      throw EngineError(.shapeMismatch, "the output is neither int32 nor int64")
    }
    let dimensions = input.shape.dimensions
    return [TensorType(Shape(Array(dimensions[..<axis] + dimensions[(axis + 1)...])), elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatVectorKernel(site) ?? kernel(site, Float.self)
    case .int32: return kernel(site, Int32.self)
    case .int64: return kernel(site, Int64.self)
    case .uint8, .bool: return quantizedVectorKernel(site, isSigned: false) ?? kernel(site, UInt8.self)
    case .int8: return quantizedVectorKernel(site, isSigned: true) ?? kernel(site, Int8.self)
    case .float16, .int16: throw site.unsupported(site.type(0).elementType)
    }
  }

  /// The vector kernel of quantized values side by side; `nil` for other rows, or when plain loops were asked
  /// for.
  private func quantizedVectorKernel(_ site: NodeSite, isSigned: Bool) -> PlannedKernel? {
    let shape = site.type(0).shape
    guard !site.wantsReference, shape.elementStride(of: axis) == 1,
      shape[axis] >= FastKernels.quantizedRowLengths(site.kernels.instructionSet).lowerBound
    else { return nil }
    return site.outputs[0].elementType == .int64
      ? quantizedVectorKernel(site, isSigned: isSigned, position: Int64.self)
      : quantizedVectorKernel(site, isSigned: isSigned, position: Int32.self)
  }

  private func quantizedVectorKernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, isSigned: Bool, position: Position.Type
  ) -> PlannedKernel {
    let length = site.type(0).shape[axis]
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: Position.self)
    let isMaximum = function == .maximum
    let instructionSet = site.kernels.instructionSet
    let tiling = site.tiling(count: site.outputs[0].shape.elementCount, workPerElement: length)
    return PlannedKernel(
      name: "rows of quantized values, \(instructionSet.name)",
      reason: "those of a row lie side by side", tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.argReduce(
        isMaximum: isMaximum, input: context.pointer(input), output: context.mutablePointer(output),
        isSigned: isSigned, length: length, rows: tiling.range(tile), instructionSet: instructionSet)
    }
  }

  /// The vector kernel of rows of numbers; `nil` for others, and when plain loops were asked for.
  private func floatVectorKernel(_ site: NodeSite) -> PlannedKernel? {
    let shape = site.type(0).shape
    guard !site.wantsReference, shape.elementStride(of: axis) == 1, shape[axis] < Int(Int32.max),
      site.outputs[0].shape.elementCount >= FastKernels.rowCountOfPlaces(site.kernels.instructionSet)
    else { return nil }
    return site.outputs[0].elementType == .int64
      ? floatVectorKernel(site, position: Int64.self) : floatVectorKernel(site, position: Int32.self)
  }

  private func floatVectorKernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let length = site.type(0).shape[axis]
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Position.self)
    let isMaximum = function == .maximum
    let instructionSet = site.kernels.instructionSet
    let rowsPerBlock = FastKernels.rowCountOfPlaces(instructionSet)
    let rowCount = site.outputs[0].shape.elementCount
    // The last rows of a tile overlap those before, but none of another tile.
    let tiling = site.tiling(count: rowCount / rowsPerBlock, workPerElement: rowsPerBlock * length)
    return PlannedKernel(
      name: "rows side by side, \(instructionSet.name)", reason: "\(rowsPerBlock) rows fill a vector",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      let blocks = tiling.range(tile)
      let end = tile == tiling.tileCount - 1 ? rowCount : blocks.upperBound * rowsPerBlock
      FastKernels.argReduce(
        isMaximum: isMaximum, input: context.pointer(input), output: context.mutablePointer(output),
        length: length, rows: blocks.lowerBound * rowsPerBlock..<end, instructionSet: instructionSet)
    }
  }

  private func kernel<Element: Comparable & Sendable>(
    _ site: NodeSite, _ element: Element.Type
  ) -> PlannedKernel {
    site.outputs[0].elementType == .int64
      ? kernel(site, element, position: Int64.self) : kernel(site, element, position: Int32.self)
  }

  private func kernel<Element: Comparable & Sendable, Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type, position: Position.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let (length, inner) = (shape[axis], shape.elementStride(of: axis))
    let input = site.input(0, as: Element.self)
    let output = site.output(0, as: Position.self)
    let isMaximum = function == .maximum
    let tiling = site.tiling(count: site.outputs[0].shape.elementCount, workPerElement: length)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.argReduce(
        isMaximum: isMaximum, input: context.pointer(input), output: context.mutablePointer(output),
        length: length, inner: inner, outputs: tiling.range(tile))
    }
  }
}
