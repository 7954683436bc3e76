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
    return gatherKernel(
      site, start: start, walk: StridedWalk(lengths: counts, strides: zip(steps, strides).map(*)))
  }
}

extension Transpose: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard permutation.sorted() == Array(0..<input.shape.rank) else {
      throw EngineError(
        .shapeMismatch, "\(permutation) is not a permutation of the axes of \(input.shape)")
    }
    return [inputs.output(Shape(permutation.map { input.shape[$0] }), input.elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let strides = site.type(0).shape.strides
    let walk = StridedWalk(
      lengths: site.outputs[0].shape.dimensions, strides: permutation.map { strides[$0] })
    return gatherKernel(site, start: 0, walk: walk)
  }
}

/// A kernel that copies the elements of input zero from strided positions.
private func gatherKernel(_ site: NodeSite, start: Int, walk: StridedWalk) -> PlannedKernel {
  let elementByteCount = site.outputs[0].elementType.byteCount
  let input = site.input(0, as: UInt8.self)
  let output = site.output(0, as: UInt8.self)
  return PlannedKernel(name: "gather", reason: KernelReason.onlyOne) { context, _, _ in
    ReferenceKernels.gather(
      input: context.pointer(input), output: context.mutablePointer(output),
      elementByteCount: elementByteCount, start: start, walk: walk)
  }
}
