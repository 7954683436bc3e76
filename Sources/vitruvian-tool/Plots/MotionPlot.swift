import FileAccess
import Foundation
import LandmarkDrawing
import LandmarkGeometry
import TensorCore
import Threading
import VisionPipeline
import VisionTasks

/// The angles of a person's joints over a video, and how well landmarks are seen.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
final class MotionPlot: ResultPlot, @unchecked Sendable {
  private let path: String
  private let lock = Lock()
  private var motion = Motion()
  private var title = ""

  init(path: String) { self.path = path }

  func add(_ poses: [Pose], in frame: InputFrame) {
    lock.withLock {
      title = frame.source.fileName
      motion.append(poses.first, seconds: Double(frame.time.milliseconds) / 1000)
    }
  }

  func write() throws {
    try lock.withLock { try MotionDrawing(motion, title: title).drawing.write(toFile: path) }
  }
}

/// The motion of a person as a bounded number of samples: where there are more frames, each stands for the
/// mean of several.
struct Motion {
  private(set) var samples: [Sample] = []
  private var framesPerSample = 1
  /// Frames in the last sample.
  private var lastCount = 0

  static let maximumSampleCount = 4000

  /// Means over some frames.
  struct Sample {
    var seconds: Mean
    /// Degrees of each joint.
    var angles: [Mean]
    /// The visibility of each landmark.
    var visibilities: [Mean]

    mutating func add(_ other: Sample) {
      seconds.add(other.seconds)
      for index in angles.indices { angles[index].add(other.angles[index]) }
      for index in visibilities.indices { visibilities[index].add(other.visibilities[index]) }
    }
  }

  /// A mean of values of which some are missing.
  struct Mean {
    private var sum: Float = 0
    private var count: Float = 0

    init(_ value: Float?) {
      guard let value, value.isFinite else { return }
      (sum, count) = (value, 1)
    }

    mutating func add(_ other: Mean) {
      sum += other.sum
      count += other.count
    }

    /// `nil` when all are missing.
    var value: Double? { count > 0 ? Double(sum / count) : nil }
  }

  /// Adds a frame; `nil` for one without a person.
  mutating func append(_ pose: Pose?, seconds: Double) {
    let sample = Sample(
      seconds: Mean(Float(seconds)),
      angles: Pose.Joint.allCases.map { joint in
        Mean(pose?.angle(at: joint).map { Float($0.degrees) })
      },
      visibilities: Pose.LandmarkName.allCases.map { Mean(pose?[$0].visibility) })
    if lastCount < framesPerSample, !samples.isEmpty {
      samples[samples.count - 1].add(sample)
      lastCount += 1
      return
    }
    if samples.count == Self.maximumSampleCount { halve() }
    samples.append(sample)
    lastCount = 1
  }

  private mutating func halve() {
    samples = stride(from: 0, to: samples.count, by: 2).map { index in
      var sample = samples[index]
      sample.add(samples[index + 1])
      return sample
    }
    framesPerSample *= 2
  }
}

/// The page of a motion: a panel for each pair of joints, and one with a row for each landmark.
private struct MotionDrawing {
  private(set) var drawing: Drawing
  private let motion: Motion
  private let start: Double
  private let duration: Double

  private static let width = 1100.0
  private static let (left, right) = (130.0, 24.0)
  private static let panelHeight = 96.0
  private static let panelStep = 124.0
  private static let top = 76.0
  private static let rowHeight = 9
  private static let (leftColor, rightColor) = (
    Overlay.Color(red: 0.12, green: 0.42, blue: 0.85), Overlay.Color(red: 0.9, green: 0.4, blue: 0.1)
  )
  private static let grid = Overlay.Color(red: 0.85, green: 0.86, blue: 0.88)
  private static let faint = Overlay.Color(red: 0.42, green: 0.44, blue: 0.48)

  private static let pairs: [(name: String, left: Pose.Joint, right: Pose.Joint)] = [
    ("Shoulders", .leftShoulder, .rightShoulder), ("Elbows", .leftElbow, .rightElbow),
    ("Wrists", .leftWrist, .rightWrist), ("Hips", .leftHip, .rightHip), ("Knees", .leftKnee, .rightKnee),
    ("Ankles", .leftAnkle, .rightAnkle),
  ]

  init(_ motion: Motion, title: String) {
    self.motion = motion
    start = motion.samples.first?.seconds.value ?? 0
    duration = max((motion.samples.last?.seconds.value ?? 0) - start, 1e-3)
    let mapTop = Self.top + Double(Self.pairs.count) * Self.panelStep + 8
    let mapHeight = Double(Pose.LandmarkName.allCases.count * Self.rowHeight)
    drawing = Drawing(width: Self.width, height: mapTop + mapHeight + 48)
    drawing.text(title, at: .init(x: Self.left, y: 30), size: 18)
    drawing.text("angles in degrees, 180 stretched", at: .init(x: Self.left, y: 50), Self.faint)
    let legend = Self.width - Self.right
    drawing.text("right", at: .init(x: legend, y: 50), Self.rightColor, anchor: .end)
    drawing.text("the person's left", at: .init(x: legend - 44, y: 50), Self.leftColor, anchor: .end)
    for (index, pair) in Self.pairs.enumerated() {
      drawPanel(pair, top: Self.top + Double(index) * Self.panelStep)
    }
    drawMap(top: mapTop, height: mapHeight)
    drawTimes(bottom: mapTop + mapHeight)
  }

  private var plotWidth: Double { Self.width - Self.left - Self.right }

  private func x(_ seconds: Double) -> Double { Self.left + (seconds - start) / duration * plotWidth }

  private mutating func drawPanel(
    _ pair: (name: String, left: Pose.Joint, right: Pose.Joint), top: Double
  ) {
    func y(_ degrees: Double) -> Double { top + (1 - degrees / 180) * Self.panelHeight }
    drawing.text(pair.name, at: .init(x: 16, y: top + 14), size: 13)
    for degrees in [0.0, 90, 180] {
      drawing.line(
        [.init(x: Self.left, y: y(degrees)), .init(x: Self.width - Self.right, y: y(degrees))], Self.grid)
      drawing.text(
        "\(Int(degrees))°", at: .init(x: Self.left - 6, y: y(degrees) + 4), size: 11, Self.faint, anchor: .end
      )
    }
    for (joint, color) in [(pair.right, Self.rightColor), (pair.left, Self.leftColor)] {
      guard let index = Pose.Joint.allCases.firstIndex(of: joint) else { continue }
      var line: [Drawing.Point] = []
      /// A frame that stands alone shows as a dot.
      func end() {
        if line.count == 1 { line.append(.init(x: line[0].x + 1, y: line[0].y)) }
        if !line.isEmpty { drawing.line(line, color.faded(to: 0.85), width: 1.6) }
        line = []
      }
      for sample in motion.samples {
        if let angle = sample.angles[index].value, let seconds = sample.seconds.value {
          line.append(.init(x: x(seconds), y: y(angle)))
        } else {
          end()
        }
      }
      end()
    }
  }

  /// The visibility of each landmark as the darkness of its row.
  private mutating func drawMap(top: Double, height: Double) {
    let names = Pose.LandmarkName.allCases
    let (columns, rowHeight) = (Int(plotWidth), Self.rowHeight)
    /// For each column the sample nearest to its time.
    var nearest: [Int] = []
    var index = 0
    for column in 0..<columns {
      let seconds = start + (Double(column) + 0.5) / plotWidth * duration
      func distance(_ index: Int) -> Double { abs((motion.samples[index].seconds.value ?? 0) - seconds) }
      while index + 1 < motion.samples.count, distance(index + 1) <= distance(index) { index += 1 }
      nearest.append(index)
    }
    let map = PixelImage(width: columns, height: names.count * rowHeight, channelCount: 3) { target in
      for y in 0..<(names.count * rowHeight) {
        for (x, sample) in nearest.enumerated() {
          let visibility =
            motion.samples.isEmpty ? nil : motion.samples[sample].visibilities[y / rowHeight].value
          let share = y % rowHeight == rowHeight - 1 ? 0 : min(max(visibility ?? 0, 0), 1)
          for (channel, dark) in [20.0, 90, 140].enumerated() {
            target[(y * columns + x) * 3 + channel] = UInt8((247 + (dark - 247) * share).rounded())
          }
        }
      }
    }
    drawing.text("Visibility", at: .init(x: 16, y: top - 4), size: 13)
    drawing.picture(map, in: .init(x: Self.left, y: top, width: Double(columns), height: height))
    for (index, name) in names.enumerated() {
      drawing.text(
        String("\(name)".inSnakeCase.map { $0 == "_" ? " " : $0 }),
        at: .init(x: Self.left - 6, y: top + Double((index + 1) * Self.rowHeight) - 1.5), size: 8.5,
        Self.faint,
        anchor: .end)
    }
  }

  private mutating func drawTimes(bottom: Double) {
    let step = Self.step(for: duration)
    var seconds = (start / step).rounded(.up) * step
    while seconds <= start + duration + 1e-9 {
      let x = x(seconds)
      drawing.line([.init(x: x, y: bottom), .init(x: x, y: bottom + 5)], Self.faint)
      drawing.text(
        Self.clock(seconds, step: step), at: .init(x: x, y: bottom + 19), size: 11, Self.faint,
        anchor: .middle)
      seconds += step
    }
    drawing.text(
      step < 60 ? "seconds" : "h:mm:ss", at: .init(x: Self.width - Self.right, y: bottom + 38), size: 11,
      Self.faint, anchor: .end)
  }

  /// A round number of seconds, of which some ten make the duration.
  private static func step(for duration: Double) -> Double {
    let steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600]
    return steps.first { duration / $0 <= 12 } ?? (duration / 12 / 3600).rounded(.up) * 3600
  }

  private static func clock(_ seconds: Double, step: Double) -> String {
    if step < 1 { return fixed(seconds, decimals: 1) }
    let whole = Int(seconds.rounded())
    guard step >= 60 else { return String(whole) }
    return "\(whole / 3600):" + String(format: "%02d:%02d", whole / 60 % 60, whole % 60)
  }
}
