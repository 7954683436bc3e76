import ComputeKernels
import ModelFormat
import TensorCore

extension ConvolutionGeometry {
  /// The geometry of a window over an image `[N, H, W, C]`.
  ///
  /// - Parameter groupCount: The number of groups that the channels are cut into.
  /// - Throws: ``EngineError/Code/shapeMismatch`` when the window does not fit once, and
  ///   ``EngineError/Code/invalidModel`` when the window or the result is larger than a tensor may be.
  init(
    image: Shape, outputChannels: Int, filterHeight: Int, filterWidth: Int, window: Window2D,
    groupCount: Int = 1
  ) throws {
    guard
      let outputHeight = Window2D.outputLength(
        input: image[1], window: filterHeight, stride: window.strideHeight,
        dilation: window.dilationHeight, paddingBefore: window.paddingTop,
        paddingAfter: window.paddingBottom),
      let outputWidth = Window2D.outputLength(
        input: image[2], window: filterWidth, stride: window.strideWidth, dilation: window.dilationWidth,
        paddingBefore: window.paddingLeft, paddingAfter: window.paddingRight)
    else {
      throw EngineError(
        .shapeMismatch,
        "a \(filterHeight)×\(filterWidth) window does not fit once into an image of shape \(image)")
    }
    let (windowSize, isTooLarge) = filterHeight.multipliedReportingOverflow(by: filterWidth)
    guard !isTooLarge, windowSize <= Shape.maximumElementCount else {
      throw EngineError(
        .invalidModel,
        "a \(filterHeight)×\(filterWidth) window has more than \(Shape.maximumElementCount) elements")
    }
    _ = try Shape(
      validatingImages: image[0], height: outputHeight, width: outputWidth, channels: outputChannels)
    self.init(
      batchCount: image[0], inputHeight: image[1], inputWidth: image[2], inputChannels: image[3],
      outputHeight: outputHeight, outputWidth: outputWidth, outputChannels: outputChannels,
      filterHeight: filterHeight, filterWidth: filterWidth, strideHeight: window.strideHeight,
      strideWidth: window.strideWidth, dilationHeight: window.dilationHeight,
      dilationWidth: window.dilationWidth, paddingTop: window.paddingTop, paddingLeft: window.paddingLeft,
      groupCount: groupCount)
  }

  var outputShape: Shape {
    Shape(images: batchCount, height: outputHeight, width: outputWidth, channels: outputChannels)
  }
}

extension NodeInputs {
  /// Checks the element types of a convolution's or matrix product's operands.
  ///
  /// - Parameter filterAxis: The axis of the filter along which a channel's own scale may change.
  func checkConvolutionTypes(
    image: TensorType, filter: TensorType, channels: Int, filterAxis: Int
  ) throws {
    guard filter.elementType == image.elementType || isDynamicRange else {
      throw EngineError(
        .shapeMismatch,
        "input is \(image.elementType.rawValue), filter \(filter.elementType.rawValue); expected the same")
    }
    let isFloat = image.elementType == .float32
    try checkVector(2, "bias", count: channels, elementType: isFloat ? .float32 : .int32)
    try checkVector(3, "slope", count: channels, elementType: .float32)
    if !isFloat, self[3] != nil {
      throw EngineError(.unsupportedOperator, "a quantised convolution takes no slope")
    }
    if isDynamicRange {
      guard let quantization = filter.quantization, quantization.narrowZeroPoints.allSatisfy({ $0 == 0 })
      else {
        throw EngineError(
          .unsupportedOperator,
          "a filter of codes for an input of numbers must have a scale, and zero as its zero point")
      }
    }
    if let axis = filter.quantization?.axis, axis != filterAxis {
      throw EngineError(
        .unsupportedOperator, "filter scales run along axis \(axis); expected axis \(filterAxis)")
    }
  }
}

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
  private let fusion: EpilogueFusion.Fusion?

  init(_ site: NodeSite, activation: Activation) {
    image = site.input(0, as: Float.self)
    filter = site.input(1, as: Float.self)
    bias = site.optionalInput(2, as: Float.self)
    slope = site.optionalInput(3, as: Float.self)
    addend = site.fusion?.addend.map { Slot(tensor: $0) }
    output = site.output(0, as: Float.self)
    bounds = (site.fusion?.activation ?? activation).bounds
    fusion = site.fusion
  }

  /// What the convolution took over, to be appended to the kernel's reason.
  var fusionReason: String { fusion?.reason ?? "" }

  func epilogue(_ context: KernelContext) -> Epilogue {
    Epilogue(bias: context.pointer(bias), slope: context.pointer(slope), bounds: bounds)
  }
}

/// The tensors of a quantised convolution or matrix product.
struct QuantizedConvolutionOperands<Code: QuantizedCode>: Sendable {
  let image: Slot<Code>
  let filter: Slot<Code>
  let bias: Slot<Int32>?
  let output: Slot<Code>

  init(_ site: NodeSite) {
    image = site.input(0, as: Code.self)
    filter = site.input(1, as: Code.self)
    bias = site.optionalInput(2, as: Int32.self)
    output = site.output(0, as: Code.self)
  }
}

extension NodeSite {
  /// How the sums of a convolution or matrix product become the codes of output zero.
  func requantization<Code: QuantizedCode>(
    _ activation: Activation, code: Code.Type
  ) throws -> Requantization {
    let image = try codeScale(type(0), "the input")
    let result = try codeScale(outputs[0], "the output")
    guard let filter = type(1).quantization else {
      throw EngineError(.invalidModel, "the filter is quantised but has no scale")
    }
    return Requantization(
      input: image, filterScales: filter.scales, filterZeroPoints: filter.narrowZeroPoints,
      output: result, bounds: activation.codeBounds(result, code: code))
  }
}

extension Activation {
  /// The interval that the activation clamps to.
  var bounds: ActivationBounds {
    switch self {
    case .none: .unbounded
    case .rectifier: ActivationBounds(lower: 0, upper: .infinity)
    case .rectifier6: ActivationBounds(lower: 0, upper: 6)
    case .rectifierMinusOneToOne: ActivationBounds(lower: -1, upper: 1)
    }
  }

  /// The codes that stand for the interval.
  func codeBounds<Code: QuantizedCode>(_ scale: CodeScale, code: Code.Type) -> ClosedRange<Int32> {
    func code(_ value: Float) -> Int32 {
      Int32(rounding: value / scale.scale, zeroPoint: scale.zeroPoint, bounds: Code.codes)
    }
    return code(bounds.lower)...code(bounds.upper)
  }
}
