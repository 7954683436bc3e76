import FileAccess
import Foundation
import TensorCore
import VisionTasks

/// A file of the COCO data set's form: pictures, annotations with boxes and keypoints, and categories.
///
/// Source: the data format of the COCO key point challenge. What a task finds becomes an annotation with a
/// `score`, so that the list of annotations is also one of results.
struct COCOFormat<Output: TabularOutput>: ResultFormat {
  /// The picture on a line, an annotation without its numbers on each further one, and an empty line.
  func record(of result: PictureResult<Output>) throws -> [UInt8] {
    let image = COCOImage(
      name: result.source.withBytesSpelledOut, width: result.width, height: result.height,
      frame: result.frame, timestamp: result.time.milliseconds)
    var record = try Self.line(image)
    for parts in result.output.records {
      for case (let (_, kind), let part?) in zip(Output.parts, parts) {
        record += try Self.line(COCOAnnotation(part, kind, width: result.width, height: result.height))
      }
    }
    return record + Array("\n".utf8)
  }

  func record(of failure: PictureFailure) throws -> [UInt8] { [] }

  private static func line(_ value: some Encodable) throws -> [UInt8] {
    try JSONLineEncoder().encode(value)
  }
}

/// A picture, or a frame of a video.
private struct COCOImage: Encodable {
  let name: String
  let width, height, frame, timestamp: Int

  enum CodingKeys: String, CodingKey {
    case width, height, frame
    case name = "file_name"
    case timestamp = "timestamp_ms"
  }
}

/// A subject in a picture. The document adds the numbers of both and of the category, whose name comes first.
private struct COCOAnnotation: Encodable {
  let category: String
  let keypoints: [Double]?
  let keypointCount: Int?
  let box: [Double]
  let score: Float

  enum CodingKeys: String, CodingKey {
    case keypoints, score, area
    case category = "_category"
    case keypointCount = "num_keypoints"
    case box = "bbox"
    case isCrowd = "iscrowd"
  }

  /// Landmarks that are likelier hidden than seen have the mark 1, others 2.
  init(_ record: SubjectRecord, _ kind: SubjectKind, width: Int, height: Int) {
    category = record.category ?? kind.name
    score = record.score
    let points = record.points.map {
      (x: Double($0.x) * Double(width), y: Double($0.y) * Double(height), visibility: $0.visibility)
    }
    let isMarked = points.map { $0.x.isFinite && $0.y.isFinite }
    keypoints =
      points.isEmpty
      ? nil
      : zip(points, isMarked).flatMap { point, isMarked in
        isMarked ? [point.x.inHundredths, point.y.inHundredths, point.visibility >= 0.5 ? 2 : 1] : [0, 0, 0]
      }
    keypointCount = points.isEmpty ? nil : isMarked.count { $0 }
    if let box = record.box {
      self.box = [box.x, box.y, box.width, box.height].map(Double.init)
    } else {
      let marked = zip(points, isMarked).filter(\.1).map(\.0)
      let (left, right) = (marked.map(\.x).min() ?? 0, marked.map(\.x).max() ?? 0)
      let (top, bottom) = (marked.map(\.y).min() ?? 0, marked.map(\.y).max() ?? 0)
      box = [left, top, right - left, bottom - top].map(\.inHundredths)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(category, forKey: .category)
    try values.encodeIfPresent(keypoints, forKey: .keypoints)
    try values.encodeIfPresent(keypointCount, forKey: .keypointCount)
    try values.encode(box, forKey: .box)
    try values.encode((box[2] * box[3]).inHundredths, forKey: .area)
    try values.encode(0, forKey: .isCrowd)
    try values.encode(score, forKey: .score)
  }
}

extension Double {
  /// The number rounded to hundredths: of pixels, finer is noise.
  fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }
}

/// The document of ``COCOFormat``'s records. It is complete when the last one is there.
final class COCODocument: ResultDocument {
  private let output: ResultFile
  private let kinds: [SubjectKind]
  private var imageCount = 0
  private var annotationCount = 0
  /// Pictures follow annotations, so that neither needs memory.
  private var images = RecordSpool()
  /// The names of categories, whose numbers count from 1.
  private var categories: [String] = []

  /// - Parameter path: Of a file, which is replaced when the document is complete; `nil` for standard output.
  init(path: String?, kinds: [SubjectKind]) throws {
    output = try ResultFile(path: path, replaces: true)
    self.kinds = kinds
    // Kinds without landmarks have categories of their own.
    for kind in kinds where !kind.landmarkNames.isEmpty && !categories.contains(kind.name) {
      categories.append(kind.name)
    }
    try write("{\"annotations\":[")
  }

  func append(_ record: [UInt8]) throws {
    let lines = record.split(separator: UInt8(ascii: "\n"))
    guard let image = lines.first else { return }
    imageCount += 1
    try images.append(Array("\(imageCount == 1 ? "" : ",\n"){\"id\":\(imageCount),".utf8) + image.dropFirst())
    for line in lines.dropFirst() {
      let (category, rest) = try number(ofCategoryIn: line)
      annotationCount += 1
      try write(
        (annotationCount == 1 ? "\n" : ",\n")
          + "{\"id\":\(annotationCount),\"image_id\":\(imageCount),\"category_id\":\(category),")
      try output.write(Array(rest))
    }
  }

  /// The category of an annotation, and what follows its name.
  private func number(ofCategoryIn line: ArraySlice<UInt8>) throws -> (Int, ArraySlice<UInt8>) {
    // Keys are in alphabetical order, so the name comes first: it ends at the first quotation mark without a
    // backslash.
    let start = line.startIndex + Array("{\"_category\":".utf8).count
    var end = start + 1
    while line[end] != UInt8(ascii: "\"") { end += line[end] == UInt8(ascii: "\\") ? 2 : 1 }
    let name = try JSONDecoder().decode(String.self, from: Data(line[start...end]))
    if !categories.contains(name) { categories.append(name) }
    return ((categories.firstIndex(of: name) ?? 0) + 1, line[(end + 2)...])
  }

  func finish() throws {
    try write("\n],\"images\":[\n")
    try images.drain { try output.write($0) }
    try write("\n],\"categories\":")
    let list = categories.enumerated().map { index, name in
      Category(id: index + 1, name: name, kinds.first { $0.name == name })
    }
    try output.write([UInt8](try JSONOutput.lines.data(list).dropLast()))
    try write(",\"info\":{\"description\":\"found by vitruvian \(Release.version)\"}}\n")
    try output.finish()
  }

  private func write(_ text: String) throws { try output.write(Array(text.utf8)) }

  private struct Category: Encodable {
    let id: Int
    let name: String
    let supercategory: String
    let keypoints: [String]?
    /// Pairs of keypoints, which count from 1.
    let skeleton: [[Int]]?

    init(id: Int, name: String, _ kind: SubjectKind?) {
      (self.id, self.name) = (id, name)
      supercategory = kind?.name ?? "object"
      let names = kind?.landmarkNames ?? []
      keypoints = names.isEmpty ? nil : names
      skeleton = names.isEmpty ? nil : kind?.connections.map { [$0.start + 1, $0.end + 1] }
    }
  }
}
