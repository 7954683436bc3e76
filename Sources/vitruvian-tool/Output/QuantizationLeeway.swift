import GraphRuntime
import ModelFormat
import TensorCore

/// By how much the numbers of a network may differ because an operator of dynamic range, whose weights are
/// quantized values, made quantized values of its input.
///
/// A number that lies between two quantized values becomes either, as the last bits before fall. So one step
/// of the input times the largest weight is no error of the operator; nor is as large a part of what is
/// computed from its output.
struct QuantizationLeeway {
  /// The part of each tensor's largest magnitude, by its name; missing where no quantized values were made.
  private var parts: [String: Double] = [:]

  /// The tensors of a network whose contents tell the leeway.
  static func tensors(of graph: GraphDefinition) -> [String] {
    graph.nodes.filter(graph.hasDynamicRange).flatMap { node in
      [node.inputs[0], node.outputs[0]].compactMap { $0.map { graph.tensors[$0].name } }
    }
  }

  /// The leeway of a network's tensors in a run that has kept ``tensors(of:)``.
  init(of graph: GraphDefinition, after executor: Executor) {
    for node in graph.nodes {
      let inputs = node.inputs.compactMap { $0.map { graph.tensors[$0].name } }
      var part = inputs.compactMap { parts[$0] }.max()
      if graph.hasDynamicRange(node) {
        part = [part, Self.part(ofOutputOf: node, in: graph, executor)].compactMap(\.self).max()
      }
      guard let part else { continue }
      for output in node.outputs { parts[graph.tensors[output].name] = part }
    }
  }

  subscript(name: String) -> Double { parts[name] ?? 0 }

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
