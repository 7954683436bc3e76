import ModelFormat
import TensorCore

/// Where the elements of a constant come from that moves make of others.
struct ElementSources {
  /// The constants that elements are taken from.
  var tensors: [Tensor]
  /// For each element of the result the constant and the position in it.
  var elements: [(tensor: Int, position: Int)]
}

extension ConstantFolding {
  /// Where a move takes the elements of its result from; `nil` when the operation is no move, or one that does
  /// not fit its inputs.
  static func sources(
    of operation: Operation, _ inputs: [Tensor], output: Shape, allowance: inout Int
  ) -> ElementSources? {
    guard let input = inputs.first, take(output.elementCount, from: &allowance) else { return nil }
    let positions: [Int]?
    switch operation {
    case .slice(let slice): positions = self.positions(of: slice, input.shape, output: output)
    case .transpose(let transpose) where transpose.permutation.sorted() == Array(0..<input.shape.rank):
      let strides = input.shape.strides
      positions = walk(output, strides: transpose.permutation.map { strides[$0] })
    case .tile(let tile): positions = self.positions(of: tile, input.shape, output: output)
    case .gather(let gather) where inputs.count == 2:
      positions = self.positions(of: gather, input.shape, inputs[1], output: output)
    case .concatenate(let concatenation): return sources(of: concatenation, inputs, output: output)
    default: return nil
    }
    guard let positions, positions.allSatisfy({ 0..<input.shape.elementCount ~= $0 }) else { return nil }
    return ElementSources(tensors: [input], elements: positions.map { (0, $0) })
  }

  private static func positions(of slice: Slice, _ input: Shape, output: Shape) -> [Int]? {
    guard slice.counts == output.dimensions, slice.starts.count == input.rank else { return nil }
    let start = zip(slice.starts, input.strides).reduce(0) { $0 + $1.0 * $1.1 }
    return walk(output, strides: zip(slice.steps, input.strides).map(*))?.map { $0 + start }
  }

  private static func positions(of tile: Tile, _ input: Shape, output: Shape) -> [Int]? {
    guard zip(input.dimensions, tile.repetitions).map(*) == output.dimensions else { return nil }
    return (0..<output.elementCount).map { element in
      var (rest, position) = (element, 0)
      for axis in output.dimensions.indices.reversed() {
        position += rest % output[axis] % input[axis] * input.strides[axis]
        rest /= output[axis]
      }
      return position
    }
  }

  private static func positions(
    of gather: Gather, _ input: Shape, _ picked: Tensor, output: Shape
  ) -> [Int]? {
    guard gather.batchAxisCount == 0, gather.axis < input.rank, let picked = picked.integers else {
      return nil
    }
    let runLength = input.dimensions[(gather.axis + 1)...].reduce(1, *)
    let outerCount = input.dimensions[..<gather.axis].reduce(1, *)
    guard outerCount * picked.count * runLength == output.elementCount,
      picked.allSatisfy({ 0..<input[gather.axis] ~= $0 })
    else { return nil }
    return (0..<outerCount).flatMap { outer in
      picked.flatMap { position in
        (0..<runLength).map { (outer * input[gather.axis] + position) * runLength + $0 }
      }
    }
  }

  private static func sources(
    of concatenation: Concatenation, _ inputs: [Tensor], output: Shape
  ) -> ElementSources? {
    let axis = concatenation.axis
    guard inputs.allSatisfy({ $0.shape.rank == output.rank }), axis < output.rank else { return nil }
    let runs = inputs.map { $0.shape.dimensions[axis...].reduce(1, *) }
    let outerCount = output.dimensions[..<axis].reduce(1, *)
    guard zip(inputs, runs).allSatisfy({ $0.shape.elementCount == outerCount * $1 }),
      runs.reduce(0, +) * outerCount == output.elementCount
    else { return nil }
    let elements = (0..<outerCount).flatMap { outer in
      runs.indices.flatMap { part in
        (0..<runs[part]).map { (tensor: part, position: outer * runs[part] + $0) }
      }
    }
    return ElementSources(tensors: inputs, elements: elements)
  }

  /// The positions along strided axes, in row-major order.
  private static func walk(_ shape: Shape, strides: [Int]) -> [Int]? {
    (0..<shape.elementCount).map { position(of: $0, in: shape, strides: strides) }
  }
}

extension ConstantFolding {
  /// Integer arithmetic; `nil` when a result does not fit, which is left to run time.
  static func integerValue(
    of binary: ElementwiseBinary, _ left: Tensor, _ right: Tensor, output: TensorDefinition
  ) -> Tensor? {
    guard binary.activation == .none, let leftValues = left.integers, let rightValues = right.integers else {
      return nil
    }
    let shape = output.shape
    let (leftStrides, rightStrides) = (
      strides(of: left.shape, in: shape), strides(of: right.shape, in: shape)
    )
    var results: [Int] = []
    for element in 0..<shape.elementCount {
      guard
        let result = integerValue(
          of: binary.function, leftValues[position(of: element, in: shape, strides: leftStrides)],
          rightValues[position(of: element, in: shape, strides: rightStrides)])
      else { return nil }
      results.append(result)
    }
    return Tensor(shape: shape, elementType: output.elementType, integers: results)
  }

  private static func integerValue(
    of function: ElementwiseBinary.Function, _ left: Int, _ right: Int
  ) -> Int? {
    let (result, overflow): (Int, Bool)
    switch function {
    case .add: (result, overflow) = left.addingReportingOverflow(right)
    case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: (result, overflow) = left.multipliedReportingOverflow(by: right)
    // Both round towards zero and report a division by zero as an overflow.
    case .divide: (result, overflow) = left.dividedReportingOverflow(by: right)
    case .maximum: return max(left, right)
    case .minimum: return min(left, right)
    case .floorDivide:
      (result, overflow) = left.dividedReportingOverflow(by: right)
      // The quotient is rounded towards zero; below zero with a remainder, the floor is one less.
      return overflow ? nil : result - (left % right != 0 && (left < 0) != (right < 0) ? 1 : 0)
    default: return nil
    }
    return overflow ? nil : result
  }

  /// A whole tensor of integers folded to one; `nil` when a result does not fit, which is left to run time.
  static func integerValue(
    of reduction: Reduction, _ inputs: [Tensor], output: TensorDefinition
  ) -> Tensor? {
    guard inputs.count == 1, output.quantization == nil, output.shape.elementCount == 1,
      reduction.axes == Array(inputs[0].shape.dimensions.indices), let values = inputs[0].integers,
      let first = values.first
    else { return nil }
    let function: ElementwiseBinary.Function
    switch reduction.function {
    case .sum: function = .add
    case .product: function = .multiply
    case .maximum: function = .maximum
    case .minimum: function = .minimum
    default: return nil
    }
    var result = first
    for value in values.dropFirst() {
      guard let next = integerValue(of: function, result, value) else { return nil }
      result = next
    }
    return Tensor(shape: output.shape, elementType: output.elementType, integers: [result])
  }

  /// The same numbers in another type; `nil` when they do not fit, which is left to run time.
  static func cast(_ inputs: [Tensor], to output: TensorDefinition, allowance: inout Int) -> Tensor? {
    guard inputs.count == 1, inputs[0].shape == output.shape, output.quantization == nil,
      take(output.shape.elementCount, from: &allowance)
    else { return nil }
    if output.elementType == .float32 { return Tensor(shape: output.shape, values: inputs[0].floats) }
    let numbers =
      inputs[0].integers?.map(Optional.some)
      ?? inputs[0].floats.map { Int(exactly: $0.rounded(.towardZero)) }
    guard let integers = numbers as? [Int] else { return nil }
    return Tensor(shape: output.shape, elementType: output.elementType, integers: integers)
  }
}

extension Tensor {
  /// Creates a tensor of integers; `nil` when the type holds none or not all of them.
  init?(shape: Shape, elementType: ElementType, integers: [Int]) {
    func make<Element: FixedWidthInteger>(_: Element.Type) -> Tensor? {
      let elements = integers.compactMap { Element(exactly: $0) }
      guard elements.count == shape.elementCount else { return nil }
      return Tensor(shape: shape, elementType: elementType) { bytes in
        elements.withUnsafeBytes { bytes.copyMemory(from: $0) }
      }
    }
    let tensor: Tensor?
    switch elementType {
    case .int8: tensor = make(Int8.self)
    case .uint8, .bool: tensor = make(UInt8.self)
    case .int16: tensor = make(Int16.self)
    case .int32: tensor = make(Int32.self)
    case .int64: tensor = make(Int64.self)
    case .float32, .float16: tensor = nil
    }
    guard let tensor else { return nil }
    self = tensor
  }

  /// Creates a tensor from elements of others; `nil` when their type is not that of `definition`.
  init?(picking sources: ElementSources, as definition: TensorDefinition) {
    guard sources.tensors.allSatisfy({ $0.elementType == definition.elementType }),
      sources.elements.count == definition.shape.elementCount
    else { return nil }
    let size = definition.elementType.byteCount
    self.init(shape: definition.shape, elementType: definition.elementType) { target in
      for (index, element) in sources.elements.enumerated() {
        sources.tensors[element.tensor].withUnsafeBytes { source in
          // In bounds: positions are below the counts of elements.
          for byte in 0..<size { target[index * size + byte] = source[element.position * size + byte] }
        }
      }
    }
  }
}
