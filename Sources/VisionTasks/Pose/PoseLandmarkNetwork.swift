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
    network: PoseNetworks.names[1], position: Output.mask)

  /// Plans the network. All sizes are those of the graph.
  ///
  /// - Throws: `VisionError` when the graph is no such network or cannot be planned.
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
  /// - Parameter minimumPresence: The network's presence must exceed it.
  /// - Returns: `nil` when there is no person or the region is empty.
  /// - Throws: `VisionError` when the region is neither empty nor valid.
  mutating func estimatePose(
    in region: NormalizedRect, of image: UprightImage, minimumPresence: Float
  ) throws -> PoseEstimate? {
    guard try network.run(on: region, of: image) != nil else { return nil }
    guard isSubjectPresent(network.output(Output.presence)[0], minimumPresence: minimumPresence) else {
      return nil
    }
    return poseDecoder.decode(
      landmarks: network.output(Output.landmarks), heatmap: network.output(Output.heatmap),
      worldLandmarks: network.output(Output.worldLandmarks), region: region, imageSize: image.size)
  }

  /// The mask of the person that was found last, with a number for each stored pixel of the picture.
  ///
  /// - Parameter change: Changes the values before they become a mask.
  /// - Precondition: The network was not planned without its mask.
  mutating func makeMask(
    region: NormalizedRect, of image: UprightImage,
    change: (UnsafeMutableBufferPointer<Float>) -> Void = { _ in }
  ) -> Mask {
    Mask(width: image.stored.width, height: image.stored.height) { values in
      maskDecoder.decode(
        network.output(Output.mask), region: region, imageSize: image.size, orientation: image.orientation,
        into: values)
      change(values)
    }
  }
}
