import GraphRuntime
import ModelFormat
import TensorCore
import VisionPipeline

/// The network that reads a facial expression from landmarks. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_blendshapes_graph.cc`.
package struct FaceBlendshapeNetwork {
  private let shared: SharedPlanExecutor

  /// The name of the network in a bundle.
  static let name = "face_blendshapes"

  /// Plans the network.
  ///
  /// - Throws: `VisionError` when the graph is no such network or cannot be planned.
  package init(_ graph: GraphDefinition, planner: NetworkPlanner) throws {
    let inputShape: Shape = [1, FaceLandmarkConfiguration.blendshapeLandmarks.count, 2]
    guard graph.inputs.count == 1, graph.tensors.indices.contains(graph.inputs[0]),
      graph.tensors[graph.inputs[0]].shape == inputShape,
      graph.tensors[graph.inputs[0]].elementType == .float32
    else {
      throw VisionError(
        .invalidModel,
        "Network \(graph.name) does not have one input of type float32 and shape \(inputShape), the landmarks"
      )
    }
    _ = try graph.dimensions(ofOutput: 0, "the blendshapes", matching: [Blendshapes.Name.allCases.count])
    shared = try planner.makeExecutor(graph)
  }

  /// Plans the network of a model.
  ///
  /// - Parameter landmarkNetwork: What gives the landmarks.
  /// - Throws: `VisionError` when the model has no such network or its landmarks do not suffice.
  init(of model: TaskModel, landmarkNetwork: FaceLandmarkNetwork) throws {
    guard let graph = model.model.graph(named: Self.name) else {
      throw VisionError(
        .invalidArgument,
        "BLENDSHAPES Tag and blendshapes model must be both set. Model \(model.name) has no "
          + "\(Self.name).tflite; use one that has, or ask for no blendshapes.")
    }
    let requiredCount = FaceLandmarkConfiguration.landmarkCount
    guard landmarkNetwork.landmarkCount >= requiredCount else {
      throw VisionError(
        .invalidArgument,
        "Blendshapes need the landmarks of the irises. Network \(landmarkNetwork.name) of model \(model.name) "
          + "gives \(landmarkNetwork.landmarkCount) landmarks, not \(requiredCount); use one that finds irises, "
          + "or ask for no blendshapes.")
    }
    try self.init(graph, planner: model.planner)
  }

  /// The 52 scores in 0…1 of a face that was found in a picture of `size`.
  ///
  /// - Precondition: the landmarks include those of the irises.
  /// - Throws: `VisionError` when the first run finds that the model file was changed.
  package func scores(of landmarks: [PicturePosition], in size: PixelSize) throws -> [Float] {
    let executor = shared.executor
    try executor.prepare()
    executor.withInput(0) { bytes in
      // The runtime aligns tensors to 64 bytes, and the shape was checked when the network was planned.
      let input = bytes.bindMemory(to: Float.self)
      for (position, index) in FaceLandmarkConfiguration.blendshapeLandmarks.enumerated() {
        let point = landmarks[index].point.inPixels(of: size)
        input[2 * position] = point.x
        input[2 * position + 1] = point.y
      }
    }
    executor.run()
    return executor.withOutput(0) { Array($0.bindMemory(to: Float.self)) }
  }
}
