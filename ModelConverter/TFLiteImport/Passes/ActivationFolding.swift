import ModelFormat
import TensorCore

/// Moves a rectifier into the operator whose result it reads, when nothing else reads that result.
package struct ActivationFolding: ImportPass {
  package let summary = "activations folded into the operators before them"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    guard graph.hasNodes(of: ElementwiseUnary.self) else { return 0 }
    var uses = TensorUses(of: graph)
    var folded: Set<Int> = []
    for (index, node) in graph.nodes.enumerated() where node.operation.is(ElementwiseUnary.self) {
      guard let unary = node.operation.as(ElementwiseUnary.self), let activation = unary.function.activation,
        let input = node.inputs[0], uses.soleReader(of: input) != nil, let producer = uses.producers[input],
        graph.tensors[input].elementType == .float32,
        let operation = graph.nodes[producer].adding(activation)
      else { continue }
      graph.nodes[producer].operation = operation
      graph.nodes[producer].outputs = node.outputs
      uses.setProducer(of: node.outputs[0], to: producer)
      folded.insert(index)
    }
    graph.removeNodes(at: folded)
    return folded.count
  }
}

/// The operators that take over an activation.
private let hosts: [any ActivatingOperator.Type] = [
  Convolution2D.self, DepthwiseConvolution2D.self, TransposedConvolution2D.self, FullyConnected.self,
  MaxPool2D.self, ElementwiseBinary.self,
]

extension NodeDefinition {
  /// The operation with an activation, or `nil` when it cannot have one or has one already.
  fileprivate func adding(_ activation: Activation) -> Operation? {
    // Beyond input, filter and bias there is a slope, which is an activation too.
    guard inputs.count <= 3 else { return nil }
    for host in hosts { if let operation = operation.adding(activation, to: host) { return operation } }
    return nil
  }
}

extension Operation {
  /// The operation with an activation; `nil` when it is no `Host`, or has one already.
  fileprivate func adding<Host: ActivatingOperator>(_ activation: Activation, to _: Host.Type) -> Operation? {
    guard var host = self.as(Host.self), host.activation == .none else { return nil }
    host.activation = activation
    return Operation(host)
  }
}

/// Moves a parametric rectifier with one slope for each channel into the convolution before it, when nothing
/// else reads the convolution's result.
package struct SlopeFolding: ImportPass {
  package let summary = "parametric rectifiers folded into convolutions"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    guard graph.hasNodes(of: ParametricRectifier.self) else { return 0 }
    var uses = TensorUses(of: graph)
    var folded: Set<Int> = []
    var slopes = ChannelSlopes(of: graph)
    for (index, node) in graph.nodes.enumerated() where node.operation.is(ParametricRectifier.self) {
      guard let input = node.inputs[0],
        uses.soleReader(of: input) != nil,
        graph.tensors[input].elementType == .float32, let producer = uses.producers[input],
        graph.nodes[producer].acceptsSlope, let channelCount = graph.tensors[input].shape.lastDimension,
        let slope = node.inputs[1],
        let channelSlope = slopes.tensor(for: slope, channelCount: channelCount, in: &graph)
      else { continue }
      let missing = [Int?](repeating: nil, count: 3 - graph.nodes[producer].inputs.count)
      graph.nodes[producer].inputs += missing + [channelSlope]
      graph.nodes[producer].outputs = node.outputs
      uses.setProducer(of: node.outputs[0], to: producer)
      folded.insert(index)
    }
    graph.removeNodes(at: folded)
    return folded.count
  }
}

extension NodeDefinition {
  /// Whether this is a convolution without an activation of any kind.
  fileprivate var acceptsSlope: Bool {
    guard inputs.count <= 3 else { return false }
    let activation =
      operation.as(Convolution2D.self)?.activation ?? operation.as(DepthwiseConvolution2D.self)?.activation
      ?? operation.as(TransposedConvolution2D.self)?.activation
    return activation == Activation.none
  }
}

/// Constant slopes as vectors with one element for each channel, each made once.
private struct ChannelSlopes {
  private var made: [Int: Int] = [:]
  private var names: Set<String>

  init(of graph: GraphDefinition) {
    names = Set(graph.tensors.map(\.name))
  }

  /// The tensor with the slopes in `slope`; `nil` when they are not constant or not one for each channel.
  mutating func tensor(for slope: Int, channelCount: Int, in graph: inout GraphDefinition) -> Int? {
    let shape: Shape = [channelCount]
    guard let constant = graph.tensors[slope].constant, constant.shape.elementCount == channelCount,
      constant.shape.lastDimension == channelCount, graph.tensors[slope].elementType == .float32
    else { return nil }
    if constant.shape == shape { return slope }
    if let tensor = made[slope] { return tensor }
    var definition = graph.tensors[slope]
    while !names.insert(definition.name).inserted { definition.name += "/channels" }
    definition.shape = shape
    definition.constant = constant.reshaped(to: shape)
    graph.tensors.append(definition)
    made[slope] = graph.tensors.count - 1
    return made[slope]
  }
}
