import ComputeKernels
import ModelFormat
import TensorCore

extension TransposedConvolution2D: RuntimeOperator {
  /// With more phases than this, most have a filter of few elements, and packing them takes more memory than
  /// the filter.
  private static let maximumPackedPhaseCount = 64

  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    guard image.shape[3] == filter.shape[3] else {
      throw EngineError(
        .shapeMismatch,
        "input has \(image.shape[3]) channels, filter \(filter.shape) expects \(filter.shape[3])")
    }
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[0], filterAxis: 0)
    _ = try Shape(validating: [filter.shape[1], filter.shape[2]])
    let shape = try Shape(validating: [image.shape[0], height, width, filter.shape[0]])
    return [inputs.output(shape, image.elementType)]
  }

  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let image = inputs[0], let filter = inputs[1] else { return 0 }
    return image.shape.elementCount / max(image.shape[3], 1) * filter.shape.elementCount
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = geometry(site.type(0).shape, site.type(1).shape)
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      return try dynamicRangeKernel(site, geometry)
    case .float32: return floatKernel(site, geometry)
    case .uint8: return try quantizedKernel(site, geometry, code: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func geometry(_ image: Shape, _ filter: Shape) -> TransposedConvolutionGeometry {
    TransposedConvolutionGeometry(
      batchCount: image[0], inputHeight: image[1], inputWidth: image[2], inputChannels: image[3],
      outputChannels: filter[0],
      rows: TransposedAxis(
        outputLength: height, filterLength: filter[1], stride: strideHeight, padding: paddingTop),
      columns: TransposedAxis(
        outputLength: width, filterLength: filter[2], stride: strideWidth, padding: paddingLeft))
  }

  private func floatKernel(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    guard let phases = phaseFilters(site, geometry), !site.wantsReference else {
      let reason = referenceReason(site, geometry)
      return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
        ReferenceKernels.transposedConvolution2D(
          input: context.pointer(operands.image), filter: context.pointer(operands.filter),
          output: context.mutablePointer(operands.output), geometry: geometry,
          epilogue: operands.epilogue(context))
      }
    }
    if let kernel = planeKernel(site, geometry, operands) { return kernel }
    let instructionSet = site.kernels.instructionSet
    let geometry = phases.geometry
    let (bias, slope) = (site.constant(2), site.constant(3))
    let filters = Packed {
      phases.repeated(bias).withFloats { bias in
        phases.repeated(slope).withFloats { slope in
          phases.parts.map { part in
            withExtendedLifetime(part) {
              PackedMatrix(
                filter: StoredFloats(part), bias: bias, slope: slope, columnCount: geometry.outputChannels,
                depth: part.shape[1], instructionSet: instructionSet)
            }
          }
        }
      }
    }
    let bounds = activation.bounds
    let tiling = geometry.tiling
    return PlannedKernel(
      name: "GEMM by phases, \(instructionSet.name)", reason: phaseReason(geometry),
      tileCount: tiling.tileCount,
      scratchByteCountPerWorker: FastKernels.transposedPatchCount(geometry) * MemoryLayout<Float>.size,
      packedInputs: [1, 2, 3], weights: filters
    ) { context, tile, worker in
      FastKernels.transposedConvolution2D(
        input: context.pointer(operands.image), filters: filters.contents,
        output: context.mutablePointer(operands.output), geometry: geometry, bounds: bounds,
        rows: tiling.range(tile), patches: context.scratch(worker: worker, as: Float.self))
    }
  }

  /// The kernel for one output channel, for which a matrix product would leave nearly all lanes empty.
  private func planeKernel(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry, _ operands: ConvolutionOperands
  ) -> PlannedKernel? {
    let instructionSet = site.kernels.instructionSet
    guard geometry.fitsPlanes(instructionSet), site.inputs[3] == nil, let stored = site.storedConstant(1)
    else { return nil }
    let filter = Packed { stored.widened }
    let bias = site.constant(2)?.withFloats { $0[0] } ?? 0
    let elementsPerRow = geometry.inputWidth * (geometry.inputChannels + geometry.phaseCount)
    let tiling = site.tiling(
      count: geometry.batchCount * geometry.inputHeight, workPerElement: elementsPerRow)
    return PlannedKernel(
      name: "column vectors by phases, \(instructionSet.name)",
      reason: "one output channel would leave a matrix product's vectors empty", tileCount: tiling.tileCount,
      scratchByteCountPerWorker: geometry.planeScratchCount * MemoryLayout<Float>.size, packedInputs: [1, 2],
      weights: filter
    ) { context, tile, worker in
      filter.contents.withFloats { filter in
        FastKernels.planeTransposedConvolution2D(
          input: context.pointer(operands.image), filter: filter, bias: bias, bounds: operands.bounds,
          output: context.mutablePointer(operands.output), geometry: geometry, inputRows: tiling.range(tile),
          instructionSet: instructionSet, scratch: context.scratch(worker: worker, as: Float.self))
      }
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry, code: Code.Type
  ) throws -> PlannedKernel {
    let requantization = try site.requantization(activation, code: code)
    let instructionSet = site.kernels.instructionSet.narrowed(for: requantization)
    guard let phases = phaseFilters(site, geometry), !site.wantsReference,
      let image = CodeImage(
        phases.geometry.windows, isSigned: Code.isSigned, zeroPoint: requantization.inputZeroPoint,
        instructionSet: instructionSet)
    else {
      let operands = QuantizedConvolutionOperands<Code>(site)
      let reason = referenceReason(site, geometry)
      return PlannedKernel(name: "quantised reference", reason: reason) { context, _, _ in
        ReferenceKernels.transposedConvolution2D(
          input: context.pointer(operands.image), filter: context.pointer(operands.filter),
          bias: context.pointer(operands.bias), output: context.mutablePointer(operands.output),
          geometry: geometry, requantization: requantization)
      }
    }
    let geometry = phases.geometry
    let bias = site.constant(2)
    let filters = Packed {
      phases.reversedParts(image).map { part in
        QuantizedMatrix(
          filter: part.filter, bias: phases.repeated(bias), channels: 0..<geometry.outputChannels,
          runs: part.runs, requantization: phases.repeated(requantization), instructionSet: instructionSet)
      }
    }
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = geometry.tiling
    return PlannedKernel(
      name: "product of codes by phases, \(instructionSet.name)", reason: phaseReason(geometry),
      tileCount: tiling.tileCount,
      scratchByteCountPerWorker: geometry.longestRun * MemoryLayout<Int32>.size, packedInputs: [1, 2],
      weights: filters, preparation: site.preparation(of: image)
    ) { context, tile, worker in
      FastKernels.transposedConvolution2D(
        codes: context.codes(image, of: input), image: image, filters: filters.contents,
        output: context.mutablePointer(output), geometry: geometry, rows: tiling.range(tile),
        sums: context.scratch(worker: worker, as: Int32.self))
    }
  }

  private func dynamicRangeKernel(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) throws -> PlannedKernel {
    let operands = try DynamicRangeOperands(site, activation: activation, channels: geometry.outputChannels)
    let instructionSet = site.kernels.instructionSet
    guard let phases = phaseFilters(site, geometry), !site.wantsReference,
      let scaling = site.filterScaling(operands).map(phases.repeated),
      let image = CodeImage(
        phases.geometry.windows, isSigned: false, zeroPoint: 0, instructionSet: instructionSet)
    else {
      let images = DynamicRows(site, rowCount: geometry.batchCount, rule: .xnnpack)
      let filter = site.input(1, as: Int8.self)
      let reason = referenceReason(site, geometry)
      return PlannedKernel(
        name: "dynamic range reference", reason: reason, preparation: images.preparation
      ) { context, _, _ in
        operands.withEpilogue(context) { epilogue in
          ReferenceKernels.dynamicRangeTransposedConvolution2D(
            codes: images.codes(context), scales: images.scales(context), filter: context.pointer(filter),
            output: context.mutablePointer(operands.output), geometry: geometry, epilogue: epilogue)
        }
      }
    }
    let geometry = phases.geometry
    let filters = Packed {
      phases.reversedParts(image).map { part in
        DynamicRangeMatrix(
          filter: part.filter, channels: 0..<geometry.outputChannels, runs: part.runs, scaling: scaling,
          instructionSet: instructionSet)
      }
    }
    let codes = DynamicCodes(
      site, shape: site.type(0).shape, unit: .image, rule: .xnnpack, image: image)
    let tiling = geometry.tiling
    return PlannedKernel(
      name: "product of dynamic range by phases, \(instructionSet.name)", reason: phaseReason(geometry),
      tileCount: tiling.tileCount, packedInputs: [1, 2, 3], weights: filters, preparation: codes.preparation
    ) { context, tile, _ in
      FastKernels.dynamicRangeTransposedConvolution2D(
        codes: codes.codes(context), meanings: codes.meanings(context), image: image,
        filters: filters.contents, output: context.mutablePointer(operands.output), geometry: geometry,
        rows: tiling.range(tile))
    }
  }
}

extension TransposedConvolution2D {
  /// The filter cut by phases, or `nil` when a weight is computed at run time, the filter is empty or there are too
  /// many phases.
  private func phaseFilters(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) -> PhaseFilters? {
    let areConstant = (1...3).allSatisfy { site.inputs[$0] == nil || site.isConstant($0) }
    guard areConstant, let filter = site.storedConstant(1), filter.shape.elementCount > 0,
      geometry.phaseCount <= Self.maximumPackedPhaseCount
    else { return nil }
    return PhaseFilters(filter: filter, original: geometry)
  }

  private func referenceReason(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) -> String {
    if site.wantsReference { return KernelReason.requested }
    return geometry.phaseCount > Self.maximumPackedPhaseCount
      ? "\(geometry.phaseCount) phases are too many to pack" : KernelReason.computedWeights
  }

  private func phaseReason(_ geometry: TransposedConvolutionGeometry) -> String {
    "outputs of each of \(geometry.phaseCount) phases are a convolution without stride"
  }
}

/// The filter of a transposed convolution, perhaps in half precision, and what cuts it.
private struct PhaseFilters: Sendable {
  /// The convolution to compute, with columns of the filter as output channels where that is possible.
  let geometry: TransposedConvolutionGeometry
  private let filter: Tensor
  /// How many columns of the filter became channels.
  private let joinedColumnCount: Int

  init(filter: Tensor, original: TransposedConvolutionGeometry) {
    self.filter = filter
    geometry = original.joiningColumns ?? original
    joinedColumnCount = geometry.outputChannels / original.outputChannels
  }

  /// The part of the filter that each phase meets, `[O, patch length]`.
  var parts: [Tensor] { parts { $0 } }

  /// The same in the order in which inputs lie in memory, and where those are read.
  func reversedParts(_ image: CodeImage) -> [(filter: Tensor, runs: CodeRuns)] {
    zip(parts { $0.reversed() }, 0...).map { part, phase in
      let (rowPhase, columnPhase) = phase.quotientAndRemainder(dividingBy: geometry.columns.stride)
      return (
        part,
        image.runs(
          rowCount: geometry.rows.tapCount(ofPhase: rowPhase),
          columnCount: geometry.columns.tapCount(ofPhase: columnPhase))
      )
    }
  }

  private func parts(_ order: ([Int]) -> [Int]) -> [Tensor] {
    let filter = joinedColumnCount == 1 ? filter : filter.columnsAsChannels
    return (0..<geometry.phaseCount).map { phase in
      let (rowPhase, columnPhase) = phase.quotientAndRemainder(dividingBy: geometry.columns.stride)
      return filter.selectingTaps(order(geometry.taps(rowPhase: rowPhase, columnPhase: columnPhase)))
    }
  }

  /// What each output channel has, for those that were columns, too.
  func repeated(_ channels: Tensor?) -> Tensor? {
    channels.map { $0.repeated(joinedColumnCount) }
  }

  func repeated(_ requantization: Requantization) -> Requantization {
    var repeated = requantization
    if repeated.multipliers.count > 1 { repeated.multipliers = self.repeated(repeated.multipliers) }
    if repeated.filterZeroPoints.count > 1 {
      repeated.filterZeroPoints = self.repeated(repeated.filterZeroPoints)
    }
    return repeated
  }

  func repeated(_ scaling: FilterScaling) -> FilterScaling {
    FilterScaling(
      scales: repeated(scaling.scales), biases: scaling.biases.map(repeated),
      slopes: scaling.slopes.map(repeated), bounds: scaling.bounds)
  }

  private func repeated<Element>(_ channels: [Element]) -> [Element] {
    (0..<joinedColumnCount).flatMap { _ in channels }
  }
}

extension TransposedConvolutionGeometry {
  fileprivate var tiling: Tiling {
    Tiling(
      count: outputRowCount, workPerElement: columns.outputLength * outputChannels * longestPatch,
      workPerTile: TileWork.multiplyAdds)
  }
}

extension Tensor {
  /// The contents several times, one after the other.
  fileprivate func repeated(_ count: Int) -> Tensor {
    let length = shape.elementCount
    return count == 1
      ? self : picking(runs: [Int](repeating: 0, count: count), ofLength: length, shape: [count * length])
  }

  /// A filter `[O, KH, KW, I]` as `[KW · O, KH, 1, I]`.
  fileprivate var columnsAsChannels: Tensor {
    let (channelCount, height, width, depth) = (shape[0], shape[1], shape[2], shape[3])
    let runs = (0..<width).flatMap { column in
      (0..<channelCount * height).map { channelRow in channelRow * width + column }
    }
    return picking(runs: runs, ofLength: depth, shape: [width * channelCount, height, 1, depth])
  }

  /// Of a filter `[O, KH, KW, I]` the elements at these positions in `[KH, KW]`, as `[O, taps · I]`.
  fileprivate func selectingTaps(_ taps: [Int]) -> Tensor {
    let runs = (0..<shape[0]).flatMap { channel in taps.map { channel * shape[1] * shape[2] + $0 } }
    return picking(runs: runs, ofLength: shape[3], shape: [shape[0], taps.count * shape[3]])
  }

  /// Some of the runs of `length` elements that the contents consist of, one after the other.
  ///
  /// - Precondition: They fill `shape`.
  private func picking(runs: [Int], ofLength length: Int, shape: Shape) -> Tensor {
    let byteCount = length * elementType.byteCount
    return Tensor(shape: shape, elementType: elementType) { target in
      withUnsafeBytes { source in
        for (index, run) in runs.enumerated() {
          // In bounds: every run is one of the contents, and the target has room for all.
          let (from, to) = (run * byteCount, index * byteCount)
          UnsafeMutableRawBufferPointer(rebasing: target[to..<to + byteCount])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[from..<from + byteCount]))
        }
      }
    }
  }
}
