import GraphRuntime
import ModelFormat
import TensorCore
import VisionPipeline

/// The network that finds the landmarks of one person in a region. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarks_detector_graph.cc`.
struct PoseLandmarkNetwork {
  private let network: ImageNetwork
  private var poseDecoder: PoseDecoder
  private var maskDecoder: SegmentationMaskDecoder

  /// The positions of the network's outputs.
  private enum Output {
    static let landmarks = 0
    static let presence = 1
    static let mask = 2
    static let heatmap = 3
    static let worldLandmarks = 4
  }

  /// What only masks need: a tenth of the network or more.
  static let maskOutput = NetworkOutput(
    network: TaskKind.poseLandmarker.networkNames[1], position: Output.mask)

  /// Plans the network. All sizes are those of the graph.
  ///
  /// - Throws: ``TasksError`` when the graph is no such network; `EngineError` when it cannot be planned.
  init(_ graph: GraphDefinition, planner: NetworkPlanner) throws {
    typealias Configuration = PoseLandmarkConfiguration
    let input = try ImageInput(of: graph)
    _ = try graph.dimensions(
      ofOutput: Output.landmarks, "the landmarks",
      matching: [Configuration.landmarks(inputSize: input.size).valueCount])
    _ = try graph.dimensions(ofOutput: Output.presence, "the presence", matching: [1])
    let mask = try graph.dimensions(ofOutput: Output.mask, "the mask", matching: [nil, nil, 1])
    let heatmap = try graph.dimensions(
      ofOutput: Output.heatmap, "the heatmap", matching: [nil, nil, Configuration.landmarkCount])
    _ = try graph.dimensions(
      ofOutput: Output.worldLandmarks, "the world landmarks", matching: [3 * Configuration.landmarkCount])
    poseDecoder = PoseDecoder(
      inputSize: input.size, heatmapSize: PixelSize(width: heatmap[1], height: heatmap[0]))
    maskDecoder = SegmentationMaskDecoder(size: PixelSize(width: mask[1], height: mask[0]))
    network = try ImageNetwork(
      graph, size: input.size, valueRange: input.requireValueRange(graph.name), proportions: .stretched,
      border: .replicate, planner: planner)
  }
}

extension PoseLandmarkNetwork {
  /// The person in a region of a picture.
  ///
  /// - Parameters:
  ///   - minimumPresence: the network's presence must exceed it.
  ///   - includesMask: whether the person gets a mask, which the network must not have been planned without.
  /// - Returns: `nil` when there is no person or the region is empty.
  /// - Throws: `EngineError` when the region is neither empty nor valid.
  mutating func estimatePose(
    in region: NormalizedRect, of image: UprightImage, minimumPresence: Float, includesMask: Bool
  ) throws -> PoseObservation? {
    guard try network.run(on: region, of: image) != nil else { return nil }
    let isPresent = network.withOutput(Output.presence) {
      isSubjectPresent($0[0], minimumPresence: minimumPresence)
    }
    guard isPresent else { return nil }
    let estimate = network.withOutput(Output.landmarks) { landmarks in
      network.withOutput(Output.heatmap) { heatmap in
        network.withOutput(Output.worldLandmarks) { worldLandmarks in
          poseDecoder.decode(
            landmarks: landmarks, heatmap: heatmap, worldLandmarks: worldLandmarks, region: region,
            imageSize: image.size)
        }
      }
    }
    return PoseObservation(
      estimate, mask: includesMask ? makeMask(region: region, of: image) : nil)
  }

  /// The mask of the last run, with a number for each stored pixel of the picture.
  private mutating func makeMask(region: NormalizedRect, of image: UprightImage) -> Mask {
    Mask(width: image.stored.width, height: image.stored.height) { values in
      network.withOutput(Output.mask) { logits in
        maskDecoder.decode(
          logits, region: region, imageSize: image.size, orientation: image.orientation, into: values)
      }
    }
  }
}
