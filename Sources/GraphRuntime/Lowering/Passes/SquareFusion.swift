import ComputeKernels
import ModelFormat
import TensorCore

/// Lets sums and means of lines square their terms themselves, or how far these lie from one number for each
/// line, so that no squares are written and read again, as in normalizations by the root of the mean square
/// and by the variance. The arithmetic stays the same, so the results do.
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
        let producer = uses.producers[squares], let terms = graph.terms(squaredBy: producer, for: node)
      else { continue }
      graph.nodes[node].inputs = terms
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

  /// The numbers that a node squares, or the numbers and what it takes off them for each result of a
  /// reduction; `nil` for a node that does anything else.
  fileprivate func terms(squaredBy node: Int, for reduction: Int) -> [Int]? {
    guard let first = input(0, of: node) else { return nil }
    let operation = nodes[node].operation
    if operation == Operation(ElementwiseUnary(.square)) { return [first] }
    guard let second = input(1, of: node) else { return nil }
    if operation == Operation(ElementwiseBinary(.multiply)) { return first == second ? [first] : nil }
    guard operation == Operation(ElementwiseBinary(.squaredDifference)) else { return nil }
    return [[first, second], [second, first]].first { hasCenters($0[1], of: $0[0], for: reduction) }
  }

  /// Whether a tensor has one number for each result of a reduction, and another those that it folds.
  private func hasCenters(_ centers: Int, of numbers: Int, for reduction: Int) -> Bool {
    guard let attributes = nodes[reduction].operation.as(Reduction.self), let terms = input(0, of: reduction)
    else { return false }
    let shape = tensors[terms].type.shape
    let folded = attributes.axes.reduce(shape) { $0.replacing(axis: $1, with: 1) }
    return tensors[numbers].type.shape == shape && tensors[centers].type.shape == folded
  }
}
