import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// A file that one argument replaces and another needs: wrong usage, before anything is written.
struct ReplacedFileTests {
  private let files: TemporaryDirectory
  /// Where the tools look for models; the one in it cannot be read.
  private let environment = ["VITRUVIAN_MODELS": "models"]

  init() throws {
    files = try TemporaryDirectory()
    for folder in ["real", "linked", "models"] {
      try FileManager.default.createDirectory(atPath: files.path(folder), withIntermediateDirectories: false)
    }
    for name in ["photo.jpg", "photo_mask_0.png", "other.jpg", "models/pose_landmarker_full.task"] {
      _ = try files.write(Array("of \(name)".utf8), to: name)
    }
    for (link, target) in [
      ("link.jpg", "photo.jpg"), ("linked/photo_mask_0.png", "../photo.jpg"), ("dangling.png", "missing.png"),
      ("there", "real"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: files.path(link), withDestinationPath: target)
    }
    try FileManager.default.linkItem(atPath: files.path("photo.jpg"), toPath: files.path("hard.jpg"))
  }

  /// What is in the folder, by name.
  private func contents() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: files.url.path)
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, FileManager.default.contents(atPath: files.path($0)) ?? Data()) }
    )
  }

  /// Checks that a run is refused with `complaint` and changes nothing.
  private func expectRefusal(_ complaint: String, _ run: () throws -> Tool.Outcome) throws {
    let before = try contents()
    let outcome = try run()
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errorLines.first?.contains(complaint + " would replace it") == true, "\(outcome.errors)")
    #expect(try contents() == before)
  }

  /// Arguments, and the part of the message that names the file and its roles.
  @Test(
    arguments: [
      (["pose", "--output", "photo.jpg", "photo.jpg"], "photo.jpg is an input, and --output"),
      (
        ["face", "--output", "./photo.jpg", "photo.jpg"], "./photo.jpg is an input (photo.jpg), and --output"
      ),
      (["hand", "--output", "hard.jpg", "photo.jpg"], "hard.jpg is an input (photo.jpg), and --output"),
      (["objects", "--output", "link.jpg", "photo.jpg"], "link.jpg is an input (photo.jpg), and --output"),
      (
        ["pose", "--output", "z.png", "--annotate", "z.png", "photo.jpg"], "z.png is --output, and --annotate"
      ),
      (
        ["pose", "--output", "there/z.png", "--annotate", "real/../real/z.png", "photo.jpg"],
        "real/../real/z.png is --output (there/z.png), and --annotate"
      ),
      (
        ["pose", "--output", "dangling.png", "--annotate", "missing.png", "photo.jpg"],
        "missing.png is --output (dangling.png), and --annotate"
      ),
      (
        ["pose", "--output", "out", "--annotate", "out", "photo.jpg", "other.jpg"],
        "out is the folder of --annotate, and --output"
      ),
      (
        ["pose", "--output", "real/other.png", "--annotate", "real", "photo.jpg", "other.jpg"],
        "/real/other.png is --output (real/other.png), and --annotate of other.jpg"
      ),
      (
        ["pose", "--segmentation-masks", ".", "photo.jpg", "photo_mask_0.png"],
        "/photo_mask_0.png is an input (photo_mask_0.png), and a mask of --segmentation-masks"
      ),
      (
        ["pose", "--segmentation-masks", "linked", "photo.jpg"],
        "/linked/photo_mask_0.png is an input (photo.jpg), and a mask of --segmentation-masks"
      ),
      (
        ["pose", "--segmentation-masks", "there", "--annotate", "real/photo_mask_0.png", "photo.jpg"],
        "/there/photo_mask_0.png is --annotate (real/photo_mask_0.png), and a mask of --segmentation-masks"
      ),
      (
        [
          "pose", "--mode", "video", "--segmentation-masks", "masks", "--num-poses", "2", "--output",
          "masks/photo_frame_000012_mask_1.png", "photo.jpg",
        ],
        "/masks/photo_frame_000012_mask_1.png is --output (masks/photo_frame_000012_mask_1.png), "
          + "and a mask of --segmentation-masks"
      ),
      (
        ["profile", "photo.jpg", "--timeline", "hard.jpg"],
        "hard.jpg is the model (photo.jpg), and --timeline"
      ),
    ] as [([String], String)])
  func clash_isNamed(arguments: [String], complaint: String) throws {
    try expectRefusal(complaint) {
      try Tool.vitruvian.run(arguments, environment: environment, directory: files.url)
    }
  }

  @Test func modelThatIsNotNamed_isKept() throws {
    let (models, model) = (files.path("models"), files.path("models/pose_landmarker_full.task"))
    try expectRefusal("\(model) is the model, and --output") {
      try Tool.vitruvian.run(
        ["pose", "--output", model, files.path("photo.jpg")], environment: ["VITRUVIAN_MODELS": models])
    }
  }

  @Test func fileBehindAStandardStream_isNamed() throws {
    let (photo, other) = (files.path("photo.jpg"), files.path("photo_mask_0.png"))
    try expectRefusal("\(photo) is standard input, and --output") {
      try Tool.vitruvian.run(["pose", "--output", photo, "-"], script: "\"$@\" < \"$0\"", name: photo)
    }
    try expectRefusal("\(other) is standard output, and --annotate") {
      try Tool.vitruvian.run(
        ["pose", "--annotate", other, photo], script: "\"$@\" >> \"$0\"", name: other)
    }
  }

  @Test(
    arguments: [
      (["photo.jpg", "-o", "hard.jpg"], "hard.jpg is the input (photo.jpg), and the output"),
      (
        ["--task", "pose", "--detector", "other.jpg", "--landmarks", "photo.jpg", "-o", "link.jpg"],
        "link.jpg is --landmarks (photo.jpg), and the output"
      ),
    ] as [([String], String)])
  func clashOfTheConverter_isNamed(arguments: [String], complaint: String) throws {
    try expectRefusal(complaint) { try Tool.modelConverter.run(arguments, directory: files.url) }
  }

  /// Which tensors are written is known when the model is.
  @Test func tensorThatReplacesAnInputOrTheModel_isNamed() throws {
    let graph = GraphDefinition(
      name: "negation",
      tensors: ["in", "out"].map { TensorDefinition(name: $0, shape: [1, 3], elementType: .float32) },
      nodes: [
        NodeDefinition(
          name: "negate", operation: Operation(ElementwiseUnary(.negate)), inputs: [0], outputs: [1])
      ],
      inputs: [0], outputs: [1])
    let source = ConversionSource(
      fileName: "test.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    let tensor = Tensor(shape: [1, 3], values: [1, 2, 3 as Float])
    for (role, model, input) in [("an input", "model", "out.npy"), ("the model", "out.npy", "in.npy")] {
      try Model(graphs: [graph], source: source).write(toFile: files.path(model))
      try NumPyFile.write(tensor, to: files.path(input))
      try expectRefusal("/out.npy is \(role) (out.npy), and the tensor \"out\"") {
        try Tool.vitruvian.run(
          ["run", "--model", model, "--input", "in=\(input)", "--output-directory", "."], directory: files.url
        )
      }
    }
  }

  /// The model that cannot be read is the first thing that fails.
  @Test(arguments: [
    ["--output", "/dev/null", "--annotate", "z", "photo.jpg", "photo.jpg"],
    ["--segmentation-masks", "real", "--annotate", "there", "photo.jpg", "other.jpg"],
    ["--segmentation-masks", ".", "--output", "photo_mask_1.png", "photo.jpg"],
    ["--segmentation-masks", ".", "--output", "other_mask_0.png", "photo.jpg"],
    ["--segmentation-masks", "real", "photo.jpg", "photo_mask_0.png"],
  ])
  func filesThatDoNotMeet_areAccepted(arguments: [String]) throws {
    let before = try contents()
    let outcome = try Tool.vitruvian.run(["pose"] + arguments, environment: environment, directory: files.url)
    #expect(outcome.status == 1 && outcome.errors.contains("pose_landmarker_full.task"), "\(outcome.errors)")
    #expect(try contents() == before)
  }
}
