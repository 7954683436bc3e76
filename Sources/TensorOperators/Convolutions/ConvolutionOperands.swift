import ComputeKernels
import TensorCore

/// The tensors of a single-precision convolution or matrix product.
struct ConvolutionOperands: Sendable {
  let image: Slot<Float>
  let filter: Slot<Float>
  let output: Slot<Float>
  let bias: Slot<Float>?
  let slope: Slot<Float>?
  /// What is added to each sum, from an addition that the convolution took over.
  let addend: Slot<Float>?
  let bounds: ActivationBounds
  private let nodeEpilogue: FusedEpilogue?

  init(_ site: NodeSite, activation: Activation) {
    image = site.input(0, as: Float.self)
    filter = site.input(1, as: Float.self)
    bias = site.optionalInput(2, as: Float.self)
    slope = site.optionalInput(3, as: Float.self)
    addend = site.addend
    output = site.output(0, as: Float.self)
    bounds = (site.epilogue?.activation ?? activation).bounds
    nodeEpilogue = site.epilogue
  }

  /// What the convolution took over, to be appended to the kernel's reason.
  var fusionReason: String { nodeEpilogue?.reason ?? "" }

  func epilogue(_ context: KernelContext) -> Epilogue {
    Epilogue(bias: context.pointer(bias), slope: context.pointer(slope), bounds: bounds)
  }
}

/// The tensors of a quantized convolution or matrix product.
struct QuantizedConvolutionOperands<Quantized: QuantizedElement>: Sendable {
  let image: Slot<Quantized>
  let filter: Slot<Quantized>
  let bias: Slot<Int32>?
  let output: Slot<Quantized>

  init(_ site: NodeSite) {
    image = site.input(0, as: Quantized.self)
    filter = site.input(1, as: Quantized.self)
    bias = site.optionalInput(2, as: Int32.self)
    output = site.output(0, as: Quantized.self)
  }
}

extension NodeSite {
  /// How the sums of a convolution or matrix product become the quantized values of output zero.
  func requantization<Quantized: QuantizedElement>(
    _ activation: Activation, element: Quantized.Type
  ) throws -> Requantization {
    let image = try quantizedScale(type(0), "the input")
    let result = try quantizedScale(outputs[0], "the output")
    guard let filter = type(1).quantization else {
      throw EngineError(.invalidModel, "the filter is quantized but has no scale")
    }
    return Requantization(
      input: image, filterScales: filter.scales, filterZeroPoints: filter.narrowZeroPoints,
      output: result, bounds: activation.quantizedBounds(result, element: element))
  }
}
