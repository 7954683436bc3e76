import ComputeKernels
import TensorCore

/// Folds a tensor along some of its axes.
///
/// - Input: any shape. Output: the axes that are folded have length one, or are gone.
/// - Source: TensorFlow Lite `MEAN`, `SUM`, `REDUCE_MAX`, `REDUCE_MIN`, `REDUCE_PROD`, `REDUCE_ANY`,
///   `REDUCE_ALL`.
public struct Reduction: Sendable, Hashable {
  /// How the elements along the axes become one.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// The sum divided by the number of elements.
    case mean
    /// The sum.
    case sum
    /// The largest one.
    case maximum
    /// The smallest one.
    case minimum
    /// The product.
    case product
    /// Whether any element is true.
    case any
    /// Whether all elements are true.
    case all
  }

  /// How the elements along the axes become one.
  public var function: Function
  /// Non-negative, ascending, without repetition.
  public var axes: [Int]
  /// Whether the axes that are folded stay, with length one.
  public var keepsDimensions: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function, axes: [Int], keepsDimensions: Bool) {
    self.function = function
    self.axes = axes
    self.keepsDimensions = keepsDimensions
  }
}

extension Reduction: OperatorDefinition {
  public static let kind: OperatorKind = "reduce"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the axes folded to length one, or gone")
  package static let sample = Reduction(.sum, axes: [1, 2], keepsDimensions: true)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function, "how the axes are folded; the last two fold truth values")
    try visitor.integers("axes", &axes, in: AttributeLimits.axes, "the axes to fold, ascending")
    try visitor.boolean("keepsDimensions", &keepsDimensions, "whether the folded dimensions stay")
  }

  package func validateTogether() throws {
    guard zip(axes, axes.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw EngineError(.invalidModel, "axes \(axes) are not ascending without repetition")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard axes.allSatisfy({ 0..<input.shape.rank ~= $0 }) else {
      throw EngineError(.shapeMismatch, "axes \(axes) are not all axes of \(input.shape)")
    }
    let dimensions = input.shape.dimensions.enumerated().compactMap { axis, length in
      axes.contains(axis) ? (keepsDimensions ? 1 : nil) : length
    }
    return [inputs.output(Shape(dimensions), input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return try floatKernel(site)
    case .int32: return try integerKernel(site, Int32.self)
    case .int64: return try integerKernel(site, Int64.self)
    case .uint8: return try quantizedKernel(site, element: UInt8.self)
    case .int8: return try quantizedKernel(site, element: Int8.self)
    case .bool: return try truthKernel(site)
    case .int16: return try wideKernel(site)
    case .float16: throw unsupported(site)
    }
  }

  private func floatKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard let function = function.foldFunction else { throw unsupported(site) }
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let walk = walk(site.type(0).shape)
    if walk.isOfLines, !site.wantsReference,
      let kernel = lineKernel(site, function, from: input, to: output, termCount: walk.folded.count)
    {
      return kernel
    }
    if walk.hasVectorForm, function.hasVectorForm, !site.wantsReference {
      let instructionSet = site.kernels.instructionSet
      return kernel(
        site, name: "folds, \(instructionSet.name)", reason: "neighbouring results lie at equal distances"
      ) { context, walk, outputs in
        FastKernels.reduce(
          function, input: context.pointer(input), output: context.mutablePointer(output), walk: walk,
          outputs: outputs, instructionSet: instructionSet)
      }
    }
    if function == .product, walk.hasProductForm, !site.wantsReference {
      return kernel(site, name: "products", reason: Self.neighbouringTerms) { context, walk, outputs in
        FastKernels.multiply(
          input: context.pointer(input), output: context.mutablePointer(output), walk: walk, outputs: outputs)
      }
    }
    return kernel(site) { context, walk, outputs in
      ReferenceKernels.reduce(
        function, input: context.pointer(input), output: context.mutablePointer(output), walk: walk,
        outputs: outputs)
    }
  }

  /// The kernel that folds each line of neighbouring terms in vectors; `nil` where the order of additions
  /// would not be the reference's but has to be.
  private func lineKernel(
    _ site: NodeSite, _ function: FoldFunction, from input: Slot<Float>, to output: Slot<Float>,
    termCount: Int
  ) -> PlannedKernel? {
    let instructionSet = site.kernels.instructionSet
    switch function {
    case .maximum, .minimum:
      let isMaximum = function == .maximum
      return kernel(
        site, name: "\(isMaximum ? "maxima" : "minima") of lines, \(instructionSet.name)",
        reason: "the terms of a result lie side by side"
      ) { context, walk, outputs in
        FastKernels.lineExtremes(
          isMaximum: isMaximum, input: context.pointer(input), output: context.mutablePointer(output),
          walk: walk, outputs: outputs, instructionSet: instructionSet)
      }
    case .sum, .mean:
      guard site.precision == .single, sumsLines(of: site.type(0).shape, instructionSet: instructionSet)
      else { return nil }
      let squares = site.squaresTerms
      let centers = site.optionalInput(1, as: Float.self)
      let scale = function == .mean ? 1 / Float(termCount) : 1
      return kernel(
        site, name: "sums of lines, \(instructionSet.name)",
        reason: "the terms of a result lie side by side, and may be added in any order"
          + (squares ? Self.squaringReason : "")
      ) { context, walk, outputs in
        FastKernels.lineSums(
          input: context.pointer(input), output: context.mutablePointer(output), walk: walk, squares: squares,
          centers: context.pointer(centers), scale: scale, outputs: outputs, instructionSet: instructionSet)
      }
    case .product: return nil
    }
  }

  /// Whether it adds up lines of neighbouring terms, each of which fills a vector.
  package func sumsLines(of shape: Shape, instructionSet: InstructionSet) -> Bool {
    guard function == .sum || function == .mean else { return false }
    let walk = walk(shape)
    return walk.isOfLines && walk.folded.count >= instructionSet.vectorLength
  }

  /// The reason for the kernel of a reduction that squares its terms continues so.
  package static let squaringReason = "; squares them first"

  private func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type
  ) throws -> PlannedKernel {
    guard let function = function.foldFunction else { throw unsupported(site) }
    let input = site.input(0, as: Element.self)
    let output = site.output(0, as: Element.self)
    if walk(site.type(0).shape).hasNeighbouringTerms, function != .mean, !site.wantsReference {
      return kernel(site, name: "folds", reason: Self.neighbouringTerms) { context, walk, outputs in
        FastKernels.reduce(
          function, input: context.pointer(input), output: context.mutablePointer(output), walk: walk,
          outputs: outputs)
      }
    }
    return kernel(site) { context, walk, outputs in
      ReferenceKernels.reduce(
        function, input: context.pointer(input), output: context.mutablePointer(output), walk: walk,
        outputs: outputs)
    }
  }

  private func truthKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard function == .any || function == .all else { throw unsupported(site) }
    let areAllTrue = function == .all
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    if walk(site.type(0).shape).hasNeighbouringTerms, !site.wantsReference {
      return kernel(site, name: "folds", reason: Self.neighbouringTerms) { context, walk, outputs in
        FastKernels.reduce(
          areAllTrue: areAllTrue, input: context.pointer(input), output: context.mutablePointer(output),
          walk: walk, outputs: outputs)
      }
    }
    return kernel(site) { context, walk, outputs in
      ReferenceKernels.reduce(
        areAllTrue: areAllTrue, input: context.pointer(input), output: context.mutablePointer(output),
        walk: walk, outputs: outputs)
    }
  }

  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, element: Quantized.Type
  ) throws -> PlannedKernel {
    let source = try site.quantizedScale(site.type(0), "the input")
    let result = try site.quantizedScale(site.outputs[0], "the output")
    switch function {
    case .mean, .sum:
      let quantizedSum = QuantizedSum(
        from: source, to: result, termCount: walk(site.type(0).shape).folded.count,
        isMean: function == .mean)
      let input = site.input(0, as: Quantized.self)
      let output = site.output(0, as: Quantized.self)
      if walk(site.type(0).shape).hasQuantizedForm, !site.wantsReference {
        let instructionSet = site.kernels.instructionSet
        return kernel(
          site, name: "sums of quantized values, \(instructionSet.name)", reason: Self.neighbouringTerms
        ) { context, walk, outputs in
          FastKernels.sum(
            input: context.pointer(input), output: context.mutablePointer(output), walk: walk,
            quantizedSum: quantizedSum, outputs: outputs, instructionSet: instructionSet)
        }
      }
      return kernel(site) { context, walk, outputs in
        ReferenceKernels.sum(
          input: context.pointer(input), output: context.mutablePointer(output), walk: walk,
          quantizedSum: quantizedSum, outputs: outputs)
      }
    case .maximum, .minimum:
      guard source == result else {
        throw EngineError.differingQuantization(by: function.rawValue)
      }
      guard walk(site.type(0).shape).hasNeighbouringTerms, !site.wantsReference else {
        return try integerKernel(site, element)
      }
      let (input, output) = (site.input(0, as: element), site.output(0, as: element))
      let isMaximum = function == .maximum
      let instructionSet = site.kernels.instructionSet
      return kernel(
        site, name: "folds of quantized values, \(instructionSet.name)", reason: Self.neighbouringTerms
      ) { context, walk, outputs in
        FastKernels.extremes(
          isMaximum: isMaximum, input: context.pointer(input), output: context.mutablePointer(output),
          walk: walk, outputs: outputs, instructionSet: instructionSet)
      }
    case .product where Quantized.isSigned:
      return productKernel(site, from: source, to: result, element)
    case .product, .any, .all:
      throw unsupported(site)
    }
  }

  private func productKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, from source: QuantizedScale, to result: QuantizedScale, _ element: Element.Type
  ) -> PlannedKernel {
    let product = QuantizedProduct(
      from: source, to: result, termCount: walk(site.type(0).shape).folded.count)
    let (input, output) = (site.input(0, as: element), site.output(0, as: element))
    return kernel(site) { context, walk, outputs in
      ReferenceKernels.multiply(
        input: context.pointer(input), output: context.mutablePointer(output), walk: walk, product: product,
        outputs: outputs)
    }
  }

  /// The kernel of 16-bit quantized values.
  private func wideKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard site.type(0).quantization != nil else { throw unsupported(site) }
    let source = try site.wideScale(site.type(0), "the input")
    let result = try site.wideScale(site.outputs[0], "the output")
    switch function {
    case .mean, .sum:
      let sum = WideSum(
        from: source, to: result, termCount: walk(site.type(0).shape).folded.count,
        isMean: function == .mean)
      let (input, output) = (site.input(0, as: Int16.self), site.output(0, as: Int16.self))
      return kernel(site) { context, walk, outputs in
        ReferenceKernels.sum(
          input: context.pointer(input), output: context.mutablePointer(output), walk: walk, sum: sum,
          outputs: outputs)
      }
    case .maximum, .minimum:
      guard source == result else {
        throw EngineError.differingQuantization(by: function.rawValue)
      }
      return try integerKernel(site, Int16.self)
    case .product:
      return productKernel(
        site, from: QuantizedScale(scale: source, zeroPoint: 0),
        to: QuantizedScale(scale: result, zeroPoint: 0), Int16.self)
    case .any, .all:
      throw unsupported(site)
    }
  }

  private static let neighbouringTerms = "neighbouring results, or their terms, lie side by side"

  /// A kernel whose body computes a range of outputs.
  private func kernel(
    _ site: NodeSite, name: String = "reference", reason: String = KernelReason.onlyOne,
    _ body:
      @escaping @Sendable (
        _ context: KernelContext, _ walk: ReductionWalk, _ outputs: Range<Int>
      ) -> Void
  ) -> PlannedKernel {
    let walk = walk(site.type(0).shape)
    let tiling = tiling(site, walk)
    return PlannedKernel(name: name, reason: reason, tileCount: tiling.tileCount) { context, tile, _ in
      body(context, walk, tiling.range(tile))
    }
  }

  /// Neighbouring results fill whole vectors, and their terms cache lines; where few lie side by side, tiles
  /// hold all of these.
  private func tiling(_ site: NodeSite, _ walk: ReductionWalk) -> Tiling {
    if let bandCount = site.bandCount {
      return Tiling(count: site.outputs[0].shape.elementCount, tileCount: bandCount)
    }
    let work: TileWork = site.threadCount == 1 ? .elementsOfOneThread : .elements
    let length = work.perTile / max(walk.folded.count, 1)
    let run = walk.kept.runLength
    let unit = run < max(length, 2 * NodeSite.elementsOfLine) ? max(run, 1) : NodeSite.elementsOfLine
    return Tiling(count: site.outputs[0].shape.elementCount, tileLength: max(length / unit, 1) * unit)
  }

  private func walk(_ shape: Shape) -> ReductionWalk {
    ReductionWalk(
      kept: StridedWalk(shape: shape, axes: (0..<shape.rank).filter { !axes.contains($0) }),
      folded: StridedWalk(shape: shape, axes: axes))
  }

  private func unsupported(_ site: NodeSite) -> EngineError {
    site.unsupported(site.type(0).elementType, by: function.rawValue)
  }
}

extension Reduction.Function {
  /// The fold of numbers; `nil` for folds of truth values.
  fileprivate var foldFunction: FoldFunction? {
    switch self {
    case .mean: .mean
    case .sum: .sum
    case .maximum: .maximum
    case .minimum: .minimum
    case .product: .product
    case .any, .all: nil
    }
  }
}
