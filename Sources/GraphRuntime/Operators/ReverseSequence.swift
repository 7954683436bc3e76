import ComputeKernels
import ModelFormat
import TensorCore

extension ReverseSequence: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(1).elementType {
    case .int64: kernel(site, length: Int64.self)
    default: kernel(site, length: Int32.self)
    }
  }

  private func kernel<Length: FixedWidthInteger & Sendable>(
    _ site: NodeSite, length: Length.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape.dimensions
    let (first, second) = (min(sequenceAxis, batchAxis), max(sequenceAxis, batchAxis))
    let outerCount = shape[..<first].reduce(1, *)
    let middleCount = shape[(first + 1)..<second].reduce(1, *)
    let runByteCount = shape[(second + 1)...].reduce(site.type(0).elementType.byteCount, *)
    let isBatchInner = batchAxis > sequenceAxis
    let input = site.input(0, as: UInt8.self)
    let lengths = site.input(1, as: Length.self)
    let output = site.output(0, as: UInt8.self)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.reverseSequence(
        input: context.pointer(input), lengths: context.pointer(lengths),
        output: context.mutablePointer(output), outerCount: outerCount, firstCount: shape[first],
        middleCount: middleCount, secondCount: shape[second], runByteCount: runByteCount,
        isBatchInner: isBatchInner)
    }
  }
}
