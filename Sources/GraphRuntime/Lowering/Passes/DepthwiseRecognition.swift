import ModelFormat
import TensorCore

/// Makes depthwise convolutions of those with as many groups as channels, which compute the same: so they get
/// the kernels, and the passes, of depthwise ones.
struct DepthwiseRecognition: LoweringPass {
  let summary = "convolutions of single channels made depthwise"

  func apply(to graph: inout LoweredGraph) -> Int {
    var count = 0
    for node in graph.nodes.indices {
      guard let attributes = graph.nodes[node].operation.as(Convolution2D.self),
        let filter = graph.filterOfSingleChannels(node)
      else { continue }
      graph.setInput(1, of: node, to: graph.addDepthwiseFilter(filter))
      graph.nodes[node].operation = Operation(
        DepthwiseConvolution2D(window: attributes.window, activation: attributes.activation))
      count += 1
    }
    return count
  }
}

extension LoweredGraph {
  /// The filter of a convolution whose groups have one channel each; `nil` for any other node, and when the
  /// filter is computed or has another type than the image.
  fileprivate func filterOfSingleChannels(_ node: Int) -> Int? {
    guard let image = input(0, of: node), let filter = input(1, of: node),
      tensors[filter].constant != nil, tensors[filter].type.elementType == tensors[image].type.elementType,
      tensors[filter].type.shape.elementCount > 0, tensors[filter].type.shape[3] == 1,
      tensors[image].type.shape[3] > 1
    else { return nil }
    return filter
  }

  /// Adds the filters `[O, KH, KW, 1]` of a convolution as those `[1, KH, KW, O]` of a depthwise one.
  fileprivate mutating func addDepthwiseFilter(_ filter: Int) -> Int {
    let constant = tensors[filter].constant?.asDepthwise
    var type = tensors[filter].type
    type.shape = constant?.shape ?? type.shape
    type.quantization = type.quantization?.withSlices(alongAxis: 3)
    return addTensor(name: tensors[filter].name, type: type, constant: constant)
  }
}
