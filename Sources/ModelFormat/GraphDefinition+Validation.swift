import TensorCore

extension GraphDefinition {
  /// Checks everything that does not need the shape rules of operators.
  ///
  /// A graph that passes has sound indices, names, attributes, sizes and order: planning can rely on it.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/invalidModel`` or
  ///   ``/TensorCore/EngineError/Code/resourceExhausted``, with the graph and the node or tensor at fault as
  ///   context.
  public func validate() throws {
    try EngineError.within("graph \(name.quoted)") {
      try validateOwnName()
      try validateCounts()
      try validateTensors()
      try validateMemory()
      try validateEnds()
      try validateNodes()
      try validateOrder()
      try metadata.validate(inputCount: inputs.count, outputCount: outputs.count)
    }
  }

  /// Checks that the graph's name can be part of the names of stored tensors.
  func validateOwnName() throws {
    try validateName(name)
    guard !name.contains("/") else {
      throw EngineError(.invalidModel, "the name of a graph holds no \"/\"")
    }
  }

  private func validateCounts() throws {
    guard tensors.count <= GraphLimits.tensorCount, nodes.count <= GraphLimits.nodeCount else {
      throw EngineError(
        .resourceExhausted,
        "\(tensors.count) tensors and \(nodes.count) nodes are beyond the limits of "
          + "\(GraphLimits.tensorCount) and \(GraphLimits.nodeCount)")
    }
    try validateNames("tensors", count: tensors.count) { tensors[$0].name }
    try validateNames("nodes", count: nodes.count) { nodes[$0].name }
  }

  private func validateTensors() throws {
    for index in tensors.indices {
      try EngineError.within(place(ofTensor: index)) { try tensors[index].validate() }
    }
  }

  /// The counts of elements are bounded by `Shape`, and those of tensors above, so the sums fit 64 bits.
  private func validateMemory() throws {
    var constantBytes = 0
    var activationBytes = 0
    for index in tensors.indices {
      let byteCount = tensors[index].shape.elementCount * tensors[index].elementType.byteCount
      if tensors[index].constant == nil { activationBytes += byteCount } else { constantBytes += byteCount }
    }
    guard constantBytes <= GraphLimits.constantByteCount else {
      throw EngineError(
        .resourceExhausted,
        "the constants take \(constantBytes) bytes; the limit is \(GraphLimits.constantByteCount)")
    }
    guard activationBytes <= GraphLimits.activationByteCount else {
      throw EngineError(
        .resourceExhausted,
        "the tensors that nodes compute take \(activationBytes) bytes; the limit is "
          + "\(GraphLimits.activationByteCount)")
    }
  }

  private func validateEnds() throws {
    try validate(inputs, as: "input")
    try validate(outputs, as: "output")
    try validate(states.flatMap { [$0.initial, $0.value, $0.next] }, as: "tensor of a state, number")
    guard !outputs.isEmpty else { throw EngineError(.invalidModel, "the graph has no outputs") }
    var isListed = [Bool](repeating: false, count: tensors.count)
    for (position, index) in (inputs + states.map(\.value)).enumerated() {
      guard tensors[index].constant == nil else {
        throw EngineError(.invalidModel, "input \(position) is the constant \(tensors[index].name.quoted)")
      }
      guard !isListed[index] else {
        throw EngineError(.invalidModel, "a tensor is listed twice as input or state")
      }
      isListed[index] = true
    }
    for (position, state) in states.enumerated() {
      let (initial, value, next) = (tensors[state.initial], tensors[state.value], tensors[state.next])
      guard initial.constant != nil else {
        throw EngineError(.invalidModel, "state \(position) begins with what is no constant")
      }
      // A constant in half precision would have to be widened.
      guard initial.constant?.elementType == value.elementType,
        next.elementType == value.elementType, initial.shape == value.shape, next.shape == value.shape
      else {
        throw EngineError(
          .invalidModel, "state \(position) changes its type or shape, which stay from one run to the next")
      }
    }
  }

  private func validate(_ ends: [Int], as end: String) throws {
    guard ends.count <= GraphLimits.tensorCount else {
      throw EngineError(
        .resourceExhausted, "\(ends.count) \(end)s are beyond the limit of \(GraphLimits.tensorCount)")
    }
    for (position, index) in ends.enumerated() where !tensors.indices.contains(index) {
      throw EngineError(
        .invalidModel, "\(end) \(position) is tensor \(index), but there are \(tensors.count) tensors")
    }
  }

  private func validateNodes() throws {
    for index in nodes.indices {
      try EngineError.within(place(ofNode: index)) {
        try nodes[index].validate(tensorCount: tensors.count)
        try EngineError.within(nodes[index].operation.kind.rawValue) {
          try nodes[index].operation.definition.validate()
        }
      }
    }
  }
}

extension GraphDefinition {
  /// Checks that every tensor has one source, and that it comes before every node that reads the tensor.
  private func validateOrder() throws {
    let producers = try producersOfTensors()
    let isInput = marks(inputs + states.map(\.value))
    for nodeIndex in nodes.indices {
      for case let tensor? in nodes[nodeIndex].inputs
      where tensors[tensor].constant == nil && !isInput[tensor] {
        guard let producer = producers[tensor] else {
          throw EngineError(
            .invalidModel, "reads tensor \(tensors[tensor].name.quoted), which nothing produces"
          ).within(place(ofNode: nodeIndex))
        }
        guard producer < nodeIndex else {
          throw EngineError(
            .invalidModel,
            "reads tensor \(tensors[tensor].name.quoted) before \(place(ofNode: producer)) produces it; "
              + "nodes must be in execution order, without cycles"
          ).within(place(ofNode: nodeIndex))
        }
      }
    }
    for output in results
    where producers[output] == nil && !isInput[output] && tensors[output].constant == nil {
      throw EngineError(.invalidModel, "output \(tensors[output].name.quoted) is not produced by any node")
    }
  }

  /// The node that produces each tensor, by the tensor's index.
  private func producersOfTensors() throws -> [Int?] {
    var producers = [Int?](repeating: nil, count: tensors.count)
    let isInput = marks(inputs + states.map(\.value))
    for nodeIndex in nodes.indices {
      for tensor in nodes[nodeIndex].outputs {
        let fault: String? =
          if tensors[tensor].constant != nil {
            "a constant"
          } else if isInput[tensor] {
            "an input of the graph"
          } else if let producer = producers[tensor] {
            "already produced by \(place(ofNode: producer))"
          } else {
            nil
          }
        if let fault {
          throw EngineError(
            .invalidModel, "produces tensor \(tensors[tensor].name.quoted), which is \(fault)"
          ).within(place(ofNode: nodeIndex))
        }
        producers[tensor] = nodeIndex
      }
    }
    return producers
  }

  /// How errors name a node.
  package func place(ofNode index: Int) -> String { "node \(index) \(nodes[index].name.quoted)" }

  private func place(ofTensor index: Int) -> String { "tensor \(index) \(tensors[index].name.quoted)" }
}

extension NodeDefinition {
  /// Checks the number of inputs and outputs and that they exist.
  fileprivate func validate(tensorCount: Int) throws {
    try validateCounts()
    for case let tensor? in inputs { try validate(tensor: tensor, tensorCount: tensorCount) }
    for tensor in outputs { try validate(tensor: tensor, tensorCount: tensorCount) }
  }

  /// Checks the number of inputs and outputs.
  package func validateCounts() throws {
    let kind = operation.kind
    let signature = operation.signature
    guard signature.requiredInputCount...signature.maximumInputCount ~= inputs.count else {
      let (least, most) = (signature.requiredInputCount, signature.maximumInputCount)
      throw EngineError(
        .invalidModel,
        "has \(inputs.count) inputs; expected \(least)" + (most > least ? " to \(most)" : "")
      ).within(kind.rawValue)
    }
    guard outputs.count == signature.outputCount else {
      throw EngineError(
        .invalidModel, "has \(outputs.count) outputs; expected \(signature.outputCount)"
      ).within(kind.rawValue)
    }
    let firstOptional = signature.hasOptionalInputs ? signature.requiredInputCount : inputs.count
    if let missing = inputs[..<firstOptional].firstIndex(of: nil) {
      throw EngineError(.invalidModel, "input \(missing) cannot be left out").within(kind.rawValue)
    }
  }

  private func validate(tensor: Int, tensorCount: Int) throws {
    guard 0..<tensorCount ~= tensor else {
      throw EngineError(.invalidModel, "refers to tensor \(tensor), but there are \(tensorCount) tensors")
    }
  }
}

extension TensorDefinition {
  /// Checks the size, the quantization and the constant.
  fileprivate func validate() throws {
    // The public initialiser of `Shape` accepts more than a file may hold.
    try shape.validate()
    if let quantization { try validate(quantization) }
    guard let constant else { return }
    guard constant.shape == shape else {
      throw EngineError(.invalidModel, "the shape is \(shape), but the constant's is \(constant.shape)")
    }
    let isNarrowed = elementType == .float32 && constant.elementType == .float16
    guard constant.elementType == elementType || isNarrowed else {
      throw EngineError(
        .invalidModel, "the type is \(elementType), but the constant's is \(constant.elementType)")
    }
  }

  private func validate(_ quantization: Quantization) throws {
    guard let range = elementType.quantizedRange else {
      throw EngineError(.invalidModel, "quantization on type \(elementType); expected an integer type")
    }
    try quantization.validate(range: range, of: elementType)
    guard let axis = quantization.axis else { return }
    guard 0..<shape.rank ~= axis else {
      throw EngineError(.invalidModel, "quantization axis \(axis) of shape \(shape)")
    }
    guard quantization.count == shape[axis] else {
      throw EngineError(
        .invalidModel, "\(quantization.count) quantization scales for an axis of length \(shape[axis])")
    }
  }
}

extension ElementType {
  /// The quantized values that a quantized tensor of this type can hold; `nil` when it cannot be quantized.
  fileprivate var quantizedRange: ClosedRange<Int>? {
    switch self {
    case .int8: Int(Int8.min)...Int(Int8.max)
    case .uint8: 0...Int(UInt8.max)
    case .int16: Int(Int16.min)...Int(Int16.max)
    case .int32: Int(Int32.min)...Int(Int32.max)
    case .int64, .float32, .float16, .bool: nil
    }
  }
}

/// Checks that names are usable and differ.
private func validateNames(_ what: String, count: Int, _ name: (Int) -> String) throws {
  var places = PlacesByHash(capacity: count)
  for index in 0..<count {
    let current = name(index)
    try EngineError.within("names of \(what)") { try validateName(current) }
    guard places.insert(index, hash: { $0.combine(current) }, isEqual: { name($0) == current }) else {
      throw EngineError(.invalidModel, "two \(what) are named \(current.quoted)")
    }
  }
}

/// Checks that a name is not empty, not endless and printable on one line.
func validateName(_ name: String) throws {
  guard !name.isEmpty else { throw EngineError(.invalidModel, "a name is empty") }
  guard name.utf8.count <= GraphLimits.nameByteCount else {
    throw EngineError(
      .invalidModel,
      "name \(name.quoted) has \(name.utf8.count) bytes; the limit is \(GraphLimits.nameByteCount)")
  }
  guard name.isPrintable else {
    throw EngineError(.invalidModel, "name \(name.quoted) holds a control character")
  }
}

extension String {
  /// Whether none of the characters is one that names may not hold.
  package var isPrintable: Bool {
    var text = self
    // Most names are printable ASCII, which is seen faster.
    return text.withUTF8 { UnsafeRawBufferPointer($0).isPrintableASCII }
      || !unicodeScalars.contains(where: \.isUnprintable)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether all bytes are characters of ASCII, and no control characters.
  fileprivate var isPrintableASCII: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = 0
    while index &+ 8 <= count {
      // The highest bit of some byte tells; see the search for special characters in JSON texts.
      let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let difference = word ^ (ones &* 0x7F)
      let found = (word &- ones &* 0x20) | word | (difference &- ones) & ~difference
      if found & (ones &* 0x80) != 0 { return false }
      index &+= 8
    }
    return self[index...].allSatisfy { 0x20..<0x7F ~= $0 }
  }
}

/// The sizes that a graph may have: far above any vision network, far below what exhausts a machine.
package enum GraphLimits {
  package static let tensorCount = 1 << 17
  package static let nodeCount = 1 << 16
  /// The longest name in bytes.
  package static let nameByteCount = 4096
  /// The most bytes of all constants of a graph, widened to the types that operators see.
  package static let constantByteCount = 4 << 30
  /// The most bytes of all other tensors of a graph, of which few are in memory at a time: what a run takes
  /// of it is bounded by ``ModelLimits``.
  static let activationByteCount = 64 << 30
}
