import ComputeKernels
import ModelFormat
import TensorCore

/// How class scores follow from the elements of a tensor: by a function that never falls, so that the largest element
/// gives the largest score.
enum ScoreFunction: Sendable {
  case identity
  case logistic
  case table(CodeNumbers)
}

/// What a detection post-process does to the scores that it needs, so that nodes before it need not do it to all.
/// The arithmetic stays the same, so the results do.
struct ScoreFusion: Sendable {
  let function: ScoreFunction
  /// The node's reason for its kernel continues so.
  let reason: String

  /// `graph` with detection post-processes that read what functions would have made scores of, and what they do by
  /// their nodes. Nobody reads the results of those functions any more.
  ///
  /// - Parameter captured: Tensors that a caller reads besides the graph's outputs.
  static func applied(
    to graph: GraphDefinition, keeping captured: [Int]
  ) -> (graph: GraphDefinition, fusions: [ScoreFusion?]) {
    let nodes = graph.nodes.indices.filter { index in
      guard let attributes = graph.nodes[index].operation.as(DetectionPostProcess.self) else { return false }
      // Suppression for each class needs all scores.
      return !attributes.suppressesEachClass
    }
    var (fused, fusions) = (graph, [ScoreFusion?](repeating: nil, count: graph.nodes.count))
    guard !nodes.isEmpty else { return (fused, fusions) }
    let uses = TensorUses(of: graph, keeping: captured)
    for node in nodes {
      guard let chain = ScoreChain(before: node, graph, uses) else { continue }
      fused.nodes[node].inputs[1] = chain.source
      fusions[node] = ScoreFusion(function: chain.function, reason: "; applies \(chain.name)")
    }
    return (fused, fusions)
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
  init?(before node: Int, _ graph: GraphDefinition, _ uses: TensorUses) {
    guard let scores = graph.input(1, of: node) else { return nil }
    var (result, last) = (scores, "")
    if let step = graph.soleStep(to: scores, uses), graph.nodes[step.node].operation.is(Dequantize.self) {
      (result, last) = (step.source, "the dequantisation")
    }
    guard let step = graph.soleStep(to: result, uses),
      let attributes = graph.nodes[step.node].operation.as(ElementwiseUnary.self)
    else {
      guard result != scores, let numbers = graph.codeNumbers(of: result, by: nil, as: result) else {
        return nil
      }
      (source, function, name) = (result, .table(numbers), last)
      return
    }
    if let numbers = graph.codeNumbers(of: step.source, by: attributes.function, as: result) {
      function = .table(numbers)
    } else if attributes.function == .logistic, graph.tensors[step.source].elementType == .float32,
      graph.tensors[result].elementType == .float32
    {
      function = .logistic
    } else {
      return nil
    }
    source = step.source
    name = "the function \(attributes.function.rawValue)" + (last.isEmpty ? "" : " and \(last)")
  }
}

extension GraphDefinition {
  /// The node that makes one tensor, which has one reader, of one of the same shape, and nothing else.
  fileprivate func soleStep(to tensor: Int, _ uses: TensorUses) -> (node: Int, source: Int)? {
    guard uses.soleReader(of: tensor) != nil, let node = uses.producers[tensor],
      nodes[node].outputs == [tensor], nodes[node].inputs.count == 1, let source = input(0, of: node),
      tensors[source].shape == tensors[tensor].shape
    else { return nil }
    return (node, source)
  }

  /// What codes of a tensor stand for after a function, if any, has made codes of another of them; `nil` when larger
  /// ones can stand for less.
  fileprivate func codeNumbers(
    of source: Int, by function: ElementwiseUnary.Function?, as result: Int
  ) -> CodeNumbers? {
    let (source, result) = (tensors[source], tensors[result])
    guard source.elementType == result.elementType, let sourceScale = source.quantization?.codeScale,
      let resultScale = result.quantization?.codeScale
    else { return nil }
    func numbers<Code: QuantizedCode>(_ code: Code.Type) -> CodeNumbers? {
      guard let function else { return CodeNumbers(resultScale, code: code) }
      let table = function.codeTable(from: sourceScale, to: resultScale, code: code)
      return table.flatMap { CodeNumbers(of: $0, scale: resultScale) }
    }
    switch source.elementType {
    case .int8: return numbers(Int8.self)
    case .uint8: return numbers(UInt8.self)
    default: return nil
    }
  }
}
