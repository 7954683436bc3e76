import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Vector kernels of two operands, one of which is repeated, against the plain loops. Integers leave no
/// tolerance.
@Suite("Kernels of repeated operands")
struct RepeatedOperandTests {
  /// Shapes of both operands: rows of many and of few elements, in pieces and one by one.
  static let shapes: [(left: Shape, right: Shape)] =
    [1, 3, 8, 15, 16, 33, 64, 70, 131].flatMap { channels -> [(left: Shape, right: Shape)] in
      let image: Shape = [2, 3, 5, channels]
      let others: [Shape] = [
        image, [channels], [1], [1, 1, 1, channels], [2, 1, 1, channels], [2, 3, 5, 1], [3, 1, channels],
        [2, 1, 5, 1], [5, 1], [3, 5, 1],
      ]
      return others.flatMap { [(image, $0), ($0, image)] }
    }

  @Test(arguments: shapes, [true, false])
  func quantizedSums_equalPlainLoops(shapes: (left: Shape, right: Shape), isSigned: Bool) throws {
    if isSigned {
      try expectEqualSums(shapes, Int8.self)
    } else {
      try expectEqualSums(shapes, UInt8.self)
    }
  }

  private func expectEqualSums<Quantized: QuantizedElement>(
    _ shapes: (left: Shape, right: Shape), _: Quantized.Type
  ) throws {
    let operands = try Operands<Quantized>(shapes)
    let scales = [Float(0.02), 0.031, 0.05].map {
      QuantizedScale(scale: $0, zeroPoint: Int32(Quantized.max) - 120)
    }
    for subtracts in [false, true] {
      let addition = try #require(
        QuantizedAddition(
          left: scales[0], right: scales[1], result: scales[2], subtracts: subtracts,
          bounds: Quantized.range))
      let expected = operands.expected { addition.quantized(Int32($0), Int32($1)) }
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        let output = GuardedBytes(count: operands.count)
        for elements in operands.parts {
          FastKernels.combine(
            left: operands.left.start, right: operands.right.start, output: output.start,
            broadcast: operands.broadcast, combination: addition, isSigned: Quantized.isSigned,
            elements: elements, instructionSet: instructionSet)
        }
        #expect(output.values == expected && output.isIntact, "\(instructionSet)")
      }
    }
    let multiplication = QuantizedMultiplication(
      left: scales[0], right: scales[1], result: scales[2], bounds: Quantized.range)
    let expected = operands.expected { multiplication.quantized(Int32($0), Int32($1)) }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBytes(count: operands.count)
      for elements in operands.parts {
        FastKernels.combine(
          left: operands.left.start, right: operands.right.start, output: output.start,
          broadcast: operands.broadcast, combination: multiplication, isSigned: Quantized.isSigned,
          elements: elements, instructionSet: instructionSet)
      }
      #expect(output.values == expected && output.isIntact, "\(instructionSet)")
    }
  }

  @Test(arguments: shapes, [true, false])
  func tabulatedCombinations_equalPlainLoops(shapes: (left: Shape, right: Shape), isSigned: Bool) throws {
    if isSigned {
      try expectEqualCombinations(shapes, Int8.self)
    } else {
      try expectEqualCombinations(shapes, UInt8.self)
    }
  }

  private func expectEqualCombinations<Quantized: QuantizedElement>(
    _ shapes: (left: Shape, right: Shape), _: Quantized.Type
  ) throws {
    let operands = try Operands<Quantized>(shapes)
    for resultScale: Float in [0.0001, 0.04, 3] {
      let scales = [0.02, 0.031, resultScale].map { QuantizedScale(scale: $0, zeroPoint: 7) }
      let difference = QuantizedSquaredDifference(
        left: scales[0], right: scales[1], result: scales[2], bounds: Quantized.range)
      expectEqual(operands, difference)
      let addition = CommonUnitAddition(
        left: scales[0], right: scales[1], result: scales[2], bounds: Quantized.range)
      expectEqual(operands, addition)
    }
  }

  private func expectEqual<Quantized: QuantizedElement>(
    _ operands: Operands<Quantized>, _ combination: some TabulatedCombination
  ) {
    let expected = operands.expected { combination.quantized(Int32($0), Int32($1)) }
    let output = GuardedBytes(count: operands.count)
    for elements in operands.parts {
      FastKernels.combine(
        left: operands.left.start, right: operands.right.start, output: output.start,
        broadcast: operands.broadcast, combination: combination,
        terms: CombinationTerms(of: combination, element: Quantized.self), elements: elements)
    }
    #expect(output.values == expected && output.isIntact)
  }

  @Test(
    arguments: shapes,
    [
      IntegerBinaryFunction.add, .subtract, .multiply, .maximum, .minimum, .squaredDifference, .logicalAnd,
      .logicalOr,
    ])
  func integers_equalPlainLoops(shapes: (left: Shape, right: Shape), function: IntegerBinaryFunction) throws {
    #expect(function.hasVectorForm)
    try expectEqual(shapes, function, UInt8.self)
    try expectEqual(shapes, function, Int8.self)
    try expectEqual(shapes, function, Int32.self)
    try expectEqual(shapes, function, Int64.self)
  }

  private func expectEqual<Element: FixedWidthInteger>(
    _ shapes: (left: Shape, right: Shape), _ function: IntegerBinaryFunction, _: Element.Type
  ) throws {
    let broadcast = Broadcast(
      left: shapes.left, right: shapes.right, output: try Broadcast.shape(shapes.left, shapes.right))
    var generator = SeededGenerator(seed: 1)
    let left = Self.elements(shapes.left, Element.self, &generator)
    let right = Self.elements(shapes.right, Element.self, &generator)
    var expected = [Element](repeating: 0, count: broadcast.elementCount)
    ReferenceKernels.binary(
      function, left: left, right: right, output: &expected, broadcast: broadcast,
      bounds: Element.min...Element.max, elements: 0..<broadcast.elementCount)
    var output = [Element](repeating: 0, count: broadcast.elementCount)
    for elements in broadcast.parts {
      FastKernels.binary(
        function, left: left, right: right, output: &output, broadcast: broadcast, elements: elements)
    }
    #expect(output == expected)
    for relation: ComparisonFunction in [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual] {
      var expected = [UInt8](repeating: 9, count: broadcast.elementCount)
      ReferenceKernels.compare(
        relation, left: left, right: right, output: &expected, broadcast: broadcast,
        elements: 0..<broadcast.elementCount)
      var output = [UInt8](repeating: 8, count: broadcast.elementCount)
      for elements in broadcast.parts {
        FastKernels.compare(
          relation, left: left, right: right, output: &output, broadcast: broadcast, elements: elements)
      }
      #expect(output == expected, "\(relation)")
    }
  }

  /// Small numbers, so that some are equal and some zero.
  private static func elements<Element: FixedWidthInteger>(
    _ shape: Shape, _: Element.Type, _ generator: inout SeededGenerator
  ) -> [Element] {
    (0..<shape.elementCount).map { _ in
      Element(truncatingIfNeeded: Int.random(in: -4...4, using: &generator))
    }
  }

  @Test(arguments: [1, 3, 16, 33, 131])
  func selections_equalPlainLoops(channels: Int) throws {
    let image: Shape = [2, 3, 5, channels]
    let others: [Shape] = [image, [channels], [1], [2, 3, 5, 1], [3, 1, channels]]
    var generator = SeededGenerator(seed: 2)
    for condition in others {
      for whenTrue in others {
        for whenFalse in others {
          let shape = try Broadcast.shape(condition, whenTrue, whenFalse)
          let walk = SelectWalk(
            condition: condition, whenTrue: whenTrue, whenFalse: whenFalse, output: shape)
          let conditions = (0..<condition.elementCount).map { _ in UInt8.random(in: 0...2, using: &generator)
          }
          let first = (0..<whenTrue.elementCount).map { UInt32($0 + 1) }
          let second = (0..<whenFalse.elementCount).map { ~UInt32($0) }
          var expected = [UInt32](repeating: 0, count: shape.elementCount)
          ReferenceKernels.select(
            condition: conditions, whenTrue: first, whenFalse: second, output: &expected, walk: walk,
            elements: 0..<shape.elementCount)
          var output = [UInt32](repeating: 0, count: shape.elementCount)
          #expect(walk.hasVectorInnerAxis)
          let middle = shape.elementCount / 3
          for elements in [0..<middle, middle..<shape.elementCount] {
            FastKernels.select(
              condition: conditions, whenTrue: first, whenFalse: second, output: &output, walk: walk,
              elements: elements)
          }
          #expect(output == expected, "\(condition), \(whenTrue), \(whenFalse)")
        }
      }
    }
  }
}

extension Broadcast {
  /// All output elements, cut within a row.
  fileprivate var parts: [Range<Int>] { [0..<elementCount / 3, elementCount / 3..<elementCount] }
}

/// Two operands of random quantized values.
private struct Operands<Quantized: QuantizedElement> {
  let left: GuardedBytes
  let right: GuardedBytes
  let broadcast: Broadcast

  init(_ shapes: (left: Shape, right: Shape)) throws {
    var generator = SeededGenerator(seed: 3)
    func bytes(_ shape: Shape) -> GuardedBytes {
      GuardedBytes((0..<shape.elementCount).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
    left = bytes(shapes.left)
    right = bytes(shapes.right)
    broadcast = Broadcast(
      left: shapes.left, right: shapes.right, output: try Broadcast.shape(shapes.left, shapes.right))
  }

  var count: Int { broadcast.elementCount }
  var parts: [Range<Int>] { broadcast.parts }

  /// What a function makes of each pair, one by one.
  func expected(_ value: (Quantized, Quantized) -> Int32) -> [UInt8] {
    (0..<count).map { element in
      let (outer, inner) = element.quotientAndRemainder(dividingBy: broadcast.innerLength)
      let starts = broadcast.starts(ofOuter: outer)
      return UInt8(
        truncatingIfNeeded: value(
          Quantized(truncatingIfNeeded: left.values[starts.left + inner * broadcast.innerLeftStride]),
          Quantized(truncatingIfNeeded: right.values[starts.right + inner * broadcast.innerRightStride])))
    }
  }
}
