import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@testable import vitruvian_tool

/// Lines of results beside those of Foundation's encoder, of whatever values may consist. ``ResultLineTests``
/// compares the lines of each task.
struct JSONLineTests {
  private func expectFoundationsLine(
    _ value: some Encodable, givesNames: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let encoder = JSONEncoder.pictureResults
    let userInfo: [CodingUserInfoKey: any Sendable] = [.givesLandmarkNames: givesNames]
    encoder.userInfo = userInfo
    let line = try JSONLineEncoder(userInfo: userInfo).encode(value)
    #expect(
      String(decoding: line, as: UTF8.self)
        == String(decoding: try encoder.encode(value), as: UTF8.self) + "\n",
      sourceLocation: sourceLocation)
  }

  private func result<Output: PictureOutput>(_ output: Output) -> PictureResult<Output> {
    var result = PictureResult(
      source: "a \"b\"/ä.jpg", frame: 3, time: .milliseconds(99), width: 960, height: 640, output: output)
    result.annotatedFile = "/tmp/a\\b.png"
    result.error = "no room"
    return result
  }

  private func coordinate(_ generator: inout SeededGenerator) -> Float {
    let bits = Float(bitPattern: UInt32.random(in: 0...UInt32.max, using: &generator))
    return Bool.random(using: &generator) ? bits : Float.random(in: -1...1, using: &generator)
  }

  private func landmarks<Space>(
    _ count: Int, _ generator: inout SeededGenerator
  ) -> [SpatialLandmark<Space>] {
    (0..<count).map { _ in
      SpatialLandmark(
        x: coordinate(&generator), y: coordinate(&generator), z: coordinate(&generator),
        visibility: coordinate(&generator), presence: coordinate(&generator))
    }
  }

  private func positions<Space>(_ count: Int, _ generator: inout SeededGenerator) -> [Position<Space>] {
    (0..<count).map { _ in
      Position(x: coordinate(&generator), y: coordinate(&generator), z: coordinate(&generator))
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>, [false, true])
  func subjects_areWrittenAsByFoundation(seed: UInt64, givesNames: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    var pose = Pose(
      landmarks: landmarks(33, &generator), world: Pose.World(landmarks(33, &generator)))
    pose.maskFile = "masks/a.png"
    try expectFoundationsLine(result([pose, pose]), givesNames: givesNames)
    try expectFoundationsLine(result([Face(landmarks: positions(478, &generator))]), givesNames: givesNames)
    let detection = Detection(
      box: PixelBox(x: -1, y: 0, width: 1, height: 2), categories: [])
    try expectFoundationsLine(result([detection]), givesNames: givesNames)
  }

  @Test func emptyListsAndFailures_areWrittenAsByFoundation() throws {
    try expectFoundationsLine(result([Pose]()))
    try expectFoundationsLine(
      PictureFailure(source: "b", frame: 1, time: .milliseconds(2), message: "not\nread"))
  }

  /// What the encoder of a type may do beside what those of results do.
  private struct Oddities: Encodable {
    enum Choice: String, Encodable { case first, second }

    enum Payload: Encodable {
      case pair(Int, name: String)
      case nothing
    }

    class Base: Encodable { let base = true }

    final class Derived: Base {
      enum CodingKeys: CodingKey { case list, own }

      override func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(1, forKey: .own)
        try values.encode(2, forKey: .own)
        var list = values.nestedUnkeyedContainer(forKey: .list)
        try list.encodeNil()
        try list.encode(Choice.second)
        try super.encode(to: list.superEncoder())
        var object = list.nestedContainer(keyedBy: CodingKeys.self)
        try object.encodeNil(forKey: .own)
        var inner = list.nestedUnkeyedContainer()
        try inner.encode(list.count)
        try super.encode(to: values.superEncoder())
      }
    }

    struct Nothing: Encodable {}

    let derived = Derived()
    let choices: [Choice] = [.first, .second]
    let payloads: [Payload] = [.pair(1, name: "x"), .nothing]
    let nothing = Nothing()
    let missing: Int? = nil
    let gaps: [Double?] = [nil, 0.1, 2]
    let empty: [Int] = []
    let nested: [[Float]] = [[], [1, -0.0]]
    let named = ["b": UInt8.max, "a": 0, "B": 1, "a_b": 2, "a1": 3]
    let limits = [Int64.min, Int64.max]
    let flags = [true, false]
  }

  @Test func whateverEncodersDo_isWrittenAsByFoundation() throws { try expectFoundationsLine(Oddities()) }

  @Test func textsOfAllKinds_areWrittenAsByFoundation() throws {
    let characters = (0...255 as ClosedRange<UInt8>).map { String(Character(Unicode.Scalar($0))) }
    try expectFoundationsLine(characters)
    try expectFoundationsLine([characters.joined(), "", "e\u{301}", "\u{2028}😀\u{FFFF}", "C:\\a\"/"])
  }

  @Test func numbersOfAllKinds_areWrittenAsByFoundation() throws {
    let exponents = -45...38
    try expectFoundationsLine(exponents.flatMap { [Float("1e\($0)") ?? 0, Float("-9.87654e\($0)") ?? 0] })
    try expectFoundationsLine((-324...308).map { Double("1.5e\($0)") ?? 0 })
    try expectFoundationsLine([Float.nan, .infinity, -.infinity, 0, -0.0, 1, 100, 16_777_216, 1e16])
    try expectFoundationsLine([Double.nan, .infinity, -.infinity, 0, -0.0, 1, 0.1, 1e15, 1e16, 1e17])
  }
}
