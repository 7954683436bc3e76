import Foundation
import VisionTasks

/// The frames of an endless video: people, who are gone for a while now and then.
///
/// With the reference kit that `VITRUVIAN_TEST_DATA` names they show their faces, in the picture of the demo
/// they do not.
public struct Pictures: Sendable {
  private let people: Picture
  private let nobody: Picture

  /// Reads the picture of people.
  ///
  /// - Parameter name: The file's name in the reference kit.
  public init(inKit name: String = "three_people.jpg") throws {
    let kit = ProcessInfo.processInfo.environment["VITRUVIAN_TEST_DATA"]
    people = try Picture(contentsOfFile: kit.map { "\($0)/media/\(name)" } ?? "../Demo/cyclists.jpg")
    nobody = try Self.plain(90)
  }

  /// Frames that show `people` while they are there, and `nobody` while they are gone.
  public init(people: Picture, nobody: Picture) {
    self.people = people
    self.nobody = nobody
  }

  /// The frame with an index.
  public subscript(index: Int) -> Picture { index % 60 < 50 ? people : nobody }

  /// A small picture of one brightness.
  public static func plain(_ brightness: UInt8) throws -> Picture {
    let side = 64
    return try Picture(
      width: side, height: side, layout: .rgb, [UInt8](repeating: brightness, count: 3 * side * side))
  }
}
