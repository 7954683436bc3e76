import ArgumentParser
import ModelFormat
import TFLiteImport
import TensorCore

/// The shapes of a network's inputs, where others than those in the file are wanted.
struct InputShapeOptions: ParsableArguments {
  @Option(
    name: .customLong("input-shape"),
    help: ArgumentHelp(
      """
      The shape of an input, as NAME=1x320x320x3, instead of the one in the file: of larger pictures, or several \
      at a time. Repeat it for more inputs.
      """, valueName: "name=shape"))
  var inputShapes: [String] = []

  func validate() throws {
    do { _ = try shapes } catch let error as EngineError {
      throw ValidationError("--input-shape: \(error.message)")
    }
  }

  /// The shapes by the names of the inputs.
  private var shapes: [String: Shape] { get throws { try [String: Shape](parsingInputShapes: inputShapes) } }

  /// Reads the model at a path for inputs of these shapes.
  func model(at path: String) throws -> Model { try Model(importing: path, inputShapes: shapes) }

  /// Reads the model at a path for inputs of these shapes, with the digest of its file.
  func modelWithDigest(at path: String) throws -> Model {
    try ModelImporter.read(contentsOfFile: path, inputShapes: shapes).model
  }
}
