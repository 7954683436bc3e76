import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Vectorised element-wise kernels against the plain loops, on random shapes.
struct ElementwiseDifferentialTests {
  private static let functions: [BinaryFunction] = [
    .add, .subtract, .multiply, .divide, .squaredDifference, .maximum, .minimum, .power, .floorDivide,
    .floorRemainder, .arcTangent2,
  ]

  /// Seeds whose shapes vectors can walk; plain loops take the others.
  private static let vectorSeeds = (0..<200).filter { seed in
    var generator = SeededGenerator(seed: UInt64(seed))
    let (left, right) = broadcastingShapes(&generator)
    let shape = try? Broadcast.shape(left, right)
    return shape.map { Broadcast(left: left, right: right, output: $0).hasVectorInnerAxis } == true
  }

  @Test(arguments: vectorSeeds)
  func binary_equalsPlainLoops(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let function = Self.functions[seed % Self.functions.count]
    let (left, right) = Self.broadcastingShapes(&generator)
    let shape = try Broadcast.shape(left, right)
    let broadcast = Broadcast(left: left, right: right, output: shape)
    let leftValues = GuardedBuffer(generator.floats(left.elementCount))
    let rightValues = GuardedBuffer(generator.floats(right.elementCount).map { $0 + 3 })
    let bounds =
      Bool.random(using: &generator) ? ActivationBounds(lower: -1, upper: 1) : .unbounded

    let expected = GuardedBuffer(count: shape.elementCount)
    ReferenceKernels.binary(
      function, left: leftValues.start, right: rightValues.start, output: expected.start,
      broadcast: broadcast, bounds: bounds, elements: 0..<shape.elementCount)
    let cut = Int.random(in: 0...shape.elementCount, using: &generator)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: shape.elementCount)
      for elements in [0..<cut, cut..<shape.elementCount] {
        FastKernels.binary(
          function, left: leftValues.start, right: rightValues.start, output: output.start,
          broadcast: broadcast, bounds: bounds, elements: elements, instructionSet: instructionSet)
      }
      // A power of a negative number is no number, so the bits are compared.
      #expect(
        output.values.map(\.bitPattern) == expected.values.map(\.bitPattern), "\(left) and \(right)")
      #expect(output.isIntact)
    }
  }

  @Test("rows that are shorter than vectors", arguments: [1, 3, 7, 8, 12, 64, 65], [1, 2, 5, 300])
  func shortRows_equalPlainLoops(length: Int, rowCount: Int) {
    var generator = SeededGenerator(seed: UInt64(length))
    let (image, row) = (Shape([rowCount, length]), Shape([length]))
    let values = [image, row].map { GuardedBuffer(generator.floats($0.elementCount)) }
    for (left, right) in [(0, 1), (1, 0)] {
      let shapes = [image, row]
      let broadcast = Broadcast(left: shapes[left], right: shapes[right], output: image)
      let expected = GuardedBuffer(count: image.elementCount)
      ReferenceKernels.binary(
        .subtract, left: values[left].start, right: values[right].start, output: expected.start,
        broadcast: broadcast, bounds: .unbounded, elements: 0..<image.elementCount)
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        let output = GuardedBuffer(count: image.elementCount)
        FastKernels.binary(
          .subtract, left: values[left].start, right: values[right].start, output: output.start,
          broadcast: broadcast, bounds: .unbounded, elements: 0..<image.elementCount,
          instructionSet: instructionSet)
        #expect(output.values == expected.values && output.isIntact)
      }
    }
  }

  /// Folds along columns, along lines, and along several lines of each output; plain loops take the others.
  private static let folds: [(axes: [Int], shape: Shape)] =
    [[0], [1], [2], [3], [0, 1], [1, 2], [2, 3], [1, 3], [0, 1, 3], [0, 2, 3], [0, 1, 2, 3]].flatMap { axes in
      [
        [2, 3, 5, 21], [1, 2, 97, 64], [4, 1, 1, 8], [3, 4, 9, 1], [2, 7, 1, 200], [2, 3, 40, 4],
        [9, 2, 8, 32],
      ].map { (axes: axes, shape: Shape($0)) }
    }.filter { walk($0.axes, $0.shape).hasVectorForm }

  private static func walk(_ axes: [Int], _ shape: Shape) -> ReductionWalk {
    ReductionWalk(
      kept: StridedWalk(shape: shape, axes: (0..<shape.rank).filter { !axes.contains($0) }),
      folded: StridedWalk(shape: shape, axes: axes))
  }

  @Test(arguments: folds)
  func integerFold_equalsPlainLoops(operand: (axes: [Int], shape: Shape)) {
    let walk = Self.walk(operand.axes, operand.shape)
    guard walk.hasNeighbouringTerms else { return }
    var generator = SeededGenerator(seed: 2)
    let numbers = (0..<operand.shape.elementCount).map { _ in Int32.random(in: -99...99, using: &generator) }
    let truths = numbers.map { UInt8($0 > 90 ? 1 : 0) }
    let middle = walk.kept.count / 2
    for outputs in [0..<middle, middle..<walk.kept.count] {
      for function: FoldFunction in [.sum, .maximum, .minimum, .product] {
        var (expected, output) = (
          [Int32](repeating: 1, count: walk.kept.count), [Int32](repeating: 1, count: walk.kept.count)
        )
        ReferenceKernels.reduce(function, input: numbers, output: &expected, walk: walk, outputs: outputs)
        FastKernels.reduce(function, input: numbers, output: &output, walk: walk, outputs: outputs)
        #expect(output == expected, "\(function)")
      }
      for areAllTrue in [true, false] {
        var (expected, output) = (
          [UInt8](repeating: 7, count: walk.kept.count), [UInt8](repeating: 7, count: walk.kept.count)
        )
        ReferenceKernels.reduce(
          areAllTrue: areAllTrue, input: truths, output: &expected, walk: walk, outputs: outputs)
        FastKernels.reduce(
          areAllTrue: areAllTrue, input: truths, output: &output, walk: walk, outputs: outputs)
        #expect(output == expected, "\(areAllTrue)")
      }
    }
  }

  @Test(arguments: folds + extremes)
  func smallIntegerFold_equalsPlainLoops(operand: (axes: [Int], shape: Shape)) {
    let walk = Self.walk(operand.axes, operand.shape)
    guard walk.hasNeighbouringTerms else { return }
    var generator = SeededGenerator(seed: 4)
    Self.expectEqualFolds(Int8.self, walk, operand.shape.elementCount, &generator)
    Self.expectEqualFolds(UInt8.self, walk, operand.shape.elementCount, &generator)
    Self.expectEqualFolds(Int16.self, walk, operand.shape.elementCount, &generator)
  }

  /// Lines and columns of about as many elements as vectors have, and of several vectors.
  private static let extremes: [(axes: [Int], shape: Shape)] =
    [7, 8, 9, 15, 16, 17, 31, 33, 48, 63, 64, 65, 100, 130, 256, 300, 831].flatMap { length in
      [(axes: [1], shape: Shape([3, length])), (axes: [0], shape: Shape([3, length]))]
    }

  private static func expectEqualFolds<Element: FixedWidthInteger>(
    _: Element.Type, _ walk: ReductionWalk, _ count: Int, _ generator: inout SeededGenerator
  ) {
    // Few at the ends of the range, or every fold would find those.
    let values = (0..<count).map { _ in
      Int.random(in: 0..<50, using: &generator) == 0
        ? [Element.min, .max][Int.random(in: 0...1, using: &generator)]
        : Element.random(in: (Element.isSigned ? -99 : 3)...111, using: &generator)
    }
    for function: FoldFunction in [.sum, .maximum, .minimum, .product] {
      var expected = [Element](repeating: 1, count: walk.kept.count)
      var output = expected
      let middle = walk.kept.count / 2
      for outputs in [0..<middle, middle..<walk.kept.count] {
        ReferenceKernels.reduce(function, input: values, output: &expected, walk: walk, outputs: outputs)
        FastKernels.reduce(function, input: values, output: &output, walk: walk, outputs: outputs)
      }
      #expect(output == expected, "\(function) of \(Element.self)")
    }
  }

  /// Pixels of so few channels that several of them are folded together, some of which fill no group.
  private static let fewChannels: [(axes: [Int], shape: Shape)] =
    [1, 2, 3, 5, 8, 16, 24, 31, 48, 63].map { (axes: [0], shape: Shape([301, $0])) }
    + [(axes: [0, 2], shape: [3, 2, 130, 16]), (axes: [0, 2], shape: [2, 1, 45, 24])]

  @Test(arguments: folds + extremes + fewChannels)
  func quantizedExtremes_equalPlainLoops(operand: (axes: [Int], shape: Shape)) {
    let walk = Self.walk(operand.axes, operand.shape)
    guard walk.hasNeighbouringTerms else { return }
    var generator = SeededGenerator(seed: 5)
    Self.expectEqualExtremes(Int8.self, walk, operand.shape.elementCount, &generator)
    Self.expectEqualExtremes(UInt8.self, walk, operand.shape.elementCount, &generator)
  }

  private static func expectEqualExtremes<Quantized: QuantizedElement>(
    _: Quantized.Type, _ walk: ReductionWalk, _ count: Int, _ generator: inout SeededGenerator
  ) {
    let values = (0..<count).map { _ in
      Quantized(truncatingIfNeeded: Int.random(in: -128...255, using: &generator))
    }
    let middle = walk.kept.count / 2
    for isMaximum in [true, false] {
      var expected = [Quantized](repeating: 1, count: walk.kept.count)
      ReferenceKernels.reduce(
        isMaximum ? .maximum : .minimum, input: values, output: &expected, walk: walk,
        outputs: expected.indices)
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        for parts in [[0..<middle, middle..<walk.kept.count], [0..<walk.kept.count]] {
          var output = [Quantized](repeating: 1, count: walk.kept.count)
          for outputs in parts {
            FastKernels.extremes(
              isMaximum: isMaximum, input: values, output: &output, walk: walk, outputs: outputs,
              instructionSet: instructionSet)
          }
          #expect(output == expected, "\(instructionSet), \(isMaximum), \(parts)")
        }
      }
    }
  }

  @Test(arguments: fewChannels)
  func quantizedSumsOfFewChannels_equalPlainLoops(operand: (axes: [Int], shape: Shape)) {
    let walk = Self.walk(operand.axes, operand.shape)
    guard walk.hasQuantizedForm else { return }
    var generator = SeededGenerator(seed: 6)
    let quantized = (0..<operand.shape.elementCount).map { _ in
      Int8.random(in: Int8.min...Int8.max, using: &generator)
    }
    let scale = QuantizedScale(scale: 0.5, zeroPoint: 3)
    let mean = QuantizedSum(
      from: scale, to: QuantizedScale(scale: 0.125, zeroPoint: -2), termCount: walk.folded.count,
      isMean: true)
    let outputs = 0..<walk.kept.count
    var expected = [Int8](repeating: 1, count: outputs.count)
    ReferenceKernels.sum(
      input: quantized, output: &expected, walk: walk, quantizedSum: mean, outputs: outputs)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      var output = [Int8](repeating: 1, count: outputs.count)
      FastKernels.sum(
        input: quantized, output: &output, walk: walk, quantizedSum: mean, outputs: outputs,
        instructionSet: instructionSet)
      #expect(output == expected, "\(instructionSet)")
    }
  }

  /// Squares and cubes are those of the reference, which multiplies, in place too.
  @Test(arguments: [2, 3, 1.5], [1, 7, 40, 300, 1000])
  func powersByOneNumber_arePlain(exponent: Float, count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let bases = generator.floats(count).map { $0 * 3 }
    let broadcast = Broadcast(left: [count], right: [1], output: [count])
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(bases)
      for elements in [0..<count / 3, count / 3..<count] {
        FastKernels.binary(
          .power, left: output.start, right: [exponent], output: output.start, broadcast: broadcast,
          bounds: .unbounded, elements: elements, instructionSet: instructionSet)
      }
      let expected = bases.map { exponent == 2 ? $0 * $0 : exponent == 3 ? $0 * $0 * $0 : powf($0, exponent) }
      #expect(output.values.map(\.bitPattern) == expected.map(\.bitPattern) && output.isIntact)
    }
  }

  /// Lines with zeros of both signs, and with what is no number, at the start too.
  @Test(arguments: [1, 3, 8, 16, 37, 64, 200], [true, false])
  func lineExtremes_equalPlainLoops(length: Int, isMaximum: Bool) {
    let walk = Self.walk([1], [29, length])
    var generator = SeededGenerator(seed: 3)
    let sign: Float = isMaximum ? 1 : -1
    let values: [Float] = [-0.0, 0, -sign, -sign * .infinity, .nan, -2 * sign]
    let mixed = (0..<29 * length).map { index in
      index / length % 3 == 0
        ? Float.random(in: -1...1, using: &generator) : values[Int.random(in: 0..<6, using: &generator)]
    }
    let input = GuardedBuffer(mixed)
    var expected = [Float](repeating: 7, count: 29)
    ReferenceKernels.reduce(
      isMaximum ? .maximum : .minimum, input: input.start, output: &expected, walk: walk, outputs: 0..<29)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: 29)
      for outputs in [0..<11, 11..<29] {
        FastKernels.lineExtremes(
          isMaximum: isMaximum, input: input.start, output: output.start, walk: walk, outputs: outputs,
          instructionSet: instructionSet)
      }
      #expect(output.values.map(\.bitPattern) == expected.map(\.bitPattern) && output.isIntact)
    }
  }

  enum LineTerm: CaseIterable {
    case number, square, squaredDistance
  }

  @Test(arguments: [16, 19, 48, 64, 100, 112, 256], LineTerm.allCases)
  func lineSums_areThoseOfPlainLoops(length: Int, term: LineTerm) {
    let walk = Self.walk([1], [29, length])
    var generator = SeededGenerator(seed: 4)
    // Whole numbers, whose sums are exact in any order.
    let numbers = (0..<29 * length).map { _ in Float(Int.random(in: -99...99, using: &generator)) }
    let centers = (0..<29).map { _ in Float(Int.random(in: -99...99, using: &generator)) }
    let terms = numbers.enumerated().map { index, number in
      switch term {
      case .number: number
      case .square: number * number
      case .squaredDistance: (number - centers[index / length]) * (number - centers[index / length])
      }
    }
    let input = GuardedBuffer(numbers)
    let center = GuardedBuffer(centers)
    var expected = [Float](repeating: 7, count: 29)
    ReferenceKernels.reduce(.sum, input: terms, output: &expected, walk: walk, outputs: 0..<29)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: 29)
      for outputs in [0..<11, 11..<29] {
        FastKernels.lineSums(
          input: input.start, output: output.start, walk: walk, squares: term != .number,
          centers: term == .squaredDistance ? UnsafePointer(center.start) : nil, scale: 0.5, outputs: outputs,
          instructionSet: instructionSet)
      }
      #expect(output.values == expected.map { $0 * 0.5 } && output.isIntact)
    }
  }

  @Test(arguments: folds, [FoldFunction.sum, .mean, .maximum, .minimum])
  func fold_equalsPlainLoops(operand: (axes: [Int], shape: Shape), function: FoldFunction) {
    let walk = Self.walk(operand.axes, operand.shape)
    var generator = SeededGenerator(seed: 1)
    let input = GuardedBuffer(generator.floats(operand.shape.elementCount))
    let expected = GuardedBuffer(count: walk.kept.count)
    ReferenceKernels.reduce(
      function, input: input.start, output: expected.start, walk: walk, outputs: 0..<walk.kept.count)
    #expect(function.hasVectorForm)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: walk.kept.count)
      for outputs in [0..<walk.kept.count / 2, walk.kept.count / 2..<walk.kept.count] {
        FastKernels.reduce(
          function, input: input.start, output: output.start, walk: walk, outputs: outputs,
          instructionSet: instructionSet)
      }
      #expect(output.values == expected.values && output.isIntact, "\(instructionSet)")
    }
  }

  @Test(
    arguments: [
      UnaryFunction.absolute, .ceiling, .clamp(ActivationBounds(lower: -1, upper: 2)), .floor, .hardSwish,
      .leakyRectifier(negativeSlope: -0.3), .negate, .round, .sign, .square,
    ], [0, 1, 3, 4, 17, 64, 131, 12_401])
  func unary_equalsPlainLoops(function: UnaryFunction, count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let input = GuardedBuffer(generator.floats(count).map { $0 * 5 })
    let expected = GuardedBuffer(count: count)
    #expect(function.hasVectorForm)
    ReferenceKernels.unary(function, input: input.start, output: expected.start, elements: 0..<count)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: count)
      let replaced = GuardedBuffer(input.values)
      for elements in [0..<count / 3, count / 3..<count] {
        for (input, output) in [(input, output), (replaced, replaced)] {
          FastKernels.unary(
            function, input: input.start, output: output.start, elements: elements,
            instructionSet: instructionSet)
        }
      }
      #expect(output.values == expected.values && output.isIntact, "\(instructionSet)")
      #expect(replaced.values == expected.values && replaced.isIntact, "\(instructionSet)")
    }
  }

  @Test(
    "functions of many steps compute blocks of numbers, and a last one elsewhere",
    arguments: [
      UnaryFunction.exponential, .exponentialLinearUnit, .gaussianErrorLinearUnit,
      .gaussianErrorLinearUnitByTangent, .hyperbolicTangent, .logarithm, .logistic, .reciprocalSquareRoot,
      .squareRoot, .swish,
    ], [0, 1, 17, 63, 64, 65, 127, 2049])
  func unary_isTheSameInPlace(function: UnaryFunction, count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    // A zero among some, which few steps don't suffice for.
    let numbers = generator.floats(count).enumerated().map { $0 % 83 == 5 ? 0 : $1 * 5 }
    #expect(function.hasVectorForm)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      for isExact in [true, false] {
        let results = function.values(of: numbers, instructionSet, isExact: isExact).map(\.bitPattern)
        let replaced = GuardedBuffer(numbers)
        FastKernels.unary(
          function, input: replaced.start, output: replaced.start, elements: 0..<count, isExact: isExact,
          instructionSet: instructionSet)
        // The root and the logarithm of a negative number are no numbers, so the bits are compared.
        #expect(replaced.values.map(\.bitPattern) == results && replaced.isIntact, "\(instructionSet)")
        // Every element by itself, so that a block that were left out, or taken twice, would show.
        for index in [0, 5, 62, 63, 64, 2047, count - 1] where numbers.indices.contains(index) {
          let single = function.values(of: [numbers[index]], instructionSet, isExact: isExact)
          #expect(single[0].bitPattern == results[index], "\(instructionSet), \(index)")
        }
      }
    }
  }

  @Test(arguments: [UnaryFunction.reciprocalSquareRoot, .squareRoot], [1, 8, 131])
  func root_equalsPlainLoops(function: UnaryFunction, count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    var numbers = generator.floats(count).map(abs)
    numbers[0] = 0
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      #expect(function.values(of: numbers, instructionSet) == numbers.map { function($0) })
    }
  }

  /// Numbers of every size, and more of those from one to four, whose roots have all significands.
  @Test func reciprocalSquareRoot_isRoundedAsRootAndQuotient() {
    let function = UnaryFunction.reciprocalSquareRoot
    let ends: [Float] = [0, -0.0, .infinity, .leastNonzeroMagnitude, .leastNormalMagnitude, -1]
    let sizes = (0..<1 << 16).map { Float(bitPattern: $0 * 0x7f7f) }
    // Those of other exponents are the same but for a power of two.
    let significands = stride(from: (1 as Float).bitPattern, to: (4 as Float).bitPattern, by: 251).map(
      Float.init(bitPattern:))
    let numbers = ends + sizes + significands
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let results = function.values(of: numbers, instructionSet)
      #expect(
        zip(numbers, results).allSatisfy { number, result in
          let expected = function(number)
          return expected.isNaN ? result.isNaN : result.bitPattern == expected.bitPattern
        }, "\(instructionSet)")
    }
  }

  @Test(arguments: 0..<60)
  func averagePool2D_equalsPlainLoops(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.randomPooling(&generator)
    let bounds = Bool.random(using: &generator) ? ActivationBounds(lower: 0, upper: 1) : .unbounded
    let input = GuardedBuffer(
      generator.floats(
        geometry.batchCount * geometry.inputHeight * geometry.inputWidth * geometry.inputChannels))
    let expected = GuardedBuffer(count: geometry.outputPixelCount * geometry.inputChannels)
    let output = GuardedBuffer(count: expected.count)
    ReferenceKernels.averagePool2D(
      input: input.start, output: expected.start, geometry: geometry, bounds: bounds,
      rows: 0..<geometry.outputRowCount)
    let cut = Int.random(in: 0...geometry.outputRowCount, using: &generator)
    for rows in [0..<cut, cut..<geometry.outputRowCount] {
      FastKernels.averagePool2D(
        input: input.start, output: output.start, geometry: geometry,
        bounds: bounds, rows: rows, instructionSet: .best)
    }
    #expect(relativeDifference(output.values, expected.values) < 1e-6 && output.isIntact)
  }

  @Test(arguments: 0..<60)
  func parametricRectifier_equalsPlainLoops(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let shape = Self.randomShape(rank: 4, &generator)
    let slope = Shape(shape.dimensions.enumerated().map { $0.offset < 3 && seed % 2 == 0 ? 1 : $0.element })
    let broadcast = Broadcast(left: shape, right: slope, output: shape)
    let input = GuardedBuffer(generator.floats(shape.elementCount))
    let slopes = GuardedBuffer(generator.floats(slope.elementCount))
    let expected = GuardedBuffer(count: shape.elementCount)
    ReferenceKernels.parametricRectifier(
      input: input.start, slope: slopes.start, output: expected.start, broadcast: broadcast)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: shape.elementCount)
      FastKernels.parametricRectifier(
        input: input.start, slope: slopes.start, output: output.start, broadcast: broadcast,
        elements: 0..<shape.elementCount, instructionSet: instructionSet)
      #expect(output.values == expected.values && output.isIntact)
    }
  }

  @Test(arguments: 0..<60)
  func maxPool2D_equalsPlainLoops(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.randomPooling(&generator)
    let channels = geometry.inputChannels
    let bounds = Bool.random(using: &generator) ? ActivationBounds(lower: 0, upper: 1) : .unbounded
    let input = GuardedBuffer(
      generator.floats(geometry.batchCount * geometry.inputHeight * geometry.inputWidth * channels))
    let expected = GuardedBuffer(count: geometry.outputPixelCount * channels)
    ReferenceKernels.maxPool2D(
      input: input.start, output: expected.start, geometry: geometry, lower: bounds.lower,
      upper: bounds.upper, rows: 0..<geometry.outputRowCount)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: geometry.outputPixelCount * channels)
      FastKernels.maxPool2D(
        input: input.start, output: output.start, geometry: geometry, bounds: bounds,
        rows: 0..<geometry.outputRowCount, instructionSet: instructionSet)
      #expect(output.values == expected.values && output.isIntact)
    }
  }

  /// Of zeros the first one counts, whatever its sign, and what is not a number is passed over: also where
  /// such windows follow others, or rectified ones with zeros, which some instruction sets have other
  /// instructions for.
  @Test(arguments: [(2, 2), (3, 3), (3, 1)], [8, 13, 24])
  func maxPool2D_takesTheFirstOfEqualNumbers(window: (height: Int, width: Int), channels: Int) {
    for isRectified in [false, true] {
      takesTheFirstOfEqualNumbers(window: window, channels: channels, isRectified: isRectified)
    }
  }

  private func takesTheFirstOfEqualNumbers(
    window: (height: Int, width: Int), channels: Int, isRectified: Bool
  ) {
    var generator = SeededGenerator(seed: UInt64(channels))
    let (height, width) = (7, 23)
    let geometry = ConvolutionGeometry(
      batchCount: 1, inputHeight: height, inputWidth: width, inputChannels: channels,
      outputHeight: height + 1 - window.height, outputWidth: width + 1 - window.width,
      outputChannels: channels, filterHeight: window.height, filterWidth: window.width, strideHeight: 1,
      strideWidth: 1, dilationHeight: 1, dilationWidth: 1, paddingTop: 0, paddingLeft: 0)
    // The first row has no zeros, each of the others has them from some column on; all have where they are
    // rectified.
    let input = GuardedBuffer(
      (0..<height * width * channels).map { index -> Float in
        let (row, column) = (index / channels / width, index / channels % width)
        let isUsual = row == 0 || column < 3 * row
        let number = Float.random(in: -1...1, using: &generator)
        if isUsual { return isRectified ? max(number, 0) : number == 0 ? 1 : number }
        return [-1, -0.0, 0.0, .nan, .infinity, number].randomElement(using: &generator) ?? 0
      })
    for bounds in [ActivationBounds.unbounded, ActivationBounds(lower: -0.5, upper: 0.5)] {
      let expected = (0..<geometry.outputPixelCount * channels).map { index -> UInt32 in
        let (pixel, channel) = index.quotientAndRemainder(dividingBy: channels)
        let (row, column) = pixel.quotientAndRemainder(dividingBy: geometry.outputWidth)
        var largest = bounds.lower
        for y in row..<row + window.height {
          for x in column..<column + window.width {
            let number = input.values[(y * width + x) * channels + channel]
            largest = number > largest ? number : largest
          }
        }
        return (largest > bounds.upper ? bounds.upper : largest).bitPattern
      }
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        let output = GuardedBuffer(count: expected.count)
        FastKernels.maxPool2D(
          input: input.start, output: output.start, geometry: geometry, bounds: bounds,
          rows: 0..<geometry.outputRowCount, instructionSet: instructionSet)
        #expect(output.values.map(\.bitPattern) == expected && output.isIntact)
      }
    }
  }

  @Test(arguments: [(false, false), (false, true), (true, false)], 0..<20)
  func resizeBilinear_equalsPlainLoops(flags: (alignsCorners: Bool, usesHalfPixelCenters: Bool), seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let (height, width, channels) = (random(1...7), random(1...7), random(1...19))
    let rows = InterpolationTap.taps(
      input: height, output: random(1...15), alignsCorners: flags.alignsCorners,
      usesHalfPixelCenters: flags.usesHalfPixelCenters)
    // Long rows are computed in several parts.
    let columns = InterpolationTap.taps(
      input: width, output: seed % 4 == 0 ? random(700...1500) : random(1...15),
      alignsCorners: flags.alignsCorners, usesHalfPixelCenters: flags.usesHalfPixelCenters)
    let input = GuardedBuffer(generator.floats(2 * height * width * channels))
    let expected = GuardedBuffer(count: 2 * rows.count * columns.count * channels)
    let output = GuardedBuffer(count: expected.count)
    ReferenceKernels.resizeBilinear(
      input: input.start, output: expected.start, batchCount: 2, inputHeight: height, inputWidth: width,
      channels: channels, rows: rows, columns: columns)
    let scratch = GuardedBuffer(count: 2 * columns.count * channels)
    let packed = PackedInterpolation(columns, channels: channels)
    let addend = GuardedBuffer(generator.floats(expected.count))
    let slope = GuardedBuffer(generator.floats(channels))
    let bounds = ActivationBounds(lower: -0.5, upper: 0.5)
    let clamped = expected.values.map(bounds.clamp)
    let sums = zip(expected.values, addend.values).map { bounds.clamp($0 + $1) }
    let rectified = clamped.enumerated().map { $1 < 0 ? $1 * slope.values[$0 % channels] : $1 }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      for (bounds, addend, slope, expected) in [
        (.unbounded, nil, nil, expected.values), (bounds, nil, nil, clamped), (bounds, addend, nil, sums),
        (bounds, nil, slope, rectified),
      ] {
        FastKernels.resizeBilinear(
          input: input.start, addend: (addend?.start).map { UnsafePointer($0) },
          slope: (slope?.start).map { UnsafePointer($0) }, bounds: bounds, output: output.start,
          inputHeight: height, inputWidth: width, channels: channels, rows: rows, columns: packed,
          outputRows: 0..<2 * rows.count, instructionSet: instructionSet, scratch: scratch.start)
        #expect(relativeDifference(output.values, expected) < 1e-6)
        #expect(output.isIntact && scratch.isIntact)
      }
    }
  }

  private static func randomPooling(_ generator: inout SeededGenerator) -> ConvolutionGeometry {
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    // Few that fill parts of vectors, and more than averages take at a time.
    let channels = random(0...5) > 0 ? random(1...40) : random(1000...1060)
    let (filterHeight, filterWidth) = (random(1...5), random(1...5))
    return ConvolutionGeometry(
      batchCount: random(1...2), inputHeight: random(3...9), inputWidth: random(3...9),
      inputChannels: channels, outputHeight: random(1...4), outputWidth: random(1...4),
      outputChannels: channels, filterHeight: filterHeight, filterWidth: filterWidth,
      strideHeight: random(1...2), strideWidth: random(1...2), dilationHeight: 1, dilationWidth: 1,
      paddingTop: random(0...filterHeight - 1), paddingLeft: random(0...filterWidth - 1))
  }

  private static func randomShape(rank: Int, _ generator: inout SeededGenerator) -> Shape {
    Shape((0..<rank).map { _ in Int.random(in: 1...11, using: &generator) })
  }

  /// Two shapes made from one by setting dimensions to one and dropping leading axes.
  private static func broadcastingShapes(_ generator: inout SeededGenerator) -> (Shape, Shape) {
    let shape = randomShape(rank: Int.random(in: 1...4, using: &generator), &generator)
    func thinned() -> Shape {
      let dropped = Int.random(in: 0...shape.rank, using: &generator)
      return Shape(
        shape.dimensions.dropFirst(dropped).map { Int.random(in: 0..<4, using: &generator) == 0 ? 1 : $0 })
    }
    return Bool.random(using: &generator) ? (shape, thinned()) : (thinned(), shape)
  }
}
