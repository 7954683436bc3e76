import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of tensors with margins.
  mutating func translatePadding(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "PAD": try addPad(source)
    case "PADV2": try addPad(source, filling: 2)
    case "MIRROR_PAD": try addMirrorPad(source)
    default: return false
    }
    return true
  }

  /// Adds a padding.
  ///
  /// - Parameter filling: The position of the input with the filling, for the operator that has one.
  private mutating func addPad(_ source: TFLiteOperator, filling: Int? = nil) throws {
    let image = try input(0, of: source)
    let (before, after) = try paddings(of: source, rank: tensors[image].shape.rank)
    let pad = Pad(before: before, after: after)
    let value = filling.flatMap { optionalInput($0, of: source) }.map { [$0] } ?? []
    emit(pad, [image] + value, to: [try soleOutput(of: source)])
  }

  private mutating func addMirrorPad(_ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let (before, after) = try paddings(of: source, rank: tensors[image].shape.rank)
    let mode: MirrorPad.Mode
    switch try source.integer(MirrorPadOptions.mode, default: Int8(0)) {
    case 0: mode = .reflect
    case 1: mode = .symmetric
    case let number: throw EngineError(.invalidModel, "has mode number \(number); known are 0 and 1")
    }
    emit(
      MirrorPad(before: before, after: after, mode: mode), [image],
      to: [try soleOutput(of: source)])
  }

  /// What the constant second input adds at both ends of each axis.
  private func paddings(of source: TFLiteOperator, rank: Int) throws -> (before: [Int], after: [Int]) {
    let paddings = try constantIntegers(1, of: source, what: "paddings")
    guard paddings.count == 2 * rank, paddings.allSatisfy({ $0 >= 0 }) else {
      throw EngineError(.invalidModel, "has paddings \(paddings) for a tensor of rank \(rank)")
    }
    return ((0..<rank).map { paddings[2 * $0] }, (0..<rank).map { paddings[2 * $0 + 1] })
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum MirrorPadOptions {
  static let mode = 0
}
