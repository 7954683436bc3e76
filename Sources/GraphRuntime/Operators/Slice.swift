import ComputeKernels
import ModelFormat
import TensorCore

extension Slice: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    let rank = input.shape.rank
    guard starts.count == rank, steps.count == rank, counts.count == rank else {
      throw EngineError(
        .shapeMismatch, "a slice of \(starts.count) axes does not fit a tensor of shape \(input.shape)")
    }
    for axis in 0..<rank where counts[axis] > 0 {
      let (distance, overflow) = (counts[axis] - 1).multipliedReportingOverflow(by: steps[axis])
      let (last, lastOverflow) = starts[axis].addingReportingOverflow(distance)
      guard !overflow, !lastOverflow, 0..<input.shape[axis] ~= starts[axis],
        0..<input.shape[axis] ~= last
      else {
        throw EngineError(
          .shapeMismatch, "the slice leaves axis \(axis) of a tensor of shape \(input.shape)")
      }
    }
    return [inputs.output(try Shape(validating: counts), input.elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let strides = site.type(0).shape.strides
    // An empty slice may start anywhere, even where the sum would overflow.
    let isEmpty = counts.contains(0)
    let start = isEmpty ? 0 : zip(starts, strides).reduce(0) { $0 + $1.0 * $1.1 }
    return site.stridedCopyKernel(
      start: start, walk: StridedWalk(lengths: counts, strides: zip(steps, strides).map(*)))
  }
}
