import Foundation
import TensorCore
import TestSupport
import Testing

/// What the tool says about the machine that it is on.
struct DoctorCommandTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
  }

  private func doctor(_ arguments: [String] = [], models: String? = nil, path: String? = nil) throws
    -> Tool.Outcome
  {
    var environment = ["VITRUVIAN_MODELS": models ?? ""]
    if let path { environment["PATH"] = path }
    return try Tool.vitruvian.run(["doctor"] + arguments, environment: environment, directory: files.url)
  }

  @Test func report_hasVersionsKernelsAndModels() throws {
    _ = try files.write(Array("a model".utf8), to: "hand_landmarker.task")
    let text = try doctor(models: files.url.path)
    #expect(text.output.hasPrefix("vitruvian  \(Release.version)\n"))
    let json = try doctor(["--json"], models: files.url.path)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(report["version"] as? String == Release.version)
    #expect((report["supported_kernels"] as? [String])?.contains("reference") == true)
    #expect((report["processors"] as? Int ?? 0) >= 1)
    let model = try #require((report["models"] as? [String: String])?["hand"])
    #expect(model.hasSuffix("/hand_landmarker.task") && text.output.contains("model      hand: \(model)"))
  }

  #if os(Linux)
    /// What the tool says of the processor is what the kernel says of it.
    @Test func features_areTheProcessors() throws {
      #if arch(x86_64)
        let names = [
          "avx2": "avx2", "avx512": "avx512bw", "avx512vnni": "avx512_vnni", "avx512vbmi": "avx512vbmi",
          "avx512amx": "amx_int8",
        ]
      #else
        let names = ["neondot": "asimddp", "neoni8mm": "i8mm", "neonfp16": "asimdhp"]
      #endif
      let lines = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8).split(separator: "\n")
      let flags = Set(
        try #require(lines.first { $0.hasPrefix("flags") || $0.hasPrefix("Features") }).split(separator: " "))
      let json = try doctor(["--json"]).output
      let report = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let features = try #require(report["features"] as? [String: Bool])
      #expect(Set(features.keys) == Set(names.keys))
      let text = try doctor().output
      for (name, flag) in names {
        #expect(features[name] == flags.contains(flag[...]), "\(name)")
        #expect(text.contains("feature    \(name): \(flags.contains(flag[...]) ? "yes" : "no")"), "\(name)")
      }
    }
  #endif

  @Test func whatIsMissing_hasARemedyAndStatusOne() throws {
    let outcome = try doctor(path: files.url.path)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(
      outcome.output.contains("missing    there is no model; get them with `vitruvian models get --all`"))
    #expect(outcome.output.contains("missing    the program ffmpeg"))
  }

  /// A program that hangs ends with the tool, at once.
  @Test(arguments: ["INT", "TERM"])
  func signal_endsTheToolAndItsProgram(signal: String) throws {
    let program = try files.write(
      Array("#!/bin/sh\necho $$ > '\(files.path("process"))'\nexec sleep 60\n".utf8), to: "ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let outcome = try Tool.vitruvian.run(
      ["doctor"],
      script: """
        PATH="$(dirname "$0"):$PATH" "$@" & tool=$!
        until [ -s "$0" ]; do sleep 0.05; done
        kill -\(signal) $tool; wait $tool; status=$?
        for _ in $(seq 50); do ps -o stat= -p "$(cat "$0")" | grep -qv Z || exit $status; sleep 0.1; done
        echo "the program runs on"; exit $status
        """,
      name: files.path("process"))
    #expect(outcome.status == 130 && outcome.output.isEmpty, "\(outcome.output) \(outcome.errors)")
  }

  @Test func folderThatIsNone_isMissing() throws {
    let outcome = try doctor(models: files.path("nowhere"))
    #expect(
      outcome.status == 1 && outcome.output.contains("names \(files.path("nowhere")), which is no folder"))
  }
}
