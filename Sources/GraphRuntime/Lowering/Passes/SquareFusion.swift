import ComputeKernels
import ModelFormat
import TensorCore

/// Lets sums and means of lines square their terms themselves, so that no squares are written and read again,
/// as in the normalizations by the root of the mean square. The arithmetic stays the same, so the results do.
struct SquareFusion: LoweringPass {
  let summary = "squares joined to the sums of them"
  let keepsTypes = true
  let instructionSet: InstructionSet

  func apply(to graph: inout LoweredGraph) -> Int {
    let sums = graph.nodes.indices.filter { graph.sumsLines($0, instructionSet) }
    guard !sums.isEmpty else { return 0 }
    let uses = TensorUses(of: graph)
    var count = 0
    for node in sums {
      guard let squares = graph.input(0, of: node), uses.soleReader(of: squares) == node,
        let numbers = uses.producers[squares].flatMap(graph.numbersSquared)
      else { continue }
      graph.nodes[node].inputs = [numbers]
      graph.nodes[node].squaresTerms = true
      count += 1
    }
    return count
  }
}

extension LoweredGraph {
  /// Whether a node adds up lines of numbers, each of which fills a vector.
  fileprivate func sumsLines(_ node: Int, _ instructionSet: InstructionSet) -> Bool {
    guard let reduction = nodes[node].operation.as(Reduction.self), let input = input(0, of: node) else {
      return false
    }
    let type = tensors[input].type
    return type.elementType == .float32 && reduction.sumsLines(of: type.shape, instructionSet: instructionSet)
  }

  /// What a node squares; `nil` for one that does anything else.
  fileprivate func numbersSquared(by node: Int) -> Int? {
    guard let numbers = input(0, of: node) else { return nil }
    if let unary = nodes[node].operation.as(ElementwiseUnary.self) {
      return unary.function == .square ? numbers : nil
    }
    let product = Operation(ElementwiseBinary(.multiply))
    return nodes[node].operation == product && input(1, of: node) == numbers ? numbers : nil
  }
}
