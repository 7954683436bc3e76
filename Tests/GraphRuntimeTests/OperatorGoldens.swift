import Foundation
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Small models with the results of the reference runtime, made by
/// `ModelConverter/goldens/make_operator_goldens.py`.
///
/// The folder is found by the environment variable `VITRUVIAN_OPERATOR_GOLDENS`.
enum OperatorGoldens {
  static let variable = "VITRUVIAN_OPERATOR_GOLDENS"

  private static let directory = ProcessInfo.processInfo.environment[variable]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }

  /// Whether tests run: without the folder they do so only to fail.
  static let mustRun = directory != nil || ReferenceKit.isRequired

  /// Every operator of the manifest, in its order, once; empty when there is no readable manifest.
  static let operators: [String] =
    ((try? manifest.get()) ?? []).reduce(into: []) { names, golden in
      if names.last != golden.operator { names.append(golden.operator) }
    }

  /// All cases of the manifest.
  ///
  /// - Throws: ``Missing`` when there is no folder.
  static func cases() throws -> [OperatorGolden] { try manifest.get() }

  /// Read once: it is long, and every test asks for it.
  private static let manifest = Result { try readManifest() }

  private static func readManifest() throws -> [OperatorGolden] {
    struct Manifest: Decodable { var cases: [OperatorGolden] }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Manifest.self, from: Data(contentsOf: url("manifest.json"))).cases
  }

  /// The file at `path` below the folder.
  static func url(_ path: String) throws -> URL {
    guard let directory else { throw Missing() }
    return directory.appendingPathComponent(path)
  }

  /// The goldens were asked for and are not there.
  struct Missing: Error, CustomStringConvertible {
    var description: String {
      "\(variable) does not name a folder; make one with ModelConverter/goldens/make_operator_goldens.py"
    }
  }
}

/// One case of the manifest.
struct OperatorGolden: Decodable, Sendable {
  struct Array: Decodable, Sendable {
    var name: String
    var file: String
  }

  struct Output: Decodable, Sendable {
    var name: String
    var file: String
    /// The sums of absolute products, when the output is a sum.
    var magnitudes: String?
    /// The number of leading elements that the reference runtime defines.
    var definedCount: Int
    var tolerance: Level
  }

  /// A tolerance as the manifest writes it.
  struct Level: Decodable, Sendable {
    var level: String
    var terms: Int?
    var ulps: Int?
    var floor: Double?
  }

  var name: String
  /// The operators of the model and the element type, as the generator names them.
  var `operator`: String
  var seed: [Int]
  /// The model's file.
  var model: String
  var inputs: [Array]
  var outputs: [Output]
}

extension OperatorGolden {
  /// The model as the engine imports it.
  func importedGraph() throws -> GraphDefinition {
    let model = try Model(importing: OperatorGoldens.url(model).path)
    return try #require(model.graphs.first)
  }
}

extension OperatorGolden: CustomStringConvertible {
  /// The name and what makes the case again.
  var description: String { "\(name) (seed \(seed))" }
}

extension OperatorGolden.Level {
  /// The manifest names a tolerance that tests do not know.
  struct Unknown: Error, CustomStringConvertible {
    var description: String
  }

  /// The tolerance of this name.
  func tolerance() throws -> Tolerance {
    switch (level, terms, ulps, floor) {
    case ("exact", nil, nil, nil): return .exact
    case ("elementwise", nil, nil, nil): return .elementwise
    case ("ulps", nil, let ulps?, nil): return .ulps(ulps)
    case ("accumulated", let terms?, nil, nil): return .accumulated(terms: terms)
    case ("network", nil, nil, let floor?): return .network(floor: floor)
    default: throw Unknown(description: "the manifest has the unknown tolerance \(self)")
    }
  }
}
