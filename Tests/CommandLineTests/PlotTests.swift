import FileAccess
import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@testable import vitruvian_tool

/// Drawings of all results.
struct PlotTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
  }

  private static func pose(elbowIsBent: Bool, visibility: Float) -> Pose {
    let names = Pose.LandmarkName.allCases
    return Pose(
      landmarks: names.map { _ in Landmark(x: 0.5, y: 0.5, z: 0, visibility: visibility, presence: 1) },
      world: Pose.World(
        names.map { name in
          let place: SIMD3<Float> =
            switch name {
            case .leftShoulder: [0, 0, 0]
            case .leftElbow: [1, 0, 0]
            case .leftWrist: elbowIsBent ? [1, 1, 0] : [2, 0, 0]
            default: [Float(name.rawValue), 5, 0]
            }
          return WorldLandmark(x: place.x, y: place.y, z: place.z, visibility: visibility, presence: 1)
        }))
  }

  @Test func motion_keepsAnglesAndGaps() throws {
    var motion = Motion()
    motion.append(Self.pose(elbowIsBent: true, visibility: 0.75), seconds: 1)
    motion.append(nil, seconds: 2)
    motion.append(Self.pose(elbowIsBent: false, visibility: 0.25), seconds: 3)
    let elbow = try #require(Pose.Joint.allCases.firstIndex(of: .leftElbow))
    let angles = motion.samples.map { $0.angles[elbow].value }
    #expect(abs(try #require(angles[0]) - 90) < 1e-3)
    // Neither a missing person nor an arm that is not seen has an angle.
    #expect(angles[1] == nil && angles[2] == nil)
    #expect(motion.samples.map { $0.visibilities[0].value } == [0.75, nil, 0.25])
  }

  @Test func motionOfHours_staysSmall() throws {
    var motion = Motion()
    let pose = Self.pose(elbowIsBent: true, visibility: 0.5)
    for frame in 0..<20_000 { motion.append(pose, seconds: Double(frame)) }
    #expect(motion.samples.count <= Motion.maximumSampleCount && motion.samples.count > 1000)
    let times = motion.samples.compactMap(\.seconds.value)
    #expect(times == times.sorted() && times[0] < 8 && times[times.count - 1] > 19_900)
    #expect(motion.samples.allSatisfy { $0.visibilities[3].value == 0.5 })
  }

  @Test func namesInDrawings_areText() throws {
    var drawing = Drawing(width: 300, height: 100)
    drawing.text("<b>&\n\u{1}caf\0\u{E9}", at: .init(x: 5, y: 50))
    let path = files.path("text.svg")
    try drawing.write(toFile: path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains(#">&lt;b&gt;&amp;\n\u{01}caf\xE9</text>"#), "\(text)")
  }

  @Test func reducedPictures_areMeans() {
    let picture = PixelImage(width: 4, height: 2, channelCount: 3) { samples in
      for index in 0..<24 { samples[index] = UInt8(index * 10) }
    }
    let half = picture.reduced(toWidth: 2, height: 1)
    #expect(half.width == 2 && half.height == 1)
    // The first pixel stands for samples 0, 3, 12 and 15 of its channel.
    #expect(half.withUnsafeBytes { Array($0.prefix(6)) } == [75, 85, 95, 135, 145, 155])
    #expect(picture.reduced(toWidth: 9, height: 9).width == 4)
  }

  @Test(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"), arguments: ["svg", "png"])
  func poses_arePlotted(type: String) throws {
    try Ffmpeg.requireInstalled()
    let model = try ReferenceKit.url("models/pose_landmarker_lite.task").path
    let (video, picture) = try (
      ReferenceKit.url("media/person_lunge.mp4").path, ReferenceKit.url("media/decoded/pose.png").path
    )
    let (motion, sheet) = (files.path("plots/of/motion.\(type)"), files.path("sheet.\(type)"))
    let first = try Tool.vitruvian.run(
      ["pose", "--model", model, "--mode", "video", "--every", "6", "--plot", motion, video])
    #expect(first.status == 0 && first.objects.count == 20, "\(first.errors)")
    let plain = try Tool.vitruvian.run(
      ["pose", "--model", model, "--mode", "video", "--every", "6", video])
    #expect(first.output == plain.output)
    let second = try Tool.vitruvian.run(
      ["pose", "--model", model, "--jobs", "2", "--plot", sheet, picture, picture, picture, "missing.jpg"])
    #expect(second.status == 1 && second.objects.count == 4, "\(second.errors)")
    if type == "svg" {
      let text = try String(contentsOfFile: motion, encoding: .utf8)
      #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
      #expect(text.contains(">person_lunge.mp4<") && text.contains(">Knees<") && text.contains("<polyline"))
      let thumbnails = try String(contentsOfFile: sheet, encoding: .utf8).components(separatedBy: "<image ")
      #expect(thumbnails.count == 4 && thumbnails[3].contains(">1 person<"))
    } else {
      let page = try PixelImage(contentsOfFile: motion)
      #expect(page.width == 1100 && page.height > 900)
      var colors: Set<[UInt8]> = []
      page.withUnsafeBytes { bytes in
        for pixel in stride(from: 0, to: bytes.count - 2, by: 3) {
          colors.insert(Array(bytes[pixel..<(pixel + 3)]))
        }
      }
      #expect(colors.count > 100)
      #expect(try PixelImage(contentsOfFile: sheet).width > 500)
    }
  }

  @Test func otherUses_areRefused() throws {
    for (arguments, complaint) in [
      (["--plot", "out.pdf", "a.png"], "end it in .svg or .png"),
      (["--plot", "out.svg", "--mode", "video", "a.mp4", "b.mp4"], "--plot draws the motion in one video"),
      (["--plot", "out.svg", "--resume", "--output", "o.jsonl", "a.png"], "--resume leaves pictures out"),
      (["--plot", "a.png", "a.png"], "a.png is an input"),
    ] {
      let outcome = try Tool.vitruvian.run(["pose"] + arguments, directory: files.url)
      #expect(outcome.status == 2 && outcome.errors.contains(complaint), "\(outcome.errors)")
    }
  }
}
