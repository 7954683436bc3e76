import ComputeKernels
import ModelFormat
import TensorCore

extension Convolution2D: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    var geometry = try geometry(site)
    // Plain loops compute what has no channels; windows without elements keep them from walking over nothing.
    if geometry.patchLength == 0 { (geometry.filterHeight, geometry.filterWidth) = (0, 0) }
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      // XNNPACK computes these as matrix products, whose rows have a scale each.
      let isProduct = geometry.isPointwise && geometry.inputChannels + geometry.outputChannels > 2
      return try site.dynamicRangeConvolution(geometry, activation, unit: isProduct ? .pixel : .image)
    case .float32 where geometry.patchLength == 0:
      return referenceKernel(site, geometry, reason: site.referenceReason(geometry))
    case .float32 where geometry.groupCount > 1: return groupedKernel(site, geometry)
    case .float32: return try floatKernel(site, geometry)
    case .uint8: return try site.quantizedConvolution(geometry, activation, code: UInt8.self)
    case .int8: return try site.quantizedConvolution(geometry, activation, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  func geometry(_ site: NodeSite) throws -> ConvolutionGeometry {
    let filter = site.type(1).shape
    return try ConvolutionGeometry(
      image: site.type(0).shape, outputChannels: filter[0], filterHeight: filter[1], filterWidth: filter[2],
      window: window, groupCount: try groupCount(site.type(0).shape, filter))
  }

  private func floatKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) throws -> PlannedKernel {
    switch site.kernels {
    case .reference: return referenceKernel(site, geometry, reason: KernelReason.requested)
    case .blas: return blasKernel(site, geometry)
    case .micro(let instructionSet):
      return try microKernel(site, geometry, instructionSet)
    }
  }

  private func microKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) throws -> PlannedKernel {
    let reference = KernelCandidate(
      "reference", cycles: CostModel.reference(multiplyAddCount: site.multiplyAddCount)
    ) { referenceKernel(site, geometry, reason: KernelReason.unpackedWeights) }
    return try site.cheapest(
      of: geometry.isPointwise
        ? [
          pointwiseCandidate(site, geometry, instructionSet),
          sparseCandidate(site, geometry, instructionSet), reference,
        ]
        : [
          windowCandidate(site, geometry, instructionSet),
          winogradCandidate(site, geometry, instructionSet),
          planeCandidate(site, geometry, instructionSet), reference,
        ])
  }

  func referenceKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, reason: String
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
      ReferenceKernels.convolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context))
    }
  }
}
