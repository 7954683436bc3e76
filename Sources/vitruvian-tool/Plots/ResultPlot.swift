/// A drawing of what was found in all pictures, or all frames of a video.
protocol ResultPlot<Output>: Sendable {
  associatedtype Output

  /// Takes what was found in a picture or frame; several threads may do so at a time.
  func add(_ output: Output, in frame: InputFrame) throws

  /// Writes the drawing.
  ///
  /// - Throws: ``EngineError/Code/unwritable``; `notFound` when Cairo is needed and not installed.
  func write() throws
}
