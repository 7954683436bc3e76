import ComputeKernels
import ModelFormat
import TensorCore

extension DetectionPostProcess: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try geometry(inputs)
    let rowCount = maximumDetectionCount * maximumClassesPerDetection
    return [
      TensorType([1, rowCount, 4]), TensorType([1, rowCount]), TensorType([1, rowCount]), TensorType([1]),
    ]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site.inputs)
    let encodings = try OperandReader(site, input: 0)
    let scores = try OperandReader(site, input: 1)
    let anchors = try OperandReader(site, input: 2)
    let outputs = (0..<4).map { site.output($0, as: Float.self) }
    let (boxes, classes, bestScores, count) = (outputs[0], outputs[1], outputs[2], outputs[3])
    let operandCount = encodings.scratchCount + scores.scratchCount + anchors.scratchCount
    return PlannedKernel(
      name: "reference", reason: KernelReason.onlyOne,
      scratchByteCountPerWorker: (operandCount + geometry.scratchCount) * MemoryLayout<Float>.size
    ) { context, _, worker in
      let scratch = context.scratch(worker: worker, as: Float.self)
      let scoreScratch = scratch + encodings.scratchCount
      let anchorScratch = scoreScratch + scores.scratchCount
      let chosenCount = ReferenceKernels.detectionPostProcess(
        encodings: encodings.floats(context, scratch: scratch),
        scores: scores.floats(context, scratch: scoreScratch),
        anchors: anchors.floats(context, scratch: anchorScratch),
        rows: DetectionRows(
          boxes: context.mutablePointer(boxes), classes: context.mutablePointer(classes),
          scores: context.mutablePointer(bestScores)),
        scratch: anchorScratch + anchors.scratchCount, geometry: geometry)
      context.mutablePointer(count)[0] = Float(chosenCount)
    }
  }

  private func geometry(_ inputs: NodeInputs) throws -> DetectionPostProcessGeometry {
    let encodings = try inputs.required(0, "box encodings", rank: 3).shape
    let scores = try inputs.required(1, "class scores", rank: 3).shape
    let anchors = try inputs.required(2, "anchors", rank: 2).shape
    guard encodings[0] == 1, scores[0] == 1, encodings[2] >= 4, anchors[1] == 4,
      encodings[1] == scores[1], encodings[1] == anchors[0],
      scores[2] == classCount || scores[2] == classCount + 1
    else {
      throw EngineError(
        .shapeMismatch,
        "box encodings \(encodings), class scores \(scores) and anchors \(anchors) do not fit "
          + "[1×N×4], [1×N×\(classCount)] (or one more) and [N×4]")
    }
    return DetectionPostProcessGeometry(
      anchorCount: encodings[1], encodingLength: encodings[2], scoreLength: scores[2],
      classCount: classCount, maximumDetectionCount: maximumDetectionCount,
      maximumClassesPerDetection: maximumClassesPerDetection, detectionsPerClass: detectionsPerClass,
      suppressesEachClass: suppressesEachClass, scoreThreshold: scoreThreshold,
      overlapThreshold: overlapThreshold, scaleY: scaleY, scaleX: scaleX, scaleHeight: scaleHeight,
      scaleWidth: scaleWidth)
  }
}

/// Reads an operand as real numbers, whether it is stored so or as codes.
private struct OperandReader: Sendable {
  private let count: Int
  private let tensor: Int
  private let elementType: ElementType
  private let scale: CodeScale?
  private let instructionSet: InstructionSet

  /// The room that the numbers need outside the operand: none when they are stored as such.
  var scratchCount: Int { scale == nil ? 0 : count }

  init(_ site: NodeSite, input: Int) throws {
    let type = site.type(input)
    count = type.shape.elementCount
    tensor = site.input(input, as: UInt8.self).tensor
    elementType = type.elementType
    instructionSet = site.kernels.instructionSet
    switch type.elementType {
    case .float32: scale = nil
    case .uint8, .int8: scale = try site.codeScale(type, "input \(input)")
    case let other: throw site.unsupported(other)
    }
  }

  /// The numbers themselves, or `scratch` filled with them; `scratch` has room for `scratchCount`.
  func floats(_ context: KernelContext, scratch: UnsafeMutablePointer<Float>) -> UnsafePointer<Float> {
    guard let scale else { return context.pointer(Slot(tensor: tensor)) }
    FastKernels.dequantize(
      input: context.pointer(Slot<UInt8>(tensor: tensor)), output: scratch, scale: scale,
      isSigned: elementType == .int8, elements: 0..<count, instructionSet: instructionSet)
    return UnsafePointer(scratch)
  }
}
