import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// What `verify` sees, and what it says of references that are not in order.
struct VerifyCommandTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
    for folder in ["inputs", "outputs", "tensors"] {
      try FileManager.default.createDirectory(
        at: files.url.appendingPathComponent("reference/\(folder)"), withIntermediateDirectories: true)
    }
  }

  private func write(_ graph: GraphDefinition, to name: String = "model.safetensors") throws -> String {
    let source = ConversionSource(
      fileName: "test.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    let path = files.path(name)
    try Model(graphs: [graph], source: source).write(toFile: path)
    return path
  }

  private func write(_ tensor: Tensor, _ name: String) throws {
    try NumPyFile.write(tensor, to: files.path("reference/\(name).npy"))
  }

  private func verify(_ model: String, _ options: String...) throws -> Tool.Outcome {
    try Tool.vitruvian.run(["verify", "--model", model, "--reference", files.path("reference")] + options)
  }

  /// The first case of the report.
  private func report(_ model: String, _ options: String...) throws -> [String: Any] {
    let outcome = try Tool.vitruvian.run(
      ["verify", "--model", model, "--reference", files.path("reference"), "--json"] + options)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require((report?["cases"] as? [[String: Any]])?.first, "\(outcome.errors)")
  }

  /// Tensors are compared piece by piece; what is wrong in a late piece is found at its place.
  @Test func errorsInLatePieces_haveTheirPlace() throws {
    let shape: Shape = [3, 40_000]
    let graph = GraphDefinition(
      name: "long",
      tensors: ["plain", "negated"].map { TensorDefinition(name: $0, shape: shape, elementType: .float32) },
      nodes: [
        NodeDefinition(
          name: "negate", operation: Operation(ElementwiseUnary(.negate)), inputs: [0], outputs: [1])
      ],
      inputs: [0], outputs: [1])
    let model = try write(graph)
    let values = (0..<shape.elementCount).map { Float($0 % 100) }
    try write(Tensor(shape: shape, values: values), "inputs/plain")
    var expected = values.map { -$0 }
    expected[2 * 40_000 + 39_999] += 3
    expected[16_384] += 1
    try write(Tensor(shape: shape, values: expected), "outputs/negated")
    let tensor = try #require((report(model)["tensors"] as? [[String: Any]])?.first)
    #expect(tensor["difference_count"] as? Int == 2 && tensor["largest_error"] as? Double == 3)
    let worst = try #require(tensor["worst"] as? [String: Any])
    #expect(worst["index"] as? [Int] == [2, 39_999])
    #expect(worst["ours"] as? Double == -99 && worst["reference"] as? Double == -96)
  }

  /// `small → enlarged → mixed`: a convolution of single pixels may go before the resize, unless somebody
  /// wants to see the enlarged image.
  private static func enlargement() throws -> GraphDefinition {
    var generator = SeededGenerator(seed: 4)
    let filter: Shape = [16, 1, 1, 16]
    func constant(_ name: String, _ shape: Shape) -> TensorDefinition {
      TensorDefinition(
        name: name, shape: shape, elementType: .float32,
        constant: Tensor(shape: shape, values: generator.floats(shape.elementCount)))
    }
    return GraphDefinition(
      name: "enlargement",
      tensors: [
        TensorDefinition(name: "small", shape: [1, 5, 5, 16], elementType: .float32),
        TensorDefinition(name: "enlarged", shape: [1, 20, 20, 16], elementType: .float32),
        constant("filter", filter), constant("bias", [16]),
        TensorDefinition(name: "mixed", shape: [1, 20, 20, 16], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "enlarge",
          operation: Operation(
            ResizeBilinear(Resizing(height: 20, width: 20, alignsCorners: false, usesHalfPixelCenters: true))),
          inputs: [0], outputs: [1]),
        NodeDefinition(
          name: "mix", operation: Operation(Convolution2D(window: Window2D())), inputs: [1, 2, 3],
          outputs: [4]),
      ],
      inputs: [0], outputs: [4])
  }

  // MARK: Rounded weights

  /// `output = image · weights`, of two outputs.
  private func writeProduct(_ weights: [Float]) throws -> String {
    try write(
      GraphDefinition(
        name: "product",
        tensors: [
          TensorDefinition(name: "image", shape: [1, 2], elementType: .float32),
          TensorDefinition(
            name: "weights", shape: [2, 2], elementType: .float32,
            constant: Tensor(shape: [2, 2], values: weights)),
          TensorDefinition(name: "output", shape: [1, 2], elementType: .float32),
        ],
        nodes: [
          NodeDefinition(
            name: "multiply", operation: Operation(FullyConnected()), inputs: [0, 1, nil], outputs: [2])
        ],
        inputs: [0], outputs: [2]))
  }

  /// The only output of the only network.
  private func rounded(_ model: String, _ options: String...) throws -> [String: Any] {
    let outcome = try Tool.vitruvian.run(["verify", "--model", model, "--json"] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let network = try #require((report?["networks"] as? [[String: Any]])?.first)
    return try #require((network["outputs"] as? [[String: Any]])?.first)
  }

  @Test(
    arguments: [
      // 1 + 2⁻⁹ is of half precision, and no bf16; −127 to 127 times a scale are the other row.
      ("f16", 0, 0), ("bf16", 0x1p-9, 0x1p-9 / 2), ("int8", 0x1p-9, 0x1p-9 / 2),
    ] as [(String, Double, Double)])
  func weights_areRounded(format: String, largest: Double, mean: Double) throws {
    // The larger weight of a channel is 127 steps, and the other 126.
    let step: Float = 0x1p-2
    let odd: Float = format == "int8" ? 126 * step + 0x1p-9 : 1 + 0x1p-9
    let model = try writeProduct([odd, 127 * step, 126 * step, 127 * step])
    try write(Tensor(shape: [1, 2], values: [1, 0 as Float]), "inputs/image")
    let output = try rounded(
      model, "--round", format, "--input", "image=\(files.path("reference/inputs/image.npy"))")
    #expect(output["tensor"] as? String == "output" && output["element_count"] as? Int == 2)
    #expect(output["largest_difference"] as? Double == largest)
    #expect(output["mean_difference"] as? Double == mean)
  }

  /// Weights are halves already, so only the inputs of products are rounded.
  @Test func halfPrecision_roundsInputs() throws {
    let model = try writeProduct([1, 0, 0, 1])
    #expect(try rounded(model, "--round", "f16")["largest_difference"] as? Double == 0)
    let half = try rounded(model, "--round", "f16", "--precision", "half")
    let largest = try #require(half["largest_difference"] as? Double)
    #expect(largest > 0 && largest <= 0x1p-12)
    let text = try Tool.vitruvian.run(["verify", "--model", model, "--round", "int8"])
    #expect(text.output.contains("weights as int8, computed with precision exact"), "\(text.output)")
  }

  @Test func networksWithoutWeights_cannotBeRounded() throws {
    let model = try write(Self.enlargement())
    let unknown = try Tool.vitruvian.run(
      ["verify", "--model", model, "--round", "bf16", "--input", "large=x.npy"])
    #expect(unknown.status == 2 && unknown.errors.contains("no input \"large\""), "\(unknown.errors)")
    let other = try write(
      GraphDefinition(
        name: "negation",
        tensors: ["image", "output"].map {
          TensorDefinition(name: $0, shape: [1, 2], elementType: .float32)
        },
        nodes: [
          NodeDefinition(
            name: "negate", operation: Operation(ElementwiseUnary(.negate)), inputs: [0], outputs: [1])
        ],
        inputs: [0], outputs: [1]))
    let outcome = try Tool.vitruvian.run(["verify", "--model", other, "--round", "bf16"])
    #expect(outcome.status == 1 && outcome.errors.contains("no weights"), "\(outcome.errors)")
  }

  // MARK: References

  @Test func outputsThatDependOnCapturing_areNamed() throws {
    let model = try write(Self.enlargement())
    var generator = SeededGenerator(seed: 5)
    try write(Tensor(shape: [1, 5, 5, 16], values: generator.floats(400)), "inputs/small")
    let run = try Tool.vitruvian.run([
      "run", "--model", model, "--input", "small=\(files.path("reference/inputs/small.npy"))", "--capture",
      "all",
      "--precision", "exact", "--output-directory", files.path("all"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: files.path("all")).sorted() == [
        "enlarged.npy", "mixed.npy",
      ])
    try FileManager.default.copyItem(
      atPath: files.path("all/mixed.npy"), toPath: files.path("reference/outputs/mixed.npy"))
    // Nothing inside the network is looked at: nothing differs.
    #expect(try (report(model)["capture_differences"] as? [Any])?.isEmpty == true)
    for options in [["--capture", "all"], ["--capture", "enlarged"]] {
      let outcome = try Tool.vitruvian.run(
        ["verify", "--model", model, "--reference", files.path("reference")] + options)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("elements of output \"mixed\" have other bits"), "\(outcome.output)")
    }
    try FileManager.default.copyItem(
      atPath: files.path("all/enlarged.npy"), toPath: files.path("reference/tensors/enlarged.npy"))
    let found = try report(model)
    let difference = try #require((found["capture_differences"] as? [[String: Any]])?.first)
    #expect(difference["tensor"] as? String == "mixed" && difference["difference_count"] as? Int ?? 0 > 0)
    let tensors = try #require(found["tensors"] as? [[String: Any]])
    #expect(tensors.compactMap { $0["tensor"] as? String } == ["enlarged", "mixed", "mixed"])
    #expect(tensors.compactMap { $0["is_captured"] as? Bool } == [true, false, true])
    #expect(try verify(model).status == 0)
    #expect(try verify(model, "--strict").status == 1)
    let exact = try verify(model, "--strict", "--precision", "exact")
    #expect(exact.status == 0 && !exact.output.contains("other bits"), "\(exact.output)")
  }

  /// `in → out`, the negative, and the same as another output.
  private func writeNegation(outputs: [Int] = [1]) throws -> String {
    try write(Tensor(shape: [1, 3], values: [1, 2, 3 as Float]), "inputs/in")
    try write(Tensor(shape: [1, 3], values: [-1, -2, -3 as Float]), "outputs/out")
    return try write(
      GraphDefinition(
        name: "negation",
        tensors: ["in", "out"].map { TensorDefinition(name: $0, shape: [1, 3], elementType: .float32) },
        nodes: [
          NodeDefinition(
            name: "negate", operation: Operation(ElementwiseUnary(.negate)), inputs: [0], outputs: [1])
        ],
        inputs: [0], outputs: outputs))
  }

  @Test(arguments: [[1, 1], [1, 0], [0, 1, 1, 0]])
  func outputsListedTwice_areRunAndCompared(outputs: [Int]) throws {
    let model = try writeNegation(outputs: outputs)
    let run = try Tool.vitruvian.run([
      "run", "--model", model, "--input", "in=\(files.path("reference/inputs/in.npy"))", "--output-directory",
      files.path("out"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    let names = Set(outputs.map { ["in", "out"][$0] })
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: files.path("out")))
        == Set(names.map { $0 + ".npy" }))
    #expect(try NumPyFile.read(files.path("out/out.npy")).floats == [-1, -2, -3])
    if outputs.contains(0) { try write(Tensor(shape: [1, 3], values: [1, 2, 3 as Float]), "outputs/in") }
    let outcome = try verify(model, "--strict")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("\(names.count) of \(names.count) tensors"), "\(outcome.output)")
  }

  /// Names of files, how they are spoilt, and what the report says.
  @Test(arguments: [
    ("outputs/out", Spoiling.cutting, "found"), ("outputs/out", .emptying, "the file is empty"),
    ("outputs/out", .otherShape, "the reference's file holds float32 [3]"),
    ("outputs/out", .otherType, "the reference's file holds int32 [1×3]"),
    ("outputs/out", .text, "not a .npy file"), ("outputs/out", .folder, "this is a folder"),
    ("inputs/in", .cutting, "found"), ("inputs/in", .removing, "no file for input \"in\""),
    ("inputs/in", .otherShape, "found float32 [3]"), ("inputs/in", .otherType, "found int32 [1×3]"),
  ])
  func fileThatCannotBeUsed_isALineOfTheReport(name: String, spoiling: Spoiling, message: String) throws {
    let model = try writeNegation()
    try spoiling.apply(to: files.path("reference/\(name).npy"))
    let outcome = try verify(model)
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.output.contains(message) && outcome.output.contains("FAIL"), "\(outcome.output)")
    let found = try report(model)
    #expect(found["passes"] as? Bool == false)
    let problems =
      (found["problems"] as? [String] ?? [])
      + (found["tensors"] as? [[String: Any]] ?? []).compactMap { $0["problem"] as? String }
    #expect(problems.count == 1 && problems[0].contains(message), "\(problems)")
  }

  enum Spoiling {
    case cutting, emptying, removing, otherShape, otherType, text, folder

    func apply(to path: String) throws {
      switch self {
      case .cutting:
        try Data(contentsOf: URL(fileURLWithPath: path)).dropLast(2).write(to: URL(fileURLWithPath: path))
      case .emptying: try Data().write(to: URL(fileURLWithPath: path))
      case .removing: try FileManager.default.removeItem(atPath: path)
      case .otherShape: try NumPyFile.write(Tensor(shape: [3], values: [1, 2, 3 as Float]), to: path)
      case .otherType: try NumPyFile.write(Tensor(shape: [1, 3], values: [1, 2, 3 as Int32]), to: path)
      case .text: try Data("twelve bytes or more".utf8).write(to: URL(fileURLWithPath: path))
      case .folder:
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      }
    }
  }

  /// The other files are compared nevertheless.
  @Test func badFile_doesNotEndTheReport() throws {
    let model = try writeNegation(outputs: [1, 0])
    try write(Tensor(shape: [1, 3], values: [1, 2, 3 as Float]), "outputs/in")
    try Spoiling.text.apply(to: files.path("reference/outputs/out.npy"))
    let outcome = try verify(model)
    #expect(outcome.status == 1 && outcome.output.contains("1 of 2 tensors"), "\(outcome.output)")
  }

  @Test func outputWithoutAFile_fails() throws {
    let model = try writeNegation(outputs: [1, 0])
    let outcome = try verify(model)
    #expect(outcome.status == 1 && outcome.output.contains(#"output "in""#), "\(outcome.output)")
  }

  /// A misspelt name, and what an older network had, are nothing that was compared.
  @Test(arguments: ["outputs", "tensors"])
  func fileOfNoTensor_fails(folder: String) throws {
    let model = try writeNegation()
    for name in ["0ut", "former"] {
      try write(Tensor(shape: [1, 3], values: [-1, -2, -3 as Float]), "\(folder)/\(name)")
    }
    let outcome = try verify(model)
    #expect(outcome.status == 1 && outcome.output.contains("1 of 1 tensors"), "\(outcome.output)")
    for name in ["0ut", "former"] {
      let line = "FAIL: \(folder)/\(name).npy belongs to no tensor of the network\n"
      #expect(outcome.output.contains(line), "\(outcome.output)")
    }
    let found = try report(model)
    #expect(found["passes"] as? Bool == false)
    #expect(found["unmatched_files"] as? [String] == ["\(folder)/0ut.npy", "\(folder)/former.npy"])
  }

  /// The script that makes references lists the tensors of the network as it was before it was converted.
  @Test func fileOfATensorThatConversionFolds_passes() throws {
    let model = try writeNegation()
    for name in ["padded", "other"] {
      try write(Tensor(shape: [1, 3], values: [-1, -2, -3 as Float]), "tensors/\(name)")
    }
    _ = try files.write(Array(#"{"tensors": ["tensors/padded.npy"]}"#.utf8), to: "reference/origin.json")
    #expect(try report(model)["folded_files"] as? [String] == ["tensors/padded.npy"])
    #expect(try report(model)["unmatched_files"] as? [String] == ["tensors/other.npy"])
    try FileManager.default.removeItem(atPath: files.path("reference/tensors/other.npy"))
    let outcome = try verify(model, "--strict")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("1 files are of tensors that the converter folds away"))
    // Outputs are never folded away.
    try write(Tensor(shape: [1, 3], values: [-1, -2, -3 as Float]), "outputs/padded")
    #expect(try verify(model).status == 1)
    for damaged in ["", "[]", #"{"tensors": 3}"#] {
      _ = try files.write(Array(damaged.utf8), to: "reference/origin.json")
      #expect(try verify(model).status == 1)
    }
  }

  /// Where sums cancel, the reference's own kernels differ by more than its numbers have digits; the script
  /// that makes references says by how much.
  @Test func differenceOfTheReferencesKernels_passesTwice() throws {
    let model = try writeNegation()
    try write(Tensor(shape: [1, 3], values: [-1, -2, -3.001 as Float]), "outputs/out")
    #expect(try verify(model).status == 1)
    for (difference, status) in [("0.0006", Int32(0)), ("0.0004", 1)] {
      let origin = #"{"differences": {"outputs/out.npy": \#(difference)}}"#
      _ = try files.write(Array(origin.utf8), to: "reference/origin.json")
      #expect(try verify(model).status == status, "\(difference)")
      #expect(try verify(model, "--strict").status == 1)
    }
  }

  @Test func strict_seesTheSignOfZero() throws {
    let model = try writeNegation()
    try write(Tensor(shape: [1, 3], values: [0, 2, 3 as Float]), "inputs/in")
    try write(Tensor(shape: [1, 3], values: [0, -2, -3 as Float]), "outputs/out")
    #expect(try verify(model).status == 0)
    #expect(try verify(model, "--strict").status == 1)
    try write(Tensor(shape: [1, 3], values: [-0.0, -2, -3 as Float]), "outputs/out")
    #expect(try verify(model, "--strict").status == 0)
    let usage = try verify(model, "--strict", "--absolute", "1")
    #expect(usage.status == 2 && usage.errors.contains("--strict"))
  }

  /// Weights of quantized values times numbers, and what is made of the product. A code of the input is 2 ÷
  /// 255, the largest weight 1.27.
  @Test(arguments: [(0, true), (0.9, true), (-0.9, true), (1.2, false), (-1.2, false)])
  func dynamicRange_allowsOneCodeOfTheInput(codes: Float, passes: Bool) throws {
    let weights = Tensor(shape: [2, 4], elementType: .int8) { bytes in
      for (index, code) in [127, -50, 3, 90, -127, 20, 64, -9].enumerated() {
        bytes[index] = UInt8(bitPattern: Int8(code))
      }
    }
    let model = try write(
      GraphDefinition(
        name: "product",
        tensors: [
          TensorDefinition(name: "in", shape: [1, 4], elementType: .float32),
          TensorDefinition(
            name: "weights", shape: [2, 4], elementType: .int8,
            quantization: Quantization(scale: 0.01, zeroPoint: 0),
            constant: weights),
          TensorDefinition(name: "product", shape: [1, 2], elementType: .float32),
          TensorDefinition(name: "negative", shape: [1, 2], elementType: .float32),
        ],
        nodes: [
          NodeDefinition(
            name: "multiply", operation: Operation(FullyConnected()), inputs: [0, 1], outputs: [2]),
          NodeDefinition(
            name: "negate", operation: Operation(ElementwiseUnary(.negate)), inputs: [2], outputs: [3]),
        ],
        inputs: [0], outputs: [2, 3]))
    try write(Tensor(shape: [1, 4], values: [1, -1, 0.5, 0.25 as Float]), "inputs/in")
    let run = try Tool.vitruvian.run([
      "run", "--model", model, "--input", "in=\(files.path("reference/inputs/in.npy"))", "--output-directory",
      files.path("out"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    let error = codes * 2 / 255 * 1.27
    for name in ["product", "negative"] {
      var numbers = try NumPyFile.read(files.path("out/\(name).npy")).floats
      numbers[1] += error
      try write(Tensor(shape: [1, 2], values: numbers), "outputs/\(name)")
    }
    let outcome = try verify(model)
    #expect(outcome.status == (passes ? 0 : 1), "\(outcome.output)")
    #expect(outcome.output.contains("FAIL") == !passes)
    #expect(try verify(model, "--strict").status == (codes == 0 ? 0 : 1))
  }

  /// Two products with a function between: numbers times quantized weights, or times what these stand for.
  private func writeProducts(quantized: Bool, to name: String) throws -> String {
    var generator = SeededGenerator(seed: 3)
    let size = 48
    func weights(_ name: String) -> TensorDefinition {
      let codes = (0..<size * size).map { _ in Int8.random(in: -127...127, using: &generator) }
      let shape: Shape = [size, size]
      return quantized
        ? TensorDefinition(
          name: name, shape: shape, elementType: .int8,
          quantization: Quantization(scale: 0.002, zeroPoint: 0),
          constant: Tensor(shape: shape, elementType: .int8) {
            $0.copyBytes(from: codes.map(UInt8.init(bitPattern:)))
          })
        : TensorDefinition(
          name: name, shape: shape, elementType: .float32,
          constant: Tensor(shape: shape, values: codes.map { Float($0) * 0.002 }))
    }
    func numbers(_ name: String) -> TensorDefinition {
      TensorDefinition(name: name, shape: [1, size], elementType: .float32)
    }
    func product(_ name: String, _ inputs: [Int], to output: Int) -> NodeDefinition {
      NodeDefinition(name: name, operation: Operation(FullyConnected()), inputs: inputs, outputs: [output])
    }
    return try write(
      GraphDefinition(
        name: "products",
        tensors: [
          numbers("in"), weights("w1"), numbers("first"), numbers("score"), weights("w2"), numbers("out"),
        ],
        nodes: [
          product("one", [0, 1], to: 2),
          NodeDefinition(
            name: "score", operation: Operation(ElementwiseUnary(.logistic)), inputs: [2], outputs: [3]),
          product("two", [3, 4], to: 5),
        ],
        inputs: [0], outputs: [5]), to: name)
  }

  /// How far the second product may be from the reference follows from how far quantization takes it.
  @Test func dynamicRange_isCarriedOn() throws {
    let shape: Shape = [1, 48]
    var generator = SeededGenerator(seed: 4)
    try write(
      Tensor(shape: shape, values: (0..<48).map { _ in Float.random(in: -1...1, using: &generator) }),
      "inputs/in")
    func run(_ model: String) throws -> [Float] {
      let arguments = ["run", "--model", model, "--input", "in=\(files.path("reference/inputs/in.npy"))"]
      let outcome = try Tool.vitruvian.run(arguments + ["--output-directory", files.path("out")])
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try NumPyFile.read(files.path("out/out.npy")).floats
    }
    let exact = try run(writeProducts(quantized: false, to: "exact.safetensors"))
    let model = try writeProducts(quantized: true, to: "quantized.safetensors")
    let ours = try run(model)
    let shift = try #require(zip(ours, exact).map { abs($0 - $1) }.max())
    #expect(shift > 1e-4)
    // Another right run may be as far away on the other side.
    try write(Tensor(shape: shape, values: zip(ours, exact).map { 2 * $1 - $0 }), "outputs/out")
    #expect(try verify(model).status == 0)
    #expect(try verify(model, "--strict").status == 1)
    // One element that is further away than quantization takes any is wrong, in whichever of the two it is.
    for sign in [-1, 1] as [Float] {
      var wrong = ours
      wrong[17] += sign * 5 * shift
      try write(Tensor(shape: shape, values: wrong), "outputs/out")
      let outcome = try verify(model)
      #expect(outcome.status == 1 && outcome.output.contains("FAIL"), "\(outcome.output)")
    }
  }
}
