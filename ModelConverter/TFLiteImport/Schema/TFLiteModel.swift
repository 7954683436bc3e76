import ModelFormat
import TensorCore

/// The records of a `.tflite` file, read and within bounds, but not yet understood.
///
/// - Source: `tensorflow/compiler/mlir/lite/schema/schema.fbs`, `Model`, `SubGraph`, `Buffer`, `Metadata`.
struct TFLiteModel {
  let source: NetworkSource
  /// The networks, and what they call: branches, bodies of loops, what initializes variables.
  let subgraphs: [TFLiteSubgraph]
  /// The subgraphs that are networks by themselves, and what the file calls them.
  let signatures: [TFLiteSignature]
  /// Where the contents of each buffer lie in the file; empty ranges for tensors that are computed.
  let buffers: [Range<Int>]
  /// The buffers with further information, by name.
  private let metadata: [String: Int]

  static let fileIdentifier = "TFL3"
  private static let schemaVersion: UInt32 = 3

  /// Reads the file in `source`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is corrupt.
  init(_ source: NetworkSource) throws {
    let view = source.view
    guard FlatBuffer.hasIdentifier(Self.fileIdentifier, in: view) else {
      throw EngineError(.invalidModel, "is not a TensorFlow Lite model: the identifier TFL3 is missing")
    }
    self.source = source
    let root = try FlatBuffer(view).root()
    let version = try root.integer(Field.Model.version, default: UInt32(0))
    guard version == Self.schemaVersion else {
      throw EngineError(
        .invalidModel, "has schema version \(version); only version \(Self.schemaVersion) is supported")
    }
    let codes = try root.tables(Field.Model.operatorCodes, OperatorCode.init)
    buffers = try root.tables(Field.Model.buffers) { try Self.range(ofBuffer: $0, in: view) }
    metadata = try Self.metadata(of: root)
    subgraphs = try root.tables(Field.Model.subgraphs) { try TFLiteSubgraph(reading: $0, codes: codes) }
    guard !subgraphs.isEmpty else { throw EngineError(.invalidModel, "has no network in it") }
    signatures = try root.tables(Field.Model.signatures, TFLiteSignature.init)
    if let signature = signatures.first(where: { !subgraphs.indices.contains($0.subgraph) }) {
      throw EngineError(
        .invalidModel,
        "has a signature \(signature.key.quoted) of subgraph \(signature.subgraph), but there are "
          + "\(subgraphs.count) subgraphs")
    }
  }

  /// The subgraphs that are networks by themselves, with the names of those of which there are several.
  var networks: [(name: String?, subgraph: Int)] {
    signatures.count > 1
      ? signatures.map { ($0.key, $0.subgraph) } : [(nil, signatures.first?.subgraph ?? 0)]
  }

  /// The bytes of the metadata buffer `name`, or `nil` when there is none.
  func metadata(named name: String) throws -> NetworkSource? {
    guard let index = metadata[name] else { return nil }
    guard buffers.indices.contains(index) else {
      throw EngineError(.invalidModel, "is corrupt: the metadata \(name.quoted) has no buffer")
    }
    return source.part(buffers[index])
  }
}

extension TFLiteModel {
  private static func metadata(of root: FlatBufferTable) throws -> [String: Int] {
    var metadata: [String: Int] = [:]
    for entry in try root.tables(Field.Model.metadata) {
      let buffer = try entry.integer(Field.Metadata.buffer, default: UInt32(0))
      metadata[try entry.string(Field.Metadata.name)] = Int(buffer)
    }
    return metadata
  }

  /// Contents lie in the buffer itself or, in files above 2 GB, at an absolute position behind the records.
  private static func range(ofBuffer table: FlatBufferTable, in view: ByteView) throws -> Range<Int> {
    let offset = try table.integer(Field.Buffer.offset, default: UInt64(0))
    // Positions up to one stand for "not used".
    guard offset > 1 else { return try table.byteRange(Field.Buffer.data) ?? 0..<0 }
    let size = try table.integer(Field.Buffer.size, default: UInt64(0))
    guard let start = Int(exactly: offset), let count = Int(exactly: size) else {
      throw EngineError(.invalidModel, "is corrupt: a buffer lies outside the file")
    }
    let range = try view.range(at: start, count: count)
    try table.buffer.spend(count)
    return range
  }
}

/// A part of a `.tflite` file that computes something: a network, or what one calls.
struct TFLiteSubgraph {
  let name: String
  let operators: [TFLiteOperator]
  let tensors: [TFLiteTensor]
  let inputs: [Int]
  let outputs: [Int]

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable, codes: [OperatorCode]) throws {
    name = try table.string(Field.SubGraph.name)
    tensors = try table.tables(Field.SubGraph.tensors, TFLiteTensor.init)
    operators = try table.tables(Field.SubGraph.operators).enumerated().map {
      try TFLiteOperator(reading: $1, index: $0, codes: codes)
    }
    inputs = try table.integers(Field.SubGraph.inputs, from: Int32.self)
    outputs = try table.integers(Field.SubGraph.outputs, from: Int32.self)
    guard (inputs + outputs).allSatisfy(tensors.indices.contains) else {
      throw EngineError(.invalidModel, "is corrupt: an input or output is not among its tensors")
    }
  }
}

/// The name that a file gives to a network in it.
struct TFLiteSignature {
  let key: String
  let subgraph: Int

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable) throws {
    key = try table.string(Field.Signature.key)
    subgraph = Int(try table.integer(Field.Signature.subgraph, default: UInt32(0)))
  }
}
