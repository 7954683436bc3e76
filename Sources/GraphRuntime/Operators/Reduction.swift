import ComputeKernels
import ModelFormat
import TensorCore

extension Reduction: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.requiredFloat(0, "input")
    guard axes.allSatisfy({ 0..<input.shape.rank ~= $0 }) else {
      throw EngineError(.shapeMismatch, "axes \(axes) are not all axes of \(input.shape)")
    }
    let dimensions = input.shape.dimensions.enumerated().compactMap { axis, length in
      axes.contains(axis) ? (keepsDimensions ? 1 : nil) : length
    }
    return [inputs.output(Shape(dimensions), .float32)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let kept = StridedWalk(shape: shape, axes: (0..<shape.rank).filter { !axes.contains($0) })
    let folded = StridedWalk(shape: shape, axes: axes)
    let termCount = axes.reduce(1) { $0 * shape[$1] }
    let scale = function == .mean ? 1 / Float(termCount) : 1
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.reduce(
        input: context.pointer(input), output: context.mutablePointer(output), kept: kept,
        folded: folded, scale: scale)
    }
  }
}
