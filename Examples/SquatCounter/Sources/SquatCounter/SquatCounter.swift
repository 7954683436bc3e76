import ArgumentParser
import Foundation
import Vitruvian

/// Counts the squats in a video.
@main
struct SquatCounter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SquatCounter",
    abstract: "Count squats in a video, with the angle of the knees in each frame.")

  @Argument(help: "The video; ffmpeg decodes it.", completion: .file())
  var video: String

  @Option(help: "The model of poses.", completion: .file())
  var model = "Models/pose_landmarker_full.task"

  @Option(help: "Write the angles to this file as comma-separated values.")
  var angles: String?

  @Option(help: "Draw the angles over time into this file, as SVG.")
  var plot: String?

  @Option(help: "How many frames a second to look at.")
  var rate = 25

  func validate() throws {
    guard 1...120 ~= rate else { throw ValidationError("--rate is \(rate); expected 1 to 120") }
  }

  func run() throws {
    let tracker = try PoseLandmarker.Tracker(model: .path(model))
    let frames = try VideoFrames(ofFile: video, framesPerSecond: rate)
    var counter = RepetitionCounter()
    var curve: [KneeAngle] = []
    while let frame = try frames.next() {
      let found = try tracker.poses(in: frame.picture, at: frame.time)
      let angle = found.subjects.first?.kneeAngle
      curve.append(KneeAngle(time: frame.time, angle: angle))
      if let angle, let squat = counter.add(angle, at: frame.time) {
        print("squat \(counter.repetitions.count): \(squat)")
      }
    }
    print(counter.repetitions.count, "squats")
    if let angles { try Data(curve.table.utf8).write(to: URL(fileURLWithPath: angles)) }
    if let plot {
      let name = URL(fileURLWithPath: video).lastPathComponent
      let drawing = AnglePlot(curve: curve, counter: counter, title: name)
      try Data(drawing.svg.utf8).write(to: URL(fileURLWithPath: plot))
    }
  }
}
