import ArgumentParser
import VisionTasks

/// How results are written.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How results are written: jsonl (one JSON object a line), csv (a table), coco (one JSON file of the COCO data \
      set's form), or bvh (the motion of the first person in a video, with approximate rotations of 16 joints).
      """))
  var format = FormatChoice.jsonl

  @Option(
    name: .customLong("csv-layout"),
    help: ArgumentHelp(
      "What a row of a table holds: subject, with all landmarks in columns, or landmark; with --format csv. (default: subject)",
      valueName: "layout"
    ))
  var chosenLayout: CSVLayout?

  @Flag(
    name: .customLong("names"),
    help: "Give each landmark in JSON Lines its name, such as left_elbow. Of faces, 21 points have one.")
  var givesNames = false

  func validate() throws {
    guard !givesNames || format == .jsonl else {
      throw ValidationError("--names is for JSON Lines; \(format.rawValue) has names already")
    }
    guard chosenLayout == nil || format == .csv else {
      throw ValidationError("--csv-layout is for tables; add --format csv")
    }
  }

  /// What a row of a table holds.
  var layout: CSVLayout { chosenLayout ?? .subject }
}

/// The formats of results.
enum FormatChoice: String, ExpressibleByArgument, CaseIterable {
  case jsonl, csv, coco, bvh
}

extension FormatOptions {
  /// What makes records of results.
  ///
  /// - Throws: `ValidationError` when the format cannot hold results of that kind.
  func makeFormat<Output: TabularOutput>(of outputs: Output.Type) throws -> any ResultFormat<Output> {
    switch format {
    case .jsonl: return JSONLinesFormat(givesNames: givesNames)
    case .csv: return try CSVFormat(layout)
    case .coco:
      guard Output.self != Segmentation.self else {
        throw ValidationError("--format coco is for what has boxes or landmarks, not for masks")
      }
      return COCOFormat()
    case .bvh:
      guard Output.self == [Pose].self else { throw ValidationError("--format bvh is for poses") }
      return BVHFormat()
    }
  }

  /// Opens the file, or standard output, that the records are put together in.
  ///
  /// - Parameter replaces: Whether a file of lines, too, is replaced when it is complete, instead of emptied
  ///   now; others always are.
  func makeDocument<Output: TabularOutput>(
    of outputs: Output.Type, path: String?, replaces: Bool
  ) throws -> any ResultDocument {
    switch format {
    case .jsonl: try PlainDocument(path: path, replaces: replaces)
    case .csv: try PlainDocument(path: path, replaces: replaces, header: CSVFormat<Output>(layout).header)
    case .coco: try COCODocument(path: path, kinds: Output.parts.map(\.kind))
    case .bvh: try BVHDocument(path: path)
    }
  }
}
