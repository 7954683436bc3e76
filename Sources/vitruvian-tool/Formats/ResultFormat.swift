import VisionTasks

/// How results are written down: what one picture or frame adds to a document.
protocol ResultFormat<Output>: Sendable {
  associatedtype Output: PictureOutput

  /// What a result adds.
  func record(of result: PictureResult<Output>) throws -> [UInt8]

  /// What a failure adds; empty where the document has no place for it.
  func record(of failure: PictureFailure) throws -> [UInt8]
}

/// A file or stream that records are put together in, one after the other.
protocol ResultDocument: AnyObject {
  /// Adds what a picture or frame adds.
  ///
  /// - Throws: ``EngineError/Code/unwritable``.
  func append(_ record: [UInt8]) throws

  /// Completes the document.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when that fails.
  func finish() throws

  /// Completes the document though the user ended the work, as far as it needs that.
  func finishEarly() throws
}

extension ResultDocument {
  func finishEarly() throws { try finish() }
}

/// JSON Lines: one JSON object for each picture or frame.
struct JSONLinesFormat<Output: PictureOutput>: ResultFormat {
  /// Whether landmarks have their names.
  var givesNames = false

  func record(of result: PictureResult<Output>) throws -> [UInt8] {
    try JSONLineEncoder(userInfo: [.givesLandmarkNames: givesNames]).encode(result)
  }

  func record(of failure: PictureFailure) throws -> [UInt8] {
    try JSONLineEncoder().encode(failure)
  }
}
