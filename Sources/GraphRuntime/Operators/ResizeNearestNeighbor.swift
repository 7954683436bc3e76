import ComputeKernels
import ModelFormat
import TensorCore

extension ResizeNearestNeighbor: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let image = site.type(0).shape
    let pixelByteCount = image[3] * site.type(0).elementType.byteCount
    let tables = Packed(byteCount: (resizing.height + resizing.width) * MemoryLayout<Int>.size) {
      [
        positions(input: image[1], output: resizing.height),
        positions(input: image[2], output: resizing.width),
      ]
    }
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: image[0] * resizing.height, workPerElement: resizing.width * image[3])
    return PlannedKernel(
      name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount, weights: tables
    ) { context, tile, _ in
      ReferenceKernels.resizeNearestNeighbor(
        input: context.pointer(input), output: context.mutablePointer(output), inputHeight: image[1],
        inputWidth: image[2], pixelByteCount: pixelByteCount, rows: tables.contents[0],
        columns: tables.contents[1],
        outputRows: tiling.range(tile))
    }
  }

  private func positions(input: Int, output: Int) -> [Int] {
    NearestNeighbor.positions(
      input: input, output: output, alignsCorners: resizing.alignsCorners,
      usesHalfPixelCenters: resizing.usesHalfPixelCenters)
  }
}
