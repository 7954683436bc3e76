import TensorCore
import Threading

extension Model {
  /// The most networks of a model.
  static let maximumGraphCount = 64

  /// Checks every graph, all names, and where the model says it comes from.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/invalidModel`` or
  ///   ``/TensorCore/EngineError/Code/resourceExhausted``.
  public func validate() throws {
    try validateAroundGraphs()
    _ = try graphs.indices.concurrentMap { try graphs[$0].validate() }
  }

  /// Checks all but the graphs, which were checked before.
  ///
  /// - Throws: As ``validate()``.
  package func validateAroundGraphs() throws {
    try Self.validate(graphCount: graphs.count)
    try Self.validateNames(of: graphs)
    for name in attachments.keys.sorted() {
      try EngineError.within("attachments") { try validateName(name) }
    }
    try source.validate()
  }

  /// Checks that there are no more graphs than a model may have.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/resourceExhausted``.
  package static func validate(graphCount: Int) throws {
    guard graphCount <= maximumGraphCount else {
      throw EngineError(
        .resourceExhausted, "\(graphCount) graphs are beyond the limit of \(maximumGraphCount)")
    }
  }

  /// Checks that the names of graphs are usable and differ.
  static func validateNames(of graphs: [GraphDefinition]) throws {
    for (index, graph) in graphs.enumerated() {
      try EngineError.within("graph \(graph.name.quoted)") { try graph.validateOwnName() }
      // There are so few that each can be compared with all before it.
      guard !graphs[..<index].contains(where: { $0.name == graph.name }) else {
        throw EngineError(.invalidModel, "two graphs are named \(graph.name.quoted)")
      }
    }
  }
}

extension ConversionSource {
  /// Checks that both names are usable and the digest is one.
  func validate() throws {
    try EngineError.within("source") {
      try validateName(fileName)
      try validateName(converterVersion)
      if let sha256, sha256.utf8.count != 64 || !sha256.utf8.allSatisfy(\.isLowercaseHexadecimalDigit) {
        throw EngineError(
          .invalidModel, "SHA-256 \(sha256.quoted) is not 64 lower-case hexadecimal digits")
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLowercaseHexadecimalDigit: Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self
  }
}
