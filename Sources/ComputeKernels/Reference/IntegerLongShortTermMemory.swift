/// The factors of a layer of long short-term memory of quantized values, with what is added to its sums. Sums
/// of the gates are in units of 2⁻¹², and the gates fractions of 2¹⁵.
///
/// Rows lie as in ``RealLongShortTermMemory``.
package struct IntegerLongShortTermMemory: Sendable {
  /// What makes gates' sums of products, one for each row.
  package var inputFactors: [FixedPointMultiplier]
  package var recurrentFactors: [FixedPointMultiplier]
  /// One for each cell in the input gate, the forget gate and the output gate, or the last two; or none.
  package var peepholeFactors: [FixedPointMultiplier]
  /// The addends of each row's sums, in which the zero points of what is multiplied are taken care of.
  package var inputBiases: [Int32]
  package var recurrentBiases: [Int32]
  package var projectionBiases: [Int32]
  /// The power of two that is the cells' unit.
  package var cellExponent: Int32
  /// The largest magnitude of a cell; zero for none.
  package var cellLimit: Int16
  /// Makes what the output gate lets through of its product with a cell.
  package var hiddenFactor: FixedPointMultiplier
  package var hiddenZeroPoint: Int32
  /// Makes results of what was let through.
  package var projectionFactor: FixedPointMultiplier
  package var outputZeroPoint: Int32
  /// The largest magnitude of a projected result; zero for none.
  package var outputLimit: Int8
  package var hasInputGate: Bool

  package init(
    inputFactors: [FixedPointMultiplier], recurrentFactors: [FixedPointMultiplier],
    peepholeFactors: [FixedPointMultiplier], inputBiases: [Int32], recurrentBiases: [Int32],
    projectionBiases: [Int32], cellExponent: Int32, cellLimit: Int16, hiddenFactor: FixedPointMultiplier,
    hiddenZeroPoint: Int32, projectionFactor: FixedPointMultiplier, outputZeroPoint: Int32, outputLimit: Int8,
    hasInputGate: Bool
  ) {
    self.inputFactors = inputFactors
    self.recurrentFactors = recurrentFactors
    self.peepholeFactors = peepholeFactors
    self.inputBiases = inputBiases
    self.recurrentBiases = recurrentBiases
    self.projectionBiases = projectionBiases
    self.cellExponent = cellExponent
    self.cellLimit = cellLimit
    self.hiddenFactor = hiddenFactor
    self.hiddenZeroPoint = hiddenZeroPoint
    self.projectionFactor = projectionFactor
    self.outputZeroPoint = outputZeroPoint
    self.outputLimit = outputLimit
    self.hasInputGate = hasInputGate
  }

  /// The weights, as a kernel finds them when it runs.
  package struct Weights {
    package let input: IntegerRows
    package let recurrent: IntegerRows
    package let peepholes: UnsafePointer<Int16>?
    package let projection: IntegerRows?

    package init(
      input: IntegerRows, recurrent: IntegerRows, peepholes: UnsafePointer<Int16>?, projection: IntegerRows?
    ) {
      self.input = input
      self.recurrent = recurrent
      self.peepholes = peepholes
      self.projection = projection
    }
  }
}

extension IntegerLongShortTermMemory {
  /// The powers of two that the cells' unit may be: the arguments of functions have none to six bits in front
  /// of the point.
  package static let cellExponents: ClosedRange<Int> = -15 ... -9

  /// The 16-bit integers of scratch memory that a sequence needs.
  package static func scratchCount(_ geometry: RecurrentGeometry) -> Int { 4 * geometry.cellCount }

  /// Goes through one sequence.
  ///
  /// - Parameters:
  ///   - hidden: What the sequence gave last, which becomes what it gives last.
  ///   - cells: The sequence's cells, which become those behind it.
  ///   - passed: Room for what the output gate lets through, one value for each cell.
  /// - Source: `LstmStepInteger8x8_16` in `tflite/kernels/lstm_eval.cc`.
  package func run(
    sequence: Int, _ geometry: RecurrentGeometry, _ weights: Weights, input: UnsafePointer<Int8>,
    output: UnsafeMutablePointer<Int8>, hidden: UnsafeMutablePointer<Int8>,
    cells: UnsafeMutablePointer<Int16>, scratch: UnsafeMutablePointer<Int16>,
    passed: UnsafeMutablePointer<Int8>, products: RecurrentScratch
  ) {
    let cellCount = geometry.cellCount
    let forgetGate = hasInputGate ? 1 : 0
    let candidates = scratch + (forgetGate + 1) * cellCount
    let outputGate = candidates + cellCount
    for step in 0..<geometry.stepCount {
      let row = geometry.row(step: step, of: sequence)
      sumGates(
        scratch, (forgetGate + 3) * cellCount, geometry, weights, input: input + row * geometry.inputLength,
        hidden, products)
      for gate in 0...forgetGate {
        addPeephole(gate, weights, cells, to: scratch + gate * cellCount, cellCount)
      }
      Self.replace(scratch, (forgetGate + 1) * cellCount) { FixedPoint16.logistic($0) }
      Self.replace(candidates, cellCount) { FixedPoint16.hyperbolicTangent($0, integerBits: 3) }
      update(cells, scratch, forgetGate: forgetGate, cellCount)
      addPeephole(forgetGate + 1, weights, cells, to: outputGate, cellCount)
      Self.replace(outputGate, cellCount) { FixedPoint16.logistic($0) }
      // Candidates are cells by now, and leave their place to these.
      candidates.update(from: cells, count: cellCount)
      Self.replace(candidates, cellCount) {
        FixedPoint16.hyperbolicTangent($0, integerBits: 15 + Int(cellExponent))
      }
      finish(weights, tangents: candidates, outputGate, passed, into: hidden, geometry, products)
      (output + row * geometry.outputLength).update(from: hidden, count: geometry.outputLength)
    }
  }

  /// Sums the products of an input and of the last results with each gate's weights.
  private func sumGates(
    _ sums: UnsafeMutablePointer<Int16>, _ count: Int, _ geometry: RecurrentGeometry, _ weights: Weights,
    input: UnsafePointer<Int8>, _ hidden: UnsafePointer<Int8>, _ products: RecurrentScratch
  ) {
    let ofInput = weights.input.multiply(input, length: geometry.inputLength, rowCount: count, products)
    for line in 0..<count {
      sums[line] = Int16(clamping: inputFactors[line](ofInput[line] &+ inputBiases[line]))
    }
    let ofResults = weights.recurrent.multiply(
      hidden, length: geometry.outputLength, rowCount: count, products)
    for line in 0..<count {
      let term = recurrentFactors[line](ofResults[line] &+ recurrentBiases[line])
      sums[line] = Int16(clamping: Int32(sums[line]) &+ term)
    }
  }

  /// Replaces values by those of a function.
  @inline(__always)
  private static func replace(
    _ values: UnsafeMutablePointer<Int16>, _ count: Int,
    _ function: (FixedPoint16.Vector) -> FixedPoint16.Vector
  ) {
    let width = FixedPoint16.Vector.scalarCount
    for index in stride(from: 0, to: count, by: width) {
      // The last vector may be longer than what is left; it is copied by as much as there is.
      let byteCount = min(width, count - index) * MemoryLayout<Int16>.size
      var vector = FixedPoint16.Vector.zero
      withUnsafeMutableBytes(of: &vector) { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(start: values + index, count: byteCount))
      }
      let results = function(vector)
      withUnsafeBytes(of: results) { bytes in
        UnsafeMutableRawBufferPointer(start: values + index, count: byteCount)
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[0..<byteCount]))
      }
    }
  }

  private func addPeephole(
    _ gate: Int, _ weights: Weights, _ cells: UnsafePointer<Int16>, to sums: UnsafeMutablePointer<Int16>,
    _ count: Int
  ) {
    guard let peepholes = weights.peepholes else { return }
    let factors = peepholes + gate * count
    for cell in 0..<count {
      let product = peepholeFactors[gate * count + cell](Int32(factors[cell]) &* Int32(cells[cell]))
      sums[cell] = Int16(clamping: product &+ Int32(sums[cell]))
    }
  }

  private func update(
    _ cells: UnsafeMutablePointer<Int16>, _ gates: UnsafePointer<Int16>, forgetGate: Int, _ count: Int
  ) {
    let forget = gates + forgetGate * count
    let candidates = forget + count
    let exponent = Int(30 + cellExponent)
    for cell in 0..<count {
      let kept = FixedPoint.dividedByPowerOfTwo(Int32(forget[cell]) &* Int32(cells[cell]), exponent: 15)
      let share = hasInputGate ? Int32(gates[cell]) : 0x7FFF &- Int32(forget[cell])
      let added = FixedPoint.dividedByPowerOfTwo(share &* Int32(candidates[cell]), exponent: exponent)
      let value = Int32(Int16(clamping: kept &+ Int32(Int16(truncatingIfNeeded: added))))
      let limit = cellLimit > 0 ? Int32(cellLimit) : 0x8000
      cells[cell] = Int16(truncatingIfNeeded: min(max(value, -limit), limit))
    }
  }

  private func finish(
    _ weights: Weights, tangents: UnsafePointer<Int16>, _ outputGate: UnsafePointer<Int16>,
    _ passed: UnsafeMutablePointer<Int8>, into hidden: UnsafeMutablePointer<Int8>,
    _ geometry: RecurrentGeometry, _ products: RecurrentScratch
  ) {
    // The projection's biases make up for a zero point of the other sign.
    let zeroPoint = weights.projection == nil ? hiddenZeroPoint : 0 - hiddenZeroPoint
    for cell in 0..<geometry.cellCount {
      let product = hiddenFactor(Int32(outputGate[cell]) &* Int32(tangents[cell]))
      passed[cell] = Int8(clamping: product &+ zeroPoint)
    }
    guard let projection = weights.projection else {
      return hidden.update(from: passed, count: geometry.outputLength)
    }
    let limit = outputLimit > 0 ? Int32(outputLimit) : 0x80
    let sums = projection.multiply(
      passed, length: geometry.cellCount, rowCount: geometry.outputLength, products)
    for index in 0..<geometry.outputLength {
      let value = projectionFactor(sums[index] &+ projectionBiases[index]) &+ outputZeroPoint
      hidden[index] = Int8(truncatingIfNeeded: min(max(Int32(Int8(clamping: value)), -limit), limit))
    }
  }
}
