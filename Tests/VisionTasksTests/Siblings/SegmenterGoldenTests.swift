import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite("Masks of segmenters", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct SegmenterGoldenTests {
  private static func model(of file: String) throws -> ModelSource {
    let name = file.contains("landscape") ? "selfie_segmenter_landscape" : "selfie_segmenter"
    return .file(try ReferenceKit.url("sibling-models/\(name).tflite"))
  }

  private static func options(of record: SiblingRecord) -> ImageSegmenter.Options {
    var options = ImageSegmenter.Options()
    options.includesConfidences = record.options["output_confidence_masks"] as? Bool ?? true
    options.includesCategories = record.options["output_category_mask"] as? Bool ?? false
    return options
  }

  /// The network ends with a sigmoid, which both sides approximate: a value between two levels may be rounded
  /// to the other.
  private func expect(
    _ segmentation: Segmentation, equal result: [String: Any], folder: URL, _ context: String
  ) throws {
    let masks = result["confidence_masks"] as? [[String: Any]] ?? []
    try #require(segmentation.confidences.count == masks.count, "\(context)")
    for (mask, expected) in zip(segmentation.confidences, masks) {
      let file = folder.appendingPathComponent(try #require(expected["png"] as? String))
      let comparison = try SiblingMaskComparison(mask, file)
      #expect(
        comparison.equalShare > 0.9997 && comparison.largestDifference <= 1, "\(context): \(comparison)")
    }
    guard let expected = result["category_mask"] as? [String: Any] else {
      return #expect(segmentation.categories == nil, "\(context)")
    }
    let categories = try #require(segmentation.categories)
    let file = folder.appendingPathComponent(try #require(expected["png"] as? String))
    let comparison = try SiblingMaskComparison(
      categories.withUnsafeValues(Array.init), width: categories.width, height: categories.height, file)
    #expect(comparison.equalShare > 0.9999, "\(context): \(comparison)")
  }

  @Test(
    "pictures give what the reference gives",
    arguments: SiblingRecord.files("image", "selfie", "selfie_landscape"))
  func picture(file: String) throws {
    let record = try SiblingRecord(file)
    let segmenter = try ImageSegmenter(model: Self.model(of: file), options: Self.options(of: record))
    #expect(segmenter.labels == ["selfie"])
    let segmentation = try segmenter.segmentation(of: record.picture)
    #expect(segmentation.qualityScores == [1])
    guard let result = record.results[0] else { return }
    try expect(segmentation, equal: result, folder: record.folder, file)
  }

  @Test("frames give what the reference gives", arguments: SiblingRecord.files("video", "selfie"))
  func video(file: String) throws {
    let record = try SiblingRecord(file)
    let tracker = try ImageSegmenter.Tracker(model: Self.model(of: file), options: Self.options(of: record))
    for (frame, result) in try record.frames where result["confidence_masks"] != nil {
      let segmentation = try tracker.process(frame).output
      try expect(segmentation, equal: result, folder: record.folder, "\(file) at \(frame.time)")
    }
  }

  @Test("a turned picture has the upright one's masks, turned", arguments: PictureOrientation.allCases)
  func turned(orientation: PictureOrientation) throws {
    var options = ImageSegmenter.Options()
    options.includesCategories = true
    let upright = try Picture(contentsOfFile: ReferenceKit.url("media/tiny_face.png").path)
    let segmenter = try ImageSegmenter(model: Self.model(of: ""), options: options)
    let expected = try segmenter.segmentation(of: upright)
    let stored = try upright.stored(as: orientation)
    let found = try segmenter.segmentation(of: stored)
    #expect(found.confidences[0].width == stored.width && found.confidences[0].height == stored.height)
    for (x, y) in [(0, 0), (upright.width / 3, upright.height / 2), (upright.width - 1, 3)] {
      // Through the middle of the pixel.
      let point = orientation.uprightToStored(
        x: (Float(x) + 0.5) / Float(upright.width), y: (Float(y) + 0.5) / Float(upright.height))
      let column = Int(point.x * Float(stored.width))
      let row = Int(point.y * Float(stored.height))
      #expect(
        found.confidences[0][column, row] == expected.confidences[0][x, y], "\(orientation): \(x), \(y)")
      #expect(found.categories?[column, row] == expected.categories?[x, y], "\(orientation): \(x), \(y)")
    }
  }

  @Test("a part of a picture is segmented by itself")
  func part() throws {
    var options = ImageSegmenter.Options()
    options.includesCategories = true
    let picture = try Picture(contentsOfFile: ReferenceKit.url("media/portrait.jpg").path)
    let segmenter = try ImageSegmenter(model: Self.model(of: ""), options: options)
    let search = Search.part(NormalizedBox(left: 0.25, top: 0, right: 0.75, bottom: 0.5))
    let segmentation = try segmenter.segmentation(of: picture, search: search)
    let mask = segmentation.confidences[0]
    #expect(mask.width == picture.width && mask.height == picture.height)
    // The face is in the part; outside is nothing.
    #expect(mask[picture.width / 2, picture.height / 4] > 0.9)
    #expect(
      mask[picture.width / 8, picture.height / 4] == 0 && mask[picture.width / 2, picture.height - 1] == 0)
    #expect(segmentation.categories?[picture.width / 2, picture.height / 4] == 0)
    #expect(segmentation.categories?[picture.width / 8, 0] == 255)
    #expect(throws: VisionError.self) {
      try segmenter.segmentation(
        of: picture, search: .subjects([SubjectRegion(xCenter: 0.5, yCenter: 0.5, width: 1, height: 1)]))
    }
  }

  @Test("options that ask for nothing are refused")
  func nothing() throws {
    var options = ImageSegmenter.Options()
    options.includesConfidences = false
    let error = #expect(throws: VisionError.self) {
      try ImageSegmenter(model: Self.model(of: ""), options: options)
    }
    #expect(try #require(error).code == .invalidArgument)
  }
}
