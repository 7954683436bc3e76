import ComputeKernels
import ModelFormat
import TensorCore

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
    return site.stridedCopyKernel(start: 0, walk: walk)
  }
}
