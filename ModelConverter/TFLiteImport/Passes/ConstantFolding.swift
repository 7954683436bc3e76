import func Foundation.exp
import ModelFormat
import TensorCore

/// Computes what depends on constants only: reshapes, and arithmetic in single precision.
package struct ConstantFolding: GraphPass {
  package let summary = "constant expressions computed"

  /// The most elements that are computed: a constant repeated over large axes is better left as it is.
  private static let maximumElementCount = 1 << 22

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
  private static func value(
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
        take(output.shape.elementCount, from: &allowance)
      else { return nil }
      return Tensor(shape: output.shape, values: inputs[0].floats.map { value(of: unary.function, $0) })
    case .binary(let binary):
      guard inputs.count == 2, inputs.allSatisfy(\.isFloating),
        broadcast(inputs[0].shape, inputs[1].shape) == output.shape.dimensions,
        take(output.shape.elementCount, from: &allowance)
      else { return nil }
      return value(of: binary, inputs[0], inputs[1], shape: output.shape)
    default: return nil
    }
  }

  private static func take(_ count: Int, from allowance: inout Int) -> Bool {
    guard count <= allowance else { return false }
    allowance -= count
    return true
  }
}

extension ConstantFolding {
  private static func value(of function: ElementwiseUnary.Function, _ x: Float) -> Float {
    switch function {
    case .logistic: 1 / (1 + exp(-x))
    case .negate: -x
    case .squareRoot: x.squareRoot()
    case .reciprocalSquareRoot: 1 / x.squareRoot()
    case .rectifier: value(of: Activation.rectifier, x)
    case .rectifier6: value(of: Activation.rectifier6, x)
    case .rectifierMinusOneToOne: value(of: Activation.rectifierMinusOneToOne, x)
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

  private static func value(of function: ElementwiseBinary.Function, _ left: Float, _ right: Float) -> Float {
    switch function {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .squaredDifference: (left - right) * (left - right)
    }
  }

  private static func value(
    of binary: ElementwiseBinary, _ left: Tensor, _ right: Tensor, shape: Shape
  ) -> Tensor {
    let (leftValues, rightValues) = (left.floats, right.floats)
    let leftStrides = strides(of: left.shape, in: shape)
    let rightStrides = strides(of: right.shape, in: shape)
    let values = (0..<shape.elementCount).map { element in
      let leftValue = leftValues[position(of: element, in: shape, strides: leftStrides)]
      let rightValue = rightValues[position(of: element, in: shape, strides: rightStrides)]
      return value(of: binary.activation, value(of: binary.function, leftValue, rightValue))
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
  private static func strides(of shape: Shape, in result: Shape) -> [Int] {
    let own = zip(shape.dimensions, shape.strides).map { $0 == 1 ? 0 : $1 }
    return [Int](repeating: 0, count: result.rank - shape.rank) + own
  }

  private static func position(of element: Int, in shape: Shape, strides: [Int]) -> Int {
    var (rest, position) = (element, 0)
    for axis in shape.dimensions.indices.reversed() {
      position += rest % shape[axis] * strides[axis]
      rest /= shape[axis]
    }
    return position
  }
}

extension Tensor {
  fileprivate var isFloating: Bool { elementType == .float32 || elementType == .float16 }
}
