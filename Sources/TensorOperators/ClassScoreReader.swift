import ComputeKernels
import TensorCore

/// Reads class scores, the largest one of many anchors or all of one, through what fusion leaves to do with
/// them.
struct ClassScoreReader: Sendable {
  private let tensor: Int
  private let function: ScoreFunction
  private let geometry: DetectionPostProcessGeometry
  private let instructionSet: InstructionSet
  let reason: String

  /// `nil` when the largest element need not be the largest score.
  init?(_ site: NodeSite, _ geometry: DetectionPostProcessGeometry) throws {
    tensor = site.input(1, as: UInt8.self).tensor
    self.geometry = geometry
    instructionSet = site.kernels.instructionSet
    if let scores = site.scores {
      (function, reason) = (scores.function, scores.reason)
    } else {
      guard let function = try Self.function(of: site) else { return nil }
      self.function = function
      reason = ""
    }
  }

  private static func function(of site: NodeSite) throws -> ScoreFunction? {
    let type = site.type(1)
    switch type.elementType {
    case .float32: return .identity
    case .uint8:
      return DequantizedNumbers(try site.quantizedScale(type, "input 1"), element: UInt8.self).map {
        .table($0)
      }
    case .int8:
      return DequantizedNumbers(try site.quantizedScale(type, "input 1"), element: Int8.self).map {
        .table($0)
      }
    case let other: throw site.unsupported(other)
    }
  }

  /// Writes the largest score of each of some anchors.
  func findLargest(_ context: KernelContext, anchors: Range<Int>, output: UnsafeMutablePointer<Float>) {
    if case .table(let numbers) = function {
      return FastKernels.rowMaximum(
        input: scores(context, anchor: 0), output: output, numbers: numbers, length: geometry.classCount,
        step: geometry.scoreLength, rows: anchors, instructionSet: instructionSet)
    }
    FastKernels.rowMaximum(
      input: scores(context, anchor: 0), output: output, length: geometry.classCount,
      step: geometry.scoreLength, rows: anchors, instructionSet: instructionSet)
    if case .logistic = function {
      FastKernels.unary(
        .logistic, input: output, output: output, elements: anchors, instructionSet: instructionSet)
    }
  }

  /// Writes the scores of an anchor's classes.
  func read(_ context: KernelContext, anchor: Int, output: UnsafeMutablePointer<Float>) {
    let classes = 0..<geometry.classCount
    switch function {
    case .identity:
      output.update(from: scores(context, anchor: anchor), count: classes.count)
    case .logistic:
      FastKernels.unary(
        .logistic, input: scores(context, anchor: anchor), output: output, elements: classes,
        instructionSet: instructionSet)
    case .table(let numbers):
      let quantized: UnsafePointer<UInt8> = scores(context, anchor: anchor)
      for index in classes { output[index] = numbers[quantized[index]] }
    }
  }

  /// What the scores of an anchor's classes are made of, behind that of the background.
  private func scores<Element>(_ context: KernelContext, anchor: Int) -> UnsafePointer<Element> {
    context.pointer(Slot<Element>(tensor: tensor)) + anchor * geometry.scoreLength
      + (geometry.scoreLength - geometry.classCount)
  }
}
