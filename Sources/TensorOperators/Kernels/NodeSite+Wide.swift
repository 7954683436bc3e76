import ComputeKernels
import TensorCore

/// Parts of kernels of 16-bit quantized values, which lie around zero.
extension NodeSite {
  /// The scale of a tensor of 16-bit quantized values.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` when their zero point is not zero, and as
  ///   ``quantizedScale(_:_:)``.
  func wideScale(_ type: TensorType, _ role: String) throws -> Float {
    guard type.elementType == .int16, type.quantization != nil else { throw unsupported(type.elementType) }
    let scale = try quantizedScale(type, role)
    guard scale.zeroPoint == 0 else {
      throw EngineError(
        .unsupportedOperator,
        "\(role) is int16 with the zero point \(scale.zeroPoint); 16-bit quantized values lie around zero")
    }
    return scale.scale
  }

  /// A kernel that looks up every 16-bit quantized value in a table of 65,536, which the first run makes.
  func wideTableKernel<Result: FixedWidthInteger & Sendable>(
    _ make: @escaping @Sendable () -> [Result]
  ) -> PlannedKernel {
    let (input, output) = (input(0, as: Int16.self), output(0, as: Result.self))
    let table = Packed(byteCount: 65_536 * MemoryLayout<Result>.size, make)
    let tiling = elementTiling
    return PlannedKernel(
      name: "table of 65536 quantized values", reason: "there are 65536 quantized values",
      tileCount: tiling.tileCount,
      weights: table
    ) { context, tile, _ in
      ReferenceKernels.lookUp(
        input: context.pointer(input), output: context.mutablePointer(output), elements: tiling.range(tile),
        table: table.contents)
    }
  }

  /// How the sums of a convolution of 16-bit quantized values become those of output zero.
  ///
  /// - Source: `EvalQuantizedPerChannel16x8` in `tflite/kernels/conv.cc`; `FullyConnectedInt16`,
  ///   `FullyConnectedPerChannelInt16` and `FullyConnectedInt16FilterInt16` in
  ///   `tflite/kernels/fully_connected.cc`.
  /// - Parameter isMatrixProduct: Whether the node has rows and no windows.
  func wideRequantization(
    _ activation: Activation, isMatrixProduct: Bool = false
  ) throws -> WideRequantization {
    let image = try wideScale(type(0), "the input")
    let result = try wideScale(outputs[0], "the output")
    guard let filter = type(1).quantization, filter.narrowZeroPoints.allSatisfy({ $0 == 0 }) else {
      throw EngineError(
        .unsupportedOperator, "the filter of an int16 input must have a scale, and zero as its zero point")
    }
    let rounding = wideRounding(isMatrixProduct: isMatrixProduct)
    // The multiplier of one filter scale for all rows comes from a product in single precision.
    let productIsSingle = isMatrixProduct && rounding != .real && filter.scales.count == 1
    let factors = filter.scales.map { scale in
      productIsSingle
        ? Double(image * scale) / Double(result) : Double(image) * Double(scale) / Double(result)
    }
    return WideRequantization(
      factors: factors, rounding: rounding, bounds: activation.wideBounds(scale: result))
  }

  private func wideRounding(isMatrixProduct: Bool) -> WideRequantization.Rounding {
    let biasType = inputs[2]?.elementType
    guard isMatrixProduct else { return biasType == .int32 ? .narrow : .wide }
    guard type(1).elementType == .int8 else { return .wide }
    return biasType == .int64 ? .real : .narrow
  }

  /// The addends of the channels, of which input two has the type.
  var wideBias: @Sendable (_ context: KernelContext) -> WideBias {
    guard let type = inputs[2] else { return { _ in .none } }
    if type.elementType == .int64 {
      let slot = input(2, as: Int64.self)
      return { .wide($0.pointer(slot)) }
    }
    let slot = input(2, as: Int32.self)
    return { .narrow($0.pointer(slot)) }
  }

  /// The kernel of a convolution, or matrix product, of 16-bit quantized values with 8-bit weights.
  func wideConvolution(
    _ geometry: ConvolutionGeometry, _ activation: Activation, isMatrixProduct: Bool = false
  ) throws -> PlannedKernel {
    let requantization = try wideRequantization(activation, isMatrixProduct: isMatrixProduct)
    let bias = wideBias
    let (input, output) = (input(0, as: Int16.self), output(0, as: Int16.self))
    if !wantsReference, let kernel = wideProduct(geometry, requantization) { return kernel }
    let filter = self.input(1, as: Int8.self)
    let reason = referenceReason(geometry)
    return PlannedKernel(name: "quantized reference", reason: reason) { context, _, _ in
      ReferenceKernels.convolution2D(
        input: context.pointer(input), filter: context.pointer(filter), bias: bias(context),
        output: context.mutablePointer(output), geometry: geometry, requantization: requantization)
    }
  }

  /// - Returns: `nil` when the weights are computed at run time, when there are none, or when the windows
  ///   cover more than fits into memory.
  private func wideProduct(
    _ geometry: ConvolutionGeometry, _ requantization: WideRequantization
  ) -> PlannedKernel? {
    let instructionSet = kernels.instructionSet
    let block = WideBlock(geometry, instructionSet)
    guard geometry.outputChannels > 0, geometry.patchLength > 0, let weights = constant(1),
      let byteCount = block.byteCount
    else { return nil }
    let (depth, channels) = (geometry.patchLength, geometry.groupOutputChannels)
    let filters = Packed(
      from: weights,
      byteCount: geometry.groupCount
        * WideMatrix.byteCount(columnCount: channels, depth: depth, instructionSet)
    ) { weights in
      (0..<geometry.groupCount).map { group in
        WideMatrix(
          filter: weights, channels: group * channels..<(group + 1) * channels, depth: depth,
          instructionSet: instructionSet)
      }
    }
    let tiling = Tiling(
      count: geometry.outputPixelCount, unit: WideBlock.pixelCount,
      workPerElement: geometry.outputChannels * depth, tileWork: .multiplyAdds, threadCount: threadCount)
    let bias = wideBias
    let (input, output) = (input(0, as: Int16.self), output(0, as: Int16.self))
    let scratch = Scratch<UInt8>(byteCount: byteCount)
    return PlannedKernel(
      name: "\(geometry.productName) product of 16-bit values, \(instructionSet.name)",
      reason: "integer sums are exact in any order", tileCount: tiling.tileCount,
      scratchByteCountPerWorker: scratch.byteCount, packedInputs: [1], weights: filters
    ) { context, tile, worker in
      FastKernels.convolution2D(
        input: context.pointer(input), filters: filters.contents, bias: bias(context),
        output: context.mutablePointer(output), geometry: geometry, requantization: requantization,
        pixels: tiling.range(tile), block: block, scratch: context.pointer(scratch, worker: worker))
    }
  }
}

extension Activation {
  /// The 16-bit quantized values that stand for the interval.
  ///
  /// - Source: `CalculateActivationRangeQuantized` in `tflite/kernels/kernel_util.cc`.
  func wideBounds(scale: Float) -> ClosedRange<Int32> {
    func quantized(_ value: Float) -> Int32 {
      Int32(Int16(clamping: (value / scale).rounded(.toNearestOrAwayFromZero)))
    }
    return quantized(bounds.lower)...quantized(bounds.upper)
  }
}
