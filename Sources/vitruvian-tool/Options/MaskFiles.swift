import FileAccess
import TensorCore
import VisionPipeline
import VisionTasks

/// The files of masks: `STEM_mask_N.png` for each subject, in videos `STEM_frame_NNNNNN_mask_N.png`.
struct MaskFiles: Sendable {
  /// Where they go.
  let folder: String
  private let maximumCount: Int
  /// The option that names the folder.
  private let option: String

  /// - Parameter maximumCount: How many masks there may be for a picture.
  init(directory: String, maximumCount: Int, option: String = "--segmentation-masks") {
    folder = directory.absolutePath
    self.maximumCount = maximumCount
    self.option = option
  }

  func makeDirectory() throws {
    try Folder.prepare(folder)
  }

  /// Writes a mask of a frame.
  ///
  /// - Parameter index: The place of its subject among those of the frame.
  /// - Returns: The file's path.
  func write(_ mask: Mask, _ index: Int, of frame: InputFrame) throws -> String {
    let path = path(index, of: frame)
    try MemoryRoom.check(for: mask.width * mask.height * MemoryLayout<Float>.size, "a copy of a mask takes")
    let values = mask.withUnsafeValues { Array($0) }
    try PNGEncoder.write(mask: values, width: mask.width, height: mask.height, toFile: path)
    return path
  }

  /// Writes the categories of a frame, as the only mask of it.
  ///
  /// - Returns: The file's path.
  func write(_ categories: CategoryMask, of frame: InputFrame) throws -> String {
    let path = path(0, of: frame)
    try MemoryRoom.check(for: categories.width * categories.height, "a copy of a mask takes")
    let numbers = categories.withUnsafeValues { Array($0) }
    try PNGEncoder.write(grey: numbers, width: categories.width, height: categories.height, toFile: path)
    return path
  }

  private func path(_ index: Int, of frame: InputFrame) -> String {
    folder.appending(fileName: "\(frame.stem)_mask_\(index).png")
  }
}

extension MaskFiles {
  /// The folder, and those files that may be written to it and exist already or have one of some names.
  ///
  /// - Parameter stems: Of all inputs.
  func uses(of stems: Set<String>, _ mode: ModeChoice, beside names: [String]) -> [FileUse] {
    let present = Folder.names(in: folder) ?? []
    let names = Set(present + names).filter { isName($0, mode, stems: stems) }
    return [.keeping(folder, as: "the folder of \(option)")]
      + names.sorted().map {
        .replacing(folder.appending(fileName: $0), as: "a mask of \(option)")
      }
  }

  /// Whether a mask may get that name.
  private func isName(_ name: String, _ mode: ModeChoice, stems: Set<String>) -> Bool {
    guard name.hasSuffix(".png"), let (mask, index) = name.dropLast(4).splitOff(numberAfter: "_mask_"),
      index < maximumCount
    else { return false }
    let stem = mode == .image ? mask : mask.splitOff(numberAfter: "_frame_")?.0
    return stem.map { stems.contains(String($0)) } ?? false
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
