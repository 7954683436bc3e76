import ComputeKernels
import ModelFormat
import TensorCore

extension AveragePool2D: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return try floatKernel(site)
    case .uint8: return try quantizedKernel(site, code: UInt8.self)
    case .int8: return try quantizedKernel(site, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite) throws -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let bounds = activation.bounds
    guard !site.wantsReference else {
      return try rowKernel(site, name: "reference", reason: KernelReason.requested) {
        context, geometry, rows in
        ReferenceKernels.averagePool2D(
          input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
          bounds: bounds, rows: rows)
      }
    }
    let instructionSet = site.kernels.instructionSet
    return try rowKernel(
      site, name: "pooling, \(instructionSet.name)", reason: "vectors over the channels"
    ) { context, geometry, rows in
      FastKernels.averagePool2D(
        input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
        bounds: bounds, rows: rows, instructionSet: instructionSet)
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, code: Code.Type
  ) throws -> PlannedKernel {
    let output = site.output(0, as: Code.self)
    let bounds = try keptCodeBounds(site, code: code)
    guard site.wantsReference else {
      let input = site.input(0, as: UInt8.self)
      let instructionSet = site.kernels.instructionSet
      return try rowKernel(
        site, name: "pooling of codes, \(instructionSet.name)", reason: "vectors over the channels"
      ) { context, geometry, rows in
        FastKernels.averagePool2D(
          input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
          bounds: bounds, rows: rows, instructionSet: instructionSet)
      }
    }
    let input = site.input(0, as: Code.self)
    return try rowKernel(site, name: "quantised reference", reason: KernelReason.requested) {
      context, geometry, rows in
      ReferenceKernels.averagePool2D(
        input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
        bounds: bounds, rows: rows)
    }
  }
}
