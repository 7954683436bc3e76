import TestSupport

/// `.tflite` files of any operators, sound in their bytes and mostly unsound in what they say.
struct RandomRecords {
  private typealias Value = FlatBufferBuilder.Value

  private var decisions: Decisions
  private var tensors: [SampleNetwork.Tensor] = []
  private var operators: [SampleNetwork.Operator] = []
  /// What operators may read: the input, and what they made.
  private var readable: [Int32] = []

  static func file(_ decisions: inout Decisions) -> [UInt8] {
    var records = RandomRecords(decisions: decisions)
    defer { decisions = records.decisions }
    return records.file()
  }

  private init(decisions: Decisions) {
    self.decisions = decisions
  }

  private mutating func file() -> [UInt8] {
    let input = add(shape(), decisions.element(of: Self.elementTypes))
    readable = [input]
    for _ in 0..<decisions.integer(1...4) { addOperator() }
    var network = SampleNetwork(
      tensors: tensors, operators: operators, inputs: [input], outputs: [readable[readable.count - 1]])
    if decisions.oneIn(16) { network.inputs.append(anyIndex()) }
    if decisions.oneIn(16) { network.callees = [network] }
    if decisions.oneIn(16) {
      network.signatures = [("first", 0), ("second", UInt32(decisions.integer(0...2)))]
    }
    return network.bytes
  }

  // MARK: Operators

  /// Operators that the schema knows go up to this number.
  private static let operatorCodes = 0...Int(208)
  private static let customNames = [
    "TFLite_Detection_PostProcess", "Landmarks2TransformMatrix", "TransformTensorBilinear",
    "TransformLandmarks", "MaxPoolingWithArgmax2D", "MaxUnpooling2D", "Convolution2DTransposeBias",
  ]

  private mutating func addOperator() {
    let read = decisions.oneIn(4) ? decisions.element(of: readable) : readable[readable.count - 1]
    let type = tensors[Int(read)].type
    let code = Int32(decisions.integer(Self.operatorCodes))
    var inputs = [read] + (0..<decisions.integer(0...3)).map { _ in operand(of: read, code: code) }
    if decisions.oneIn(3) { inputs.shuffle(using: &decisions) }
    if decisions.oneIn(24) { inputs[decisions.integer(0...inputs.count - 1)] = anyIndex() }
    let outputs = (0..<(decisions.oneIn(8) ? decisions.integer(2...4) : 1)).map { _ in
      add(
        decisions.oneIn(2) ? tensors[Int(read)].shape : shape(),
        decisions.oneIn(4) ? decisions.element(of: Self.elementTypes) : type)
    }
    if decisions.oneIn(12) {
      operators.append(
        SampleNetwork.Operator(
          32, custom: decisions.element(of: Self.customNames), version: Int32(decisions.integer(1...2)),
          inputs, to: outputs, customOptions: decisions.bytes(decisions.integer(0...40))))
    } else {
      operators.append(
        SampleNetwork.Operator(
          code, version: Int32(decisions.integer(1...3)), inputs, to: outputs, options: options()))
    }
    readable += outputs
  }

  /// Another input: a constant of numbers, lengths or axes, a filter, or what an operator made.
  private mutating func operand(of read: Int32, code: Int32) -> Int32 {
    let (shape, type) = (tensors[Int(read)].shape, tensors[Int(read)].type)
    let depth = shape.last ?? 1
    switch decisions.integer(0...8) {
    case 0: return decisions.element(of: readable)
    case 1: return constant(shape, type)
    case 2: return constant([depth], type)
    case 3: return constant([], type)
    case 4: return lengths(shape.count)
    case 5: return lengths(decisions.integer(1...4))
    case 6: return constant([side(), side(), side(), depth], decisions.oneIn(3) ? 9 : type)
    case 7: return constant([side(), depth], decisions.oneIn(3) ? 9 : type)
    default: return constant([side()], type == 0 ? 0 : 2)
    }
  }

  /// Fields that mean something else for each operator.
  private mutating func options() -> [Int: Value] {
    var options: [Int: Value] = [:]
    for field in 0..<7 where decisions.oneIn(2) {
      switch decisions.integer(0...11) {
      case 0: options[field] = .float(decisions.floats(1)[0])
      case 1: options[field] = .integer(UInt32.random(in: 0 ... .max, using: &decisions))
      case 2:
        options[field] = .integers(
          (0..<decisions.integer(0...5)).map { _ in Int32(decisions.integer(-1...4)) })
      default: options[field] = .integer(Int32(decisions.integer(0...3)))
      }
    }
    return options
  }

  // MARK: Tensors

  /// Numbers of the schema, single precision and small integers more often than others.
  private static let elementTypes: [Int8] = [0, 0, 0, 0, 9, 9, 3, 2, 4, 6, 1, 7, 10, 15, 17]
  private static let byteCounts: [Int8: Int] = [0: 4, 1: 2, 2: 4, 4: 8, 7: 2, 10: 8, 15: 4]

  private mutating func side() -> Int32 {
    Int32(decisions.element(of: [1, 2, 3, 4, 5, 7, 8, 9, 16, 1, 2, 3, 17, 11, 6, 0]))
  }

  private mutating func shape() -> [Int32] {
    let rank = decisions.element(of: [4, 4, 4, 4, 3, 2, 1, 0, 5])
    return (0..<rank).map { axis in
      if decisions.oneIn(24) { return Int32.random(in: .min ... .max, using: &decisions) }
      if decisions.oneIn(16) { return -1 }
      return axis == 0 && rank == 4 ? 1 : side()
    }
  }

  private mutating func anyIndex() -> Int32 { Int32(decisions.integer(-1...tensors.count + 1)) }

  private mutating func add(_ shape: [Int32], _ type: Int8, _ contents: [UInt8]? = nil) -> Int32 {
    tensors.append(
      SampleNetwork.Tensor(
        name: "tensor \(tensors.count)", shape: shape, type: type, contents: contents,
        extra: quantization(shape, type).merging(sparsity(shape)) { $1 }))
    return Int32(tensors.count - 1)
  }

  private mutating func quantization(_ shape: [Int32], _ type: Int8) -> [Int: Value] {
    guard [2, 3, 7, 9, 17].contains(type), !decisions.oneIn(4) else { return [:] }
    let axis = decisions.oneIn(3) && !shape.isEmpty ? decisions.integer(0...shape.count - 1) : nil
    let count = axis.map { Int(min(max(shape[$0], 0), 200)) } ?? 1
    var record: [Int: Value] = [
      2: .floats((0..<count).map { _ in decisions.oneIn(8) ? decisions.floats(1)[0] : 0.05 }),
      3: .integers((0..<count).map { _ in decisions.oneIn(8) ? Int64(decisions.integer(-300...300)) : 0 }),
    ]
    if let axis { record[6] = .integer(Int32(axis)) }
    return [4: .table(record)]
  }

  private mutating func sparsity(_ shape: [Int32]) -> [Int: Value] {
    guard decisions.oneIn(24) else { return [:] }
    func list(_ count: Int) -> Value {
      .integers((0..<count).map { _ in Int32(decisions.integer(0...4)) })
    }
    let dimensions = (0..<shape.count + decisions.integer(0...1)).map { _ -> [Int: Value] in
      [
        0: .integer(Int8(decisions.integer(0...1))), 1: .integer(side()),
        2: .integer(UInt8(decisions.integer(1...3))), 3: .table([0: list(decisions.integer(0...4))]),
        4: .integer(UInt8(decisions.integer(1...3))), 5: .table([0: list(decisions.integer(0...4))]),
      ]
    }
    return [
      6: .table([
        0: list(shape.count + decisions.integer(0...1)), 1: list(decisions.integer(0...1)),
        2: .tables(dimensions),
      ])
    ]
  }

  private mutating func lengths(_ count: Int) -> Int32 {
    let values = (0..<count).map { _ in
      decisions.oneIn(8)
        ? Int32.random(in: .min ... .max, using: &decisions) : Int32(decisions.integer(-3...6))
    }
    if decisions.oneIn(8) {
      return add([Int32(count)], 4, values.flatMap { Value.bytes(of: Int64($0)) })
    }
    let shape: [Int32] =
      count.isMultiple(of: 2) && decisions.oneIn(3) ? [Int32(count / 2), 2] : [Int32(count)]
    return add(shape, 2, values.flatMap { Value.bytes(of: $0) })
  }

  private mutating func constant(_ shape: [Int32], _ type: Int8) -> Int32 {
    let limit = 1 << 13
    let count = shape.reduce(1) { $1 < 0 || $0 > limit ? limit : $0 * Int($1) }
    let byteCount = min(count, limit) * (Self.byteCounts[type] ?? 1)
    let numbers = decisions.floats(byteCount / 4).flatMap { Value.bytes(of: $0.bitPattern) }
    let rest = [UInt8](repeating: 1, count: byteCount % 4)
    // Now and then there are fewer bytes than the shape says.
    return add(shape, type, decisions.oneIn(24) ? decisions.bytes(decisions.integer(0...20)) : numbers + rest)
  }
}
