import ComputeKernels
import ModelFormat
import TensorCore

/// Resizes an image by blending the four nearest pixels.
///
/// - Source: TensorFlow Lite `RESIZE_BILINEAR`.
struct ResizeBilinearOperator: RuntimeOperator {
  let resizing: Resizing

  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try resizing.outputTypes(for: inputs) }

  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * 3
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let image = site.type(0).shape
    let rows = taps(input: image[1], output: resizing.height)
    let columns = taps(input: image[2], output: resizing.width)
    switch site.type(0).elementType {
    case .float32: return floatKernel(site, image, rows: rows, columns: columns)
    case .uint8: return quantizedKernel(site, image, rows: rows, columns: columns, code: UInt8.self)
    case .int8: return quantizedKernel(site, image, rows: rows, columns: columns, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(
    _ site: NodeSite, _ image: Shape, rows: [InterpolationTap], columns: [InterpolationTap]
  ) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let addend = site.fusion?.addend.map { Slot<Float>(tensor: $0) }
    let slope = site.fusion?.slope.flatMap { site.constants.stored($0) }.map { slope in
      Packed { slope.widened }
    }
    let bounds = (site.fusion?.activation ?? .none).bounds
    let output = site.output(0, as: Float.self)
    if site.wantsReference {
      return PlannedKernel(name: "reference", reason: KernelReason.requested) { context, _, _ in
        ReferenceKernels.resizeBilinear(
          input: context.pointer(input), output: context.mutablePointer(output), batchCount: image[0],
          inputHeight: image[1], inputWidth: image[2], channels: image[3], rows: rows, columns: columns)
      }
    }
    let tiling = rowTiling(site, image)
    let columns = PackedInterpolation(columns, channels: image[3])
    let instructionSet = site.kernels.instructionSet
    let blendedRows = Scratch<Float>(count: 2 * columns.count * image[3])
    return PlannedKernel(
      name: "resize, \(instructionSet.name)",
      reason: "vectors over the channels, first along the rows, then across" + (site.fusion?.reason ?? ""),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: blendedRows.byteCount, weights: slope
    ) { context, tile, worker in
      (slope?.contents).withFloats { slope in
        FastKernels.resizeBilinear(
          input: context.pointer(input), addend: context.pointer(addend), slope: slope, bounds: bounds,
          output: context.mutablePointer(output), inputHeight: image[1], inputWidth: image[2],
          channels: image[3], rows: rows, columns: columns, outputRows: tiling.range(tile),
          instructionSet: instructionSet, scratch: context.pointer(blendedRows, worker: worker))
      }
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ image: Shape, rows: [InterpolationTap], columns: [InterpolationTap],
    code: Code.Type
  ) -> PlannedKernel {
    let tiling = rowTiling(site, image)
    guard site.wantsReference else {
      return codeKernel(site, image, rows: rows, columns: columns, tiling, isSigned: Code.isSigned)
    }
    let input = site.input(0, as: Code.self)
    let output = site.output(0, as: Code.self)
    return PlannedKernel(
      name: "quantised reference", reason: KernelReason.requested, tileCount: tiling.tileCount
    ) { context, tile, _ in
      ReferenceKernels.resizeBilinear(
        input: context.pointer(input), output: context.mutablePointer(output), inputHeight: image[1],
        inputWidth: image[2], channels: image[3], rows: rows, columns: columns,
        outputRows: tiling.range(tile))
    }
  }

  private func codeKernel(
    _ site: NodeSite, _ image: Shape, rows: [InterpolationTap], columns: [InterpolationTap], _ tiling: Tiling,
    isSigned: Bool
  ) -> PlannedKernel {
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let columns = PackedInterpolation(columns, channels: image[3])
    let instructionSet = site.kernels.instructionSet
    let blendedRow = Scratch<Int32>(count: image[2] * image[3])
    return PlannedKernel(
      name: "resize of codes, \(instructionSet.name)", reason: "rows are blended, then columns",
      tileCount: tiling.tileCount, scratchByteCountPerWorker: blendedRow.byteCount
    ) { context, tile, worker in
      FastKernels.resizeBilinear(
        input: context.pointer(input), output: context.mutablePointer(output), isSigned: isSigned,
        inputHeight: image[1], inputWidth: image[2], channels: image[3], rows: rows, columns: columns,
        outputRows: tiling.range(tile), instructionSet: instructionSet,
        scratch: context.pointer(blendedRow, worker: worker))
    }
  }

  private func rowTiling(_ site: NodeSite, _ image: Shape) -> Tiling {
    site.tiling(count: image[0] * resizing.height, workPerElement: resizing.width * image[3])
  }

  private func taps(input: Int, output: Int) -> [InterpolationTap] {
    InterpolationTap.taps(
      input: input, output: output, alignsCorners: resizing.alignsCorners,
      usesHalfPixelCenters: resizing.usesHalfPixelCenters)
  }
}
