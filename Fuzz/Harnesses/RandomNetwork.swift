import ModelFormat
import TensorCore
import TensorOperators

/// A small network of random operators in a row, each of which reads what the one before it made, some also
/// what stands further back: the neighbourhoods in which passes look for nodes to join.
package struct RandomNetwork {
  package private(set) var graph: GraphDefinition
  /// The kind of each node that was asked for; fewer than were asked for where one takes no such input.
  package private(set) var kinds: [Kind] = []
  private var generator: Decisions

  /// What a node does, as far as passes tell nodes from each other.
  package enum Kind: CaseIterable, Hashable, Sendable {
    case convolution, pointwiseConvolution, depthwiseConvolution, transposedConvolution, fullyConnected
    case add, multiply, otherBinary, multiplyByOrigin
    case logistic, rectifier, otherUnary, parametricRectifier, leakyRectifier
    case spatialPad, channelPad, slice, transpose, reshape, concatenation, tile
    case resizeBilinear, resizeNearest, maxPool, averagePool, mean, softmax
    case quantize, dequantize, cast, select, matrixProduct, dequantizedWeights
  }

  /// Makes a network.
  ///
  /// - Parameters:
  ///   - kinds: What the first nodes do, each where it takes what the node before it makes.
  ///   - elementType: What the input holds.
  ///   - furtherCount: How many nodes of any kind follow.
  package init(
    _ decisions: Decisions, of kinds: [Kind], elementType: ElementType, furtherCount: Int = 0
  ) throws {
    generator = decisions
    graph = GraphDefinition(name: "neighbourhood", tensors: [], nodes: [], inputs: [], outputs: [])
    let shape: Shape = [1, random(1...9), random(1...9), random(of: [1, 2, 3, 4, 7, 8, 16, 17, 24, 33])]
    var last = add("input", shape, elementType, random(1...9) == 1 ? nil : randomQuantization(elementType))
    if [.int8, .uint8].contains(elementType), graph.tensors[last].quantization == nil {
      graph.tensors[last].quantization = randomQuantization(elementType)
    }
    graph.inputs = [last]
    var remaining = kinds + (0..<furtherCount).map { _ in random(of: Kind.allCases) }
    remaining.reverse()
    while let kind = remaining.popLast() {
      guard let output = try node(kind, after: last) else { continue }
      self.kinds.append(kind)
      last = output
    }
    let read = Set(graph.nodes.flatMap { $0.inputs.compactMap(\.self) })
    let made = graph.nodes.flatMap(\.outputs)
    // What is not read, and now and then something in the middle.
    graph.outputs = made.filter { !read.contains($0) || random(1...6) == 1 }
  }
}

// MARK: - Nodes

extension RandomNetwork {
  /// Adds a node that reads `input`; `nil` when there is none of the kind for such a tensor.
  private mutating func node(_ kind: Kind, after input: Int) throws -> Int? {
    let (shape, type) = (graph.tensors[input].shape, graph.tensors[input].elementType)
    let isImage = shape.rank == 4
    let isQuantized = type == .int8 || type == .uint8
    let isNumber = type == .float32
    switch kind {
    case .convolution where isImage && (isNumber || isQuantized):
      return try convolution(of: input, side: random(1...3), window: randomWindow())
    case .pointwiseConvolution where isImage && (isNumber || isQuantized):
      return try convolution(of: input, side: 1, window: Window2D())
    case .depthwiseConvolution where isImage && (isNumber || isQuantized):
      return try depthwiseConvolution(of: input)
    case .transposedConvolution where isImage && (isNumber || isQuantized):
      return try transposedConvolution(of: input)
    case .fullyConnected where shape.rank >= 1 && (isNumber || isQuantized):
      return try fullyConnected(of: input)
    case .add: return try binary(ElementwiseBinary(.add, activation: randomActivation()), of: input)
    case .multiply: return try binary(ElementwiseBinary(.multiply, activation: randomActivation()), of: input)
    case .otherBinary:
      return try binary(
        ElementwiseBinary(random(of: ElementwiseBinary.Function.allCases), activation: randomActivation()),
        of: input)
    case .multiplyByOrigin:
      return try multiplyByOrigin(of: input)
    case .logistic where isNumber || isQuantized: return try unary(.logistic, of: input)
    case .rectifier where isNumber || isQuantized:
      return try unary(random(of: [.rectifier, .rectifier6, .rectifierMinusOneToOne]), of: input)
    case .otherUnary: return try unary(random(of: ElementwiseUnary.Function.allCases), of: input)
    case .parametricRectifier where isImage && (isNumber || isQuantized):
      let slopeShape: Shape = random(of: [[shape[3]], [1, 1, shape[3]], [shape[1], 1, 1], [1, 1, 1]])
      return try emit(
        Operation(ParametricRectifier()), [input, constant(slopeShape, like: input)], like: input)
    case .leakyRectifier where isNumber || isQuantized:
      return try emit(Operation(LeakyRectifier(negativeSlope: 0.3)), [input], like: input)
    case .spatialPad where isImage:
      let pads = (0..<4).map { _ in random(0...2) }
      return try move(
        Operation(Pad(before: [0, pads[0], pads[1], 0], after: [0, pads[2], pads[3], 0])), input)
    case .channelPad where isImage:
      return try move(Operation(Pad(before: [0, 0, 0, 0], after: [0, 0, 0, random(1...5)])), input)
    case .slice where shape.rank > 0 && shape.elementCount > 0: return try slice(of: input)
    case .transpose where shape.rank > 1:
      return try move(
        Operation(Transpose(permutation: Array(0..<shape.rank).shuffled(using: &generator))), input)
    case .reshape: return try reshape(input)
    case .concatenation where shape.rank > 0: return try concatenation(with: input)
    case .tile where shape.rank > 0 && shape.elementCount < 1000:
      return try move(
        Operation(Tile(repetitions: (0..<shape.rank).map { $0 == 0 ? 1 : random(1...2) })), input)
    case .resizeBilinear where isImage:
      return try move(Operation(ResizeBilinear(randomResizing(of: shape))), input)
    case .resizeNearest where isImage:
      return try move(Operation(ResizeNearestNeighbor(randomResizing(of: shape))), input)
    case .maxPool where isImage:
      return try move(
        Operation(
          MaxPool2D(windowHeight: 2, windowWidth: 2, window: Window2D(), activation: randomActivation())),
        input)
    case .averagePool where isImage:
      return try move(
        Operation(
          AveragePool2D(windowHeight: 2, windowWidth: 2, window: Window2D(), activation: randomActivation())),
        input)
    case .mean where isImage:
      return try emit(
        Operation(
          Reduction(.mean, axes: random(of: [[1, 2], [3], [1]]), keepsDimensions: random(0...2) > 0)),
        [input],
        like: input)
    case .softmax where isNumber || isQuantized:
      let quantization = isQuantized ? Quantization(scale: 1 / 256, zeroPoint: type == .int8 ? -128 : 0) : nil
      return try emit(Operation(Softmax(beta: 1)), [input], quantization: .some(quantization))
    case .quantize where isNumber || isQuantized:
      let code = random(of: [ElementType.int8, .uint8])
      return try emit(
        Operation(Quantize()), [input], elementType: code, quantization: randomQuantization(code))
    case .dequantize where isQuantized:
      return try emit(Operation(Dequantize()), [input], elementType: .float32)
    case .cast:
      let target = random(of: [ElementType.float32, .int32])
      return try emit(Operation(Cast()), [input], elementType: target)
    case .select where isNumber:
      let condition = try emit(
        Operation(Comparison(.greater)), [input, constant(shape, like: input)], elementType: .bool)
      return try emit(Operation(Select()), [condition, input, constant(shape, like: input)], like: input)
    case .matrixProduct where shape.rank >= 2 && isNumber: return try matrixProduct(of: input)
    case .dequantizedWeights where isImage && isNumber: return try convolutionByDequantizedWeights(of: input)
    default: return nil
    }
  }

  private mutating func convolution(of image: Int, side: Int, window: Window2D) throws -> Int? {
    let count = random(of: [1, 3, 8, 16, 20])
    let depth = graph.tensors[image].shape[3]
    let operation = Operation(Convolution2D(window: window, activation: randomActivation()))
    return try emit(
      operation, [image] + weights([count, side, side, depth], outputAxis: 0, of: image), quantization: nil)
  }

  private mutating func depthwiseConvolution(of image: Int) throws -> Int? {
    let shape = graph.tensors[image].shape
    let multiplier = random(1...8) == 1 ? 2 : 1
    let side = random(of: [1, 3, 5])
    return try emit(
      Operation(DepthwiseConvolution2D(window: randomWindow(), activation: randomActivation())),
      [image] + weights([1, side, side, shape[3] * multiplier], outputAxis: 3, of: image), quantization: nil)
  }

  private mutating func transposedConvolution(of image: Int) throws -> Int? {
    let shape = graph.tensors[image].shape
    let stride = random(1...2)
    return try emit(
      Operation(
        TransposedConvolution2D(
          height: shape[1] * stride, width: shape[2] * stride, strideHeight: stride, strideWidth: stride,
          activation: randomActivation())),
      [image] + weights([random(of: [1, 5, 8]), 2, 2, shape[3]], outputAxis: 0, of: image), quantization: nil)
  }

  private mutating func fullyConnected(of input: Int) throws -> Int? {
    guard let depth = graph.tensors[input].shape.lastDimension else { return nil }
    return try emit(
      Operation(FullyConnected(activation: randomActivation(), keepsDimensions: random(0...1) == 1)),
      [input] + weights([random(of: [1, 4, 17]), depth], outputAxis: 0, of: input), quantization: nil)
  }

  /// With a constant, with itself, with what the node before it read, or with any other tensor.
  private mutating func binary(_ attributes: ElementwiseBinary, of input: Int) throws -> Int? {
    let shape = graph.tensors[input].shape
    let others = graph.tensors.indices.filter {
      graph.tensors[$0].constant == nil && graph.tensors[$0].shape == shape
        && graph.tensors[$0].elementType == graph.tensors[input].elementType
    }
    let other: Int
    switch random(0...5) {
    case 0: other = input
    case 1: other = constant(shape, like: input)
    case 2: other = constant(shape.rank == 0 ? [] : [shape.lastDimension ?? 1], like: input)
    case 3: other = constant([1], like: input)
    default: other = random(of: others)
    }
    let operands = random(0...1) == 0 ? [input, other] : [other, input]
    let keepsQuantized = attributes.function == .maximum || attributes.function == .minimum
    if keepsQuantized { graph.tensors[other].quantization = graph.tensors[input].quantization }
    return try emit(
      Operation(attributes), operands,
      quantization: keepsQuantized ? .some(graph.tensors[input].quantization) : nil
    )
  }

  /// Multiplies with what the node before it read, as swish does.
  private mutating func multiplyByOrigin(of input: Int) throws -> Int? {
    guard let producer = graph.nodes.last(where: { $0.outputs.contains(input) }),
      let origin = producer.inputs[0], graph.tensors[origin].shape == graph.tensors[input].shape,
      graph.tensors[origin].elementType == graph.tensors[input].elementType
    else { return nil }
    let activation: Activation = random(0...3) == 0 ? randomActivation() : .none
    return try emit(
      Operation(ElementwiseBinary(.multiply, activation: activation)),
      random(0...1) == 0 ? [input, origin] : [origin, input], quantization: nil)
  }

  private mutating func unary(_ function: ElementwiseUnary.Function, of input: Int) throws -> Int? {
    try emit(Operation(ElementwiseUnary(function)), [input], quantization: nil)
  }

  private mutating func slice(of input: Int) throws -> Int? {
    let shape = graph.tensors[input].shape
    let ranges = shape.dimensions.map { length in
      let start = random(0...length - 1)
      return (start, random(1...length - start))
    }
    return try move(
      Operation(Slice(starts: ranges.map(\.0), steps: ranges.map { _ in 1 }, counts: ranges.map(\.1))), input)
  }

  private mutating func reshape(_ input: Int) throws -> Int? {
    let tensor = graph.tensors[input]
    let count = tensor.shape.elementCount
    let shape: Shape = random(of: [[count], [1, count], [1, 1, 1, count], tensor.shape])
    let output = add("reshaped", shape, tensor.elementType, tensor.quantization)
    graph.nodes.append(
      NodeDefinition(
        name: "node \(graph.nodes.count)", operation: Operation(Reshape()), inputs: [input], outputs: [output]
      ))
    return output
  }

  private mutating func concatenation(with input: Int) throws -> Int? {
    let shape = graph.tensors[input].shape
    let axis = random(0...shape.rank - 1)
    let others = graph.tensors.indices.filter {
      graph.tensors[$0].constant == nil && graph.tensors[$0].shape == shape
        && graph.tensors[$0].elementType == graph.tensors[input].elementType
    }
    let parts =
      [input]
      + (0..<random(0...2)).map { _ in
        random(0...3) == 0 ? constant(shape, like: input) : random(of: others)
      }
    return try emit(
      Operation(Concatenation(axis: axis)), parts.shuffled(using: &generator),
      quantization: random(0...1) == 0 ? .some(graph.tensors[input].quantization) : nil)
  }

  private mutating func matrixProduct(of input: Int) throws -> Int? {
    let shape = graph.tensors[input].shape
    guard let depth = shape.lastDimension else { return nil }
    return try emit(
      Operation(BatchMatrixProduct()), [input, constant([depth, 5], like: input)], like: input)
  }

  /// A convolution whose filter a node makes of constant quantized values.
  private mutating func convolutionByDequantizedWeights(of image: Int) throws -> Int? {
    let depth = graph.tensors[image].shape[3]
    let scales = (0..<6).map { _ in Float.random(in: 0.01...0.02, using: &generator) }
    let quantization = try Quantization(validating: scales, zeroPoints: scales.map { _ in 0 }, axis: 0)
    let codes = constant([6, 1, 1, depth], .int8, quantization)
    guard let filter = try emit(Operation(Dequantize()), [codes], elementType: .float32) else { return nil }
    return try emit(
      Operation(Convolution2D(window: Window2D(), activation: randomActivation())), [image, filter],
      quantization: nil)
  }

  /// Filters and biases, and for numbers perhaps slopes.
  private mutating func weights(_ shape: Shape, outputAxis: Int, of image: Int) throws -> [Int?] {
    let type = graph.tensors[image]
    let count = shape[outputAxis]
    guard type.elementType == .float32 else {
      let inputScale = type.quantization?.scale ?? 1
      let scales = (0..<count).map { _ in Float.random(in: 0.002...0.02, using: &generator) }
      let quantization =
        type.elementType == .uint8
        ? Quantization(scale: scales[0], zeroPoint: random(100...150))
        : try Quantization(validating: scales, zeroPoints: scales.map { _ in 0 }, axis: outputAxis)
      let biasScales = (type.elementType == .uint8 ? [scales[0]] : scales).map { $0 * inputScale }
      let biasQuantization =
        type.elementType == .uint8
        ? Quantization(scale: biasScales[0], zeroPoint: 0)
        : try Quantization(validating: biasScales, zeroPoints: biasScales.map { _ in 0 }, axis: 0)
      let filter = constant(shape, type.elementType, quantization)
      return [filter, random(0...3) == 0 ? nil : constant([count], .int32, biasQuantization)]
    }
    if random(0...7) == 0 {
      // Quantized values that multiply numbers: dynamic range.
      let scales = (0..<count).map { _ in Float.random(in: 0.002...0.02, using: &generator) }
      let quantization = try Quantization(
        validating: scales, zeroPoints: scales.map { _ in 0 }, axis: outputAxis)
      return [constant(shape, .int8, quantization), constant([count], .float32, nil)]
    }
    // Filters of which some channels are zero, as training leaves them.
    let step = random(of: [1, 1, 2, 5])
    let numbers = (0..<shape.elementCount).map { index in
      let channel =
        outputAxis == 0 ? index / max(shape.elementCount / max(count, 1), 1) : index % max(count, 1)
      return channel % step == 0 ? Float.random(in: -2...2, using: &generator) : 0
    }
    let filter = constant(shape, numbers)
    let bias = random(0...3) == 0 ? nil : constant([count], .float32, nil)
    return shape.rank == 4 && random(0...3) == 0
      ? [filter, bias, constant([count], .float32, nil)] : [filter, bias]
  }
}

// MARK: - Tensors

extension RandomNetwork {
  /// Adds an operator that keeps what quantized values mean.
  private mutating func move(_ operation: Operation, _ input: Int) throws -> Int? {
    try emit(operation, [input], like: input)
  }

  private mutating func emit(_ operation: Operation, _ inputs: [Int?], like tensor: Int) throws -> Int? {
    try emit(operation, inputs, quantization: .some(graph.tensors[tensor].quantization))
  }

  /// Adds a node with an output of the type that the operator gives it.
  ///
  /// - Parameters:
  ///   - elementType: That of the output where the operator leaves it open.
  ///   - quantization: That of the output; a random one for quantized values if `nil`.
  /// - Returns: `nil` when the operator does not take such inputs.
  private mutating func emit(
    _ operation: Operation, _ inputs: [Int?], elementType: ElementType = .float32,
    quantization: Quantization?? = .none
  ) throws -> Int? {
    let types = NodeInputs(
      types: inputs.map { $0.map { TensorType(graph.tensors[$0]) } },
      declaredOutputs: [TensorType([], elementType)])
    guard inputs.count >= operation.signature.requiredInputCount,
      inputs.count <= operation.signature.maximumInputCount,
      let type = try? operation.definition.outputTypes(for: types).first,
      type.shape.elementCount < 1 << 16
    else { return nil }
    let output = add(
      "tensor", type.shape, type.elementType, quantization ?? randomQuantization(type.elementType))
    if type.elementType != .int8, type.elementType != .uint8 { graph.tensors[output].quantization = nil }
    graph.nodes.append(
      NodeDefinition(
        name: "node \(graph.nodes.count)", operation: operation, inputs: inputs, outputs: [output]))
    return output
  }

  private mutating func add(
    _ name: String, _ shape: Shape, _ elementType: ElementType, _ quantization: Quantization?
  ) -> Int {
    graph.tensors.append(
      TensorDefinition(
        name: "\(name) \(graph.tensors.count)", shape: shape, elementType: elementType,
        quantization: [.int8, .uint8].contains(elementType) ? quantization : nil))
    return graph.tensors.count - 1
  }

  private mutating func constant(_ shape: Shape, like tensor: Int) -> Int {
    let type = graph.tensors[tensor]
    return constant(shape, type.elementType, type.quantization)
  }

  private mutating func constant(_ shape: Shape, _ numbers: [Float]) -> Int {
    let index = add("constant", shape, .float32, nil)
    graph.tensors[index].constant = Tensor(shape: shape, values: numbers)
    return index
  }

  private mutating func constant(_ shape: Shape, _ type: ElementType, _ quantization: Quantization?) -> Int {
    let index = add("constant", shape, type, nil)
    graph.tensors[index].quantization = quantization
    graph.tensors[index].constant = generator.tensor(shape, type)
    return index
  }
}

extension RandomNetwork {
  private mutating func random(_ range: ClosedRange<Int>) -> Int { generator.integer(range) }

  /// - Precondition: There is an element.
  private mutating func random<Element>(of elements: [Element]) -> Element {
    generator.element(of: elements)
  }

  private mutating func randomActivation() -> Activation {
    random(0...1) == 0 ? .none : random(of: Activation.allCases)
  }

  private mutating func randomWindow() -> Window2D {
    guard random(0...2) > 0 else { return Window2D() }
    let padding = random(0...1)
    return Window2D(
      strideHeight: random(1...2), strideWidth: random(1...2), dilationHeight: random(1...4) == 1 ? 2 : 1,
      paddingTop: padding, paddingBottom: padding, paddingLeft: random(0...1), paddingRight: random(0...1))
  }

  private mutating func randomResizing(of shape: Shape) -> Resizing {
    let kind = random(0...2)
    return Resizing(
      height: random(of: [shape[1] * 2, random(1...12)]), width: random(of: [shape[2] * 2, random(1...12)]),
      alignsCorners: kind == 1, usesHalfPixelCenters: kind == 2)
  }

  private mutating func randomQuantization(_ type: ElementType) -> Quantization? {
    switch type {
    case .int8:
      Quantization(scale: Float.random(in: 0.01...0.05, using: &generator), zeroPoint: random(-40...40))
    case .uint8:
      Quantization(scale: Float.random(in: 0.01...0.05, using: &generator), zeroPoint: random(90...160))
    default: nil
    }
  }
}

extension RandomNetwork {
  /// Whether small errors stay small: nothing divides, and nothing has steps.
  package var isTame: Bool {
    let tame: Set<Kind> = [
      .convolution, .pointwiseConvolution, .depthwiseConvolution, .transposedConvolution, .add, .logistic,
      .rectifier, .parametricRectifier, .leakyRectifier, .spatialPad, .channelPad, .slice, .transpose,
      .reshape, .concatenation, .tile, .resizeBilinear, .maxPool, .averagePool, .mean, .fullyConnected,
    ]
    return tame.isSuperset(of: kinds) && graph.tensors.allSatisfy { $0.elementType == .float32 }
  }
}
