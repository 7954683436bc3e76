/// A small `.tflite` network for tests, described by its records.
struct SampleNetwork: Sendable {
  typealias Value = FlatBufferBuilder.Value

  struct Tensor: Sendable {
    var name: String
    var shape: [Int32]
    /// The number of the element type in the schema; zero is `float32`.
    var type: Int8 = 0
    /// The contents of a constant.
    var contents: [UInt8]?
    /// Further fields of the record by position.
    var extra: [Int: Value] = [:]
  }

  struct Operator: Sendable {
    var code: Int32
    var customCode: String?
    var inputs: [Int32]
    var outputs: [Int32]
    var options: [Int: Value]?
    var customOptions: [UInt8]?

    init(
      _ code: Int32, custom: String? = nil, _ inputs: [Int32], to outputs: [Int32],
      options: [Int: Value]? = nil, customOptions: [UInt8]? = nil
    ) {
      self.code = code
      customCode = custom
      self.inputs = inputs
      self.outputs = outputs
      self.options = options
      self.customOptions = customOptions
    }
  }

  var tensors: [Tensor]
  var operators: [Operator]
  var inputs: [Int32]
  var outputs: [Int32]
  var metadata: [UInt8]?
  var subgraphCount = 1
  var version: UInt32 = 3

  /// The network as a file.
  var bytes: [UInt8] {
    FlatBufferBuilder.file(identifier: "TFL3", root: root)
  }

  /// The first table of the file, for tests that change it.
  var root: [Int: Value] {
    let metadataBuffer = UInt32(tensors.count + 1)
    var root: [Int: Value] = [
      0: .integer(version), 1: .tables(operators.map(codeRecord)),
      2: .tables((0..<subgraphCount).map { _ in subgraph }),
      4: .tables([[:]] + tensors.map(bufferRecord) + (metadata.map { [[0: .bytes($0)]] } ?? [])),
    ]
    if metadata != nil {
      root[6] = .tables([[0: .string("TFLITE_METADATA"), 1: .integer(metadataBuffer)]])
    }
    return root
  }

  private var subgraph: [Int: Value] {
    [
      0: .tables(tensors.enumerated().map(tensorRecord)), 1: .integers(inputs), 2: .integers(outputs),
      3: .tables(operators.enumerated().map(operatorRecord)), 4: .string("main"),
    ]
  }

  private func codeRecord(_ source: Operator) -> [Int: Value] {
    var record: [Int: Value] = [
      0: .integer(Int8(clamping: min(source.code, 127))), 3: .integer(source.code),
    ]
    if let custom = source.customCode { record[1] = .string(custom) }
    return record
  }

  private func bufferRecord(_ tensor: Tensor) -> [Int: Value] {
    tensor.contents.map { [0: .bytes($0)] } ?? [:]
  }

  private func tensorRecord(index: Int, _ tensor: Tensor) -> [Int: Value] {
    let record: [Int: Value] = [
      0: .integers(tensor.shape), 1: .integer(tensor.type), 2: .integer(UInt32(index + 1)),
      3: .string(tensor.name),
    ]
    return record.merging(tensor.extra) { $1 }
  }

  private func operatorRecord(index: Int, _ source: Operator) -> [Int: Value] {
    var record: [Int: Value] = [
      0: .integer(UInt32(index)), 1: .integers(source.inputs), 2: .integers(source.outputs),
    ]
    if let options = source.options { record[4] = .table(options) }
    if let options = source.customOptions { record[5] = .bytes(options) }
    return record
  }
}

extension SampleNetwork {
  /// A network with one operator between the input `image` and the output `result`, and constants between
  /// them in the list of inputs.
  static func one(
    _ code: Int32, input: [Int32], constants: [Tensor] = [], output: [Int32], options: [Int: Value]? = nil
  ) -> SampleNetwork {
    let outputIndex = Int32(constants.count + 1)
    return SampleNetwork(
      tensors: [Tensor(name: "image", shape: input)] + constants + [Tensor(name: "result", shape: output)],
      operators: [Operator(code, Array(0..<outputIndex), to: [outputIndex], options: options)],
      inputs: [0], outputs: [outputIndex])
  }

  /// A constant list of 32-bit integers.
  static func integers(_ name: String, _ values: [Int32], shape: [Int32]? = nil) -> Tensor {
    Tensor(
      name: name, shape: shape ?? [Int32(values.count)], type: 2,
      contents: values.flatMap { Value.bytes(of: $0) })
  }

  /// A constant of single-precision numbers.
  static func floats(_ name: String, _ values: [Float], shape: [Int32]) -> Tensor {
    Tensor(name: name, shape: shape, contents: values.flatMap { Value.bytes(of: $0.bitPattern) })
  }
}
