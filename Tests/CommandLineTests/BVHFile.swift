import Foundation

/// A motion file, read as strictly as animation programs do.
struct BVHFile {
  struct Joint {
    let name: String
    let parent: Int?
    let offset: SIMD3<Double>
    /// The names of its channels, and where the first is in a frame.
    let channels: [String]
    let firstChannel: Int
    /// Where the bone ends that no joint follows.
    var end: SIMD3<Double>?
  }

  struct Malformed: Error { let reason: String }

  private(set) var joints: [Joint] = []
  let frames: [[Double]]
  let frameTime: Double

  init(_ text: String) throws {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    func next() throws -> String {
      guard let word = words.popFirst() else { throw Malformed(reason: "the file ends early") }
      return word
    }
    func expect(_ expected: String) throws {
      let word = try next()
      guard word == expected else { throw Malformed(reason: "\(word) in the place of \(expected)") }
    }
    func number() throws -> Double {
      let word = try next()
      guard let number = Double(word), number.isFinite else {
        throw Malformed(reason: "\(word) is no number")
      }
      return number
    }
    func vector() throws -> SIMD3<Double> { [try number(), try number(), try number()] }
    var joints: [Joint] = []
    var channelCount = 0
    func readJoint(parent: Int?) throws {
      let name = try next()
      guard !joints.contains(where: { $0.name == name }) else {
        throw Malformed(reason: "\(name) comes twice")
      }
      try expect("{")
      try expect("OFFSET")
      let offset = try vector()
      try expect("CHANNELS")
      guard let count = Int(try next()), [3, 6].contains(count) else { throw Malformed(reason: "channels") }
      let channels = try (0..<count).map { _ in try next() }
      let known = ["X", "Y", "Z"].flatMap { ["\($0)position", "\($0)rotation"] }
      guard Set(channels).isSubset(of: known), Set(channels).count == count else {
        throw Malformed(reason: "\(channels)")
      }
      let place = joints.count
      joints.append(
        Joint(name: name, parent: parent, offset: offset, channels: channels, firstChannel: channelCount))
      channelCount += count
      while true {
        switch try next() {
        case "JOINT": try readJoint(parent: place)
        case "End":
          try expect("Site")
          try expect("{")
          try expect("OFFSET")
          joints[place].end = try vector()
          try expect("}")
        case "}": return
        case let word: throw Malformed(reason: "\(word) in a joint")
        }
      }
    }
    try expect("HIERARCHY")
    try expect("ROOT")
    try readJoint(parent: nil)
    try expect("MOTION")
    try expect("Frames:")
    let frameCount = Int(try number())
    try expect("Frame")
    try expect("Time:")
    frameTime = try number()
    frames = try (0..<frameCount).map { _ in try (0..<channelCount).map { _ in try number() } }
    guard words.isEmpty else { throw Malformed(reason: "\(words.count) words are left over") }
    // Each frame has a line of its own.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      lines.suffix(frameCount + 1).dropLast().allSatisfy({ $0.split(separator: " ").count == channelCount })
    else { throw Malformed(reason: "frames are no lines") }
    self.joints = joints
  }

  /// Where the joints are in a frame, and behind each what ends there: the rotations of each joint turn what
  /// hangs on it, in the order of its channels.
  func positions(inFrame frame: Int) -> [String: SIMD3<Double>] {
    typealias Matrix = [SIMD3<Double>]
    func apply(_ matrix: Matrix, _ vector: SIMD3<Double>) -> SIMD3<Double> {
      vector.x * matrix[0] + vector.y * matrix[1] + vector.z * matrix[2]
    }
    var rotations: [Matrix] = []
    var places: [SIMD3<Double>] = []
    var named: [String: SIMD3<Double>] = [:]
    for joint in joints {
      var rotation = joint.parent.map { rotations[$0] } ?? [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      var place = joint.offset
      if let parent = joint.parent { place = places[parent] + apply(rotation, joint.offset) }
      for (index, channel) in joint.channels.enumerated() {
        let value = frames[frame][joint.firstChannel + index]
        let axis = ["X", "Y", "Z"].firstIndex(of: String(channel.prefix(1))) ?? 0
        guard channel.hasSuffix("rotation") else {
          place[axis] += value
          continue
        }
        let (cosine, sine) = (cos(value * .pi / 180), sin(value * .pi / 180))
        let (second, third) = ((axis + 1) % 3, (axis + 2) % 3)
        var turn: Matrix = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
        turn[axis][axis] = 1
        (turn[second][second], turn[second][third]) = (cosine, sine)
        (turn[third][second], turn[third][third]) = (-sine, cosine)
        rotation = turn.map { apply(rotation, $0) }
      }
      rotations.append(rotation)
      places.append(place)
      named[joint.name] = place
      if let end = joint.end { named[joint.name + " end"] = place + apply(rotation, end) }
    }
    return named
  }
}
