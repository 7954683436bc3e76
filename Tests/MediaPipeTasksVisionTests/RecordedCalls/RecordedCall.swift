import Foundation
import MediaPipeTasksVision
import TestSupport
import Testing

/// A call of the reference with wrong or unusual arguments, and what came of it.
struct RecordedCall: Sendable, CustomTestStringConvertible {
  /// What came of a call.
  enum Outcome: Sendable {
    /// It was fine, and found so much; `nil` for calls that find nothing by their nature.
    case found(Int?)
    /// It raised an exception of Python.
    case raised(type: String, message: String)
    /// The process ended.
    case crashed
  }

  /// The task or class, a kind of argument and the record's own name, with slashes between them.
  let key: String
  let outcome: Outcome

  var testDescription: String { key }

  /// The three parts of the key.
  var parts: (subject: String, group: String, name: String) {
    let parts = key.split(separator: "/", maxSplits: 2).map(String.init)
    return parts.count == 3 ? (parts[0], parts[1], parts[2]) : (key, "", "")
  }
}

extension RecordedCall {
  private static let byKey: [String: RecordedCall] = {
    let file = (try? ReferenceKit.json("reference/errors.json")) as? [String: Any]
    let cases = file?["cases"] as? [String: [String: Any]] ?? [:]
    return Dictionary(
      uniqueKeysWithValues: cases.map { ($0, RecordedCall(key: $0, outcome: Outcome($1))) })
  }()

  /// All records of the reference kit.
  static let all = byKey.values.sorted { $0.key < $1.key }

  /// What the reference found in the record `key`.
  static func foundCount(_ key: String) throws -> Int {
    guard case .found(let count?) = byKey[key]?.outcome else {
      Issue.record("no count in \(key)")
      return -1
    }
    return count
  }
}

extension RecordedCall.Outcome {
  fileprivate init(_ record: [String: Any]) {
    switch record["outcome"] as? String {
    case "ok": self = .found((record["result"] as? [String: Any])?["found"] as? Int)
    case "raised":
      self = .raised(
        type: record["type"] as? String ?? "", message: record["message"] as? String ?? "")
    default: self = .crashed
    }
  }
}

extension RecordedCall {
  /// The codes that Python turns into an exception; a runtime error may be any other.
  private static let codes: [String: Set<TasksErrorCode>] = [
    "ValueError": [.invalidArgumentError], "FileNotFoundError": [.notFoundError],
    "RuntimeError": [.unknownError, .internalError, .permissionDeniedError],
  ]

  /// Checks that the call went here as it did there.
  func expect(_ result: Result<Int?, any Error>) throws {
    switch (outcome, result) {
    case (.found(let expected), .success(let found)):
      #expect(found == expected, "\(key)")
    case (.raised(let type, let message), .failure(let error)):
      let error = try #require(error as? TasksError, "\(key): \(error)")
      #expect(Self.codes[type]?.contains(error.code) == true, "\(key): \(error.code)")
      #expect(error.message.contains(message), "\(key): \(error.message)")
    default:
      Issue.record("\(key): \(outcome) there, \(result) here")
    }
  }
}
