import ArgumentParser
import TensorCore
import VisionTasks

/// What a row of a table holds.
enum CSVLayout: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// A subject with all of its landmarks.
  case subject
  /// A landmark of a subject.
  case landmark
}

/// Comma-separated values with a row for each subject, or for each landmark. What failed has no row.
struct CSVFormat<Output: TabularOutput>: ResultFormat {
  private let layout: CSVLayout
  /// The columns of landmarks, of which some kinds have less.
  private let fields: [String]
  private let labels: [String]

  private static var frameColumns: [String] { ["source", "frame", "timestamp_ms", "width", "height"] }

  /// - Throws: `ValidationError` when there are no landmarks to make rows of.
  init(_ layout: CSVLayout) throws {
    self.layout = layout
    let kinds = Output.parts.map(\.kind)
    fields = Self.union(kinds.map(\.landmarkFields))
    labels = Self.union(kinds.map(\.labels))
    guard layout == .subject || !fields.isEmpty else {
      throw ValidationError("--csv-layout landmark: \(kinds[0].name)s have no landmarks")
    }
  }

  private static func union(_ lists: [[String]]) -> [String] {
    lists.joined().reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The row of names.
  var header: [UInt8] {
    switch layout {
    case .subject:
      return CSVRow.bytes(Self.frameColumns + ["subject"] + Output.parts.flatMap(Self.columns))
    case .landmark:
      return CSVRow.bytes(
        Self.frameColumns + ["subject", "part"] + labels + ["landmark", "landmark_name"] + fields)
    }
  }

  /// The columns of one part of a subject.
  private static func columns(prefix: String, kind: SubjectKind) -> [String] {
    let landmarks = kind.landmarkNames.flatMap { name in kind.landmarkFields.map { "\(name)_\($0)" } }
    return (kind.labels + kind.values + landmarks).map { prefix + $0 }
  }

  func record(of result: PictureResult<Output>) throws -> [UInt8] {
    let frame =
      [result.source.withBytesSpelledOut]
      + [result.frame, result.time.milliseconds, result.width, result.height].map(String.init)
    return result.output.records.enumerated().flatMap { index, parts in
      switch layout {
      case .subject: subjectRow(frame + [String(index)], parts)
      case .landmark: landmarkRows(frame + [String(index)], parts)
      }
    }
  }

  func record(of failure: PictureFailure) throws -> [UInt8] { [] }

  private func subjectRow(_ start: [String], _ parts: [SubjectRecord?]) -> [UInt8] {
    CSVRow.bytes(
      zip(Output.parts, parts).reduce(into: start) { row, part in
        let ((_, kind), record) = part
        row += (record?.labels ?? []).padded(to: kind.labels.count)
        row += (record?.values ?? []).padded(to: kind.values.count)
        row += (record?.landmarks ?? []).padded(to: kind.landmarkNames.count * kind.landmarkFields.count)
      })
  }

  private func landmarkRows(_ start: [String], _ parts: [SubjectRecord?]) -> [UInt8] {
    zip(Output.parts, parts).flatMap { part, record -> [UInt8] in
      guard let record else { return [] }
      let (prefix, kind) = part
      let name = prefix.isEmpty ? kind.name : String(prefix.dropLast())
      let labels = labels.map { label in kind.labels.firstIndex(of: label).map { record.labels[$0] } ?? "" }
      let places = fields.map(kind.landmarkFields.firstIndex)
      let count = record.landmarks.count / kind.landmarkFields.count
      return kind.landmarkNames.prefix(count).enumerated().flatMap { index, landmark in
        CSVRow.bytes(
          start + [name] + labels + [String(index), landmark]
            + places.map { $0.map { record.landmarks[index * kind.landmarkFields.count + $0] } ?? "" })
      }
    }
  }
}
