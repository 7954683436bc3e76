/// The weights of a layer of long short-term memory, and how its results are limited.
///
/// The gates' rows lie one gate's after the other's: input, forget, cell and output gate, or the last three.
package struct RealLongShortTermMemory {
  package var gateWeights: GateWeights
  /// One addend for each row.
  package var biases: UnsafePointer<Float>
  /// What the cells are multiplied with in the input gate, the forget gate and the output gate, or the last
  /// two; `nil` for nothing.
  package var peepholes: UnsafePointer<Float>?
  /// What the normalized sums of each row are multiplied with, before the bias is added; `nil` for sums that
  /// are not normalized.
  package var normalization: UnsafePointer<Float>?
  /// The rows that make results of what the output gate lets through; `nil` where these are the results.
  package var projection: RecurrentRows?
  package var projectionBiases: UnsafePointer<Float>?
  /// Whether there is an input gate. Otherwise it is what the forget gate leaves.
  package var hasInputGate: Bool
  /// The largest magnitude of a cell.
  package var cellLimit: Float
  /// The largest magnitude of a projected result.
  package var outputLimit: Float
  /// Of the functions' vectors; `nil` for plain loops.
  package var instructionSet: InstructionSet?

  package init(
    gateWeights: GateWeights, biases: UnsafePointer<Float>, peepholes: UnsafePointer<Float>?,
    normalization: UnsafePointer<Float>?, projection: RecurrentRows?,
    projectionBiases: UnsafePointer<Float>?, hasInputGate: Bool, cellLimit: Float, outputLimit: Float,
    instructionSet: InstructionSet?
  ) {
    self.gateWeights = gateWeights
    self.biases = biases
    self.peepholes = peepholes
    self.normalization = normalization
    self.projection = projection
    self.projectionBiases = projectionBiases
    self.hasInputGate = hasInputGate
    self.cellLimit = cellLimit
    self.outputLimit = outputLimit
    self.instructionSet = instructionSet
  }
}

/// The rows of all gates.
package enum GateWeights {
  case apart(input: RecurrentRows, recurrent: RecurrentRows)
  /// In each row those of an input and those of the last results; the biases are added, but not where sums
  /// are normalized.
  case joined(PackedMatrix)
}

extension RealLongShortTermMemory {
  /// The numbers of scratch memory that a sequence needs: the gates, what passes the last one, and the
  /// products with an input, or an input and the last results.
  package static func scratchCount(_ geometry: RecurrentGeometry) -> Int {
    5 * geometry.cellCount + max(4 * geometry.cellCount, geometry.inputLength + geometry.outputLength)
  }

  /// Goes through one sequence.
  ///
  /// - Parameters:
  ///   - output: Of all sequences, like the input.
  ///   - hidden: What the sequence gave last, which becomes what it gives last.
  ///   - cells: The sequence's cells, which become those behind it.
  /// - Source: `LstmStepFloat` and `LstmStepHybrid` in `tflite/kernels/lstm_eval.cc`.
  package func run(
    sequence: Int, _ geometry: RecurrentGeometry, input: UnsafePointer<Float>,
    output: UnsafeMutablePointer<Float>, hidden: UnsafeMutablePointer<Float>,
    cells: UnsafeMutablePointer<Float>, scratch: UnsafeMutablePointer<Float>,
    products: RecurrentScratch
  ) {
    let cellCount = geometry.cellCount
    let gateCount = hasInputGate ? 4 : 3
    let passed = scratch + 4 * cellCount
    let forgetGate = gateCount - 3
    for step in 0..<geometry.stepCount {
      let row = geometry.row(step: step, of: sequence)
      sumGates(
        geometry, gateCount * cellCount, input: input + row * geometry.inputLength, hidden, into: scratch,
        beside: passed + cellCount, products)
      if peepholes == nil, normalization == nil {
        // Neighbours of which each element becomes what it would by itself.
        apply(.logistic, scratch, (forgetGate + 1) * cellCount, into: scratch)
      } else {
        for gate in 0...forgetGate {
          finish(gate: gate, scratch, cells, cellCount, peephole: gate, .logistic)
        }
      }
      finish(gate: forgetGate + 1, scratch, cells, cellCount, peephole: nil, .hyperbolicTangent)
      update(cells, scratch, forgetGate: forgetGate, cellCount)
      finish(gate: forgetGate + 2, scratch, cells, cellCount, peephole: forgetGate + 1, .logistic)
      apply(.hyperbolicTangent, cells, cellCount, into: passed)
      let outputGate = scratch + (forgetGate + 2) * cellCount
      for cell in 0..<cellCount { passed[cell] *= outputGate[cell] }
      project(passed, cellCount, into: hidden, geometry.outputLength, products)
      (output + row * geometry.outputLength).update(from: hidden, count: geometry.outputLength)
    }
  }

  /// Sums the products of an input and of the last results with each gate's weights.
  ///
  /// - Parameter beside: Room for a row of both, or for the sums of the one.
  private func sumGates(
    _ geometry: RecurrentGeometry, _ count: Int, input: UnsafePointer<Float>, _ hidden: UnsafePointer<Float>,
    into sums: UnsafeMutablePointer<Float>, beside: UnsafeMutablePointer<Float>, _ products: RecurrentScratch
  ) {
    let (inputLength, outputLength) = (geometry.inputLength, geometry.outputLength)
    switch gateWeights {
    case .apart(let inputRows, let recurrentRows):
      inputRows.multiply(
        input, length: inputLength, addend: normalization == nil ? biases : nil, into: beside,
        rowCount: count, products)
      recurrentRows.multiply(
        hidden, length: outputLength, addend: beside, into: sums, rowCount: count, products)
    case .joined(let matrix):
      beside.update(from: input, count: inputLength)
      (beside + inputLength).update(from: hidden, count: outputLength)
      matrix.multiply(
        MatrixRows(beside, count: 1, length: inputLength + outputLength), bounds: .unbounded, output: sums)
    }
  }

  /// Makes a gate of its sums.
  private func finish(
    gate: Int, _ gates: UnsafeMutablePointer<Float>, _ cells: UnsafePointer<Float>, _ count: Int,
    peephole: Int?, _ function: UnaryFunction
  ) {
    let sums = gates + gate * count
    if let peepholes, let peephole {
      let factors = peepholes + peephole * count
      for cell in 0..<count { sums[cell] += factors[cell] * cells[cell] }
    }
    if let normalization {
      Self.normalize(sums, count)
      let (factors, addends) = (normalization + gate * count, biases + gate * count)
      for cell in 0..<count { sums[cell] = sums[cell] * factors[cell] + addends[cell] }
    }
    apply(function, sums, count, into: sums)
  }

  private func apply(
    _ function: UnaryFunction, _ values: UnsafePointer<Float>, _ count: Int,
    into results: UnsafeMutablePointer<Float>
  ) {
    if let instructionSet {
      FastKernels.unary(
        function, input: values, output: results, elements: 0..<count, instructionSet: instructionSet)
    } else {
      ReferenceKernels.unary(function, input: values, output: results, elements: 0..<count)
    }
  }

  private func update(
    _ cells: UnsafeMutablePointer<Float>, _ gates: UnsafePointer<Float>, forgetGate: Int, _ count: Int
  ) {
    let forget = gates + forgetGate * count
    let candidates = forget + count
    for cell in 0..<count {
      let share = hasInputGate ? gates[cell] : 1 - forget[cell]
      let value = forget[cell] * cells[cell] + candidates[cell] * share
      cells[cell] = min(max(value, -cellLimit), cellLimit)
    }
  }

  private func project(
    _ passed: UnsafePointer<Float>, _ count: Int, into hidden: UnsafeMutablePointer<Float>, _ length: Int,
    _ products: RecurrentScratch
  ) {
    guard let projection else { return hidden.update(from: passed, count: length) }
    projection.multiply(
      passed, length: count, addend: projectionBiases, into: hidden, rowCount: length, products)
    for index in 0..<length { hidden[index] = min(max(hidden[index], -outputLimit), outputLimit) }
  }

  /// Gives sums a mean of zero and a variance of one.
  ///
  /// - Source: `PortableMeanStddevNormalization` in
  ///   `tflite/kernels/internal/reference/portable_tensor_utils.cc`.
  private static func normalize(_ sums: UnsafeMutablePointer<Float>, _ count: Int) {
    var total: Float = 0
    for index in 0..<count { total += sums[index] }
    let mean = total / Float(count)
    var squares: Float = 0
    for index in 0..<count { squares += (sums[index] - mean) * (sums[index] - mean) }
    let factor = 1 / (squares / Float(count) + 1e-8).squareRoot()
    for index in 0..<count { sums[index] = (sums[index] - mean) * factor }
  }
}
