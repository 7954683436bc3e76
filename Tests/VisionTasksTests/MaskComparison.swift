import FileAccess
import Foundation
import ModelFormat
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

/// How far a mask is from the reference's.
struct MaskComparison {
  /// Of the pixels above one half.
  let intersectionOverUnion: Double
  /// The mean of the absolute differences.
  let meanDifference: Double

  /// - Parameter folder: where the files of the reference's mask are.
  init(_ mask: Mask, _ expected: MaskGolden, folder: String) throws {
    let found = mask.values
    let reference = try Self.values(of: expected, folder: folder)
    try #require(found.count == reference.count, "\(expected.picture)")
    var (intersection, union, difference) = (0, 0, 0.0)
    for (found, reference) in zip(found, reference) {
      if found > 0.5 && reference > 0.5 { intersection += 1 }
      if found > 0.5 || reference > 0.5 { union += 1 }
      difference += Double(abs(found - reference))
    }
    intersectionOverUnion = union == 0 ? 1 : Double(intersection) / Double(union)
    meanDifference = difference / Double(max(found.count, 1))
  }

  /// The values themselves where they are stored, otherwise those of the picture, rounded to 1/255.
  private static func values(of golden: MaskGolden, folder: String) throws -> [Float] {
    if let file = golden.values {
      return try NumPyFile.read(ReferenceKit.url(folder + file).path).floats
    }
    let picture = try PixelImage(contentsOfFile: ReferenceKit.url(folder + golden.picture).path)
    return picture.withUnsafeBytes { samples in
      stride(from: 0, to: samples.count, by: picture.channelCount).map { Float(samples[$0]) / 255 }
    }
  }
}
