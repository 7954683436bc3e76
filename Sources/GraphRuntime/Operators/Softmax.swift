import ComputeKernels
import ModelFormat
import TensorCore

extension Softmax: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try inputs.typesOfRows() }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .uint8: return try quantizedKernel(site, code: UInt8.self)
    case .int8: return try quantizedKernel(site, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let beta = beta
    return site.rowKernel { context, length, rows in
      ReferenceKernels.softmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length, beta: beta,
        rows: rows)
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, code: Code.Type
  ) throws -> PlannedKernel {
    let softmax = CodeSoftmax(
      beta: beta, from: try site.codeScale(site.type(0), "the input"),
      to: try site.codeScale(site.outputs[0], "the output"))
    let input = site.input(0, as: Code.self)
    let output = site.output(0, as: Code.self)
    return site.rowKernel { context, length, rows in
      ReferenceKernels.softmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        softmax: softmax, rows: rows)
    }
  }
}

extension NodeInputs {
  /// The type of an output of the input's shape, which has rows along its last axis.
  func typesOfRows() throws -> [TensorType] {
    let input = try required(0, "input")
    guard input.shape.rank > 0 else {
      throw EngineError(.shapeMismatch, "the input is a scalar; expected at least one axis")
    }
    return [output(input.shape, input.elementType)]
  }
}

extension NodeSite {
  /// A kernel whose body computes a range of rows along the last axis of input zero.
  func rowKernel(
    _ body: @escaping @Sendable (_ context: KernelContext, _ length: Int, _ rows: Range<Int>) -> Void
  ) -> PlannedKernel {
    let shape = type(0).shape
    let length = shape[shape.rank - 1]
    let tiling = Tiling(
      count: shape.dimensions.dropLast().reduce(1, *), workPerElement: length,
      workPerTile: TileWork.elements)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in body(context, length, tiling.range(tile))
    }
  }
}
