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
    let readers = try (0..<3).map { try OperandReader(site, input: $0) }
    let boxes = site.output(0, as: Float.self)
    let classes = site.output(1, as: Float.self)
    let scores = site.output(2, as: Float.self)
    let count = site.output(3, as: Float.self)
    return PlannedKernel(
      name: "reference", reason: KernelReason.onlyOne,
      scratchByteCountPerWorker: readers.reduce(0) { $0 + $1.scratchCount } * MemoryLayout<Float>.size
    ) { context, _, worker in
      let scratch = context.scratch(worker: worker, as: Float.self)
      let encodings = readers[0].floats(context, scratch: scratch)
      let scoreScratch = scratch + readers[0].scratchCount
      let anchorScratch = scoreScratch + readers[1].scratchCount
      let result = ReferenceKernels.detectionPostProcess(
        encodings: encodings, scores: readers[1].floats(context, scratch: scoreScratch),
        anchors: readers[2].floats(context, scratch: anchorScratch), geometry: geometry)
      Self.write(
        result.rows, count: result.count, rowCount: geometry.rowCount,
        boxes: context.mutablePointer(boxes), classes: context.mutablePointer(classes),
        scores: context.mutablePointer(scores), countOutput: context.mutablePointer(count))
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

  /// Writes the detections into the output tensors and zeros into the rows that are left over.
  private static func write(
    _ rows: [PostProcessedDetection], count: Int, rowCount: Int, boxes: UnsafeMutablePointer<Float>,
    classes: UnsafeMutablePointer<Float>, scores: UnsafeMutablePointer<Float>,
    countOutput: UnsafeMutablePointer<Float>
  ) {
    boxes.update(repeating: 0, count: rowCount * 4)
    classes.update(repeating: 0, count: rowCount)
    scores.update(repeating: 0, count: rowCount)
    for (row, detection) in rows.prefix(rowCount).enumerated() {
      boxes[row * 4] = detection.box.top
      boxes[row * 4 + 1] = detection.box.left
      boxes[row * 4 + 2] = detection.box.bottom
      boxes[row * 4 + 3] = detection.box.right
      classes[row] = Float(detection.classIndex)
      scores[row] = detection.score
    }
    countOutput[0] = Float(count)
  }
}

/// Reads an operand as real numbers, whether it is stored so or as codes.
private struct OperandReader: Sendable {
  private let count: Int
  private let tensor: Int
  private let elementType: ElementType
  private let scale: CodeScale?

  /// The room that the numbers need outside the operand: none when they are stored as such.
  var scratchCount: Int { scale == nil ? 0 : count }

  init(_ site: NodeSite, input: Int) throws {
    let type = site.type(input)
    count = type.shape.elementCount
    tensor = site.input(input, as: UInt8.self).tensor
    elementType = type.elementType
    switch type.elementType {
    case .float32: scale = nil
    case .uint8, .int8: scale = try site.codeScale(type, "input \(input)")
    case let other: throw site.unsupported(other)
    }
  }

  /// The numbers themselves, or `scratch` filled with them; `scratch` has room for `scratchCount`.
  func floats(_ context: KernelContext, scratch: UnsafeMutablePointer<Float>) -> UnsafePointer<Float> {
    guard let scale else { return context.pointer(Slot(tensor: tensor)) }
    if elementType == .uint8 {
      ReferenceKernels.dequantize(
        input: context.pointer(Slot<UInt8>(tensor: tensor)), output: scratch, count: count, scale: scale)
    } else {
      ReferenceKernels.dequantize(
        input: context.pointer(Slot<Int8>(tensor: tensor)), output: scratch, count: count, scale: scale)
    }
    return UnsafePointer(scratch)
  }
}
