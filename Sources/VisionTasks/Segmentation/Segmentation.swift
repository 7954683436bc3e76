/// What a picture shows, pixel by pixel.
public struct Segmentation: Sendable, Hashable {
  /// For each category of the model how sure it is that a pixel shows it; empty unless the options ask for
  /// it.
  ///
  /// JSON does not have it; see ``confidenceFiles``.
  public var confidences: [Mask]
  /// For each pixel the number of its likeliest category; `nil` unless the options ask for it.
  ///
  /// A model of a single category has 0 for what it looks for and 255 for all else. JSON does not have it;
  /// see ``categoryFile``.
  public var categories: CategoryMask?
  /// How good the masks are by the model's own judgement, from 0 to 1, for each category; 1 where it does not
  /// judge.
  public var qualityScores: [Float]
  /// The files that ``confidences`` were written to, for results that the command line printed.
  public var confidenceFiles: [String]?
  /// The file that ``categories`` were written to, for results that the command line printed.
  public var categoryFile: String?

  /// Creates a segmentation.
  public init(confidences: [Mask] = [], categories: CategoryMask? = nil, qualityScores: [Float] = []) {
    self.confidences = confidences
    self.categories = categories
    self.qualityScores = qualityScores
  }
}

extension Segmentation: PictureOutput {
  /// Reads the names of the masks' files in the object of a picture.
  public init(from values: KeyedDecodingContainer<PictureResultKey>) throws {
    self.init()
    confidenceFiles = try values.decodeIfPresent([String].self, forKey: "confidence_masks")
    categoryFile = try values.decodeIfPresent(String.self, forKey: "category_mask")
  }

  /// Writes the names of the masks' files into the object of a picture.
  public func encode(to values: inout KeyedEncodingContainer<PictureResultKey>) throws {
    try values.encodeIfPresent(confidenceFiles, forKey: "confidence_masks")
    try values.encodeIfPresent(categoryFile, forKey: "category_mask")
  }
}
