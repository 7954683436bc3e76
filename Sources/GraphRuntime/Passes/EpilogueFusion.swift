import ComputeKernels
import ModelFormat
import TensorCore

/// Lets kernels apply what follows them to their results while these are in registers or in the nearest cache.
///
/// A convolution or resize takes over an addition, of a tensor that may be padded with zeros first, and a rectifier; a
/// logistic function the multiplication with what it is of; a table of codes such a multiplication and the
/// dequantisation of its results. The arithmetic stays the same, so the results do.
struct EpilogueFusion {
  /// What a node takes over from those that follow it.
  struct Fusion: Sendable {
    /// The tensor to add to each sum.
    fileprivate(set) var addend: Int?
    /// The number of channels that the addend lacks; they are zero.
    fileprivate(set) var missingChannelCount = 0
    /// The node that padded the addend before.
    fileprivate var padding: Int?
    /// One factor for the negative results of each channel.
    fileprivate(set) var slope: Int?
    fileprivate(set) var activation: Activation
    /// The multiplication of the result with the node's input; `nil` for none.
    fileprivate(set) var product: Product?
    /// Whether the output holds numbers where the node and its product make codes.
    fileprivate(set) var dequantizes = false
    /// The tensor that the last node taken over writes.
    fileprivate(set) var output: Int
    /// Where the last node taken over stands in the graph; only there are all inputs certain to be computed.
    fileprivate(set) var lastNode: Int
    fileprivate var names: [String] = []

    var reason: String { "; applies " + names.joined(separator: " and ") }

    /// A multiplication of a node's result with its input.
    struct Product: Sendable {
      let activation: Activation
      /// What the multiplication makes, with its quantisation.
      let type: TensorType
    }
  }

  /// The kernels that can do more than their node, each with the types that it does so for.
  private enum Host {
    /// A convolution of numbers in single precision, by a constant filter of such numbers.
    case convolution
    /// A resize of numbers in single precision.
    case resize
    /// The logistic function of numbers in single precision.
    case logistic
    /// A function from 8-bit codes to codes of the same type, all of one scale on either side.
    case codeTable
  }

  private let graph: GraphDefinition
  private let constants: ConstantTable
  private let uses: TensorUses
  private let liveNodes: [Int]

  /// - Parameter captured: Tensors that a caller reads besides the graph's outputs.
  init(
    _ graph: GraphDefinition, liveNodes: [Int], constants: ConstantTable, keeping captured: [Int]
  ) {
    self.graph = graph
    self.constants = constants
    uses = TensorUses(of: graph, nodes: liveNodes, keeping: captured)
    self.liveNodes = liveNodes
  }

  /// The fusions by the node that takes over, and for each node whether one of them makes it superfluous.
  func find() -> (fusions: [Fusion?], isAbsorbed: [Bool]) {
    var fusions = [Fusion?](repeating: nil, count: graph.nodes.count)
    var isAbsorbed = [Bool](repeating: false, count: graph.nodes.count)
    for first in liveNodes.reversed() {
      guard let host = host(at: first) else { continue }
      var fusion = start(at: first)
      while let reader = uses.soleReader(of: fusion.output), !isAbsorbed[reader],
        take(reader, into: &fusion, of: host, at: first)
      {
        isAbsorbed[reader] = true
      }
      if let padding = fusion.padding { isAbsorbed[padding] = true }
      if !fusion.names.isEmpty { fusions[first] = fusion }
    }
    return (fusions, isAbsorbed)
  }

  /// What the node's kernel can do besides its own; `nil` if that is nothing.
  private func host(at index: Int) -> Host? {
    let node = graph.nodes[index]
    if node.operation.is(Convolution2D.self) { return canEndInEpilogue(node) ? .convolution : nil }
    if node.operation.is(ResizeBilinear.self) { return areFloats(node.inputs + node.outputs) ? .resize : nil }
    guard let attributes = node.operation.as(ElementwiseUnary.self) else { return nil }
    if attributes.function == .logistic, areFloats(node.inputs + node.outputs) { return .logistic }
    return areCodesOfOneScale(node.inputs + node.outputs) ? .codeTable : nil
  }

  /// A fusion of nothing yet.
  private func start(at index: Int) -> Fusion {
    let node = graph.nodes[index]
    guard let attributes = node.operation.as(Convolution2D.self) else {
      return Fusion(activation: .none, output: node.outputs[0], lastNode: index)
    }
    return Fusion(
      slope: node.inputs.count > 3 ? node.inputs[3] : nil, activation: attributes.activation,
      output: node.outputs[0], lastNode: index)
  }

  /// Whether a convolution's kernel has an epilogue: it multiplies numbers by constants.
  private func canEndInEpilogue(_ node: NodeDefinition) -> Bool {
    guard node.inputs.count > 1, let image = node.inputs[0], let filter = node.inputs[1] else { return false }
    return areFloats(node.inputs.filter { $0 != nil } + node.outputs)
      && node.inputs.dropFirst().compactMap(\.self).allSatisfy(constants.isConstant)
      && graph.tensors[filter].shape.elementCount > 0
      && graph.tensors[filter].shape.lastDimension == graph.tensors[image].shape.lastDimension
  }

  /// Whether all of some tensors are there and hold numbers in single precision.
  private func areFloats(_ tensors: [Int?]) -> Bool {
    tensors.allSatisfy { $0.map { graph.tensors[$0].elementType } == .float32 }
  }

  /// Whether all of some tensors are there and hold 8-bit codes of one type, each of one scale.
  private func areCodesOfOneScale(_ tensors: [Int?]) -> Bool {
    guard let first = tensors.first ?? nil, case let type = graph.tensors[first].elementType,
      type == .int8 || type == .uint8
    else { return false }
    return tensors.allSatisfy { tensor in
      tensor.map { graph.tensors[$0].elementType == type && graph.tensors[$0].quantization?.codeScale != nil }
        ?? false
    }
  }

  /// Adds a node to the fusion, if the kernel of the first one can still do it after what it does already.
  private func take(_ index: Int, into fusion: inout Fusion, of host: Host, at first: Int) -> Bool {
    let node = graph.nodes[index]
    guard fusion.activation == .none, !fusion.dequantizes else { return false }
    let binary = node.operation.as(ElementwiseBinary.self)
    switch (host, binary) {
    case (.convolution, let attributes?), (.resize, let attributes?):
      guard attributes.function == .add, takeAddend(of: node, into: &fusion) else { return false }
      fusion.activation = attributes.activation
      if host == .convolution, isPointwise(first) { takePadding(before: index, into: &fusion) }
    case (.convolution, nil), (.resize, nil):
      if host == .resize, let attributes = node.operation.as(ElementwiseUnary.self) {
        guard fusion.slope == nil, areFloats(node.outputs), let activation = attributes.function.activation
        else { return false }
        fusion.activation = activation
        fusion.names.append("the rectifier")
      } else {
        guard node.operation.is(ParametricRectifier.self), host == .convolution || fusion.addend == nil,
          takeSlope(of: node, into: &fusion)
        else { return false }
      }
    case (.logistic, let attributes?):
      // The kernel has no limits for the product.
      guard attributes.activation == .none, areFloats(node.inputs + node.outputs),
        takeProduct(of: node, attributes, into: &fusion, at: first)
      else { return false }
    case (.codeTable, let attributes?):
      guard areCodesOfOneScale(node.inputs + node.outputs),
        takeProduct(of: node, attributes, into: &fusion, at: first)
      else { return false }
    case (.codeTable, nil):
      guard node.operation.is(Dequantize.self), areFloats(node.outputs) else { return false }
      fusion.dequantizes = true
      fusion.names.append("the dequantisation")
    case (.logistic, nil): return false
    }
    fusion.output = node.outputs[0]
    fusion.lastNode = index
    return true
  }

  /// Adds a multiplication of the result with the first node's input, which no other one may precede.
  private func takeProduct(
    of node: NodeDefinition, _ attributes: ElementwiseBinary, into fusion: inout Fusion, at first: Int
  ) -> Bool {
    guard attributes.function == .multiply, fusion.product == nil, let number = graph.nodes[first].inputs[0],
      node.inputs == [number, fusion.output] || node.inputs == [fusion.output, number]
    else { return false }
    fusion.product = Fusion.Product(
      activation: attributes.activation, type: TensorType(graph.tensors[node.outputs[0]]))
    fusion.names.append("the multiplication with its input")
    return true
  }

  /// Adds what an addition adds, if that is as large as the result.
  private func takeAddend(of addition: NodeDefinition, into fusion: inout Fusion) -> Bool {
    guard fusion.addend == nil, fusion.slope == nil, addition.inputs.count == 2,
      let other = addition.inputs.compactMap({ $0 }).first(where: { $0 != fusion.output }),
      areFloats([other] + addition.outputs),
      graph.tensors[other].shape == graph.tensors[fusion.output].shape
    else { return false }
    fusion.addend = other
    fusion.names.append("the addition")
    return true
  }

  /// Adds the slope of a rectifier, if it is one constant for each channel.
  private func takeSlope(of rectifier: NodeDefinition, into fusion: inout Fusion) -> Bool {
    guard fusion.slope == nil, rectifier.inputs.count == 2, rectifier.inputs[0] == fusion.output,
      let slope = rectifier.inputs[1], areFloats([slope] + rectifier.outputs), constants.isConstant(slope),
      isChannelVector(slope, of: fusion.output)
    else { return false }
    fusion.slope = slope
    fusion.names.append("the rectifier")
    return true
  }

  /// Lets a fusion pad the tensor that it adds, if nobody else reads the padded one.
  private func takePadding(before addition: Int, into fusion: inout Fusion) {
    guard let addend = fusion.addend, uses.soleReader(of: addend) == addition,
      let padding = uses.producers[addend], let attributes = graph.nodes[padding].operation.as(Pad.self),
      graph.nodes[padding].inputs.count == 1, let original = graph.nodes[padding].inputs[0],
      attributes.before.allSatisfy({ $0 == 0 }), attributes.after.dropLast().allSatisfy({ $0 == 0 }),
      let missing = attributes.after.last
    else { return }
    fusion.addend = original
    fusion.missingChannelCount = missing
    fusion.padding = padding
    fusion.names.append("the padding of its channels")
  }

  /// Whether each output pixel of a convolution depends on the one input pixel at the same place.
  private func isPointwise(_ index: Int) -> Bool {
    let node = graph.nodes[index]
    guard let attributes = node.operation.as(Convolution2D.self), let image = node.inputs[0],
      let filter = node.inputs[1].map({ graph.tensors[$0].shape })
    else { return false }
    let geometry = try? ConvolutionGeometry(
      image: graph.tensors[image].shape, outputChannels: filter[0], filterHeight: filter[1],
      filterWidth: filter[2], window: attributes.window)
    return geometry?.isPointwise == true
  }

  /// Whether a tensor has one element for each channel of an image, along the channels' axis.
  private func isChannelVector(_ tensor: Int, of image: Int) -> Bool {
    let (shape, channelCount) = (graph.tensors[tensor].shape, graph.tensors[image].shape.lastDimension)
    return shape.lastDimension == channelCount && shape.elementCount == channelCount
  }
}
