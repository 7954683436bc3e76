import TensorCore

extension GraphMetadata {
  /// Checks that there is an entry for each tensor or none, and that all numbers are finite.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` with the tensor at fault as context.
  func validate(inputCount: Int, outputCount: Int) throws {
    try inputs.validate(as: "input", count: inputCount)
    try outputs.validate(as: "output", count: outputCount)
    for name in blocks.keys.sorted() {
      try EngineError.within("custom metadata") { try validateName(name) }
    }
  }
}

extension [TensorMetadata] {
  fileprivate func validate(as end: String, count: Int) throws {
    guard isEmpty || self.count == count else {
      throw EngineError(
        .invalidModel, "the metadata describes \(self.count) \(end)s; the graph has \(count)")
    }
    for (index, entry) in enumerated() {
      try EngineError.within("metadata of \(end) \(index)") { try entry.validate() }
    }
  }
}

extension TensorMetadata {
  fileprivate func validate() throws {
    if let normalization {
      guard normalization.mean.allSatisfy(\.isFinite),
        normalization.standardDeviation.allSatisfy({ $0.isFinite && $0 != 0 })
      else {
        throw EngineError(
          .invalidModel, "normalisation needs finite means and finite standard deviations other than zero")
      }
    }
    if let scoreCalibration, !scoreCalibration.defaultScore.isFinite {
      throw EngineError(.invalidModel, "the default score of the calibration is not finite")
    }
    if let boundingBox {
      // Positions of left, top, right and bottom, or the default order.
      guard boundingBox.index.isEmpty || boundingBox.index.sorted() == [0, 1, 2, 3] else {
        throw EngineError(
          .invalidModel, "\(boundingBox.index) does not give each of a box's four numbers one position")
      }
    }
  }
}
