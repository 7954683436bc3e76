import ModelFormat
import TensorCore

/// Lets convolutions that look at each pixel of an enlarged image by itself look at the small image instead.
///
/// Blending pixels, by weights whose sum is one, and multiplying the channels of each by a matrix are both linear: they
/// may change places, and a bias stays what it is. What a convolution does to its sums is not linear, so it becomes a
/// node of its own that comes last. Results differ from the former ones by rounding.
struct ResizeDeferral {
  private var graph: GraphDefinition
  private var nodes: [NodeDefinition] = []

  /// `graph` with convolutions before the resizes that they followed.
  ///
  /// - Parameter captured: Tensors that a caller reads besides the graph's outputs.
  static func applied(to graph: GraphDefinition, keeping captured: [Int]) -> GraphDefinition {
    guard graph.nodes.contains(where: \.resizesBilinearly) else { return graph }
    let uses = TensorUses(of: graph, keeping: captured)
    let pairs = graph.nodes.indices.compactMap { ResizedConvolution(after: $0, graph, uses) }
    return pairs.isEmpty ? graph : ResizeDeferral(graph).deferring(pairs)
  }

  private init(_ graph: GraphDefinition) { self.graph = graph }

  private consuming func deferring(_ pairs: [ResizedConvolution]) -> GraphDefinition {
    for index in graph.nodes.indices {
      if let pair = pairs.first(where: { $0.resize == index }) {
        appendConvolution(of: pair)
      } else if let pair = pairs.first(where: { $0.convolution == index }) {
        appendResize(of: pair)
      } else {
        nodes.append(graph.nodes[index])
      }
    }
    graph.nodes = nodes
    return graph
  }

  /// The convolution, with nothing but its bias, from the small image to one with its own channels. That takes the
  /// place of the enlarged image, which nobody else reads.
  private mutating func appendConvolution(of pair: ResizedConvolution) {
    let (resize, convolution) = (graph.nodes[pair.resize], graph.nodes[pair.convolution])
    graph.tensors[resize.outputs[0]] = TensorDefinition(
      name: graph.tensors[convolution.outputs[0]].name + "/small", shape: pair.smallOutput,
      elementType: .float32)
    var node = convolution
    node.operation = Operation(Convolution2D(window: Window2D()))
    node.inputs = [resize.inputs[0]] + convolution.inputs.dropFirst().prefix(2)
    node.outputs = resize.outputs
    nodes.append(node)
  }

  /// The resize of that, and what the convolution did to its sums.
  private mutating func appendResize(of pair: ResizedConvolution) {
    var node = graph.nodes[pair.resize]
    let output = graph.nodes[pair.convolution].outputs[0]
    node.inputs = node.outputs
    node.outputs = [output]
    guard let (rectifier, slope) = pair.rectifier else { return nodes.append(node) }
    var linear = graph.tensors[output]
    linear.name += "/linear"
    node.outputs = [graph.tensors.count]
    nodes.append(node)
    nodes.append(
      NodeDefinition(
        name: graph.nodes[pair.convolution].name, operation: rectifier,
        inputs: node.outputs + (slope.map { [$0] } ?? []), outputs: [output]))
    graph.tensors.append(linear)
  }
}

/// A resize that makes images larger, and the convolution that alone reads them.
private struct ResizedConvolution {
  let resize: Int
  let convolution: Int
  /// The shape of the convolution's output for the image before it is resized.
  let smallOutput: Shape
  /// What the convolution does to its sums, and its slope if it has one; `nil` for nothing.
  let rectifier: (operation: Operation, slope: Int?)?

  /// The pair of node `resize` and its reader; `nil` when they are others, or do less work in this order.
  init?(after resize: Int, _ graph: GraphDefinition, _ uses: TensorUses) {
    guard let resizing = graph.nodes[resize].operation.as(ResizeBilinear.self)?.resizing,
      let small = graph.input(0, of: resize), case let large = graph.nodes[resize].outputs[0],
      let reader = uses.soleReader(of: large),
      let attributes = graph.nodes[reader].operation.as(Convolution2D.self), attributes.window == Window2D(),
      graph.input(0, of: reader) == large, let filter = graph.constantShape(ofInput: 1, of: reader)
    else { return nil }
    let from = graph.tensors[small].shape
    let output = graph.tensors[graph.nodes[reader].outputs[0]]
    guard graph.tensors[small].elementType == .float32, output.elementType == .float32, from.rank == 4,
      graph.tensors[large].elementType == .float32, filter[1] == 1, filter[2] == 1, filter[3] == from[3],
      graph.input(2, of: reader) == nil || graph.constantShape(ofInput: 2, of: reader) == [filter[0]],
      Self.isWorthDeferring(
        smallCount: from[1] * from[2], largeCount: resizing.height * resizing.width, channelCount: from[3],
        outputChannelCount: filter[0])
    else { return nil }
    self.resize = resize
    convolution = reader
    smallOutput = [from[0], from[1], from[2], filter[0]]
    let slope = graph.input(3, of: reader)
    guard slope == nil || graph.constantShape(ofInput: 3, of: reader) == [filter[0]] else { return nil }
    switch (ElementwiseUnary.Function(attributes.activation), slope) {
    case (nil, nil): rectifier = nil
    case (nil, let slope?): rectifier = (Operation(ParametricRectifier()), slope)
    case (let function?, nil): rectifier = (Operation(ElementwiseUnary(function)), nil)
    case (.some, .some): return nil
    }
  }

  /// Whether blending the convolution's channels, and multiplying fewer pixels, takes fewer operations.
  private static func isWorthDeferring(
    smallCount: Int, largeCount: Int, channelCount: Int, outputChannelCount: Int
  ) -> Bool {
    // In floating point, since products of dimensions may be large.
    let product = Double(channelCount) * Double(outputChannelCount)
    let blends = 3 * Double(largeCount)
    return Double(smallCount) * product + blends * Double(outputChannelCount)
      < Double(largeCount) * product + blends * Double(channelCount)
  }
}

extension GraphDefinition {
  /// The shape of an input that is a constant of numbers; `nil` for any other.
  fileprivate func constantShape(ofInput index: Int, of node: Int) -> Shape? {
    guard let tensor = input(index, of: node), tensors[tensor].elementType == .float32 else { return nil }
    return tensors[tensor].constant == nil ? nil : tensors[tensor].shape
  }
}

extension NodeDefinition {
  fileprivate var resizesBilinearly: Bool { operation.is(ResizeBilinear.self) }
}
