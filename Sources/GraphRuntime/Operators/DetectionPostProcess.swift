import ComputeKernels
import ModelFormat
import TensorCore

extension DetectionPostProcess: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site.inputs)
    guard !suppressesEachClass, !site.wantsReference, let scores = try ClassScoreReader(site, geometry) else {
      return try referenceKernel(site, geometry)
    }
    return try kernel(site, geometry, scores)
  }

  /// The kernel that reads all scores as numbers.
  private func referenceKernel(
    _ site: NodeSite, _ geometry: DetectionPostProcessGeometry
  ) throws -> PlannedKernel {
    let encodings = try OperandReader(site, input: 0)
    let scores = try OperandReader(site, input: 1)
    let anchors = try OperandReader(site, input: 2)
    let outputs = DetectionOutputs(site)
    let operandCount = encodings.scratchCount + scores.scratchCount + anchors.scratchCount
    let scratch = Scratch<Float>(count: operandCount + geometry.scratchCount)
    return PlannedKernel(
      name: "reference",
      reason: suppressesEachClass ? "suppression runs for each class" : KernelReason.requested,
      scratchByteCountPerWorker: scratch.byteCount
    ) { context, _, worker in
      let scratch = context.pointer(scratch, worker: worker)
      let scoreScratch = scratch + encodings.scratchCount
      let anchorScratch = scoreScratch + scores.scratchCount
      outputs.setCount(
        ReferenceKernels.detectionPostProcess(
          encodings: encodings.floats(context, scratch: scratch),
          scores: scores.floats(context, scratch: scoreScratch),
          anchors: anchors.floats(context, scratch: anchorScratch), rows: outputs.rows(context),
          scratch: anchorScratch + anchors.scratchCount, geometry: geometry), context)
    }
  }

  /// The kernel that finds the largest score of each anchor first, and reads the others of chosen ones only.
  private func kernel(
    _ site: NodeSite, _ geometry: DetectionPostProcessGeometry, _ scores: ClassScoreReader
  ) throws -> PlannedKernel {
    let encodings = try OperandReader(site, input: 0)
    let anchors = try OperandReader(site, input: 2)
    let outputs = DetectionOutputs(site)
    let tiling = site.tiling(count: geometry.anchorCount, workPerElement: geometry.classCount)
    // Four numbers of an encoding, and four of its anchor.
    let suppressionStart = 8
    let scratch = Scratch<Float>(count: suppressionStart + geometry.suppressionScratchCount)
    let preparation = KernelPreparation(
      tileCount: tiling.tileCount, byteCount: geometry.anchorCount * MemoryLayout<Float>.size
    ) { context, tile, _ in
      scores.findLargest(
        context, anchors: tiling.range(tile), output: context.prepared.assumingMemoryBound(to: Float.self))
    }
    return PlannedKernel(
      name: "largest scores, \(site.kernels.instructionSet.name)",
      reason: "suppression goes by the largest score of each anchor" + scores.reason,
      scratchByteCountPerWorker: scratch.byteCount, preparation: preparation
    ) { context, _, worker in
      let scratch = context.pointer(scratch, worker: worker)
      outputs.setCount(
        ReferenceKernels.suppressBestClasses(
          bestScores: context.prepared.assumingMemoryBound(to: Float.self), rows: outputs.rows(context),
          scratch: scratch + suppressionStart, geometry: geometry
        ) { anchor in
          ReferenceKernels.decodeBox(
            encodings.floats(context, at: anchor * geometry.encodingLength, count: 4, scratch: scratch),
            anchor: anchors.floats(context, at: anchor * 4, count: 4, scratch: scratch + 4), geometry)
        } readScores: { anchor, numbers in
          scores.read(context, anchor: anchor, output: numbers)
        }, context)
    }
  }

}

/// The outputs of a detection post-process.
private struct DetectionOutputs: Sendable {
  private let boxes: Slot<Float>
  private let classes: Slot<Float>
  private let scores: Slot<Float>
  private let count: Slot<Float>

  init(_ site: NodeSite) {
    boxes = site.output(0, as: Float.self)
    classes = site.output(1, as: Float.self)
    scores = site.output(2, as: Float.self)
    count = site.output(3, as: Float.self)
  }

  func rows(_ context: KernelContext) -> DetectionRows {
    DetectionRows(
      boxes: context.mutablePointer(boxes), classes: context.mutablePointer(classes),
      scores: context.mutablePointer(scores))
  }

  func setCount(_ chosenCount: Int, _ context: KernelContext) {
    context.mutablePointer(count)[0] = Float(chosenCount)
  }
}
