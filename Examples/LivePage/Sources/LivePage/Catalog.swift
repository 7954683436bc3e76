import FlyingFox
import Foundation
import Vitruvian

/// What the page can show: the tasks with the models that are there, and the lines of their drawings.
struct Catalog: Encodable, Sendable {
  /// A task, as a button of the page.
  struct Entry: Encodable, Sendable {
    let task: LiveTask
    let title: String
    /// The models for the task that are in the folder, the fastest first.
    let models: [Model]
    /// The file to get when there is none.
    let missingModel: String?
    let hasCount: Bool
    let hasMask: Bool
  }

  /// A model file.
  struct Model: Encodable, Sendable {
    let name: String
    let title: String
    let path: String

    private enum CodingKeys: CodingKey { case name, title }
  }

  let tasks: [Entry]
  let drawings = Drawings()

  /// Looks for the models of all tasks.
  init(modelFolder: String) {
    tasks = LiveTask.allCases.map { task in
      let models = task.modelNames.compactMap { name, title in
        ["safetensors", "task", "tflite"].map { "\(modelFolder)/\(name).\($0)" }
          .first(where: FileManager.default.fileExists)
          .map { Model(name: name, title: title, path: $0) }
      }
      return Entry(
        task: task, title: task.title, models: models,
        missingModel: models.isEmpty ? task.modelNames.first?.name : nil, hasCount: task.hasCount,
        hasMask: task.hasMask)
    }
  }

  /// The model of a task by its name; the first when there is no such name.
  func model(of task: LiveTask, named name: String?) -> Model? {
    let models = tasks.first { $0.task == task }?.models ?? []
    return models.first { $0.name == name } ?? models.first
  }
}

/// The lines between landmarks, by their positions in a result.
struct Drawings: Encodable, Sendable {
  let pose = Pose.connections.map(Line.init)
  let poseNames = Pose.LandmarkName.allCases.map { "\($0)" }
  let hand = Dictionary(
    uniqueKeysWithValues: Hand.Part.allCases.map { ($0.rawValue, $0.connections.map(Line.init)) })
  let face = Dictionary(
    uniqueKeysWithValues: Face.Region.allCases.map { ($0.rawValue, $0.connections.map(Line.init)) })
  let faceMesh = Face.meshConnections.map(Line.init)

  /// A connection as a pair of numbers.
  struct Line: Encodable, Sendable {
    let connection: Connection

    init(_ connection: Connection) { self.connection = connection }

    func encode(to encoder: any Encoder) throws {
      var pair = encoder.unkeyedContainer()
      try pair.encode(connection.start)
      try pair.encode(connection.end)
    }
  }
}

/// Answers with the catalog.
struct CatalogHandler: HTTPHandler {
  private let json: Data

  init(_ catalog: Catalog) throws {
    json = try JSONEncoder().encode(catalog)
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: [.contentType: "application/json"], body: json)
  }
}
