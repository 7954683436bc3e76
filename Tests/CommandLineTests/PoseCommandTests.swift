import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
struct PoseCommandTests {
  private let files: TemporaryDirectory
  private let model: String
  private let picture: String

  init() throws {
    files = try TemporaryDirectory()
    model = try ReferenceKit.url("models/pose_landmarker_lite.task").path
    picture = try ReferenceKit.url("media/decoded/pose.png").path
  }

  @Test func pose_printsOneObjectForEachPicture() throws {
    let outcome = try Tool.vitruvian.run(["pose", "--model", model, picture, picture])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.objects.count == 2)
    let object = try #require(outcome.objects.first)
    #expect(object["source"] as? String == picture)
    #expect(object["width"] as? Int == 1000 && object["height"] as? Int == 667)
    let poses = try #require(object["poses"] as? [[String: Any]])
    let landmarks = try #require(poses.first?["landmarks"] as? [[String: Double]])
    #expect(poses.count == 1 && landmarks.count == 33)
    #expect(Set(landmarks[0].keys) == ["x", "y", "z", "visibility", "presence"])
    #expect((poses[0]["world_landmarks"] as? [Any])?.count == 33)
  }

  @Test func failedPicture_doesNotStopTheOthers() throws {
    let broken = try files.write(Array("no picture".utf8), to: "broken.jpg")
    let outcome = try Tool.vitruvian.run(["pose", "--model", model, broken, picture])
    #expect(outcome.status == 1)
    #expect(outcome.objects.count == 2)
    #expect((outcome.objects.first?["error"] as? String)?.contains(broken) == true)
    #expect((outcome.objects.last?["poses"] as? [Any])?.count == 1)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains(broken))
  }

  @Test func closedPipe_endsTheBatchWithoutAWord() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try Tool.vitruvian.run(
      ["pose", "--model", model, picture, picture], standardOutput: pipe.fileHandleForWriting)
    #expect(outcome.status == -SIGPIPE && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test func inputsOfTheSameName_areAnnotatedInFilesOfTheirOwn() throws {
    let copies = try ["a", "b"].map { folder in
      try FileManager.default.createDirectory(
        at: files.url.appendingPathComponent(folder), withIntermediateDirectories: false)
      return try files.write(
        [UInt8](Data(contentsOf: URL(fileURLWithPath: picture))), to: "\(folder)/pose.png")
    }
    let folder = files.path("annotated")
    let outcome = try Tool.vitruvian.run(
      ["pose", "--model", model, "--annotate", folder, picture] + copies + [copies[0]])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = ["pose.png", "a_pose.png", "b_pose.png", "a_pose_2.png"]
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == names.sorted())
    // Each line names its file.
    #expect(outcome.objects.map { $0["annotated"] as? String } == names.map { "\(folder)/\($0)" })
  }

  @Test func names_areGivenToLandmarks() throws {
    let outcome = try Tool.vitruvian.run(["pose", "--model", model, "--names", picture])
    let poses = try #require(outcome.objects.first?["poses"] as? [[String: Any]])
    for key in ["landmarks", "world_landmarks"] {
      let landmarks = try #require(poses.first?[key] as? [[String: Any]])
      #expect(landmarks.count == 33)
      #expect(landmarks[13]["name"] as? String == "left_elbow" && landmarks[13]["x"] is Double)
    }
    // Who does not look for names reads the same values.
    let plain = try Tool.vitruvian.run(["pose", "--model", model, picture])
    #expect(
      try PictureResult<[Pose]>(line: outcome.output.trimmingCharacters(in: .newlines))
        == PictureResult<[Pose]>(line: plain.output.trimmingCharacters(in: .newlines)))
  }

  @Test func dash_readsStandardInput() throws {
    let outcome = try Tool.vitruvian.run(
      ["pose", "--model", model, "-"], input: Data(contentsOf: URL(fileURLWithPath: picture)))
    #expect(outcome.status == 0)
    #expect((outcome.objects.first?["poses"] as? [Any])?.count == 1)
  }

  @Test(arguments: [("<&-", "Bad file descriptor"), ("< .", "Is a directory")])
  func standardInputThatCannotBeRead_isNamed(redirection: String, reason: String) throws {
    let outcome = try Tool.vitruvian.run(["pose", "--model", model, "-"], script: "\"$@\" \(redirection)")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: standard input cannot be read: \(reason)\n")
  }

  @Test func annotation_differsFromThePicture() throws {
    let annotated = files.path("a folder that is made/annotated.png")
    let outcome = try Tool.vitruvian.run(["pose", "--model", model, "--annotate", annotated, picture])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let original = try PixelImage(contentsOfFile: picture)
    let drawn = try PixelImage(contentsOfFile: annotated)
    #expect(drawn.width == original.width && drawn.height == original.height)
    let changed = original.withUnsafeBytes { left in
      drawn.withUnsafeBytes { right in zip(left, right).count { $0 != $1 } }
    }
    #expect(changed > 1000 && changed < original.rowByteCount * original.height / 10)
  }

  @Test func annotationBelowAFile_isRefusedBeforeTheWork() throws {
    let annotated = model + "/annotated.png"
    let outcome = try Tool.vitruvian.run(["pose", "--model", model, "--annotate", annotated, picture])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors == "error: folder \(model) cannot be made: there is a file of that name\n")
  }

  @Test func masks_areWritten() throws {
    let outcome = try Tool.vitruvian.run([
      "pose", "--model", model, "--segmentation-masks", files.path("masks"), picture,
    ])
    let pose = (outcome.objects.first?["poses"] as? [[String: Any]])?.first
    let path = try #require(pose?["segmentation_mask"] as? String)
    let mask = try PixelImage(contentsOfFile: path)
    #expect(mask.width == 1000 && mask.height == 667)
  }

  @Test func bench_makesNoFolderOfMasks() throws {
    let outcome = try Tool.vitruvian.run([
      "bench", model, "--task", "pose", "--segmentation-masks", files.path("masks"), "--input", picture,
      "--runs", "1",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: files.path("masks")))
  }

  @Test func outputFile_takesTheLines() throws {
    let path = files.path("results.jsonl")
    let outcome = try Tool.vitruvian.run(["pose", "--model", model, "--output", path, picture])
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count == 1)
  }

  @Test func convertedModel_givesTheSameLine() throws {
    let converted = files.path("pose.safetensors")
    #expect(try Tool.modelConverter.run([model, "-o", converted]).status == 0)
    let original = try Tool.vitruvian.run(["pose", "--model", model, picture])
    #expect(try Tool.vitruvian.run(["pose", "--model", converted, picture]).output == original.output)
  }

  @Test func modelOfAnotherTask_isNamed() throws {
    let hand = try ReferenceKit.url("models/hand_landmarker.task").path
    let outcome = try Tool.vitruvian.run(["pose", "--model", hand, picture])
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains("hand"))
  }
}
