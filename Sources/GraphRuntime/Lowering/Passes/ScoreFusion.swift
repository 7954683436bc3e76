import ComputeKernels
import ModelFormat
import TensorCore

/// Lets detection post-processes make the scores that they need themselves, so that nodes before them need
/// not make all. The arithmetic stays the same, so the results do.
struct ScoreFusion: LoweringPass {
  let summary = "score functions joined to detection post-processes"

  func apply(to graph: inout LoweredGraph) -> Int {
    let nodes = graph.nodes.indices.filter { index in
      guard let attributes = graph.nodes[index].operation.as(DetectionPostProcess.self) else { return false }
      // Suppression for each class needs all scores.
      return !attributes.suppressesEachClass
    }
    guard !nodes.isEmpty else { return 0 }
    let uses = TensorUses(of: graph)
    var count = 0
    for node in nodes {
      guard let chain = ScoreChain(before: node, graph, uses) else { continue }
      graph.nodes[node].inputs[1] = chain.source
      graph.nodes[node].scores = FusedScores(
        function: chain.function, reason: "; applies \(chain.name)")
      count += 1
    }
    return count
  }
}

/// The nodes before a detection post-process that make scores of other elements, and that it can take over.
private struct ScoreChain {
  /// The tensor that the post-process can read instead of the scores.
  let source: Int
  let function: ScoreFunction
  /// What the nodes do.
  let name: String

  /// `nil` when there are no such nodes.
  init?(before node: Int, _ graph: LoweredGraph, _ uses: TensorUses) {
    guard let scores = graph.input(1, of: node) else { return nil }
    var (result, last) = (scores, "")
    if let step = graph.soleStep(to: scores, uses), graph.nodes[step.node].operation.is(Dequantize.self) {
      (result, last) = (step.source, "the dequantization")
    }
    guard let step = graph.soleStep(to: result, uses),
      let attributes = graph.nodes[step.node].operation.as(ElementwiseUnary.self)
    else {
      guard result != scores, let numbers = graph.dequantizedNumbers(of: result, by: nil, as: result) else {
        return nil
      }
      (source, function, name) = (result, .table(numbers), last)
      return
    }
    if let numbers = graph.dequantizedNumbers(of: step.source, by: attributes.function, as: result) {
      function = .table(numbers)
    } else if attributes.function == .logistic, graph.tensors[step.source].type.elementType == .float32,
      graph.tensors[result].type.elementType == .float32
    {
      function = .logistic
    } else {
      return nil
    }
    source = step.source
    name = "the function \(attributes.function.rawValue)" + (last.isEmpty ? "" : " and \(last)")
  }
}

extension LoweredGraph {
  /// The node that makes one tensor, which has one reader, of one of the same shape, and nothing else.
  fileprivate func soleStep(to tensor: Int, _ uses: TensorUses) -> (node: Int, source: Int)? {
    guard uses.soleReader(of: tensor) != nil, let node = uses.producers[tensor],
      nodes[node].outputs == [tensor], nodes[node].inputs.count == 1, let source = input(0, of: node),
      tensors[source].type.shape == tensors[tensor].type.shape
    else { return nil }
    return (node, source)
  }

  /// What quantized values of a tensor stand for after a function, if any, has made quantized values of
  /// another of them; `nil` when larger ones can stand for less.
  fileprivate func dequantizedNumbers(
    of source: Int, by function: ElementwiseUnary.Function?, as result: Int
  ) -> DequantizedNumbers? {
    let (source, result) = (tensors[source].type, tensors[result].type)
    guard source.elementType == result.elementType, let sourceScale = source.quantization?.quantizedScale,
      let resultScale = result.quantization?.quantizedScale
    else { return nil }
    func numbers<Quantized: QuantizedElement>(_ element: Quantized.Type) -> DequantizedNumbers? {
      guard let function else { return DequantizedNumbers(resultScale, element: element) }
      let table = function.quantizedTable(from: sourceScale, to: resultScale, element: element)
      return table.flatMap { DequantizedNumbers(of: $0, scale: resultScale) }
    }
    switch source.elementType {
    case .int8: return numbers(Int8.self)
    case .uint8: return numbers(UInt8.self)
    default: return nil
    }
  }
}
