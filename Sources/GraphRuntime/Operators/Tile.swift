import ComputeKernels
import ModelFormat
import TensorCore

extension Tile: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard repetitions.count == input.shape.rank else {
      throw EngineError(
        .shapeMismatch,
        "repetitions along \(repetitions.count) axes do not fit a tensor of shape \(input.shape)")
    }
    // Both factors are at most `Shape.maximumElementCount`, so the products fit 64 bits.
    let dimensions = zip(input.shape.dimensions, repetitions).map { $0 * $1 }
    return [inputs.output(try Shape(validating: dimensions), input.elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    // Each axis is walked twice: over the repetitions, which do not move, and over the elements.
    let lengths = zip(repetitions, shape.dimensions).flatMap { [$0, $1] }
    let strides = shape.strides.flatMap { [0, $0] }
    return site.stridedCopyKernel(start: 0, walk: StridedWalk(lengths: lengths, strides: strides))
  }
}
