import GraphRuntime
import ModelFormat
import TensorCore
import TensorOperators

/// By how much the numbers of a network may differ because an operator of dynamic range, whose weights are
/// quantized values, made quantized values of its input.
///
/// A number that lies between two quantized values becomes either, as the last bits before fall. So one step
/// of the input times the largest weight is no error of the operator; nor is as large a part of what is
/// computed from its output.
///
/// In what follows, that step moves further numbers from one quantized value to the next, until those of two
/// right runs have nothing in common any more but what they stand for. Then each is as far from the numbers
/// without any quantization as quantization takes them: the network with its weights as numbers tells them.
struct QuantizationLeeway {
  /// The part of each tensor's largest magnitude, by its name; missing where no quantized values were made.
  private var parts: [String: Double] = [:]
  /// The tensors that the operands of each tensor's node are, where quantized values were made before.
  private var operands: [String: [String]] = [:]

  /// The tensors of a network whose contents tell the leeway.
  static func tensors(of graph: GraphDefinition) -> [String] {
    graph.nodes.filter(graph.hasDynamicRange).flatMap { node in
      [node.inputs[0], node.outputs[0]].compactMap { $0.map { graph.tensors[$0].name } }
    }
  }

  /// The leeway of a network's tensors in a run that has kept ``tensors(of:)``.
  init(of graph: GraphDefinition, after executor: Executor) {
    for node in graph.nodes {
      let inputs = node.inputs.compactMap { $0.map { graph.tensors[$0].name } }.filter { parts[$0] != nil }
      var part = inputs.compactMap { parts[$0] }.max()
      if graph.hasDynamicRange(node) {
        part = [part, Self.part(ofOutputOf: node, in: graph, executor)].compactMap(\.self).max()
      }
      guard let part else { continue }
      for output in node.outputs {
        parts[graph.tensors[output].name] = part
        operands[graph.tensors[output].name] = inputs
      }
    }
  }

  /// The part of a tensor's largest magnitude by which its numbers may differ.
  ///
  /// - Parameter shift: how far quantization takes the numbers of a tensor, as a part of its largest
  ///   magnitude; `nil` where that is not known.
  func part(of name: String, shift: (String) -> Double?) -> Double {
    let own = parts[name] ?? 0
    guard let operands = operands[name], !operands.isEmpty else { return own }
    // A small tensor may happen to be near the numbers without quantization, though its operands are not.
    let shifts = ([name] + operands).compactMap(shift)
    return max(own, Self.largestShiftCount * (shifts.max() ?? 0))
  }

  /// By how many shifts two right runs may differ: each is away by its own, and shifts are not all equal.
  private static let largestShiftCount = 3.0

  private static func part(
    ofOutputOf node: NodeDefinition, in graph: GraphDefinition, _ executor: Executor
  ) -> Double? {
    guard let image = node.inputs[0], let filter = node.inputs[1],
      let scale = graph.tensors[filter].quantization?.scales.map(abs).max(),
      let numbers = executor.withTensor(named: graph.tensors[image].name, Self.limits),
      let output = executor.withTensor(named: graph.tensors[node.outputs[0]].name, Self.limits)
    else { return nil }
    let range = max(numbers.upperBound, 0) - min(numbers.lowerBound, 0)
    let magnitude = max(abs(output.lowerBound), abs(output.upperBound))
    let oneCode = range / 255 * Double(scale) * largestWeightCode
    return magnitude > 0 ? oneCode / magnitude : nil
  }

  /// The least and the greatest of the finite numbers; zeros when there are none.
  private static func limits(of tensor: Tensor) -> ClosedRange<Double> {
    let pieceElementCount = 1 << 14
    let count = tensor.shape.elementCount
    var limits: ClosedRange<Double>?
    for start in stride(from: 0, to: count, by: pieceElementCount) {
      for number in tensor.numbers(start..<min(start + pieceElementCount, count)) where number.isFinite {
        limits = limits.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
      }
    }
    return limits ?? 0...0
  }

  private static let largestWeightCode = 127.0
}

extension GraphDefinition {
  /// The network with all weights that were quantized as the numbers that they stand for, so that nothing
  /// becomes a quantized value on the way; `nil` when there are no such weights, or some are computed.
  var withoutDynamicRange: GraphDefinition? {
    var graph = self
    var numbers: [Int: Int] = [:]
    var dequantizations: [NodeDefinition] = []
    for (index, node) in nodes.enumerated() where hasDynamicRange(node) {
      guard let filter = node.inputs[1], tensors[filter].constant != nil else { return nil }
      if numbers[filter] == nil {
        var name = tensors[filter].name + " as numbers"
        while graph.tensors.contains(where: { $0.name == name }) { name += "'" }
        numbers[filter] = graph.tensors.count
        dequantizations.append(
          NodeDefinition(
            name: name, operation: Operation(Dequantize()), inputs: [filter], outputs: [graph.tensors.count]))
        graph.tensors.append(
          TensorDefinition(name: name, shape: tensors[filter].shape, elementType: .float32))
      }
      graph.nodes[index].inputs[1] = numbers[filter]
    }
    graph.nodes.insert(contentsOf: dequantizations, at: 0)
    return numbers.isEmpty ? nil : graph
  }
}
