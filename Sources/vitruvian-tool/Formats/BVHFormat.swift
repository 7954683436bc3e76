import FileAccess
import Foundation
import TensorCore
import VisionTasks

/// The motion of a person in a video, as animation programs read it: a hierarchy of joints and their
/// rotations in each frame.
///
/// Source: the Biovision hierarchy as M. Meredith and S. Maddock describe it, *Motion Capture File Formats
/// Explained*, 2001.
struct BVHFormat<Output: TabularOutput>: ResultFormat {
  /// The time, and if there is a person its bones' lengths, the hips' height and the joints' angles.
  func record(of result: PictureResult<Output>) throws -> [UInt8] {
    var numbers = [Double(result.time.milliseconds)]
    if let pose = (result.output as? [Pose])?.first, let posture = BVHPosture(pose.world) {
      numbers += posture.lengths + [posture.height] + posture.angles.flatMap { [$0.x, $0.y, $0.z] }
    }
    return Array(
      "\(result.source.withBytesSpelledOut)\0\(numbers.map(\.description).joined(separator: " "))".utf8)
  }

  func record(of failure: PictureFailure) throws -> [UInt8] { [] }
}

/// The document of ``BVHFormat``'s records.
///
/// Bones get the mean of their lengths. A frame without a person repeats the one before.
final class BVHDocument: ResultDocument {
  private let output: ResultFile
  private var source: String?
  private var frames = RecordSpool()
  private var frameCount = 0
  /// Frames before the first one with a person.
  private var emptyCount = 0
  private var last: [UInt8]?
  private var sums = [Double](repeating: 0, count: BVHSkeleton.Bone.allCases.count)
  private var measuredCount = 0
  private var times: (first: Double, last: Double)?

  /// - Parameter path: Of a file, which is replaced when the document is complete; `nil` for standard output.
  init(path: String?) throws {
    output = try ResultFile(path: path, replaces: true)
  }

  func append(_ record: [UInt8]) throws {
    let parts = record.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let name = String(decoding: parts[0], as: UTF8.self)
    guard source == nil || source == name else {
      throw EngineError(.invalidArgument, "a BVH file takes one video, not \(source ?? "") and \(name)")
    }
    source = name
    let numbers = String(decoding: parts[1], as: UTF8.self).split(separator: " ").compactMap { Double($0) }
    guard let time = numbers.first else { return }
    times = (times?.first ?? time, time)
    frameCount += 1
    guard numbers.count > 1 else {
      if let last { try frames.append(last) } else { emptyCount += 1 }
      return
    }
    let lengths = numbers[1...sums.count]
    for (index, length) in lengths.enumerated() { sums[index] += length }
    measuredCount += 1
    let motion = [0] + [numbers[sums.count + 1], 0] + numbers[(sums.count + 2)...]
    let line = Array((motion.map(Self.text).joined(separator: " ") + "\n").utf8)
    for _ in 0...emptyCount { try frames.append(line) }
    emptyCount = 0
    last = line
  }

  func finish() throws {
    guard measuredCount > 0 else {
      throw EngineError(
        .invalidArgument, "\(source ?? "there"): no frame shows a person, so there is no motion to write")
    }
    let means = sums.map { $0 / Double(measuredCount) }
    let seconds = times.map { ($0.last - $0.first) / 1000 } ?? 0
    let frameTime = frameCount > 1 && seconds > 0 ? seconds / Double(frameCount - 1) : 1.0 / 30
    var text = "HIERARCHY\n"
    Self.describe(0, lengths: means, depth: 0, &text)
    text += "MOTION\nFrames: \(frameCount)\nFrame Time: \(fixed(frameTime, decimals: 6))\n"
    try output.write(Array(text.utf8))
    try frames.drain { try output.write($0) }
    try output.finish()
  }

  /// Writes down a joint and all that hangs on it.
  private static func describe(_ number: Int, lengths: [Double], depth: Int, _ text: inout String) {
    let joint = BVHSkeleton.joints[number]
    let indent = String(repeating: "  ", count: depth)
    text += "\(indent)\(joint.parent == nil ? "ROOT" : "JOINT") \(joint.name)\n\(indent){\n"
    text += "\(indent)  OFFSET \(offset(joint.rest, lengths))\n"
    let position = joint.parent == nil ? "6 Xposition Yposition Zposition" : "3"
    text += "\(indent)  CHANNELS \(position) Zrotation Xrotation Yrotation\n"
    if !joint.end.isEmpty {
      text += "\(indent)  End Site\n\(indent)  {\n"
      text += "\(indent)    OFFSET \(offset(joint.end, lengths))\n\(indent)  }\n"
    }
    for (child, other) in BVHSkeleton.joints.enumerated() where other.parent == number {
      describe(child, lengths: lengths, depth: depth + 1, &text)
    }
    text += "\(indent)}\n"
  }

  private static func offset(_ way: [BVHSkeleton.Bone: SIMD3<Double>], _ lengths: [Double]) -> String {
    let sum = way.reduce(into: SIMD3<Double>()) { $0 += lengths[$1.key.rawValue] * $1.value }
    return [sum.x, sum.y, sum.z].map(text).joined(separator: " ")
  }

  /// A number, which is never a negative zero.
  private static func text(_ number: Double) -> String {
    fixed(abs(number) < 0.000_05 ? 0 : number, decimals: 4)
  }
}
