import ComputeKernels
import ModelFormat
import TensorCore

extension Gather: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let values = try inputs.required(0, "values")
    let positions = try inputs.requiredPositions(1, "positions")
    guard axis < values.shape.rank, batchAxisCount <= positions.shape.rank,
      values.shape.dimensions[..<batchAxisCount] == positions.shape.dimensions[..<batchAxisCount]
    else {
      throw EngineError(
        .shapeMismatch,
        "positions of shape \(positions.shape) do not fit axis \(axis) of \(values.shape) with "
          + "\(batchAxisCount) axes in common")
    }
    guard values.shape[axis] > 0 || positions.shape.elementCount == 0 else {
      throw EngineError(.shapeMismatch, "axis \(axis) of \(values.shape) has no elements to pick")
    }
    let dimensions =
      values.shape.dimensions[..<axis] + positions.shape.dimensions[batchAxisCount...]
      + values.shape.dimensions[(axis + 1)...]
    return [inputs.output(try Shape(validating: Array(dimensions)), values.elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(1).elementType {
    case .int64: kernel(site, position: Int64.self)
    default: kernel(site, position: Int32.self)
    }
  }

  private func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let (shape, positionsShape) = (site.type(0).shape, site.type(1).shape)
    let batchCount = shape.elementCount(along: 0..<batchAxisCount)
    let outerCount = shape.elementCount(along: batchAxisCount..<axis)
    let length = shape[axis]
    let positionCount = positionsShape.elementCount(along: batchAxisCount..<positionsShape.rank)
    let runByteCount = shape.elementStride(of: axis) * site.type(0).elementType.byteCount
    let input = site.input(0, as: UInt8.self)
    let positions = site.input(1, as: Position.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: batchCount * outerCount * positionCount, workPerElement: runByteCount)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.gather(
        input: context.pointer(input), positions: context.pointer(positions),
        output: context.mutablePointer(output), outerCount: outerCount, length: length,
        positionCount: positionCount, runByteCount: runByteCount, runs: tiling.range(tile))
    }
  }
}
