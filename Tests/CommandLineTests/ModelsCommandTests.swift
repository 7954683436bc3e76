import Foundation
import TensorCore
import TestSupport
import Testing

/// Models that are listed and fetched, with programs that stand for curl and Python: there is no network in
/// tests.
struct ModelsCommandTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
  }

  /// Runs the tool in the folder, with nothing on the search path but shell scripts called `curl` and
  /// `python3`.
  private func models(
    _ arguments: [String], curl: String? = nil, python: String? = nil, source: String? = nil
  ) throws -> Tool.Outcome {
    let programs = files.path("programs")
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    for (name, script) in [("curl", curl), ("python3", python)] {
      try? FileManager.default.removeItem(atPath: "\(programs)/\(name)")
      guard let script else { continue }
      let path = try files.write(
        Array("#!/bin/sh\nPATH=/usr/bin:/bin\n\(script)\n".utf8), to: "programs/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return try Tool.vitruvian.run(
      ["models"] + arguments, environment: ["PATH": programs, "VITRUVIAN_MODELS": source ?? ""],
      directory: files.url)
  }

  /// The rows of the list by their models' names.
  private func list() throws -> [String: [String: Any]] {
    let outcome = try models(["list", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let rows = try #require(object?["models"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: rows.compactMap { row in (row["name"] as? String).map { ($0, row) } })
  }

  /// Where a task finds no model, it names one that can be fetched, or says that none can.
  @Test(arguments: [
    "pose", "face", "hand", "objects", "detect-faces", "segment", "gestures", "holistic",
  ])
  func missingModel_isFetchedByTheNameThatIsTold(command: String) throws {
    let masks = command == "segment" ? ["--masks", "out"] : []
    let outcome = try Tool.vitruvian.run(
      [command, "a.png"] + masks, environment: ["VITRUVIAN_MODELS": ""], directory: files.url)
    #expect(outcome.status == 1)
    let files = try list().values.filter { $0["command"] as? String == command }
      .compactMap { $0["file"] as? String }
    let told = outcome.errors.firstMatch(of: /`vitruvian models get (\w+)` or/)
    #expect(files.isEmpty == (told == nil) && files.isEmpty == outcome.errors.contains("by hand"))
    if let told {
      #expect(files.contains { $0.hasPrefix("\(told.1).") }, "\(outcome.errors)")
    }
  }

  @Test func list_namesSourcesAndDigests() throws {
    let rows = try list()
    let pose = try #require(rows["pose-full"])
    #expect(pose["file"] as? String == "pose_landmarker_full.task" && pose["command"] as? String == "pose")
    #expect(
      pose["address"] as? String
        == "https://storage.googleapis.com/mediapipe-models/pose_landmarker/pose_landmarker_full/float16/1/"
        + "pose_landmarker_full.task")
    #expect((pose["sha256"] as? [String])?.first?.count == 64 && pose["path"] == nil)
    #expect(rows.count == 9)
    let text = try models(["list"])
    #expect(text.status == 0 && rows.keys.allSatisfy(text.output.contains))
  }

  @Test func sourcesThatDoNotAnswer_areNamed() throws {
    let outcome = try models(
      ["get", "pose-full"], curl: "echo 'curl: (6) Could not resolve host' >&2; printf 000; exit 6",
      python: "echo 'no such package' >&2; exit 1")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errorLines == [
        "curl: (6) Could not resolve host", "The official address does not answer.",
        "Taking what is missing from MediaPipe's package for Python.", "python3: no such package",
        "warning: pip cannot download MediaPipe's package",
        "error: there is no pose-full: no source that answered has it",
      ], "\(outcome.errors)")
  }

  @Test func programsThatAreMissing_areNamed() throws {
    let outcome = try models(["get", "hand"])
    #expect(outcome.status == 1 && outcome.errors.contains("curl") && outcome.errors.contains("python3"))
  }

  /// What a server gives in place of a model is not kept.
  @Test func downloadOfAnotherDigest_isNotUsed() throws {
    let outcome = try models(
      ["get", "objects"],
      curl: #"while [ "$1" != --output ]; do shift; done; echo "no model" > "$2"; printf 200"#)
    #expect(outcome.status == 1 && outcome.errors.contains("has another SHA-256 than is known"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.path("Models")).isEmpty)
  }

  @Test func folderThatIsNone_isNamed() throws {
    let outcome = try models(["get", "objects"], source: files.path("missing"))
    #expect(
      outcome.status == 1 && outcome.errors.contains("names \(files.path("missing")), which is no folder"))
  }

  @Test func modelsOfAFolder_areCheckedAndCopied() throws {
    let source = files.path("source")
    try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: false)
    _ = try files.write(Array("no model".utf8), to: "source/efficientdet_lite0.tflite")
    _ = try files.write(Array("converted".utf8), to: "source/hand_landmarker.safetensors")
    _ = try files.write(Array("mine".utf8), to: "source/mine.tflite")
    let outcome = try models(["get", "--all"], curl: "printf 000; exit 6", source: source)
    // Poses and faces are missing.
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("warning: \(source)/efficientdet_lite0.tflite has another SHA-256"))
    #expect(outcome.errors.contains("Models/hand_landmarker.safetensors: copied from \(source), not checked"))
    #expect(outcome.errors.contains("Models/mine.tflite: copied from \(source), not checked"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: files.path("Models")).sorted()
        == ["hand_landmarker.safetensors", "mine.tflite"])
    let rows = try list()
    #expect(rows["hand"]?["path"] as? String == "Models/hand_landmarker.safetensors")
    #expect(rows["hand"]?["published"] as? Bool == false)
  }

  @Test(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
  func bundles_areKnownByTheirNetworks() throws {
    let source = try ReferenceKit.url("models").path
    let names = ["pose-full", "pose_landmarker_lite", "face_landmarker.task", "hand"]
    let outcome = try models(["get"] + names, source: source)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errorLines.count == 4 && !outcome.errors.contains("not checked"))
    let rows = try list()
    for name in ["pose-full", "pose-lite", "face", "hand"] {
      #expect(rows[name]?["published"] as? Bool == true, "\(name)")
    }
    let again = try models(["get"] + names, source: source)
    #expect(again.status == 0 && again.errorLines.allSatisfy { $0.hasSuffix(": there already") })
  }

  @Test(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
  func downloads_areKept() throws {
    let source = try ReferenceKit.url("models/hand_landmarker.task").path
    let outcome = try models(
      ["get", "hand"],
      curl: #"while [ "$1" != --output ]; do shift; done; cp '"# + source + #"' "$2"; printf 200"#)
    #expect(outcome.status == 0 && outcome.errors == "Models/hand_landmarker.task: downloaded\n")
  }
}
