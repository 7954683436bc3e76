import Foundation
import VisionTasks

/// The frames of an endless video: people, who are gone for a while now and then.
///
/// With the reference kit that `VITRUVIAN_TEST_DATA` names they show their faces, in the picture of the demo
/// they do not.
struct Pictures {
  private let people: Picture
  private let nobody: Picture

  init() throws {
    let kit = ProcessInfo.processInfo.environment["VITRUVIAN_TEST_DATA"]
    people = try Picture(contentsOfFile: kit.map { $0 + "/media/three_people.jpg" } ?? "../Demo/cyclists.jpg")
    nobody = try Self.plain(90)
  }

  subscript(index: Int) -> Picture { index % 60 < 50 ? people : nobody }

  /// A small picture of one brightness.
  static func plain(_ brightness: UInt8) throws -> Picture {
    let side = 64
    return try Picture(
      width: side, height: side, layout: .rgb, [UInt8](repeating: brightness, count: 3 * side * side))
  }
}

/// The memory of this process that is in RAM.
enum ResidentMemory {
  /// - Throws: where there is no `/proc`.
  static func byteCount() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
