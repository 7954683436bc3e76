import ModelFormat
import TensorCore

/// One operator of a `.tflite` network.
struct TFLiteOperator {
  /// The position among the operators of the network.
  let index: Int
  let code: OperatorCode
  /// Positions of tensors; `nil` for an optional input that is left out.
  private(set) var inputs: [Int?]
  private(set) var outputs: [Int]
  /// The attributes of a built-in operator; `nil` when all have their default.
  let options: FlatBufferTable?
  /// The attributes of a custom operator.
  let customOptions: [UInt8]

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable, index: Int, codes: [OperatorCode]) throws {
    self.index = index
    let code = Int(try table.integer(Field.Operator.opcodeIndex, default: UInt32(0)))
    guard codes.indices.contains(code) else {
      throw EngineError(.invalidModel, "is corrupt: node \(index) has no operator")
    }
    self.code = codes[code]
    inputs = try (table.integers(Field.Operator.inputs, of: Int32.self) ?? []).map {
      $0 == -1 ? nil : Int($0)
    }
    outputs = try table.integers(Field.Operator.outputs, from: Int32.self)
    options =
      try table.table(Field.Operator.builtinOptions) ?? table.table(Field.Operator.laterBuiltinOptions)
    customOptions = try table.bytes(Field.Operator.customOptions) ?? []
  }
}

extension TFLiteOperator {
  /// The operator with its tensors at other positions.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it refers to one that there is not.
  func moved(to places: [Int]) throws -> TFLiteOperator {
    func place(_ tensor: Int) throws -> Int {
      guard places.indices.contains(tensor) else {
        throw EngineError(
          .invalidModel, "refers to tensor \(tensor), but there are \(places.count) tensors")
      }
      return places[tensor]
    }
    var moved = self
    moved.inputs = try inputs.map { try $0.map(place) }
    moved.outputs = try outputs.map(place)
    return moved
  }

  /// The attribute at `field`.
  func integer<Integer: FixedWidthInteger>(_ field: Int, default value: Integer) throws -> Integer {
    try options?.integer(field, default: value) ?? value
  }

  /// The attribute at `field`, or zero when it is absent.
  func float(_ field: Int) throws -> Float {
    try options?.float(field, default: 0) ?? 0
  }

  /// The attribute at `field`, or `false` when it is absent.
  func bool(_ field: Int) throws -> Bool {
    try options?.bool(field, default: false) ?? false
  }
}

/// Which operator a number in a network stands for.
enum OperatorCode: Hashable {
  case builtin(Int)
  /// Versions of one name may be different operators.
  case custom(String, version: Int)

  private static let customCode = 32

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable) throws {
    // Old files keep the code in a byte; newer ones may use either field, and the larger one counts.
    let old = Int(try table.integer(Field.OperatorCode.deprecatedBuiltinCode, default: Int8(0)))
    let new = Int(try table.integer(Field.OperatorCode.builtinCode, default: Int32(0)))
    let code = max(old, new)
    guard code == Self.customCode else {
      self = .builtin(code)
      return
    }
    let version = Int(try table.integer(Field.OperatorCode.version, default: Int32(1)))
    self = .custom(try table.string(Field.OperatorCode.customCode), version: version)
  }

  /// What the importers go by. Those of custom operators look at the version themselves.
  var importName: String {
    switch self {
    case .custom(let name, _): "custom \(name)"
    case .builtin: name
    }
  }

  /// The name for messages, e.g. `SOFTMAX` or `custom Foo`.
  var name: String {
    switch self {
    case .custom(let name, let version):
      "custom " + name.quoted.dropFirst().dropLast() + (version == 1 ? "" : " version \(version)")
    case .builtin(let code):
      BuiltinOperator.names.indices.contains(code)
        ? BuiltinOperator.names[code] : "operator number \(code)"
    }
  }
}
