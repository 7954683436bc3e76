import ModelFormat
import TensorCore
import TensorOperators

/// A graph of one to five operators of any kind and type with any attributes, each reading what one before
/// it made, constants or further inputs.
///
/// The operators' own rules decide which combinations are taken; of those that are not, the next is tried.
package struct RandomGraph {
  private var graph = GraphDefinition(name: "any", tensors: [], nodes: [], inputs: [], outputs: [])
  private var decisions: Decisions

  /// - Returns: `nil` when no operator took what was offered.
  package static func graph(_ decisions: inout Decisions) -> GraphDefinition? {
    var random = RandomGraph(decisions: decisions)
    random.makeNodes()
    decisions = random.decisions
    return random.graph.nodes.isEmpty ? nil : random.graph
  }

  private init(decisions: Decisions) {
    self.decisions = decisions
  }

  private mutating func makeNodes() {
    _ = add(shape(), type())
    graph.inputs = [0]
    for _ in 0..<decisions.integer(1...5) { addNode(of: decisions.element(of: OperatorRegistry.all)) }
    let read = Set(graph.nodes.flatMap { $0.inputs.compactMap(\.self) })
    let made = graph.nodes.flatMap(\.outputs)
    graph.outputs = made.filter { !read.contains($0) || decisions.oneIn(6) }
  }

  // MARK: Nodes

  /// How often other attributes and inputs are tried before a kind is given up.
  private static let trialCount = 24
  /// No tensor has more elements: comparisons run every graph a dozen times.
  private static let maximumElementCount = 1 << 14
  /// No constant and no input has more: a tensor without elements may have a side of any length, and what
  /// is read beside it is as long.
  private static let maximumReadCount = 1 << 22

  private mutating func addNode(of kind: any OperatorDefinition.Type) {
    for _ in 0..<Self.trialCount {
      let first = readable()
      let roles = InputRole.roles(of: kind, &decisions)
      let inputs = roles.map { offer($0, beside: first) }
      let operation = operation(kind, rank: tensorType(inputs[0])?.shape.rank ?? 0)
      let signature = kind.signature
      let node = NodeInputs(
        types: inputs.map(tensorType),
        declaredOutputs: (0..<signature.outputCount).map { _ in
          let elementType = type()
          return TensorType(
            decisions.oneIn(2) ? graph.tensors[first].shape : shape(), elementType,
            quantization: quantization(elementType))
        })
      guard inputs.count >= signature.requiredInputCount, inputs.count <= signature.maximumInputCount,
        node.types.allSatisfy({ ($0?.shape.elementCount ?? 0) <= Self.maximumReadCount }),
        (try? operation.definition.validate()) != nil,
        let outputs = try? operation.definition.outputTypes(for: node),
        outputs.allSatisfy({ $0.shape.elementCount <= Self.maximumElementCount })
      else { continue }
      let read = inputs.map { take($0) }
      let written = outputs.enumerated().map { index, output in
        let quantization =
          decisions.oneIn(2)
          ? graph.tensors[first].quantization : output.quantization ?? quantization(output.elementType)
        return add(output.shape, output.elementType, quantization)
      }
      graph.nodes.append(
        NodeDefinition(
          name: "node \(graph.nodes.count)", operation: operation, inputs: read, outputs: written))
      return
    }
  }

  private mutating func operation(_ kind: any OperatorDefinition.Type, rank: Int) -> Operation {
    func filled<Kind: OperatorDefinition>(_ kind: Kind.Type) -> Operation {
      var attributes = kind.sample
      if decisions.oneIn(8) { return Operation(attributes) }
      var visitor = RandomAttributes(decisions: decisions, rank: rank)
      attributes.visit(&visitor)
      decisions = visitor.decisions
      return Operation(attributes)
    }
    return filled(kind)
  }

  // MARK: Inputs

  /// What a node may read, before it is known whether its operator takes it.
  private enum Offer {
    case tensor(Int)
    case new(TensorType, isConstant: Bool)
  }

  /// The input, or what some node made.
  private mutating func readable() -> Int {
    let made = graph.inputs + graph.nodes.flatMap(\.outputs)
    return decisions.oneIn(3) ? decisions.element(of: made) : made[made.count - 1]
  }

  private mutating func offer(_ role: InputRole, beside first: Int) -> Offer? {
    let (neighbour, depth) = (graph.tensors[first], graph.tensors[first].shape.lastDimension ?? 1)
    let isSame = role == .same && decisions.oneIn(2)
    if role == .first || isSame { return .tensor(first) }
    if role == .nothing { return nil }
    let (shape, elementType) = shapeAndType(role, neighbour, depth: depth)
    let quantization =
      decisions.oneIn(2) && elementType == neighbour.elementType
      ? neighbour.quantization : quantization(elementType)
    return .new(
      TensorType(shape, elementType, quantization: quantization),
      isConstant: role.isMostlyConstant ? !decisions.oneIn(8) : decisions.oneIn(2))
  }

  private mutating func shapeAndType(
    _ role: InputRole, _ neighbour: TensorDefinition, depth: Int
  ) -> (Shape, ElementType) {
    let type = neighbour.elementType
    let (isFloat, dimensions) = (type == .float32, neighbour.shape.dimensions)
    func side() -> Int { decisions.integer(1...5) }
    let count = decisions.element(of: [1, 2, 3, 4, 7, 8, 16, 17, 33])
    switch role {
    case .first, .nothing, .same: return (neighbour.shape, type)
    case .filter: return ([count, side(), side(), depth], isFloat && decisions.oneIn(4) ? .int8 : type)
    case .depthwiseFilter:
      // Twice the longest side there is would be none.
      let filterCount = min(depth * decisions.integer(1...2), Shape.maximumElementCount)
      return ([1, side(), side(), filterCount], type)
    case .matrix: return ([count, depth], isFloat && decisions.oneIn(4) ? .int8 : type)
    case .bias:
      // As many as the filter before it has, which the next trial may guess.
      return ([decisions.element(of: [1, 2, 3, 4, 7, 8, 16, 17, 33, depth])], isFloat ? .float32 : .int32)
    case .factor:
      var factor = Array(dimensions)
      guard factor.count >= 2 else { return (neighbour.shape, type) }
      (factor[factor.count - 2], factor[factor.count - 1]) =
        decisions.oneIn(2) ? (depth, count) : (count, depth)
      return (Shape(factor), type)
    case .broadcast:
      let shapes: [Shape] = [
        [], [depth], [1], Shape(dimensions.map { decisions.oneIn(2) ? 1 : $0 }), neighbour.shape,
        Shape(Array(dimensions.dropFirst())),
      ]
      return (decisions.element(of: shapes), type)
    case .condition: return (decisions.oneIn(2) ? neighbour.shape : [], .bool)
    case .scalar: return ([], type)
    case .depth: return ([depth], type)
    case .positions:
      let shapes: [Shape] = [
        [], [count], [count, 1], [2, 2], [neighbour.shape.rank], [dimensions.first ?? 1, 1],
      ]
      return (decisions.element(of: shapes), decisions.oneIn(2) ? .int32 : .int64)
    case .any: return (self.shape(), self.type())
    case .anchors: return ([6, 4], .float32)
    case .landmarks: return ([1, 24, decisions.integer(2...3)], .float32)
    case .numbers(let shape): return (shape, .float32)
    }
  }

  private func tensorType(_ offer: Offer?) -> TensorType? {
    switch offer {
    case .tensor(let index): TensorType(graph.tensors[index])
    case .new(let type, _): type
    case nil: nil
    }
  }

  private mutating func take(_ offer: Offer?) -> Int? {
    switch offer {
    case .tensor(let index): return index
    case .new(let type, let isConstant):
      let index = add(type.shape, type.elementType, type.quantization)
      if isConstant {
        graph.tensors[index].constant = decisions.tensor(type.shape, type.elementType)
      } else {
        graph.inputs.append(index)
      }
      return index
    case nil: return nil
    }
  }

  // MARK: Tensors

  private mutating func add(
    _ shape: Shape, _ elementType: ElementType, _ quantization: Quantization? = nil
  ) -> Int {
    graph.tensors.append(
      TensorDefinition(
        name: "tensor \(graph.tensors.count)", shape: shape, elementType: elementType,
        quantization: [.int8, .uint8, .int16, .int32].contains(elementType) ? quantization : nil))
    return graph.tensors.count - 1
  }

  private mutating func shape() -> Shape {
    let rank = decisions.element(of: [4, 4, 4, 4, 3, 2, 1, 0, 5])
    return Shape(
      (0..<rank).map { axis in
        axis == 0 && rank == 4
          ? decisions.element(of: [1, 1, 1, 2])
          : decisions.element(of: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17, 24, 33, 0])
      })
  }

  private mutating func type() -> ElementType {
    decisions.oneIn(3)
      ? decisions.element(of: ElementType.allCases)
      : decisions.element(of: [.float32, .float32, .int8, .uint8, .int32])
  }

  private mutating func quantization(_ elementType: ElementType) -> Quantization? {
    guard [.int8, .uint8, .int16].contains(elementType), !decisions.oneIn(12) else { return nil }
    let scale = decisions.element(of: [0.003921569, 0.05, 0.02, 1e-6, 1, 100] as [Float])
    let range = elementType == .int8 ? -128...127 : elementType == .uint8 ? 0...255 : 0...0
    return Quantization(scale: scale, zeroPoint: decisions.integer(range))
  }
}

/// What an input is for: which shapes and types are worth trying.
enum InputRole: Sendable, Equatable {
  case first, nothing, same, filter, depthwiseFilter, matrix, bias, factor, broadcast, condition, scalar,
    depth
  case positions, any, anchors, landmarks
  /// Numbers of one shape.
  case numbers(Shape)

  var isMostlyConstant: Bool {
    switch self {
    case .filter, .depthwiseFilter, .matrix, .bias, .depth, .anchors: true
    default: false
    }
  }

  /// Roles for the inputs of an operator; what is not listed gets any.
  static func roles(
    of kind: any OperatorDefinition.Type, _ decisions: inout Decisions
  ) -> [InputRole] {
    let signature = kind.signature
    if let known = known(kind), !decisions.oneIn(16) {
      return Array(known.prefix(decisions.integer(signature.requiredInputCount...known.count)))
    }
    let most = min(signature.maximumInputCount, signature.requiredInputCount + 3)
    return [.first]
      + (0..<decisions.integer(signature.requiredInputCount...most)).dropFirst().map { _ in
        decisions.element(of: [.same, .same, .broadcast, .positions, .scalar, .depth, .any])
      }
  }

  private static func known(_ kind: any OperatorDefinition.Type) -> [InputRole]? {
    switch kind.kind {
    case Convolution2D.kind, TransposedConvolution2D.kind: [.first, .filter, .bias]
    case DepthwiseConvolution2D.kind: [.first, .depthwiseFilter, .bias]
    case FullyConnected.kind: [.first, .matrix, .bias]
    case BatchMatrixProduct.kind: [.first, .factor]
    case ElementwiseBinary.kind, Comparison.kind: [.first, .broadcast]
    case ParametricRectifier.kind: [.first, .depth]
    case Select.kind: [.condition, .first, .same]
    case MaxUnpool2D.kind: [.first, .positions]
    case LongShortTermMemory.kind:
      // Four gates of three cells, and sequences of as many steps as there are.
      [
        .numbers([2, 2, 5]), .numbers([12, 5]), .numbers([12, 3]), .numbers([12]), .numbers([2, 3]),
        .numbers([2, 3]), .numbers([9]), .numbers([3, 3]), .numbers([3]), .numbers([12]),
      ]
    case SingularValueFilter.kind:
      // Three results of two rows each, which remember four numbers.
      [.numbers([2, 5]), .numbers([6, 5]), .numbers([6, 4]), .numbers([2, 24]), .numbers([3])]
    case DetectionPostProcess.kind: [.numbers([1, 6, 4]), .numbers([1, 6, 3]), .anchors]
    case NonMaximumSuppression.kind: [.anchors, .numbers([6]), .numbers([]), .numbers([]), .numbers([])]
    case LandmarksToTransformMatrix.kind: [.landmarks]
    case TransformLandmarks.kind: [.landmarks, .numbers([1, 4, 4])]
    case TransformTensorBilinear.kind: [.first, .numbers([1, 4, 4])]
    case Gather.kind, GatherND.kind, ReverseSequence.kind: [.first, .positions]
    case ScatterND.kind: [.positions, .first]
    case OneHot.kind: [.positions, .scalar, .scalar]
    case UpdateSlice.kind: [.first, .same, .positions]
    default: nil
    }
  }
}

/// Fills attributes: mostly small numbers, now and then the ends of the ranges.
private struct RandomAttributes: AttributeVisitor {
  typealias Failure = Never

  var decisions: Decisions
  /// How many axes the first input has.
  let rank: Int

  mutating func boolean(_ name: StaticString, _ value: inout Bool, _ meaning: StaticString) {
    value = decisions.oneIn(2)
  }

  mutating func integer(
    _ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    value = integer(range)
  }

  mutating func integers(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    switch decisions.integer(0...5) {
    case 0: break
    case 1, 2: values = Array(0..<rank).shuffled(using: &decisions)
    case 3: values = [integer(range)]
    default: values = (0..<rank).map { _ in integer(range) }
    }
  }

  mutating func indices(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    values = (0..<decisions.integer(0...5)).map { _ in integer(range) }
  }

  mutating func number(
    _ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>, _ meaning: StaticString
  ) {
    let numbers: [Float] = [0, 1, -1, 0.5, 2, 6, 1e-6, 1e30, .leastNormalMagnitude, 0.003921569]
    value = min(max(decisions.element(of: numbers), range.lowerBound), range.upperBound)
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: StaticString, _ value: inout Choice, _ meaning: StaticString
  ) {
    value = decisions.element(of: Array(Choice.allCases))
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, usual: Choice, _ meaning: StaticString
  ) {
    choice(name, &value, meaning)
  }

  private mutating func integer(_ range: ClosedRange<Int>) -> Int {
    let value =
      switch decisions.integer(0...15) {
      case 0: range.upperBound
      case 1: range.lowerBound
      case 2: decisions.integer(0...0xFFFF)
      case 3, 4: decisions.integer(0...63)
      default: decisions.element(of: [1, 1, 2, 1, 3, 0, 2, 4])
      }
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
