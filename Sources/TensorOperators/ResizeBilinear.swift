import ComputeKernels
import TensorCore

/// Resizes an image by blending the four nearest pixels.
///
/// - Source: TensorFlow Lite `RESIZE_BILINEAR`.
public struct ResizeBilinear: Sendable, Hashable {
  /// The size of the result, and where pixels lie.
  public var resizing: Resizing

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ resizing: Resizing) {
    self.resizing = resizing
  }
}

extension ResizeBilinear: ResizeOperator {
  public static let kind: OperatorKind = "resizeBilinear"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs: "`[N, height, width, C]`")
  package static let sample = ResizeBilinear(
    Resizing(height: 8, width: 9, alignsCorners: false, usesHalfPixelCenters: true))

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * 3
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let image = site.type(0).shape
    switch site.type(0).elementType {
    case .float32: return floatKernel(site, image)
    case .uint8: return quantizedKernel(site, image, element: UInt8.self)
    case .int8: return quantizedKernel(site, image, element: Int8.self)
    case .int16: return wideKernel(site, image)
    case let other: throw site.unsupported(other)
    }
  }

  private func wideKernel(_ site: NodeSite, _ image: Shape) -> PlannedKernel {
    let tiling = rowTiling(site, image)
    let resizing = resizing
    func taps(_ input: Int, _ output: Int) -> [WideInterpolationTap] {
      WideInterpolationTap.taps(
        input: input, output: output, alignsCorners: resizing.alignsCorners,
        usesHalfPixelCenters: resizing.usesHalfPixelCenters)
    }
    let (rows, columns) = (taps(image[1], resizing.height), taps(image[2], resizing.width))
    let (input, output) = (site.input(0, as: Int16.self), site.output(0, as: Int16.self))
    guard !site.wantsReference else {
      return PlannedKernel(
        name: "quantized reference", reason: KernelReason.requested, tileCount: tiling.tileCount
      ) { context, tile, _ in
        ReferenceKernels.resizeBilinear(
          input: context.pointer(input), output: context.mutablePointer(output), inputHeight: image[1],
          inputWidth: image[2], channels: image[3], rows: rows, columns: columns,
          outputRows: tiling.range(tile))
      }
    }
    let blendedRow = Scratch<Int32>(count: image[2] * image[3])
    return PlannedKernel(
      name: "resize of 16-bit values", reason: "rows are blended, then columns", tileCount: tiling.tileCount,
      scratchByteCountPerWorker: blendedRow.byteCount
    ) { context, tile, worker in
      FastKernels.resizeBilinear(
        input: context.pointer(input), output: context.mutablePointer(output), inputHeight: image[1],
        inputWidth: image[2], channels: image[3], rows: rows, columns: columns,
        outputRows: tiling.range(tile), blendedRow: context.pointer(blendedRow, worker: worker))
    }
  }

  private func floatKernel(_ site: NodeSite, _ image: Shape) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let addend = site.addend
    let slope = site.slope
    let bounds = (site.epilogue?.activation ?? .none).bounds
    let output = site.output(0, as: Float.self)
    if site.wantsReference {
      let taps = taps(image)
      return PlannedKernel(name: "reference", reason: KernelReason.requested, weights: taps) {
        context, _, _ in
        ReferenceKernels.resizeBilinear(
          input: context.pointer(input), output: context.mutablePointer(output), batchCount: image[0],
          inputHeight: image[1], inputWidth: image[2], channels: image[3], rows: taps.contents.rows,
          columns: taps.contents.columns)
      }
    }
    let tiling = rowTiling(site, image)
    let tables = packedTaps(image, slope: slope)
    let instructionSet = site.kernels.instructionSet
    let blendedRows = Scratch<Float>(count: 2 * resizing.width * image[3])
    return PlannedKernel(
      name: "resize, \(instructionSet.name)",
      reason: "vectors over the channels, first along the rows, then across" + (site.epilogue?.reason ?? ""),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: blendedRows.byteCount, weights: tables
    ) { context, tile, worker in
      let tables = tables.contents
      tables.slope.withFloats { slope in
        FastKernels.resizeBilinear(
          input: context.pointer(input), addend: context.pointer(addend), slope: slope, bounds: bounds,
          output: context.mutablePointer(output), inputHeight: image[1], inputWidth: image[2],
          channels: image[3], rows: tables.rows, columns: tables.columns, outputRows: tiling.range(tile),
          instructionSet: instructionSet, scratch: context.pointer(blendedRows, worker: worker))
      }
    }
  }

  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ image: Shape, element: Quantized.Type
  ) -> PlannedKernel {
    let tiling = rowTiling(site, image)
    guard site.wantsReference else {
      return quantizedVectorKernel(site, image, tiling, isSigned: Quantized.isSigned)
    }
    let taps = taps(image)
    let input = site.input(0, as: Quantized.self)
    let output = site.output(0, as: Quantized.self)
    return PlannedKernel(
      name: "quantized reference", reason: KernelReason.requested, tileCount: tiling.tileCount, weights: taps
    ) { context, tile, _ in
      ReferenceKernels.resizeBilinear(
        input: context.pointer(input), output: context.mutablePointer(output), inputHeight: image[1],
        inputWidth: image[2], channels: image[3], rows: taps.contents.rows, columns: taps.contents.columns,
        outputRows: tiling.range(tile))
    }
  }

  private func quantizedVectorKernel(
    _ site: NodeSite, _ image: Shape, _ tiling: Tiling, isSigned: Bool
  ) -> PlannedKernel {
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tables = packedTaps(image, splitsChannels: image[3] < PackedInterpolation.fewChannels)
    let instructionSet = site.kernels.instructionSet
    let blendedRow = Scratch<Int32>(count: image[2] * image[3])
    return PlannedKernel(
      name: "resize of quantized values, \(instructionSet.name)", reason: "rows are blended, then columns",
      tileCount: tiling.tileCount, scratchByteCountPerWorker: blendedRow.byteCount, weights: tables
    ) { context, tile, worker in
      FastKernels.resizeBilinear(
        input: context.pointer(input), output: context.mutablePointer(output), isSigned: isSigned,
        inputHeight: image[1], inputWidth: image[2], channels: image[3], rows: tables.contents.rows,
        columns: tables.contents.columns, outputRows: tiling.range(tile), instructionSet: instructionSet,
        scratch: context.pointer(blendedRow, worker: worker))
    }
  }

  private func rowTiling(_ site: NodeSite, _ image: Shape) -> Tiling {
    site.tiling(count: image[0] * resizing.height, workPerElement: resizing.width * image[3])
  }

  /// The taps of each row and column of the output.
  private func taps(_ image: Shape) -> Packed<(rows: [InterpolationTap], columns: [InterpolationTap])> {
    Packed(byteCount: (resizing.height + resizing.width) * MemoryLayout<InterpolationTap>.stride) {
      (
        taps(input: image[1], output: resizing.height), taps(input: image[2], output: resizing.width)
      )
    }
  }

  /// The taps of each row and column of the output, packed for vectors, with what negative results are
  /// multiplied by.
  private func packedTaps(
    _ image: Shape, slope: Constant? = nil, splitsChannels: Bool = false
  ) -> Packed<ResizeTables> {
    let tapByteCount = MemoryLayout<InterpolationTap>.stride
    let placesPerPixel = splitsChannels ? image[3] : 1
    return Packed(
      byteCount: resizing.height * tapByteCount
        + resizing.width * (tapByteCount + placesPerPixel * PackedInterpolation.byteCountPerPlace)
        + (slope?.shape.elementCount ?? 0) * MemoryLayout<Float>.size
    ) {
      ResizeTables(
        rows: taps(input: image[1], output: resizing.height),
        columns: PackedInterpolation(
          taps(input: image[2], output: resizing.width), channels: image[3],
          splitsChannels: splitsChannels), slope: slope?.evaluated.inMemory
      )
    }
  }

  private func taps(input: Int, output: Int) -> [InterpolationTap] {
    InterpolationTap.taps(
      input: input, output: output, alignsCorners: resizing.alignsCorners,
      usesHalfPixelCenters: resizing.usesHalfPixelCenters)
  }
}

/// What a resize by vectors reads besides its input.
private struct ResizeTables: Sendable {
  let rows: [InterpolationTap]
  let columns: PackedInterpolation
  /// What negative results of each channel are multiplied by; `nil` for nothing.
  let slope: Tensor?
}
