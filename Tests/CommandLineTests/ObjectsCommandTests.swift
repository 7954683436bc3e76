import Foundation
import TestSupport
import Testing
import VisionPipeline

@Suite(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
struct ObjectsCommandTests {
  private let files: TemporaryDirectory
  private let model: String
  private let picture: String

  init() throws {
    files = try TemporaryDirectory()
    model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    picture = try ReferenceKit.url("media/decoded/cats_and_dogs.png").path
  }

  /// The names of the best classes in the only line of a run.
  private func names(_ arguments: [String]) throws -> [String] {
    let outcome = try Tool.vitruvian.run(["objects", "--model", model] + arguments + [picture])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let detections = try #require(outcome.objects.first?["detections"] as? [[String: Any]])
    return try detections.map { detection in
      let categories = try #require(detection["categories"] as? [[String: Any]])
      return try #require(categories.first?["category_name"] as? String)
    }
  }

  @Test func objects_printsBoxesAndClasses() throws {
    let outcome = try Tool.vitruvian.run(["objects", "--model", model, "--max-results", "2", picture])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let object = try #require(outcome.objects.first)
    #expect(object["source"] as? String == picture)
    #expect(object["width"] as? Int == 1200 && object["height"] as? Int == 600)
    let detections = try #require(object["detections"] as? [[String: Any]])
    #expect(detections.count == 2)
    let box = try #require(detections[0]["bounding_box"] as? [String: Int])
    #expect(box == ["origin_x": 608, "origin_y": 164, "width": 381, "height": 432])
    let category = try #require((detections[0]["categories"] as? [[String: Any]])?.first)
    #expect(category["category_name"] as? String == "cat" && category["score"] as? Double == 0.69921875)
    #expect(category["index"] as? Int == 16)
  }

  @Test func lists_chooseClasses() throws {
    #expect(try names(["--score-threshold", "0.5"]) == ["cat", "cat", "cat"])
    #expect(Set(try names(["--allow", "dog", "--allow", "teddy bear"])) == ["dog", "teddy bear"])
    #expect(try !names(["--deny", "cat"]).contains("cat"))
  }

  @Test(
    arguments: [
      ["--allow", "cat", "--deny", "dog"], ["--max-results", "0"], ["--score-threshold", "nan"],
    ])
  func wrongUsage_hasStatus2(arguments: [String]) throws {
    let outcome = try Tool.vitruvian.run(["objects", "--model", model] + arguments + [picture])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
  }

  @Test func annotation_differsFromThePicture() throws {
    let annotated = files.path("annotated.png")
    let outcome = try Tool.vitruvian.run([
      "objects", "--model", model, "--score-threshold", "0.4", "--annotate", annotated, picture,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let original = try PixelImage(contentsOfFile: picture)
    let drawn = try PixelImage(contentsOfFile: annotated)
    #expect(drawn.width == original.width && drawn.height == original.height)
    let changed = original.withUnsafeBytes { left in
      drawn.withUnsafeBytes { right in zip(left, right).count { $0 != $1 } }
    }
    #expect(changed > 10_000 && changed < original.rowByteCount * original.height / 5)
  }

  @Test(arguments: ["ssd_mobilenet_v1_score_calibration", "efficientdet_lite0_synthetic_int8"])
  func convertedModel_givesTheSameLine(name: String) throws {
    let source = try ReferenceKit.url("models/\(name).tflite").path
    let converted = files.path("objects.safetensors")
    #expect(try Tool.modelConverter.run([source, "-o", converted]).status == 0)
    let original = try Tool.vitruvian.run(["objects", "--model", source, picture])
    #expect(original.status == 0 && !original.output.isEmpty)
    #expect(try Tool.vitruvian.run(["objects", "--model", converted, picture]).output == original.output)
  }
}
