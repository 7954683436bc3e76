import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of layers that go through sequences step by step and keep values from run to run.
  mutating func translateRecurrence(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "UNIDIRECTIONAL_SEQUENCE_LSTM": try addSequenceLSTM(source)
    case "LSTM": try addLSTM(source)
    case "BIDIRECTIONAL_SEQUENCE_LSTM": try addBidirectionalLSTM(source)
    case "SVDF": try addSingularValueFilter(source)
    default: return false
    }
    return true
  }

  private mutating func addSingularValueFilter(_ source: TFLiteOperator) throws {
    typealias Options = SVDFOptions
    let (vectors, memory) = (try input(0, of: source), try input(4, of: source))
    let (output, value) = (try soleOutput(of: source), try value(ofVariable: memory))
    // The reference leaves activations of quantized values to their range.
    let isQuantized = tensors[vectors].elementType == .int8
    let filter = SingularValueFilter(
      rank: Int(try source.integer(Options.rank, default: Int32(0))),
      activation: isQuantized ? .none : try activation(Options.activation, of: source),
      quantizesAsymmetrically: try source.bool(Options.asymmetry))
    let timeWeights = try numbers(try input(2, of: source), for: vectors, output, "/time weights")
    let next = addTensor(like: memory, shape: tensors[memory].shape, suffix: "/next")
    emit(
      filter, [vectors, try input(1, of: source), timeWeights, value, optionalInput(3, of: source)],
      to: [output, next])
    assign(next, toVariable: memory)
  }

  private mutating func addSequenceLSTM(_ source: TFLiteOperator) throws {
    typealias Options = SequenceLSTMOptions
    guard try !source.bool(Options.isDiagonal) else {
      throw UnsupportedFeature("\(source.code.name) with diagonal recurrent weights")
    }
    let layer = try layer(source, Options.clips, asymmetry: Options.asymmetry)
    try addLayer(
      layer, timeMajor: try source.bool(Options.isTimeMajor), LSTMInputs(source), source,
      to: try soleOutput(of: source))
  }

  private mutating func addLSTM(_ source: TFLiteOperator) throws {
    typealias Options = LSTMOptions
    guard try source.integer(Options.kernel, default: Int8(0)) == 0 else {
      throw UnsupportedFeature("\(source.code.name) of the basic kind")
    }
    let layer = try layer(source, Options.clips, asymmetry: Options.asymmetry)
    guard tensors[try input(0, of: source)].shape.rank == 2 else {
      throw EngineError(
        .invalidModel, "has an input of shape \(tensors[try input(0, of: source)].shape); expected rank 2")
    }
    try addLayer(layer, timeMajor: false, LSTMInputs(source), source, to: try soleOutput(of: source))
  }

  /// Adds a layer for each direction. The second one reads the sequences from their ends.
  private mutating func addBidirectionalLSTM(_ source: TFLiteOperator) throws {
    typealias Options = BidirectionalLSTMOptions
    let sequences = try input(0, of: source)
    guard (39...47).allSatisfy({ optionalInput($0, of: source) == nil }) else {
      throw UnsupportedFeature("\(source.code.name) with an auxiliary input")
    }
    let mergesOutputs = try source.bool(Options.mergesOutputs)
    guard source.outputs.count == (mergesOutputs ? 1 : 2) else {
      throw EngineError(
        .invalidModel, "has \(source.outputs.count) outputs; expected \(mergesOutputs ? 1 : 2)")
    }
    let shape = tensors[sequences].shape
    guard shape.rank == 3 else {
      throw EngineError(.invalidModel, "has an input of shape \(shape); expected rank 3")
    }
    let layer = try layer(source, Options.clips, asymmetry: Options.asymmetry)
    let isTimeMajor = try source.options?.bool(Options.isTimeMajor, default: true) ?? true
    let timeAxis = isTimeMajor ? 0 : 1
    let forward =
      mergesOutputs ? addTensor(like: source.outputs[0], shape: shape, suffix: "/forward") : source.outputs[0]
    try addLayer(layer, timeMajor: isTimeMajor, .forward(source), source, to: forward)
    let reversed = addTensor(like: sequences, shape: shape, suffix: "/reversed")
    emit(Slice(reversing: shape, axes: [timeAxis]), [sequences], to: [reversed])
    let backward = addTensor(
      like: source.outputs[source.outputs.count - 1], shape: shape, suffix: "/backward")
    try addLayer(layer, timeMajor: isTimeMajor, .backward(source, reading: reversed), source, to: backward)
    let results =
      mergesOutputs
      ? addTensor(like: source.outputs[0], shape: shape, suffix: "/in order") : source.outputs[1]
    emit(Slice(reversing: tensors[backward].shape, axes: [timeAxis]), [backward], to: [results])
    if mergesOutputs { emit(Concatenation(axis: 2), [forward, results], to: [source.outputs[0]]) }
  }

  /// The attributes that all kinds have.
  private func layer(
    _ source: TFLiteOperator, _ clips: (cell: Int, output: Int), asymmetry: Int
  ) throws -> LongShortTermMemory {
    guard try source.integer(LSTMOptions.activation, default: Int8(0)) == LSTMOptions.hyperbolicTangent
    else {
      throw UnsupportedFeature("\(source.code.name) with another activation than the hyperbolic tangent")
    }
    /// Zero stands for no limit.
    func limit(_ field: Int) throws -> Float {
      let value = try source.float(field)
      return value == 0 ? .greatestFiniteMagnitude : value
    }
    return LongShortTermMemory(
      cellLimit: try limit(clips.cell), outputLimit: try limit(clips.output),
      quantizesAsymmetrically: try source.bool(asymmetry))
  }

  /// Adds a layer of one direction with its states.
  private mutating func addLayer(
    _ layer: LongShortTermMemory, timeMajor: Bool, _ inputs: LSTMInputs, _ source: TFLiteOperator,
    to output: Int
  ) throws {
    guard let sequences = inputs.sequences, let hidden = inputs.states[0], let cells = inputs.states[1] else {
      throw EngineError(.invalidModel, "has no input, or none for a state")
    }
    var layer = layer
    layer.isTimeMajor = timeMajor
    if tensors[sequences].elementType == .int8 { try setHidden(&layer, source) }
    let name = output
    guard
      let weights = try joined(inputs.weights, name, "/weights"),
      let recurrent = try joined(inputs.recurrent, name, "/recurrent weights"),
      let biases = try joined(inputs.biases, name, "/biases")
    else { throw EngineError(.invalidModel, "has no weights, or no biases") }
    let peepholes = try joined(inputs.peepholes, name, "/peepholes")
    let normalization = try joined(inputs.normalization, name, "/normalization")
    let (firstHidden, firstCells) = (try value(ofVariable: hidden), try value(ofVariable: cells))
    let nextHidden = addTensor(like: hidden, shape: tensors[hidden].shape, suffix: "/next")
    let nextCells = addTensor(like: cells, shape: tensors[cells].shape, suffix: "/next")
    emit(
      layer,
      [
        sequences, weights, recurrent, biases, firstHidden, firstCells,
        try peepholes.map { try numbers($0, for: sequences, name, "/peephole numbers") }, inputs.projection,
        inputs.projectionBiases, normalization,
      ],
      to: [output, nextHidden, nextCells])
    assign(nextHidden, toVariable: hidden)
    assign(nextCells, toVariable: cells)
  }

  /// What the values mean that the output gate lets through.
  private func setHidden(_ layer: inout LongShortTermMemory, _ source: TFLiteOperator) throws {
    guard source.intermediates.count > 4, tensors.indices ~= source.intermediates[4],
      let quantization = tensors[source.intermediates[4]].quantization
    else {
      throw EngineError(.invalidModel, "does not say what its hidden quantized values mean")
    }
    (layer.hiddenScale, layer.hiddenZeroPoint) = (quantization.scale, quantization.zeroPoint)
  }

  /// One tensor with the rows of those of all gates.
  ///
  /// - Parameter parts: The first one may be left out: that of the input gate.
  /// - Returns: `nil` when all are left out.
  /// - Throws: ``EngineError/Code/invalidModel`` when some are left out, or differ in what their rows are.
  private mutating func joined(_ parts: [Int?], _ name: Int, _ suffix: String) throws -> Int? {
    guard parts.contains(where: { $0 != nil }) else { return nil }
    let present = parts.compactMap(\.self)
    guard present.count == parts.count || (parts[0] == nil && present.count == parts.count - 1) else {
      throw EngineError(.invalidModel, "has weights for some gates only")
    }
    let first = tensors[present[0]]
    guard
      present.allSatisfy({
        tensors[$0].shape == first.shape && tensors[$0].elementType == first.elementType
      }), first.shape.rank > 0
    else { throw EngineError(.invalidModel, "has gates with weights of different shapes or types") }
    let shape = try Shape(
      validating: [first.shape[0] * present.count] + first.shape.dimensions.dropFirst())
    let constants = present.compactMap { tensors[$0].constant }
    guard constants.count == present.count else {
      guard first.elementType == .float32 else {
        throw UnsupportedFeature("quantized weights of a recurrent layer computed at run time")
      }
      let whole = addTensor(like: present[0], shape: shape, suffix: suffix)
      emit(Concatenation(axis: 0), present, to: [whole])
      return whole
    }
    return try addConstant(
      like: name, shape: shape, elementType: first.elementType, quantization: try rowQuantization(present),
      suffix: suffix
    ) { bytes in
      for (position, constant) in constants.enumerated() {
        constant.storage.read(
          0..<constant.byteCount,
          into: UnsafeMutableRawBufferPointer(
            rebasing: bytes[(position * constant.byteCount)...].prefix(constant.byteCount)))
      }
    }
  }

  /// The scales of each row of several tensors, one for all where they are equal; `nil` where there are none.
  private func rowQuantization(_ parts: [Int]) throws -> Quantization? {
    let all = parts.compactMap { tensors[$0].quantization }
    guard all.count == parts.count, tensors[parts[0]].elementType != .int32 else { return nil }
    guard all.allSatisfy({ $0.axis ?? 0 == 0 }) else {
      throw UnsupportedFeature("a recurrent layer with a scale for each column")
    }
    if all.allSatisfy({ $0 == all[0] }), all[0].axis == nil { return all[0] }
    let rowCount = tensors[parts[0]].shape[0]
    func ofRows<Value>(_ values: [Value]) -> [Value] {
      values.count == rowCount ? values : Array(repeating: values[0], count: rowCount)
    }
    return try Quantization(
      validating: all.flatMap { ofRows($0.scales) }, zeroPoints: all.flatMap { ofRows($0.zeroPoints) },
      axis: 0)
  }

  /// What quantized values stand for that meet numbers, or the tensor itself.
  private mutating func numbers(_ tensor: Int, for sequences: Int, _ name: Int, _ suffix: String) throws
    -> Int
  {
    guard tensors[sequences].elementType == .float32, tensors[tensor].elementType == .int8,
      let constant = tensors[tensor].constant, let quantization = tensors[tensor].quantization
    else { return tensor }
    guard quantization.axis ?? 0 == 0 else {
      throw UnsupportedFeature("a recurrent layer with a scale for each column")
    }
    let scales = quantization.scales
    let rowLength = max(constant.shape.elementCount / scales.count, 1)
    return try addConstant(
      like: name, shape: tensors[tensor].shape, elementType: .float32, quantization: nil, suffix: suffix
    ) { bytes in
      let numbers = bytes.assumingMemoryBound(to: Float.self)
      constant.inMemory.withUnsafeBytes { quantized in
        for index in numbers.indices {
          numbers[index] =
            scales[index / rowLength] * Float(quantized.load(fromByteOffset: index, as: Int8.self))
        }
      }
    }
  }
}

/// The inputs of a layer of long short-term memory; those of gates in the order input, forget, cell, output.
private struct LSTMInputs {
  var sequences: Int?
  var weights: [Int?]
  var recurrent: [Int?]
  /// Without the cell gate.
  var peepholes: [Int?]
  var biases: [Int?]
  var projection: Int?
  var projectionBiases: Int?
  /// The last results, and the cells.
  var states: [Int?]
  var normalization: [Int?]

  /// The inputs of a layer of one direction, which come in this order.
  init(_ source: TFLiteOperator) {
    self.init(source, sequences: 0, first: 1, states: 18, normalization: 20)
  }

  /// - Parameters:
  ///   - first: The position of the first weights; all others follow but those at positions of their own.
  private init(_ source: TFLiteOperator, sequences: Int, first: Int, states: Int, normalization: Int?) {
    func inputs(_ position: Int, count: Int) -> [Int?] {
      (position..<position + count).map { source.inputs.indices ~= $0 ? source.inputs[$0] : nil }
    }
    self.sequences = inputs(sequences, count: 1)[0]
    weights = inputs(first, count: 4)
    recurrent = inputs(first + 4, count: 4)
    peepholes = inputs(first + 8, count: 3)
    biases = inputs(first + 11, count: 4)
    projection = inputs(first + 15, count: 1)[0]
    projectionBiases = inputs(first + 16, count: 1)[0]
    self.states = inputs(states, count: 2)
    self.normalization = normalization.map { inputs($0, count: 4) } ?? []
  }

  static func forward(_ source: TFLiteOperator) -> LSTMInputs {
    LSTMInputs(source, sequences: 0, first: 1, states: 35, normalization: nil)
  }

  static func backward(_ source: TFLiteOperator, reading sequences: Int) -> LSTMInputs {
    var inputs = LSTMInputs(source, sequences: 0, first: 18, states: 37, normalization: nil)
    inputs.sequences = sequences
    return inputs
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum SequenceLSTMOptions {
  static let clips = (cell: 1, output: 2)
  static let isTimeMajor = 3
  static let asymmetry = 4
  static let isDiagonal = 5
}

private enum LSTMOptions {
  static let activation = 0
  static let clips = (cell: 1, output: 2)
  static let kernel = 3
  static let asymmetry = 4
  /// The number of the activation.
  static let hyperbolicTangent: Int8 = 4
}

private enum SVDFOptions {
  static let rank = 0
  static let activation = 1
  static let asymmetry = 2
}

private enum BidirectionalLSTMOptions {
  static let clips = (cell: 1, output: 2)
  static let mergesOutputs = 3
  static let isTimeMajor = 4
  static let asymmetry = 5
}
