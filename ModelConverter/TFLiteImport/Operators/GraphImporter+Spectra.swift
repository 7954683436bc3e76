import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of operators on complex numbers, which have a last axis for their two parts.
  ///
  /// - Throws: ``UnsupportedFeature`` for all others that have complex operands, so that no operator takes
  ///   the parts for elements.
  mutating func translateSpectrum(_ source: TFLiteOperator) throws -> Bool {
    guard !complexTensors.isEmpty else { return false }
    let operands = source.inputs.compactMap(\.self) + source.outputs
    guard operands.contains(where: complexTensors.contains) else { return false }
    switch source.code.importName {
    case "RFFT2D": try addRealFourierTransform(source)
    case "COMPLEX_ABS": try addOperation(Magnitude(), inputCount: 1, source)
    case "REAL": try addPart(0, source)
    case "IMAG": try addPart(1, source)
    case "RESHAPE", "SQUEEZE", "EXPAND_DIMS": try addComplexReshape(source)
    default: throw UnsupportedFeature("\(source.code.name) of complex numbers")
    }
    return true
  }

  private mutating func addRealFourierTransform(_ source: TFLiteOperator) throws {
    let lengths = try constantIntegers(1, of: source, what: "lengths")
    guard lengths.count == 2, lengths.allSatisfy({ $0 > 0 && $0.nonzeroBitCount == 1 }) else {
      throw EngineError(.invalidModel, "has lengths \(lengths); expected two powers of two")
    }
    emit(
      RealFourierTransform(height: lengths[0], width: lengths[1]), [try input(0, of: source)],
      to: [try soleOutput(of: source)])
  }

  /// Adds a slice of one part of all numbers, and a reshape that drops the parts' axis.
  private mutating func addPart(_ part: Int, _ source: TFLiteOperator) throws {
    let (numbers, output) = (try input(0, of: source), try soleOutput(of: source))
    let shape = tensors[numbers].shape
    let counts = Array(shape.dimensions.dropLast()) + [1]
    var starts = [Int](repeating: 0, count: shape.rank)
    starts[shape.rank - 1] = part
    let parts = addTensor(like: output, shape: Shape(counts), suffix: "/parts")
    emit(
      Slice(starts: starts, steps: [Int](repeating: 1, count: shape.rank), counts: counts), [numbers],
      to: [parts])
    setShape(Shape(Array(counts.dropLast())), of: output)
    emit(Reshape(), [parts], to: [output])
  }

  /// Adds a reshape to the shape that the file gives.
  private mutating func addComplexReshape(_ source: TFLiteOperator) throws {
    let (numbers, output) = (try input(0, of: source), try soleOutput(of: source))
    guard tensors[numbers].shape.elementCount == tensors[output].shape.elementCount else {
      throw UnsupportedFeature(
        "\(source.code.name) of complex numbers to a shape that the file does not give")
    }
    emit(Reshape(), [numbers], to: [output])
  }
}
