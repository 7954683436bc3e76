import FileAccess
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore

/// A model file that was read for a task.
package struct TaskModel {
  /// What messages call it after the word model: its path, or that it came from memory.
  let name: String
  let model: Model
  /// What plans the networks.
  let planner: NetworkPlanner
}

extension TaskModel {
  /// The name of a model that came as bytes.
  private static let nameInMemory = "in memory"

  /// Reads a model.
  ///
  /// - Parameters:
  ///   - expected: What a file of no known kind was meant to be, for the error.
  ///   - task: Whose model is taken when the source names none.
  ///   - names: Networks that will be asked for, as far as there are such; each is planned as soon as it is
  ///     read.
  ///   - omittedOutputs: What the task will not read.
  ///   - recent: Where models are looked for before they are read.
  /// - Throws: ``VisionError`` with code `invalidArgument` when the source names no model file; `notFound`
  ///   and `permissionDenied` when the file cannot be opened; `invalidBundle` when a bundle was expected and
  ///   it is neither a bundle nor a model; `unsupportedOperator` for unknown operators.
  init(
    _ source: ModelSource, for task: ModelLocator.Task, _ compute: ComputeOptions,
    expecting expected: ModelSignature = .bundle, preparing names: [String] = [],
    omittedOutputs: [NetworkOutput] = [], recent: Serialized<RecentModels> = RecentModels.shared
  ) throws {
    switch source {
    case .contents(let contents):
      try self.init(
        contents: contents, compute, expecting: expected, preparing: names, omittedOutputs: omittedOutputs)
    case .path(let path):
      try self.init(
        path: path, compute, expecting: expected, preparing: names, omittedOutputs: omittedOutputs,
        recent: recent)
    case .installed:
      try self.init(
        path: try ModelLocator.path(for: task), compute, expecting: expected, preparing: names,
        omittedOutputs: omittedOutputs, recent: recent)
    }
  }

  private init(
    contents: Data, _ compute: ComputeOptions, expecting expected: ModelSignature, preparing names: [String],
    omittedOutputs: [NetworkOutput]
  ) throws {
    name = Self.nameInMemory
    try VisionError.within("model \(name)") { try compute.modelLimits.check(fileByteCount: contents.count) }
    let file = contents.withUnsafeBytes { ByteView(AlignedStorage(copying: $0)) }
    let imported = try Self.translating(
      name: name, prefix: ArraySlice(contents.prefix(ModelSignature.byteCount)), expecting: expected
    ) {
      try ModelImporter.read(file, named: Self.nameInMemory)
    }
    let planner = NetworkPlanner(
      compute.planOptions, source: .contents(of: file), omittedOutputs: omittedOutputs)
    imported.model.forEachGraph { if names.contains($0.name) { planner.prepare($0) } }
    model = imported.model
    self.planner = planner
  }

  private init(
    path: String, _ compute: ComputeOptions, expecting expected: ModelSignature, preparing names: [String],
    omittedOutputs: [NetworkOutput], recent: Serialized<RecentModels>
  ) throws {
    name = path
    let file = try Self.translating(name: path, prefix: [], expecting: expected) {
      try StoredFile(modelAt: path, limits: compute.modelLimits)
    }
    // A file whose next change may not show shares nothing.
    let planner = NetworkPlanner(
      compute.planOptions, source: file.identity.isSettled ? .file(file.identity) : nil,
      omittedOutputs: omittedOutputs)
    model = try Self.model(in: file, expecting: expected, recent) { graph in
      if names.contains(graph.name) { planner.prepare(graph) }
    }
    self.planner = planner
  }

  /// The model in a file, which is read unless it was lately.
  ///
  /// - Parameter body: Is called with each network as soon as it is there, with several at once.
  private static func model(
    in file: StoredFile, expecting expected: ModelSignature, _ recent: Serialized<RecentModels>,
    forEachGraph body: (GraphDefinition) -> Void
  ) throws -> Model {
    if file.identity.isSettled, let model = recent.withValue({ $0.model(of: file.identity) }) {
      model.forEachGraph(body)
      return model
    }
    let imported = try translating(
      name: file.path, prefix: ModelSignature.firstBytes(ofFile: file.path), expecting: expected
    ) {
      try ModelImporter.read(file, forEachGraph: body)
    }
    if file.identity.isSettled { recent.withValue { $0.keep(imported.model, of: file.identity) } }
    return imported.model
  }

  /// Runs `body` and turns an error of the importer into what a user of the task knows.
  private static func translating<Result>(
    name: String, prefix: @autoclosure () -> ArraySlice<UInt8>, expecting expected: ModelSignature,
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as VisionError {
      switch error.code {
      case .notFound:
        let hint = ModelLocator.otherForm(of: name).map { "; \($0) is there" } ?? ""
        throw VisionError(.notFound, "Unable to open file at \(name)\(hint)")
      case .permissionDenied, .unreadable:
        throw VisionError(error.code, "Unable to open file at \(name): \(error.message)")
      case .invalidModel:
        throw (ModelSignature(prefix()) ?? expected).error(for: error)
      default:
        throw error
      }
    }
  }
}

extension TaskModel {
  /// The network called `networkName`.
  ///
  /// - Throws: `VisionError` with code `unsupportedOperator` when the network uses what the engine does not
  ///   have; with code `notFound` that lists what there is and, when the model is that of another task, names
  ///   the task.
  func network(_ networkName: String) throws(VisionError) -> GraphDefinition {
    if let graph = model.graph(named: networkName) { return graph }
    do { try model.checkSupport(ofGraphNamed: networkName) } catch { throw error.within("model \(name)") }
    var error = missingMember(networkName + ".tflite")
    if let kind {
      error = VisionError(error.code, error.message + " Model \(name) is for \(kind.name).")
    }
    throw error
  }

  /// The only network of the model.
  ///
  /// - Parameter task: What the network is for, such as "an object detector".
  /// - Throws: `VisionError` with code `invalidModel` when there are several.
  func soleNetwork(for task: String) throws(VisionError) -> GraphDefinition {
    guard let graph = model.graphs.first, model.graphs.count == 1 else {
      let found = kind.map { "for \($0.name)" } ?? "a bundle of \(model.graphs.count) networks"
      throw VisionError(
        .invalidModel,
        "The model is not a valid Flatbuffer buffer. Model \(name) is \(found); \(task) is a single network, a "
          + ".tflite file or what it was converted to.")
    }
    return graph
  }

  /// The file called `fileName` that goes with the networks.
  ///
  /// - Throws: `VisionError` with code `notFound` that lists what there is.
  func attachment(_ fileName: String) throws(VisionError) -> [UInt8] {
    guard let bytes = model.attachments[fileName] else { throw missingMember(fileName) }
    return bytes
  }

  private func missingMember(_ fileName: String) -> VisionError {
    VisionError(
      .notFound,
      "No file with name: \(fileName). All files in the model asset bundle are: "
        + "\(memberNames.joined(separator: ", ")).")
  }

  /// The members of the bundle, networks first.
  private var memberNames: [String] {
    (model.graphs.map(\.name) + model.unsupportedGraphs.map(\.name)).map { $0 + ".tflite" }
      + model.attachments.keys.sorted()
  }

  /// The task that could work with this model.
  var kind: TaskKind? { TaskKind.all.first { $0.suits(model) } }
}

extension TaskModel {
  /// Runs `body` and adds the model's name to errors of the engine.
  func naming<Result>(_ body: () throws -> Result) throws -> Result {
    try VisionError.within("model \(name)", body)
  }
}
