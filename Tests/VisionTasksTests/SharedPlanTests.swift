import FileAccess
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

@testable import VisionTasks

@Suite("Shared plans", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct SharedPlanTests {
  private func planner(_ path: String, threadCount: Int = 1) throws -> NetworkPlanner {
    NetworkPlanner(
      PlanOptions(threadCount: threadCount), source: .file(try #require(FileIdentity(ofFile: path))))
  }

  @Test("the same network of the same file is planned once, in other ways again")
  func sharing() throws {
    let path = try ReferenceKit.url("models/face_landmarker.task").path
    let graph = try #require(Model(importing: path).graph(named: "face_detector"))
    let plan = try planner(path).plan(graph)
    #expect(try planner(path).plan(graph) === plan)
    #expect(try planner(path, threadCount: 2).plan(graph) !== plan)
    #expect(try planner(ReferenceKit.url("models/hand_landmarker.task").path).plan(graph) !== plan)
    #expect(try NetworkPlanner(PlanOptions()).plan(graph) !== plan)
  }

  @Test("the pose network is planned without what only masks need, and again for masks")
  func omittedMask() throws {
    let path = try ReferenceKit.url("models/pose_landmarker_lite.task").path
    let graph = try #require(Model(importing: path).graph(named: PoseLandmarkNetwork.maskOutput.network))
    let source = ModelIdentity.file(try #require(FileIdentity(ofFile: path)))
    let whole = try NetworkPlanner(PlanOptions(), source: source).plan(graph)
    let narrow = try NetworkPlanner(
      PlanOptions(), source: source, omittedOutputs: [PoseLandmarkNetwork.maskOutput]
    ).plan(graph)
    #expect(narrow !== whole && narrow.plan.steps.count < whole.plan.steps.count - 5)
  }

  @Test("tasks leave out what only masks need unless masks are asked for", arguments: [false, true])
  func masks(areAskedFor: Bool) throws {
    let path = try ReferenceKit.url("models/pose_landmarker_lite.task").path
    var options = PoseLandmarker.Options()
    options.includesMasks = areAskedFor
    let model = try PoseNetworks.read(.path(path), options)
    let graph = try model.network(PoseLandmarkNetwork.maskOutput.network)
    let whole = try NetworkPlanner(options.compute.planOptions).plan(graph).plan.steps.count
    let count = try model.planner.plan(graph).plan.steps.count
    #expect(areAskedFor ? count == whole : count < whole - 5)
  }

  @Test("a file that was changed is another file")
  func changedFile() throws {
    let files = try TemporaryDirectory()
    let path = try files.write([1], to: "model")
    let before = try #require(FileIdentity(ofFile: path))
    #expect(FileIdentity(ofFile: path) == before)
    _ = try files.write([1, 2], to: "model")
    #expect(FileIdentity(ofFile: path) != before)
    #expect(FileIdentity(ofFile: files.path("missing")) == nil)
  }

  @Test("tasks that share a plan work at the same time")
  func tasks() async throws {
    let picture = try PoseKit.picture("pose.jpg")
    let landmarkers = try (0..<3).map { _ in try PoseKit.landmarker() }
    let expected = try await landmarkers[0].poses(in: picture)
    try await withThrowingTaskGroup(of: [Pose].self) { group in
      for landmarker in landmarkers { group.addTask { try await landmarker.poses(in: picture) } }
      for try await found in group { #expect(found == expected && !found.isEmpty) }
    }
  }
}

@Suite("Shared plans of models in memory")
struct SharedPlanInMemoryTests {
  private func plan(_ contents: Data) throws -> SharedPlan {
    let model = try TaskModel(.contents(contents), for: .hand, ComputeOptions())
    return try model.planner.plan(model.network("hand_detector"))
  }

  @Test("the same contents are planned once, others again")
  func sharing() throws {
    let contents = try TinyHandModel.encoded()
    let plan = try plan(contents)
    #expect(try self.plan(Data(contents)) === plan)
    // One bit of the last weight.
    var others = contents
    others[others.endIndex - 1] ^= 1
    #expect(try self.plan(others) !== plan)
  }

  @Test("a plan that no task uses any more is freed")
  func freeing() throws {
    // Contents that no other test plans at the same time.
    var contents = try TinyHandModel.encoded()
    contents[contents.endIndex - 2] ^= 1
    weak let plan = try plan(contents)
    #expect(plan == nil)
  }
}

@Suite("Shared plans of bundles in memory", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct SharedBundlePlanTests {
  @Test("the same bundle is planned once")
  func bundle() throws {
    let contents = Data(try ReferenceKit.bytes("models/hand_landmarker.task"))
    let model = try TaskModel(.contents(contents), for: .hand, ComputeOptions())
    let plan = try model.planner.plan(model.network("hand_detector"))
    let again = try TaskModel(.contents(contents), for: .hand, ComputeOptions())
    #expect(try again.planner.plan(again.network("hand_detector")) === plan)
  }
}
