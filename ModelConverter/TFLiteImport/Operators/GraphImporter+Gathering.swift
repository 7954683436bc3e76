import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of elements and slices picked, placed or folded by position.
  mutating func translateGathering(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "GATHER": try addGather(source)
    case "GATHER_ND": try addGatherND(source)
    case "EMBEDDING_LOOKUP": try addEmbeddingLookup(source)
    case "SCATTER_ND": try addScatterND(source)
    case "SEGMENT_SUM": try addSegmentSum(source)
    case "UNSORTED_SEGMENT_SUM": try addUnsortedSegments(.sum, source)
    case "UNSORTED_SEGMENT_PROD": try addUnsortedSegments(.product, source)
    case "UNSORTED_SEGMENT_MAX": try addUnsortedSegments(.maximum, source)
    case "UNSORTED_SEGMENT_MIN": try addUnsortedSegments(.minimum, source)
    case "MATRIX_DIAG": try addMatrixDiagonal(source)
    case "MATRIX_SET_DIAG": try addMatrixWithDiagonal(source)
    case "ONE_HOT": try addOneHot(source)
    default: return false
    }
    return true
  }

  private mutating func addGather(_ source: TFLiteOperator) throws {
    typealias Options = GatherOptions
    let inputs = [try input(0, of: source), try input(1, of: source)]
    let batchAxisCount = Int(try source.integer(Options.batchAxisCount, default: Int32(0)))
    let rank = tensors[inputs[1]].shape.rank
    let gather = Gather(
      axis: try normalized(
        axis: Int(try source.integer(Options.axis, default: Int32(0))), rank: tensors[inputs[0]].shape.rank),
      batchAxisCount: batchAxisCount < 0 ? batchAxisCount + rank : batchAxisCount)
    emit(gather, inputs, to: [try soleOutput(of: source)])
  }

  private mutating func addGatherND(_ source: TFLiteOperator) throws {
    let inputs = [try input(0, of: source), try input(1, of: source)]
    emit(GatherND(), inputs, to: [try soleOutput(of: source)])
  }

  /// Adds a gathering of rows, which become numbers when the table is one of quantized values.
  private mutating func addEmbeddingLookup(_ source: TFLiteOperator) throws {
    let (rows, table) = (try input(0, of: source), try input(1, of: source))
    let output = try soleOutput(of: source)
    let gather = Gather(axis: 0)
    guard tensors[table].elementType != tensors[output].elementType else {
      return emit(gather, [table, rows], to: [output])
    }
    guard [.int8, .uint8].contains(tensors[table].elementType), tensors[output].elementType == .float32 else {
      throw UnsupportedFeature(
        "\(source.code.name) of \(tensors[table].elementType) into \(tensors[output].elementType)")
    }
    // With a scale for each row, rows keep theirs only as numbers.
    if tensors[table].quantization?.axis != nil {
      let numbers = addTensor(like: output, shape: tensors[table].shape, suffix: "/table")
      emit(Dequantize(), [table], to: [numbers])
      emit(gather, [numbers, rows], to: [output])
    } else {
      let quantized = addTensor(like: table, shape: tensors[output].shape, suffix: "/rows")
      emit(gather, [table, rows], to: [quantized])
      emit(Dequantize(), [quantized], to: [output])
    }
  }

  private mutating func addScatterND(_ source: TFLiteOperator) throws {
    let output = try soleOutput(of: source)
    let shape = try Shape(validating: try constantIntegers(2, of: source, what: "a shape"))
    setShape(shape, of: output)
    emit(ScatterND(), [try input(0, of: source), try input(1, of: source)], to: [output])
  }

  private mutating func addOneHot(_ source: TFLiteOperator) throws {
    let positions = try input(0, of: source)
    let depth = try constantIntegers(1, of: source, what: "a depth")
    guard depth.count == 1, depth[0] >= 0 else { throw EngineError(.invalidModel, "has the depth \(depth)") }
    let axis = Int(try source.integer(OneHotOptions.axis, default: Int32(0)))
    let oneHot = OneHot(
      depth: depth[0], axis: try normalized(axis: axis, rank: tensors[positions].shape.rank + 1))
    emit(
      oneHot, [positions, try input(2, of: source), try input(3, of: source)],
      to: [try soleOutput(of: source)])
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum GatherOptions {
  static let axis = 0
  static let batchAxisCount = 1
}

private enum OneHotOptions {
  static let axis = 0
}
