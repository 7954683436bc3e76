import Foundation
import GraphRuntime
import ModelFormat
import TensorCore
import Threading
import VisionPipeline

/// From a picture to objects, stage by stage. One caller at a time.
///
/// 1. The whole picture, stretched → network.
/// 2. Its outputs → boxes with classes, suppressed by the network or here.
/// 3. Projection into the picture, whole pixels, equal boxes made one.
/// 4. In frames that follow each other, a number for each object.
///
/// Source: `mediapipe/tasks/cc/vision/object_detector/object_detector_graph.cc`.
struct ObjectPipeline {
  private let settings: ObjectSettings
  private let network: ImageNetwork
  private var interpretation: any ObjectInterpretation
  private let labels: ObjectLabels
  private var tracker = ObjectTracker()
  private var runCount = 0

  mutating func process(_ frame: Frame) throws -> ObjectDetectorResult {
    guard frame.options.subjectRegions.isEmpty else {
      throw TasksError(
        status: .invalidArgumentError,
        "An object detector takes no subjectRegions; set regionOfInterest to search a part of a picture.")
    }
    let objects = try findObjects(in: OrientedPicture(frame, turning: .region))
    runCount += 1
    var origin = ResultOrigin(timestampInMilliseconds: frame.timestampInMilliseconds)
    if let time = frame.time {
      origin.trackIDs = tracker.identify(objects, in: frame.pixels.size, at: time.nanoseconds)
    }
    if settings.includesDiagnostics {
      origin.diagnostics = TaskDiagnostics(
        didRunDetector: true, detectorRunCount: runCount, landmarkRunCount: 0, subjects: [])
    }
    return ObjectDetectorResult(objects.map(detection), origin: origin)
  }

  mutating func reset() {
    tracker = ObjectTracker()
    runCount = 0
  }
}

extension ObjectPipeline {
  /// The objects in a picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: `EngineError` when the picture cannot be looked at.
  private mutating func findObjects(in picture: OrientedPicture) throws -> [PixelDetection] {
    let size = picture.pixels.size
    guard let placement = try network.run(on: picture.region, of: picture.pixels) else { return [] }
    let projection = placement.projection
    let found = interpretation.objects(of: network, settings: settings).map { object in
      let projected = object.projected(by: projection)
      return PixelDetection(box: WholePixelBox(projected.box, in: size), classes: projected.classes)
    }
    return found.mergingEqualBoxes().map { object in
      PixelDetection(box: picture.restoration.box(object.box), classes: object.classes)
    }
  }

  private func detection(_ object: PixelDetection) -> Detection {
    let box = object.box
    return Detection(
      categories: object.classes.map(labels.category),
      boundingBox: CGRect(x: box.x, y: box.y, width: box.width, height: box.height), keypoints: nil)
  }
}

extension ObjectPipeline {
  /// Prepares the network of a model.
  ///
  /// - Throws: ``TasksError`` when the model is no object detector or a setting is out of range; `EngineError`
  ///   when the network cannot be planned.
  init(_ model: TaskModel, settings: ObjectSettings) throws {
    let graph = try model.soleNetwork()
    try settings.validate()
    let outputs = try ObjectOutputs(of: graph)
    labels = try ObjectLabels(
      outputs.classMetadata, kind: outputs.form.labelKind, locale: settings.displayNamesLocale)
    let selection = try settings.classSelection(labels)
    switch outputs.form {
    case .suppressed(let boxes, let classes, let scores, let count):
      interpretation = try SuppressedObjectInterpretation(
        graph, outputs: outputs, parts: (boxes, classes, scores, count), selection: selection)
    case .raw(let boxes, let scores):
      // The anchors are tens of thousands, so they are read while the network is planned.
      (_, interpretation) = try concurrently {
        model.planner.prepare(graph)
      } _: {
        try RawObjectInterpretation(graph, boxes: boxes, scores: scores, selection: selection)
      }
    }
    let input = try ImageInput(of: graph)
    network = try ImageNetwork(
      graph, size: input.size, valueRange: input.valueRange, proportions: .stretched, border: .replicate,
      planner: model.planner)
    self.settings = settings
  }
}

extension ObjectTracker {
  /// Numbers the objects of a frame of `size`.
  fileprivate mutating func identify(_ objects: [PixelDetection], in size: PixelSize, at time: Int64) -> [Int]
  {
    identify(
      objects.map { (box: $0.box.normalized(in: size), classIndex: $0.classes.first?.index ?? -1) }, at: time)
  }
}

extension TaskModel {
  /// The only network of the model.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when there are several.
  fileprivate func soleNetwork() throws(TasksError) -> GraphDefinition {
    guard let graph = model.graphs.first, model.graphs.count == 1 else {
      let found = kind.map { "one of \($0.rawValue)" } ?? "a bundle of \(model.graphs.count) networks"
      throw TasksError(
        status: .invalidArgumentError,
        "The model is not a valid Flatbuffer buffer. Model \(name) is \(found); an object detector is a "
          + "single network, a .tflite file or what it was converted to.")
    }
    return graph
  }
}
