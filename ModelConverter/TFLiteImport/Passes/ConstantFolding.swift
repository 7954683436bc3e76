import func Foundation.exp
import ModelFormat
import TensorCore

/// Computes what depends on constants only: moves, and arithmetic in single precision and on integers.
package struct ConstantFolding: GraphPass {
  package let summary = "constant expressions computed"

  /// The most elements that are computed: a constant repeated over large axes is better left as it is.
  static let maximumElementCount = 1 << 22

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    let uses = TensorUses(of: graph)
    var folded: Set<Int> = []
    var allowance = Self.maximumElementCount
    for (index, node) in graph.nodes.enumerated() {
      guard node.outputs.count == 1, !uses.isGraphOutput(node.outputs[0]) else { continue }
      let output = graph.tensors[node.outputs[0]]
      let inputs = node.inputs.map { $0.flatMap { graph.tensors[$0].constant } }
      guard let constants = inputs as? [Tensor],
        let result = Self.value(of: node.operation, constants, output: output, allowance: &allowance)
      else { continue }
      graph.tensors[node.outputs[0]].constant = result
      folded.insert(index)
    }
    graph.removeNodes(at: folded)
    return folded.count
  }

  /// The result of an operation on constants, or `nil` when it is left to run time.
  static func value(
    of operation: Operation, _ inputs: [Tensor], output: TensorDefinition, allowance: inout Int
  ) -> Tensor? {
    switch operation {
    case .reshape:
      guard let input = inputs.first, input.shape.elementCount == output.shape.elementCount else {
        return nil
      }
      return input.reshaped(to: output.shape)
    case .unary(let unary):
      guard inputs.count == 1, inputs[0].isFloating, inputs[0].shape == output.shape,
        let function = function(unary.function), take(output.shape.elementCount, from: &allowance)
      else { return nil }
      return Tensor(shape: output.shape, values: inputs[0].floats.map(function))
    case .cast: return cast(inputs, to: output, allowance: &allowance)
    case .reduce(let reduction): return integerValue(of: reduction, inputs, output: output)
    case .binary(let binary) where inputs.count == 2 && inputs.allSatisfy({ !$0.isFloating }):
      guard output.quantization == nil,
        broadcast(inputs[0].shape, inputs[1].shape) == output.shape.dimensions,
        take(output.shape.elementCount, from: &allowance)
      else { return nil }
      return integerValue(of: binary, inputs[0], inputs[1], output: output)
    case .binary(let binary):
      guard inputs.count == 2, inputs.allSatisfy(\.isFloating),
        broadcast(inputs[0].shape, inputs[1].shape) == output.shape.dimensions,
        let function = function(binary.function), take(output.shape.elementCount, from: &allowance)
      else { return nil }
      return combine(inputs[0], inputs[1], shape: output.shape) {
        value(of: binary.activation, function($0, $1))
      }
    default:
      guard let source = sources(of: operation, inputs, output: output.shape, allowance: &allowance) else {
        return nil
      }
      return Tensor(picking: source, as: output)
    }
  }

  static func take(_ count: Int, from allowance: inout Int) -> Bool {
    guard count <= allowance else { return false }
    allowance -= count
    return true
  }
}

extension ConstantFolding {
  /// The function of a number; `nil` for one that is left to run time.
  private static func function(_ function: ElementwiseUnary.Function) -> ((Float) -> Float)? {
    switch function {
    case .logistic: { 1 / (1 + exp(-$0)) }
    case .negate: { -$0 }
    case .square: { $0 * $0 }
    case .squareRoot: { $0.squareRoot() }
    case .reciprocalSquareRoot: { 1 / $0.squareRoot() }
    case .rectifier: { value(of: .rectifier, $0) }
    case .rectifier6: { value(of: .rectifier6, $0) }
    case .rectifierMinusOneToOne: { value(of: .rectifierMinusOneToOne, $0) }
    default: nil
    }
  }

  private static func value(of activation: Activation, _ x: Float) -> Float {
    switch activation {
    case .none: x
    case .rectifier: max(x, 0)
    case .rectifier6: min(max(x, 0), 6)
    case .rectifierMinusOneToOne: min(max(x, -1), 1)
    }
  }

  /// The function of two numbers; `nil` for one that is left to run time.
  private static func function(_ function: ElementwiseBinary.Function) -> ((Float, Float) -> Float)? {
    switch function {
    case .add: { $0 + $1 }
    case .subtract: { $0 - $1 }
    case .multiply: { $0 * $1 }
    case .divide: { $0 / $1 }
    case .squaredDifference: { ($0 - $1) * ($0 - $1) }
    case .maximum: { max($0, $1) }
    case .minimum: { min($0, $1) }
    default: nil
    }
  }

  private static func combine(
    _ left: Tensor, _ right: Tensor, shape: Shape, _ function: (Float, Float) -> Float
  ) -> Tensor {
    let (leftValues, rightValues) = (left.floats, right.floats)
    let leftStrides = strides(of: left.shape, in: shape)
    let rightStrides = strides(of: right.shape, in: shape)
    let values = (0..<shape.elementCount).map { element in
      let leftValue = leftValues[position(of: element, in: shape, strides: leftStrides)]
      let rightValue = rightValues[position(of: element, in: shape, strides: rightStrides)]
      return function(leftValue, rightValue)
    }
    return Tensor(shape: shape, values: values)
  }

  /// The shape that two shapes broadcast to, as in NumPy; `nil` when they do not fit.
  private static func broadcast(_ left: Shape, _ right: Shape) -> [Int]? {
    let rank = max(left.rank, right.rank)
    let pairs = zip(padded(left, to: rank), padded(right, to: rank))
    guard pairs.allSatisfy({ $0 == $1 || $0 == 1 || $1 == 1 }) else { return nil }
    return pairs.map { $0 == 1 ? $1 : $0 }
  }

  private static func padded(_ shape: Shape, to rank: Int) -> [Int] {
    [Int](repeating: 1, count: rank - shape.rank) + shape.dimensions
  }

  /// The strides of `shape` along the axes of `result`; zero where it is repeated.
  static func strides(of shape: Shape, in result: Shape) -> [Int] {
    let own = zip(shape.dimensions, shape.strides).map { $0 == 1 ? 0 : $1 }
    return [Int](repeating: 0, count: result.rank - shape.rank) + own
  }

  static func position(of element: Int, in shape: Shape, strides: [Int]) -> Int {
    var (rest, position) = (element, 0)
    for axis in shape.dimensions.indices.reversed() {
      position += rest % shape[axis] * strides[axis]
      rest /= shape[axis]
    }
    return position
  }
}

extension Tensor {
  var isFloating: Bool { elementType == .float32 || elementType == .float16 }
}
