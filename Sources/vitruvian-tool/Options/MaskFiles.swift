import FileAccess
import TensorCore
import VisionPipeline
import VisionTasks

/// The files of `--segmentation-masks`: `STEM_mask_N.png` for each person, in videos `STEM_frame_NNNNNN_mask_N.png`.
struct MaskFiles {
  private let folder: String
  private let inputStems: Set<String>
  private let mode: ModeChoice
  private let maximumCount: Int

  /// - Parameter maximumCount: how many people there may be in a picture.
  init(directory: String, inputs: InputOptions, maximumCount: Int) {
    folder = directory.absolutePath
    inputStems = Set(inputs.stems)
    mode = inputs.mode
    self.maximumCount = maximumCount
  }

  func makeDirectory() throws {
    try Folder.make(folder)
  }

  /// Writes a mask for each person.
  ///
  /// - Returns: the paths, with `nil` for masks that could not be written, and the first reason for that.
  func write(
    _ result: PoseLandmarkerResult, for frame: InputFrame
  ) -> (paths: [String?], failure: (any Error)?) {
    var failure: (any Error)?
    let paths = result.segmentationMasks.enumerated().map { index, mask -> String? in
      let path = folder.appending(fileName: "\(frame.stem)_mask_\(index).png")
      do {
        try PNGEncoder.write(mask: mask.values, width: mask.width, height: mask.height, toFile: path)
        return path
      } catch let reason {
        failure = failure ?? reason
        return nil
      }
    }
    return (paths, failure)
  }
}

extension MaskFiles {
  /// The folder, and those files that may be written to it and exist already or have the name of one of `others`.
  func uses(beside others: [FileUse]) -> [FileUse] {
    let present = Folder.names(in: folder) ?? []
    let names = Set(present + others.compactMap(\.fileName)).filter(isName)
    return [.keeping(folder, as: "the folder of --segmentation-masks")]
      + names.sorted().map {
        .replacing(folder.appending(fileName: $0), as: "a mask of --segmentation-masks")
      }
  }

  /// Whether a mask may get that name.
  private func isName(_ name: String) -> Bool {
    guard name.hasSuffix(".png"), let (mask, index) = name.dropLast(4).splitOff(numberAfter: "_mask_"),
      index < maximumCount
    else { return false }
    let stem = mode == .image ? mask : mask.splitOff(numberAfter: "_frame_")?.0
    return stem.map { inputStems.contains(String($0)) } ?? false
  }
}

extension Substring {
  /// What stands before `label` and a number at the end, and the number.
  fileprivate func splitOff(numberAfter label: String) -> (Substring, Int)? {
    let digits = reversed().prefix { ("0"..."9").contains($0) }.count
    let rest = dropLast(digits)
    guard rest.hasSuffix(label), let number = Int(suffix(digits)) else { return nil }
    return (rest.dropLast(label.count), number)
  }
}

extension Mask {
  /// The confidences, rows from top to bottom.
  fileprivate var values: [Float] {
    // A mask has a value for each pixel.
    Array(UnsafeBufferPointer(start: float32Data, count: width * height))
  }
}
