import MediaPipeTasksVision
import TestSupport
import Testing

/// Why a recorded call goes differently here, and how.
struct RecordedDeviation: Sendable {
  /// What happens here.
  enum Outcome: Sendable {
    /// It finds as much as the call of another record of the same task.
    case foundLike(String)
    /// It finds something.
    case found
    /// It is refused with a code and words.
    case refused(TasksErrorCode, String)
    /// It cannot be made.
    case impossible
  }

  /// The ends of the keys of the records.
  let records: [String]
  let reason: String
  let outcome: Outcome

  init(_ records: String..., reason: String, outcome: Outcome) {
    self.records = records
    self.reason = reason
    self.outcome = outcome
  }
}

extension RecordedDeviation {
  static let all = modes + models + pictures + processing

  private static let modes = [
    RecordedDeviation(
      "/mode/detect_async_in_IMAGE", "/mode/detect_async_in_VIDEO", reason: "the words are those for iOS",
      outcome: .refused(.invalidArgumentError, "not initialized with live stream mode.")),
    RecordedDeviation(
      "/mode/detect_for_video_in_IMAGE", "/mode/detect_for_video_in_LIVE_STREAM",
      reason: "the words are those for iOS",
      outcome: .refused(.invalidArgumentError, "not initialized with video mode.")),
    RecordedDeviation(
      "/mode/detect_in_LIVE_STREAM", "/mode/detect_in_VIDEO", reason: "the words are those for iOS",
      outcome: .refused(.invalidArgumentError, "not initialized with image mode.")),
    RecordedDeviation(
      "/mode/live_stream_without_callback", reason: "the words are those for iOS",
      outcome: .refused(
        .invalidArgumentError, "is in live stream mode. An object must be set as the delegate")),
    RecordedDeviation(
      "/mode/image_with_callback", "/mode/video_with_callback", reason: "the words are those for iOS",
      outcome: .refused(.invalidArgumentError, "is in image or video mode. The delegate must not be set")),
  ]

  private static let models = [
    RecordedDeviation(
      "/model/directory", reason: "the error says what is wrong instead of a number",
      outcome: .refused(.invalidArgumentError, "is a folder; expected a file")),
    RecordedDeviation(
      "/model/empty_file", reason: "the error says what is wrong instead of a number",
      outcome: .refused(.invalidArgumentError, "is empty")),
    RecordedDeviation(
      "Landmarker/model/truncated_end", reason: "the error says what is wrong",
      outcome: .refused(.unknownError, "it is a zip archive that is cut off or damaged")),
    RecordedDeviation(
      "ObjectDetector/model/truncated_end", reason: "the error names the part that is cut off",
      outcome: .refused(.invalidArgumentError, "\"labelmap.txt\": is not a complete zip archive")),
    RecordedDeviation(
      "/model/deflated", reason: "deflated members are read", outcome: .foundLike("model/buffer")),
    RecordedDeviation(
      "/model/wrong_bundle", "/model/tflite_for_bundle",
      reason: "what there is instead is listed in its order, with the network itself",
      outcome: .refused(.notFoundError, "_detector.tflite. All files in the model asset bundle are: ")),
    RecordedDeviation(
      "Landmarker/options/num_0", "Landmarker/options/num_-1", reason: "the error names the option",
      outcome: .refused(.invalidArgumentError, "expected at least 1.")),
    RecordedDeviation(
      "/options/locale_str", reason: "the wrapper for Python takes bytes only", outcome: .impossible),
    RecordedDeviation(
      "/lifetime/detect_after_close", "/lifetime/close_twice",
      reason: "the interface for iOS has no such call",
      outcome: .impossible),
  ]

  private static let pictures = [
    RecordedDeviation(
      "/image/gray8", reason: "grey pictures work", outcome: .foundLike("image/rgba")),
    RecordedDeviation(
      "/image/rgb48", "/image/vec32f1", reason: "pixels have eight bits", outcome: .impossible),
    RecordedDeviation(
      "/image/empty", reason: "there is no picture without pixels",
      outcome: .refused(.invalidArgumentError, "0x0")),
    RecordedDeviation(
      "Image/data/rgb_data_for_rgba", reason: "the error has other words",
      outcome: .refused(.invalidArgumentError, "48 bytes is too short for 4 rows of 16 bytes")),
    RecordedDeviation(
      "Image/file/directory", reason: "the error says what is wrong",
      outcome: .refused(.invalidArgumentError, "this is a folder")),
    RecordedDeviation(
      "Image/file/missing", reason: "the error has other words",
      outcome: .refused(.notFoundError, "/nonexistent.jpg: there is no such file")),
    RecordedDeviation(
      "Image/file/empty", reason: "the error says what is wrong",
      outcome: .refused(.invalidArgumentError, "the file is empty")),
    RecordedDeviation(
      "Image/file/garbage", reason: "the error says what is wrong",
      outcome: .refused(.invalidArgumentError, "this is not a picture")),
    RecordedDeviation(
      "Image/file/truncated_jpeg", "Image/file/truncated_png", reason: "a part of a picture is refused",
      outcome: .refused(.invalidArgumentError, "the file is cut short")),
    RecordedDeviation(
      "Image/data/float64", "Image/data/uint8_for_float_format", "Image/data/one_dimension",
      "Image/data/four_dimensions", "Image/data/index_out_of_range",
      reason: "pixels are bytes, with a width, a height and a format", outcome: .impossible),
    RecordedDeviation(
      "Image/file/bmp", "Image/file/cmyk_jpeg", "Image/file/gif", "Image/file/grey_jpeg",
      "Image/file/png_16_bit", "Image/file/png_palette", "Image/file/progressive_jpeg",
      "Image/file/png_grey_alpha", "Image/file/tiff", "Image/file/webp",
      reason: "it takes an encoder; the tests of decoding have files of these kinds", outcome: .impossible),
  ]

  private static let processing = [
    RecordedDeviation("/processing/roi", reason: "regions of interest work", outcome: .found),
    RecordedDeviation(
      "/processing/roi_whole", reason: "regions of interest work", outcome: .found),
    RecordedDeviation(
      "/processing/roi_empty", "/processing/roi_outside", "/processing/roi_left_right_swapped",
      reason: "regions of interest work, but for empty ones and those with edges outside or in another order",
      outcome: .refused(.invalidArgumentError, "The part to search is")),
  ]
}

extension RecordedDeviation {
  /// Checks that `call` went here as it should.
  func expect(_ call: RecordedCall, _ result: Result<Int?, any Error>?) throws {
    switch (outcome, result) {
    case (.impossible, nil): break
    case (.foundLike(let record), .success(let found)):
      let expected = try RecordedCall.foundCount("\(call.parts.subject)/\(record)")
      #expect(found == expected, "\(call.key)")
    case (.found, .success(let found)):
      #expect(found ?? 0 > 0, "\(call.key)")
    case (.refused(let code, let words), .failure(let error)):
      let error = try #require(error as? TasksError, "\(call.key): \(error)")
      #expect(error.code == code && error.message.contains(words), "\(call.key): \(error)")
    default:
      Issue.record("\(call.key): \(String(describing: result)) is not expected since \(reason)")
    }
  }
}
