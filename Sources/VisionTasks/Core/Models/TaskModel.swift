import FileAccess
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore

/// A model file that was read for a task.
struct TaskModel {
  /// What messages call it after the word model: its path, or that it came from memory.
  let name: String
  let model: Model
  /// What plans the networks.
  let planner: NetworkPlanner
}

extension TaskModel {
  /// The name of a model that came as bytes.
  private static let nameInMemory = "in memory"

  /// Reads the model that the options name.
  ///
  /// - Parameters:
  ///   - expected: what a file of no known kind was meant to be, for the error.
  ///   - names: networks that will be asked for, as far as there are such; each is planned as soon as it is read.
  ///   - omittedOutputs: what the task will not read.
  ///   - recent: where models are looked for before they are read.
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when neither path nor contents are given, or what they
  ///   name is no model file; `notFoundError` and `permissionDeniedError` when the file cannot be opened;
  ///   `unknownError` when a bundle was expected and it is neither a bundle nor a model;
  ///   `unimplementedError` for unknown operators.
  init(
    _ options: BaseOptions, expecting expected: ModelSignature = .bundle, preparing names: [String] = [],
    omittedOutputs: [NetworkOutput] = [], recent: Serialized<RecentModels> = RecentModels.shared
  ) throws {
    if let buffer = options.modelAssetBuffer, !buffer.isEmpty {
      let file = buffer.withUnsafeBytes { ByteView(AlignedStorage(copying: $0)) }
      name = Self.nameInMemory
      let imported = try Self.translating(
        name: name, prefix: ArraySlice(buffer.prefix(ModelSignature.byteCount)), expecting: expected
      ) {
        try ModelImporter.read(file, named: Self.nameInMemory)
      }
      let planner = NetworkPlanner(
        options.planOptions, source: .contents(of: file), omittedOutputs: omittedOutputs)
      imported.model.forEachGraph { if names.contains($0.name) { planner.prepare($0) } }
      model = imported.model
      self.planner = planner
    } else if !options.modelAssetPath.isEmpty {
      let path = options.modelAssetPath
      name = path
      let file = try Self.translating(name: path, prefix: [], expecting: expected) {
        try StoredFile(path: path, maximumByteCount: Model.maximumFileByteCount)
      }
      // A file whose next change may not show shares nothing.
      let planner = NetworkPlanner(
        options.planOptions, source: file.identity.isSettled ? .file(file.identity) : nil,
        omittedOutputs: omittedOutputs)
      model = try Self.model(in: file, expecting: expected, recent) { graph in
        if names.contains(graph.name) { planner.prepare(graph) }
      }
      self.planner = planner
    } else {
      throw TasksError(
        status: .invalidArgumentError,
        "ExternalFile must specify at least one of 'file_content', 'file_name', 'file_pointer_meta' or "
          + "'file_descriptor_meta'. Set modelAssetPath or modelAssetBuffer of the base options.")
    }
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
    } catch let error as EngineError {
      switch error.code {
      case .notFound:
        throw TasksError(status: .notFoundError, "Unable to open file at \(name)")
      case .permissionDenied, .unreadable:
        throw TasksError(
          status: TasksErrorCode(error.code), "Unable to open file at \(name): \(error.message)")
      case .invalidModel:
        throw (ModelSignature(prefix()) ?? expected).error(for: error)
      default:
        throw TasksError(error)
      }
    }
  }
}

extension TaskModel {
  /// The network called `networkName`.
  ///
  /// - Throws: ``TasksError`` with code `notFoundError` that lists what there is and, when the model is that of
  ///   another task, names the task.
  func network(_ networkName: String) throws(TasksError) -> GraphDefinition {
    if let graph = model.graph(named: networkName) { return graph }
    var error = missingMember(networkName + ".tflite")
    if let kind {
      error = TasksError(error.code, error.message + " Model \(name) is one of \(kind.rawValue).")
    }
    throw error
  }

  /// The file called `fileName` that goes with the networks.
  ///
  /// - Throws: ``TasksError`` with code `notFoundError` that lists what there is.
  func attachment(_ fileName: String) throws(TasksError) -> [UInt8] {
    guard let bytes = model.attachments[fileName] else { throw missingMember(fileName) }
    return bytes
  }

  private func missingMember(_ fileName: String) -> TasksError {
    TasksError(
      status: .notFoundError,
      "No file with name: \(fileName). All files in the model asset bundle are: "
        + "\(memberNames.joined(separator: ", ")).")
  }

  /// The members of the bundle, networks first.
  private var memberNames: [String] {
    model.graphs.map { $0.name + ".tflite" } + model.attachments.keys.sorted()
  }

  /// The task that could work with this model.
  var kind: TaskKind? { TaskKind.allCases.first { $0.suits(model) } }
}

extension TaskModel {
  /// Runs `body` and adds the model's name to errors of the engine.
  func naming<Result>(_ body: () throws -> Result) throws -> Result {
    try EngineError.within("model \(name)", body)
  }
}
