import ComputeKernels
import ModelFormat
import TensorCore

/// Lets kernels apply what follows them to their results while these are in registers or in the nearest
/// cache.
///
/// A convolution or resize takes over an addition, of a tensor that may be padded with zeros first, and a
/// rectifier; a logistic function the multiplication with what it is of; a quantized table the dequantization
/// of its results. The arithmetic stays the same, so the results do.
struct EpilogueFusion: LoweringPass {
  let summary = "nodes joined to the kernels before them"
  let keepsTypes = true

  func apply(to graph: inout LoweredGraph) -> Int {
    let uses = TensorUses(of: graph)
    var fused: [(index: Int, node: LoweredNode, last: Int)] = []
    var isAbsorbed = [Bool](repeating: false, count: graph.nodes.count)
    for first in graph.nodes.indices.reversed() {
      // Most nodes are read by one that no kernel takes over.
      guard let output = graph.nodes[first].outputs.first, let reader = uses.soleReader(of: output),
        graph.nodes[reader].operation.mayBeAnEpilogue,
        var fusion = Fusion(startingAt: first, of: graph, uses)
      else { continue }
      while let reader = uses.soleReader(of: fusion.output), !isAbsorbed[reader], fusion.take(reader) {
        isAbsorbed[reader] = true
      }
      if let padding = fusion.padding { isAbsorbed[padding] = true }
      if let node = fusion.node { fused.append((first, node, fusion.last)) }
    }
    guard !fused.isEmpty else { return 0 }
    // Each node takes the place of the last one that it takes over: only there are all its inputs certain to
    // be computed.
    for (index, node, last) in fused where !isAbsorbed[index] {
      isAbsorbed[index] = true
      graph.nodes[last] = node
      isAbsorbed[last] = false
    }
    let count = graph.nodes.count
    var index = 0
    graph.nodes.removeAll { _ in
      index += 1
      return isAbsorbed[index - 1]
    }
    return count - graph.nodes.count
  }
}

extension Operation {
  /// Whether it is an operator that kernels before it take over.
  fileprivate var mayBeAnEpilogue: Bool {
    self.is(ElementwiseBinary.self) || self.is(ElementwiseUnary.self) || self.is(ParametricRectifier.self)
      || self.is(Dequantize.self)
  }
}

/// A node and what it takes over from those that follow it.
private struct Fusion {
  /// The kernels that can do more than their node, each with the types that it does so for.
  private enum Host {
    /// A convolution of numbers in single precision, by a constant filter of such numbers.
    case convolution
    /// A resize of numbers in single precision.
    case resize
    /// The logistic function of numbers in single precision.
    case logistic
    /// A function from 8-bit quantized values to quantized values of the same type, all of one scale on
    /// either side.
    case quantizedTable
  }

  private let graph: LoweredGraph
  private let uses: TensorUses
  private let first: LoweredNode
  private let host: Host
  /// Where the last node taken over stands in the graph.
  private(set) var last: Int
  /// What the last node taken over writes.
  private(set) var output: Int
  /// The node that padded the addend before.
  private(set) var padding: Int?
  private var addend: Int?
  private var missingChannelCount = 0
  private var slope: Int?
  private var activation = Activation.none
  private var multipliesByInput = false
  private var dequantizes = false
  /// What the nodes taken over do.
  private var parts: [String] = []

  /// A fusion of nothing yet; `nil` for a node whose kernel can do nothing besides its own.
  init?(startingAt index: Int, of graph: LoweredGraph, _ uses: TensorUses) {
    let node = graph.nodes[index]
    guard let host = Self.host(of: node, in: graph) else { return nil }
    (self.graph, self.uses, self.host) = (graph, uses, host)
    (first, last, output) = (node, index, node.outputs[0])
    if let attributes = node.operation.as(Convolution2D.self) {
      activation = attributes.activation
      slope = graph.input(3, of: index)
    }
  }

  /// The node with all that it takes over; `nil` when that is nothing.
  var node: LoweredNode? {
    guard !parts.isEmpty else { return nil }
    var node = first
    node.outputs = [output]
    node.epilogue = FusedEpilogue(
      operatorOutput: graph.tensors[first.outputs[0]].type, addend: addend,
      missingChannelCount: missingChannelCount, slope: slope, activation: activation,
      multipliesByInput: multipliesByInput,
      dequantizes: dequantizes, parts: parts)
    return node
  }

  private static func host(of node: LoweredNode, in graph: LoweredGraph) -> Host? {
    let tensors = node.inputs + node.outputs
    if node.table != nil { return .quantizedTable }
    if node.operation.is(Convolution2D.self) { return graph.canEndInEpilogue(node) ? .convolution : nil }
    if node.operation.is(ResizeBilinear.self) { return graph.areFloats(tensors) ? .resize : nil }
    guard let unary = node.operation.as(ElementwiseUnary.self) else { return nil }
    if unary.function == .logistic, graph.areFloats(tensors) { return .logistic }
    return graph.areQuantizedByOneScale(tensors) ? .quantizedTable : nil
  }

  /// Adds a node, if the kernel of the first one can still do it after what it does already.
  ///
  /// - Returns: Whether it does.
  mutating func take(_ index: Int) -> Bool {
    let node = graph.nodes[index]
    guard activation == .none, !dequantizes else { return false }
    let isTaken =
      if let binary = node.operation.as(ElementwiseBinary.self) {
        take(binary, of: node, at: index)
      } else if let unary = node.operation.as(ElementwiseUnary.self) {
        host == .resize && takeRectifier(unary, of: node)
      } else if node.operation.is(ParametricRectifier.self) {
        takeSlope(of: node)
      } else {
        node.operation.is(Dequantize.self) && takeDequantization(of: node)
      }
    guard isTaken else { return false }
    output = node.outputs[0]
    last = index
    return true
  }

  /// Adds an addition, or a multiplication with the first node's input.
  private mutating func take(_ attributes: ElementwiseBinary, of node: LoweredNode, at index: Int) -> Bool {
    switch host {
    case .convolution, .resize:
      guard attributes.function == .add, takeAddend(of: node) else { return false }
      activation = attributes.activation
      if host == .convolution, isPointwise { takePadding(before: index) }
      return true
    case .logistic:
      // The kernel has no limits for the product.
      return attributes.activation == .none && graph.areFloats(node.inputs + node.outputs)
        && takeProduct(of: node, attributes)
    case .quantizedTable: return false
    }
  }

  /// Adds the limits of a rectifier.
  private mutating func takeRectifier(_ unary: ElementwiseUnary, of node: LoweredNode) -> Bool {
    guard slope == nil, graph.areFloats(node.outputs), let activation = unary.function.activation else {
      return false
    }
    self.activation = activation
    parts.append("the rectifier")
    return true
  }

  /// Adds the numbers that quantized values stand for.
  private mutating func takeDequantization(of node: LoweredNode) -> Bool {
    guard host == .quantizedTable, graph.areFloats(node.outputs) else { return false }
    dequantizes = true
    parts.append("the dequantization")
    return true
  }

  /// Adds a multiplication of the result with the first node's input, which no other one may precede.
  private mutating func takeProduct(of node: LoweredNode, _ attributes: ElementwiseBinary) -> Bool {
    guard attributes.function == .multiply, !multipliesByInput, let number = first.inputs[0],
      node.inputs == [number, output] || node.inputs == [output, number]
    else { return false }
    multipliesByInput = true
    parts.append("the multiplication with its input")
    return true
  }

  /// Adds what an addition adds, if that is as large as the result.
  private mutating func takeAddend(of addition: LoweredNode) -> Bool {
    guard addend == nil, slope == nil, addition.inputs.count == 2,
      let other = addition.inputs.compactMap(\.self).first(where: { $0 != output }),
      graph.areFloats([other] + addition.outputs),
      graph.tensors[other].type.shape == graph.tensors[output].type.shape
    else { return false }
    addend = other
    parts.append("the addition")
    return true
  }

  /// Adds the slope of a rectifier, if it is one constant for each channel.
  private mutating func takeSlope(of rectifier: LoweredNode) -> Bool {
    guard host == .convolution || host == .resize && addend == nil, slope == nil, rectifier.inputs.count == 2,
      rectifier.inputs[0] == output,
      let slope = rectifier.inputs[1], graph.areFloats([slope] + rectifier.outputs), graph.isConstant(slope),
      graph.isChannelVector(slope, of: output)
    else { return false }
    self.slope = slope
    parts.append("the rectifier")
    return true
  }

  /// Adds the padding of the tensor that is added, if nothing else reads the padded one.
  private mutating func takePadding(before addition: Int) {
    guard let addend = addend, uses.soleReader(of: addend) == addition,
      let padding = uses.producers[addend], let attributes = graph.nodes[padding].operation.as(Pad.self),
      graph.nodes[padding].inputs.count == 1, let original = graph.nodes[padding].inputs[0],
      attributes.before.allSatisfy({ $0 == 0 }), attributes.after.dropLast().allSatisfy({ $0 == 0 }),
      let missing = attributes.after.last
    else { return }
    self.addend = original
    missingChannelCount = missing
    parts.append("the padding of its channels")
    self.padding = padding
  }

  /// Whether each output pixel of a convolution depends on the one input pixel at the same place.
  private var isPointwise: Bool {
    guard let attributes = first.operation.as(Convolution2D.self), let image = first.inputs[0],
      let filter = first.inputs[1].map({ graph.tensors[$0].type.shape })
    else { return false }
    let geometry = try? ConvolutionGeometry(
      image: graph.tensors[image].type.shape, outputChannels: filter[0], filterHeight: filter[1],
      filterWidth: filter[2], window: attributes.window)
    return geometry?.isPointwise == true
  }
}

extension LoweredGraph {
  /// Whether a convolution's kernel has an epilogue: it multiplies numbers by constants.
  fileprivate func canEndInEpilogue(_ node: LoweredNode) -> Bool {
    guard node.inputs.count > 1, let image = node.inputs[0], let filter = node.inputs[1] else { return false }
    return areFloats(node.inputs.filter { $0 != nil } + node.outputs)
      && node.inputs.dropFirst().compactMap(\.self).allSatisfy(isConstant)
      && tensors[filter].type.shape.elementCount > 0
      && tensors[filter].type.shape.lastDimension == tensors[image].type.shape.lastDimension
  }

  /// Whether all of some tensors are there and hold numbers in single precision.
  fileprivate func areFloats(_ tensors: [Int?]) -> Bool {
    tensors.allSatisfy { $0.map { self.tensors[$0].type.elementType } == .float32 }
  }

  /// Whether all of some tensors are there and hold 8-bit quantized values of one type, each of one scale.
  fileprivate func areQuantizedByOneScale(_ tensors: [Int?]) -> Bool {
    let types = tensors.map { $0.map { self.tensors[$0].type } }
    guard let elementType = types.first??.elementType, elementType == .int8 || elementType == .uint8 else {
      return false
    }
    return types.allSatisfy { $0?.elementType == elementType && $0?.quantization?.quantizedScale != nil }
  }

  /// Whether a tensor has one element for each channel of an image, along the channels' axis.
  fileprivate func isChannelVector(_ tensor: Int, of image: Int) -> Bool {
    let (shape, channelCount) = (tensors[tensor].type.shape, tensors[image].type.shape.lastDimension)
    return shape.lastDimension == channelCount && shape.elementCount == channelCount
  }
}
