/// The weights of a layer of long short-term memory, and how its results are limited.
///
/// The gates' rows lie one gate's after the other's: input, forget, cell and output gate, or the last three.
package struct RealLongShortTermMemory {
  package var inputWeights: RecurrentRows
  package var recurrentWeights: RecurrentRows
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
    inputWeights: RecurrentRows, recurrentWeights: RecurrentRows, biases: UnsafePointer<Float>,
    peepholes: UnsafePointer<Float>?, normalization: UnsafePointer<Float>?, projection: RecurrentRows?,
    projectionBiases: UnsafePointer<Float>?, hasInputGate: Bool, cellLimit: Float, outputLimit: Float,
    instructionSet: InstructionSet?
  ) {
    self.inputWeights = inputWeights
    self.recurrentWeights = recurrentWeights
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

extension RealLongShortTermMemory {
  /// The numbers of scratch memory that a sequence needs.
  package static func scratchCount(_ geometry: RecurrentGeometry) -> Int { 5 * geometry.cellCount }

  /// The quantized values of scratch memory that a sequence needs.
  package static func quantizedCount(_ geometry: RecurrentGeometry) -> Int {
    max(geometry.inputLength, geometry.outputLength, geometry.cellCount)
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
    quantized: UnsafeMutablePointer<Int8>
  ) {
    let cellCount = geometry.cellCount
    let gateCount = hasInputGate ? 4 : 3
    let passed = scratch + 4 * cellCount
    let forgetGate = gateCount - 3
    for step in 0..<geometry.stepCount {
      let row = geometry.row(step: step, of: sequence)
      if normalization == nil {
        scratch.update(from: biases, count: gateCount * cellCount)
      } else {
        scratch.update(repeating: 0, count: gateCount * cellCount)
      }
      inputWeights.addProducts(
        with: input + row * geometry.inputLength, length: geometry.inputLength, to: scratch,
        rowCount: gateCount * cellCount, quantized: quantized)
      recurrentWeights.addProducts(
        with: hidden, length: geometry.outputLength, to: scratch, rowCount: gateCount * cellCount,
        quantized: quantized)
      for gate in 0...forgetGate {
        finish(gate: gate, scratch, cells, cellCount, peephole: gate, .logistic)
      }
      finish(gate: forgetGate + 1, scratch, cells, cellCount, peephole: nil, .hyperbolicTangent)
      update(cells, scratch, forgetGate: forgetGate, cellCount)
      finish(gate: forgetGate + 2, scratch, cells, cellCount, peephole: forgetGate + 1, .logistic)
      apply(.hyperbolicTangent, cells, cellCount, into: passed)
      let outputGate = scratch + (forgetGate + 2) * cellCount
      for cell in 0..<cellCount { passed[cell] *= outputGate[cell] }
      project(passed, cellCount, into: hidden, geometry.outputLength, quantized)
      (output + row * geometry.outputLength).update(from: hidden, count: geometry.outputLength)
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
    _ quantized: UnsafeMutablePointer<Int8>
  ) {
    guard let projection else { return hidden.update(from: passed, count: length) }
    if let projectionBiases {
      hidden.update(from: projectionBiases, count: length)
    } else {
      hidden.update(repeating: 0, count: length)
    }
    projection.addProducts(with: passed, length: count, to: hidden, rowCount: length, quantized: quantized)
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
