import ModelFormat
import TensorCore

/// Reads tensor records with their contents, each piece of the file once.
struct ConstantReader {
  private let model: TFLiteModel
  /// The contents of buffers that were read before: tensors may share a buffer.
  private var storages: [Int: AlignedStorage] = [:]
  private var densifiedByteCount = 0

  /// The most bytes that all sparse tensors of a network may unfold to.
  private static let maximumDensifiedByteCount = 256 << 20

  init(_ model: TFLiteModel) {
    self.model = model
  }

  /// The definition of `tensor` under `name`, with its contents when it is constant.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the contents do not fit the shape;
  ///   ``EngineError/Code/unsupportedOperator`` for kinds of tensors that the engine does not have.
  mutating func definition(of tensor: TFLiteTensor, named name: String) throws -> TensorDefinition {
    let elementType = try tensor.elementType()
    let shape = try Shape(validating: isConstant(tensor) ? tensor.dimensions : tensor.closedDimensions)
    guard !tensor.isVariable else {
      throw EngineError(
        .unsupportedOperator, "keeps its value from one run to the next, which is not supported")
    }
    return TensorDefinition(
      name: name, shape: shape, elementType: elementType,
      quantization: try tensor.quantization.parameters(for: elementType, shape: shape),
      constant: try contents(of: tensor, shape: shape, elementType: elementType))
  }

  private func isConstant(_ tensor: TFLiteTensor) -> Bool {
    model.buffers.indices.contains(tensor.buffer) && !model.buffers[tensor.buffer].isEmpty
  }

  private mutating func contents(
    of tensor: TFLiteTensor, shape: Shape, elementType: ElementType
  ) throws -> Tensor? {
    guard model.buffers.indices.contains(tensor.buffer) else {
      // Files without contents may leave out even the empty buffer that number zero stands for.
      guard tensor.buffer == 0 else {
        throw EngineError(.invalidModel, "has no buffer of number \(tensor.buffer)")
      }
      return nil
    }
    let range = model.buffers[tensor.buffer]
    guard !range.isEmpty else { return nil }
    if let record = tensor.sparsity {
      return try sparse(record, values: range, shape: shape, elementType: elementType)
    }
    let byteCount = shape.elementCount * elementType.byteCount
    guard range.count == byteCount else {
      throw EngineError(
        .invalidModel,
        "has \(range.count) bytes of contents; shape \(shape) of \(elementType) needs \(byteCount)")
    }
    return Tensor(shape: shape, elementType: elementType, storage: storage(ofBuffer: tensor.buffer))
  }

  private mutating func sparse(
    _ record: FlatBufferTable, values: Range<Int>, shape: Shape, elementType: ElementType
  ) throws -> Tensor {
    let contents = try SparseContents(
      model.source.storage(of: values), SparsityParameters(reading: record, in: model.source), shape: shape,
      elementType: elementType)
    densifiedByteCount += contents.byteCount
    guard densifiedByteCount <= Self.maximumDensifiedByteCount else {
      throw EngineError(
        .resourceExhausted,
        "is one sparse tensor too many: together they unfold to more than "
          + "\(Self.maximumDensifiedByteCount) bytes")
    }
    var tensor = Tensor(
      shape: shape, elementType: elementType, storage: AlignedStorage(in: contents, 0..<contents.byteCount))
    if tensor.isFilter { tensor.nonzeroCount = contents.nonzeroCount }
    return tensor
  }

  private mutating func storage(ofBuffer index: Int) -> AlignedStorage {
    if let storage = storages[index] { return storage }
    let storage = model.source.storage(of: model.buffers[index])
    storages[index] = storage
    return storage
  }
}
