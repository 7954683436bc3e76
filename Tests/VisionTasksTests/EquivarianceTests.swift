import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

/// A movement of a picture: turned about its middle, scaled, and moved, in pixels.
private struct Motion {
  let size: PixelSize
  let angle: Double
  let scale: Double
  let shift: SIMD2<Double>

  /// Frame `index` of a slow movement.
  init(frame index: Int, size: PixelSize) {
    self.size = size
    angle = 0.015 * Double(index)
    scale = 1 - 0.01 * Double(index)
    shift = SIMD2(2.5, -1.5) * Double(index)
  }

  private var middle: SIMD2<Double> { SIMD2(Double(size.width), Double(size.height)) / 2 }

  /// Where a point of the picture at rest goes.
  func moved(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let offset = (point - middle) * scale
    let turned = SIMD2(
      cos(angle) * offset.x - sin(angle) * offset.y, sin(angle) * offset.x + cos(angle) * offset.y)
    return middle + turned + shift
  }

  /// The picture after the movement, sampled between its pixels.
  func applied(to picture: PixelImage) throws -> Picture {
    let (width, height, channels) = (picture.width, picture.height, picture.channelCount)
    var samples = [UInt8](repeating: 0, count: width * height * 3)
    picture.withUnsafeBytes { source in
      for row in 0..<height {
        for column in 0..<width {
          let offset = (SIMD2(Double(column) + 0.5, Double(row) + 0.5) - middle - shift) / scale
          let x = cos(angle) * offset.x + sin(angle) * offset.y + middle.x - 0.5
          let y = -sin(angle) * offset.x + cos(angle) * offset.y + middle.y - 0.5
          guard x >= 0, y >= 0, x < Double(width - 1), y < Double(height - 1) else { continue }
          let (left, top) = (Int(x), Int(y))
          let (right, down) = (x - Double(left), y - Double(top))
          for channel in 0..<3 {
            func sample(_ x: Int, _ y: Int) -> Double { Double(source[(y * width + x) * channels + channel]) }
            let upper = sample(left, top) * (1 - right) + sample(left + 1, top) * right
            let lower = sample(left, top + 1) * (1 - right) + sample(left + 1, top + 1) * right
            samples[(row * width + column) * 3 + channel] = UInt8(upper * (1 - down) + lower * down + 0.5)
          }
        }
      }
    }
    return try Picture(width: width, height: height, layout: .rgb, samples)
  }
}

@Suite(
  "Landmarks follow a picture that moves", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct EquivarianceTests {
  /// Frames in which the picture stands still, so that the subject is followed and no longer detected.
  private static let restingFrameCount = 3
  private static let frameCount = 10

  /// The median distance of the landmarks from where the movement takes those of the resting picture, in
  /// sizes of the subject.
  private func medianDeviation(
    of picture: String, _ landmarks: (Picture, FrameTime) throws -> [PicturePosition]?
  ) throws -> Double {
    let pixels = try PoseKit.picture(picture).pixels
    let size = SIMD2(Double(pixels.width), Double(pixels.height))
    var atRest: [SIMD2<Double>] = []
    var deviations: [Double] = []
    for index in 0..<Self.frameCount {
      let motion = Motion(frame: max(index + 1 - Self.restingFrameCount, 0), size: pixels.size)
      let found = try #require(
        try landmarks(motion.applied(to: pixels), .milliseconds(33 * index)), "frame \(index)"
      )
      .map { SIMD2(Double($0.x), Double($0.y)) * size }
      if index < Self.restingFrameCount {
        atRest = found
        continue
      }
      let (x, y) = (found.map(\.x), found.map(\.y))
      let extent = max((x.max() ?? 0) - (x.min() ?? 0), (y.max() ?? 0) - (y.min() ?? 0))
      deviations += zip(found, atRest).map { found, atRest in
        let difference = found - motion.moved(atRest)
        return (difference * difference).sum().squareRoot() / extent
      }
    }
    return deviations.sorted()[deviations.count / 2]
  }

  @Test("a body's do")
  func pose() throws {
    let tracker = try PoseKit.tracker()
    let deviation = try medianDeviation(of: "pose.jpg") {
      try tracker.poses(in: $0, at: $1).subjects.first?.landmarks.map(\.position)
    }
    #expect(deviation < 0.01)
  }

  @Test("a face's do")
  func face() throws {
    let tracker = try FaceKit.tracker()
    let deviation = try medianDeviation(of: "grace_hopper.jpg") {
      try tracker.faces(in: $0, at: $1).subjects.first?.landmarks
    }
    #expect(deviation < 0.01)
  }

  @Test("a hand's do")
  func hand() throws {
    let tracker = try HandKit.tracker()
    let deviation = try medianDeviation(of: "left_hands.jpg") {
      try tracker.hands(in: $0, at: $1).subjects.first?.landmarks
    }
    #expect(deviation < 0.01)
  }
}
