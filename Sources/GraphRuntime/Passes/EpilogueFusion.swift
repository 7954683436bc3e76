import ComputeKernels
import ModelFormat
import TensorCore

/// Lets kernels apply what follows them to their results while these are in registers or in the nearest cache.
///
/// A convolution or resize takes over an addition, of a tensor that may be padded with zeros first, and a rectifier; a
/// logistic function the multiplication with what it is of; a table of codes their dequantisation. The arithmetic stays
/// the same, so the results do.
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
    /// The tensor that the last node taken over writes.
    fileprivate(set) var output: Int
    /// Where the last node taken over stands in the graph; only there are all inputs certain to be computed.
    fileprivate(set) var lastNode: Int
    fileprivate var names: [String] = []

    var reason: String { "; applies " + names.joined(separator: " and ") }
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
      guard var fusion = start(at: first) else { continue }
      while let reader = uses.soleReader(of: fusion.output), !isAbsorbed[reader],
        take(reader, into: &fusion, after: first)
      {
        isAbsorbed[reader] = true
      }
      if let padding = fusion.padding { isAbsorbed[padding] = true }
      if !fusion.names.isEmpty { fusions[first] = fusion }
    }
    return (fusions, isAbsorbed)
  }

  /// A fusion of nothing yet, if the node's kernel can take over others.
  private func start(at index: Int) -> Fusion? {
    let output = graph.nodes[index].outputs[0]
    let elementType = graph.tensors[output].elementType
    let (isFloat, isCode) = (elementType == .float32, elementType == .int8 || elementType == .uint8)
    switch graph.nodes[index].operation {
    case .convolution2D(let attributes) where isFloat: return start(atConvolution: index, attributes)
    case .resizeBilinear where isFloat, .unary(ElementwiseUnary(.logistic)) where isFloat,
      .unary where isCode:
      return Fusion(activation: .none, output: output, lastNode: index)
    default: return nil
    }
  }

  /// A fusion of nothing yet, if the convolution's kernel has an epilogue.
  private func start(atConvolution index: Int, _ attributes: Convolution2D) -> Fusion? {
    let node = graph.nodes[index]
    guard node.inputs.count > 1, let image = node.inputs[0], let filter = node.inputs[1],
      constants.isConstant(filter), graph.tensors[filter].elementType == .float32,
      graph.tensors[filter].shape.elementCount > 0,
      graph.tensors[filter].shape.lastDimension == graph.tensors[image].shape.lastDimension,
      node.inputs.dropFirst(2).compactMap(\.self).allSatisfy(constants.isConstant)
    else { return nil }
    let slope = node.inputs.count > 3 ? node.inputs[3] : nil
    return Fusion(
      slope: slope, activation: attributes.activation, output: node.outputs[0], lastNode: index)
  }

  /// Adds a node to the fusion, if the kernel of the first one can still do it after what it does already.
  private func take(_ index: Int, into fusion: inout Fusion, after first: Int) -> Bool {
    let node = graph.nodes[index]
    guard fusion.activation == .none else { return false }
    switch (graph.nodes[first].operation, node.operation) {
    case (.convolution2D, .binary(let attributes)), (.resizeBilinear, .binary(let attributes)):
      guard attributes.function == .add, takeAddend(of: node, into: &fusion) else { return false }
      fusion.activation = attributes.activation
      if isPointwise(first) { takePadding(before: index, into: &fusion) }
    case (.resizeBilinear, .unary(let attributes)):
      guard fusion.slope == nil, let activation = attributes.function.activation else { return false }
      fusion.activation = activation
      fusion.names.append("the rectifier")
    case (.resizeBilinear, .parametricRectifier) where fusion.addend != nil: return false
    case (.convolution2D, .parametricRectifier), (.resizeBilinear, .parametricRectifier):
      guard takeSlope(of: node, into: &fusion) else { return false }
    case (.unary(ElementwiseUnary(.logistic)), .binary(ElementwiseBinary(.multiply))):
      guard fusion.names.isEmpty, let number = graph.nodes[first].inputs[0],
        node.inputs == [number, fusion.output] || node.inputs == [fusion.output, number]
      else { return false }
      fusion.names.append("the multiplication with its input")
    case (.unary, .dequantize) where fusion.names.isEmpty:
      fusion.names.append("the dequantisation")
    default: return false
    }
    fusion.output = node.outputs[0]
    fusion.lastNode = index
    return true
  }

  /// Adds what an addition adds, if that is as large as the result.
  private func takeAddend(of addition: NodeDefinition, into fusion: inout Fusion) -> Bool {
    guard fusion.addend == nil, fusion.slope == nil, addition.inputs.count == 2,
      let other = addition.inputs.compactMap({ $0 }).first(where: { $0 != fusion.output }),
      graph.tensors[other].shape == graph.tensors[fusion.output].shape
    else { return false }
    fusion.addend = other
    fusion.names.append("the addition")
    return true
  }

  /// Adds the slope of a rectifier, if it is one constant for each channel.
  private func takeSlope(of rectifier: NodeDefinition, into fusion: inout Fusion) -> Bool {
    guard fusion.slope == nil, rectifier.inputs.count == 2, rectifier.inputs[0] == fusion.output,
      let slope = rectifier.inputs[1], constants.isConstant(slope), isChannelVector(slope, of: fusion.output)
    else { return false }
    fusion.slope = slope
    fusion.names.append("the rectifier")
    return true
  }

  /// Lets a fusion pad the tensor that it adds, if nobody else reads the padded one.
  private func takePadding(before addition: Int, into fusion: inout Fusion) {
    guard let addend = fusion.addend, uses.soleReader(of: addend) == addition,
      let padding = uses.producers[addend], case .pad(let attributes) = graph.nodes[padding].operation,
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
    guard case .convolution2D(let attributes) = node.operation, let image = node.inputs[0],
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
