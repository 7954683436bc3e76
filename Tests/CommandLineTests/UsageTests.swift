import Testing

struct UsageTests {
  @Test(arguments: [
    [], ["--help"], ["version"], ["--version"], ["pose", "--help"], ["face", "--help"],
    ["hand", "--help"], ["objects", "--help"], ["detect-faces", "--help"], ["gestures", "--help"],
    ["holistic", "--help"], ["segment", "--help"], ["run", "--help"], ["verify", "--help"],
    ["inspect", "--help"], ["plan", "--help"], ["profile", "--help"], ["bench", "--help"],
    ["convert-results", "--help"], ["models", "--help"], ["models", "get", "--help"], ["models", "list"],
    ["doctor", "--help"], ["--generate-completion-script", "bash"],
  ])
  func helpAndVersion_succeed(arguments: [String]) throws {
    let outcome = try Tool.vitruvian.run(arguments)
    #expect(outcome.status == 0 && !outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func optionOfTheConverterWithNothingBehindIt_isRefused() throws {
    let outcome = try Tool.modelConverter.run(["--output=", "a.tflite", "b.tflite"])
    #expect(outcome.status == 2 && outcome.errors.contains("--output= has nothing behind it"))
  }

  /// Arguments, and what the message must name.
  @Test(
    arguments: [
      (["dance"], "dance"), (["pose"], "input"), (["pose", "--num-poses", "0", "a.png"], "--num-poses is 0"),
      (["pose", "--num-poses", "-1", "a.png"], "--num-poses is -1; expected at least 1"),
      (["pose", "--min-detection-confidence", "-.5", "a.png"], "--min-detection-confidence is -0.5"),
      (["pose", "--num-poses", "many", "a.png"], "'many' is invalid for '--num-poses"),
      (["pose", "--min-presence-confidence", "1.5", "a.png"], "--min-presence-confidence is 1.5"),
      (["pose", "--rotation", "45", "a.png"], "--rotation is 45"),
      (["pose", "--orientation", "sideways", "a.png"], "'sideways' is invalid for '--orientation"),
      (["hand", "--subject-roi", "0.5,0.5,0,1,0", "a.png"], "--subject-roi: "),
      (["hand", "--subject-roi", "0.5,0.5,1,1,nan", "a.png"], "--subject-roi: "),
      (
        ["face", "--subject-roi", "0.5,0.5,1,1,0", "--subject-roi", "0.5,0.5,1,1,0", "a.png"],
        "there are 2 --subject-roi, but --num-faces is 1"
      ),
      (
        ["hand", "--mode", "video", "--min-tracking-confidence", "0", "a.mp4"],
        "--min-tracking-confidence is 0"
      ),
      (
        ["gestures", "--mode", "video", "--min-tracking-confidence", "0", "a.mp4"],
        "--min-tracking-confidence is 0"
      ),
      (["gestures", "--gesture-max-results", "0", "a.png"], "--gesture-max-results is 0"),
      (["gestures", "--gesture-allow", "a", "--gesture-deny", "b", "a.png"], "exclude each other"),
      (["detect-faces", "--min-suppression-threshold", "2", "a.png"], "--min-suppression-threshold is 2"),
      (["holistic", "--min-hand-landmarks-confidence=-1", "a.png"], "--min-hand-landmarks-confidence is -1"),
      (["segment", "a.png"], "--masks"),
      (["bench", "m", "--rotation", "90"], "--rotation is for tasks; add --task"),
      (["bench", "m", "--model", "n"], "--model is not for bench; name the model without it"),
      (["bench", "m", "--model=n"], "--model is not for bench; name the model without it"),
      (["bench", "m", "--no-such-option"], "the option --no-such-option is not known"),
      (["pose", "--kernels", "magic", "a.png"], "'magic' is invalid for '--kernels"),
      (["pose", "--threads", "0", "a.png"], "--threads is 0"),
      (["pose", "--annotate", "out.webp", "a.png"], "--annotate out.webp"),
      (["pose", "--no-such-option", "a.png"], "--no-such-option"),
      (["pose", "--names", "--format", "csv", "a.png"], "--names is for JSON Lines"),
      (["models", "get"], "name models, or give --all"),
      (["models", "get", "--all", "hand"], "name models, or give --all"),
      (["models", "get", "pose-ful"], "did you mean \"pose-full\"?"),
      (["models", "get", "--directory", "", "hand"], "--directory is empty"),
      (["run", "--model", "m"], "--output-directory"), (["verify", "--model", "m"], "--reference"),
      (["verify", "--model", "m", "--reference", "r", "--absolute=-1"], "--absolute is -1"),
      (["bench", "m", "--runs", "0"], "--runs is 0"),
      (["bench", "m", "--runs", "1000000000000000"], "--runs is 1000000000000000"),
      (["profile", "m", "--runs", "1000000000000000"], "--runs is 1000000000000000"),
      (["pose", ""], "an input is empty"), (["pose", "--model", "", "a.png"], "--model is empty"),
      (["pose", "--output", "", "a.png"], "--output is empty"),
      // A script's empty variable: the next argument is no value of it, or it would be overwritten.
      (["pose", "--output=", "a.png", "b.png"], "--output= has nothing behind it"),
      (["pose", "--recursive=", "a.png"], "--recursive= has nothing behind it"),
      (["convert-results", "--format", "csv", "--output=", "a.jsonl", "b.jsonl"], "--output= has nothing"),
      (["pose", "--segmentation-masks", "", "a.png"], "--segmentation-masks is empty"),
      (["run", "--model", "", "--output-directory", "o"], "--model is empty"),
      (["run", "--model", "m", "--output-directory", ""], "--output-directory is empty"),
      (["verify", "--model", "m", "--reference", ""], "--reference is empty"),
      (["profile", "m", "--timeline", ""], "--timeline is empty"),
      (["bench", "m", "--task", "pose", "--input", ""], "--input is empty"),
      (["pose", "--max-megapixels", "0", "a.png"], "--max-megapixels is 0; expected 1 to 268"),
      (["face", "--max-megapixels", "269", "a.png"], "--max-megapixels is 269"),
      (["bench", "m", "--max-megapixels", "200"], "--max-megapixels is for tasks"),
      (["pose", "--annotate", "./a.png", "a.png"], "./a.png is an input"),
      (["pose", "--output", "a.png", "a.png"], "a.png is an input"),
      (["pose", "--output", "m.task", "--model", "m.task", "a.png"], "m.task is the model"),
      (["pose", "--annotate", ".", "a.png", "b.jpg"], "a.png is an input"),
      (["pos", "a.png"], "command \"pos\" is not known; did you mean \"pose\"?"),
      (["pose", "--annotate", "drawn.png", "a.png", "b.jpg"], "name a folder"),
      (["face", "--mode", "video", "--annotate", "drawn.mp4", "a.mp4", "b.mov"], "name a folder"),
      (["run", "--model", "m", "--input", "x", "--output-directory", "o"], "'x' is invalid for '--input"),
      (
        ["run", "--model", "m", "--input", "x=a", "--input", "x=b", "--output-directory", "o"],
        "--input gives \"x\" twice"
      ),
      (["bench", "m", "--num-hands", "3"], "--num-hands is for tasks"),
      (
        ["bench", "m", "--threads", "0,abc"], "--threads is 0,abc; expected 1 to 256, or several such numbers"
      ),
      (["bench", "m", "--threads", "0"], "--threads is 0; expected 1 to 256"),
      (["bench", "m", "--threads", "1,,2"], "--threads is \"1,,2\"; expected values with single commas"),
      (["bench", "m", "--threads", "99999999999999999999"], "--threads is 99999999999999999999; expected 1"),
      (["bench", "m", "--threads", "2,2"], "--threads has 2 twice"),
      (["bench", "m", "--threads", (1...17).map(String.init).joined(separator: ",")], "make 17 settings"),
      (["bench", "m", "--kernels", "baseline,"], "--kernels is \"baseline,\"; expected values with single"),
      (["bench", "m", "--kernels", "baseline,baseline"], "--kernels has baseline twice"),
      (["bench", "m", "--json", "--csv"], "--json and --csv exclude each other"),
      (["profile", "m", "--json", "--csv"], "--json and --csv exclude each other"),
      (["bench", "m", "--compare", ""], "--compare is empty"),
      (["bench", "m", "--candidates", "--threads", "1,2"], "--candidates takes one tier"),
      (["bench", "m", "--candidates", "--compare", "f"], "--compare and --candidates exclude each other"),
      (
        ["bench", "m", "--task", "pose", "--input", "a.png", "--kernels", "magic"],
        "--kernels \"magic\" is not known; expected one of auto, "
      ),
      (
        ["bench", "m", "--task", "pose", "--input", "a.png", "--num-hands", "3"],
        "--task pose: Unknown option '--num-hands'"
      ),
      (
        ["bench", "m", "--task", "pose", "--input", "a.png", "--precision", "double"],
        "'double' is invalid for '--precision"
      ),
      (["plan", "m", "--precision", "HALF"], "'HALF' is invalid for '--precision"),
      (["pose", "--precision", "", "a.png"], "'' is invalid for '--precision"),
      (["verify", "--model", "m"], "name a --reference, or a format with --round"),
      (["verify", "--model", "m", "--round", "f8"], "'f8' is invalid for '--round"),
      (["verify", "--model", "m", "--round", "f16", "--reference", "r"], "exclude each other"),
      (["verify", "--model", "m", "--round", "f16", "--strict"], "are for references"),
      (["verify", "--model", "m", "--reference", "r", "--input", "x=y.npy"], "--input is for --round"),
      (
        ["bench", "m", "--task", "objects", "--input", "a.png", "--min-presence-confidence", "0.4"],
        "--task objects: Unknown option '--min-presence-confidence'"
      ),
    ] as [([String], String)])
  func wrongUsage_isNamedWithStatusTwo(arguments: [String], complaint: String) throws {
    let outcome = try Tool.vitruvian.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    // The lines behind tell how the command is used, with the names of many options.
    #expect(outcome.errorLines.first?.contains(complaint) == true, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains("\nUsage: vitruvian "))
  }

  @Test(
    arguments: [
      (["net.tflite", "-o", "net.tflite"], "net.tflite is the input"),
      (["net.tflite", "-o", ""], "output is an empty path"),
      (["net.tflite"], "-o"), ([], "-o"),
    ] as [([String], String)])
  func wrongUsageOfTheConverter_isNamedWithStatusTwo(arguments: [String], complaint: String) throws {
    let outcome = try Tool.modelConverter.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errorLines.first?.contains(complaint) == true, "\(outcome.errors)")
  }

  /// Help says which model is taken, gives examples that parse, and explains the exit status.
  @Test(arguments: ["pose", "face", "hand", "objects", "detect-faces", "gestures", "holistic", "segment"])
  func helpOfTasks_namesDefaultsExamplesAndStatus(command: String) throws {
    let help = try Tool.vitruvian.run([command, "--help"]).output
    let words = help.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("Without --model, ") && words.contains("VITRUVIAN_MODELS or Models/"))
    #expect(words.contains("EXAMPLES: vitruvian \(command) "))
    #expect(words.contains("EXIT STATUS: 0 Everything was done."))
  }

  /// What a value is stands in its place, not the option's name once more.
  @Test(arguments: [
    "pose", "face", "hand", "objects", "detect-faces", "gestures", "holistic", "segment", "convert-results",
    "run", "verify", "inspect", "plan", "profile", "bench",
  ])
  func helpOfPathsAndNumbers_saysWhatAValueIs(command: String) throws {
    let chosen = ["mode", "format", "exif", "orientation", "decoder", "kernels", "precision", "task"]
    let help = try Tool.vitruvian.run([command, "--help"]).output
    for option in help.matches(of: /--([a-z-]+) <([a-z-]+)>/) where option.1 == option.2 {
      #expect(chosen.contains(String(option.1)), "\(option.0)")
    }
  }

  @Test func helpOfVerify_tellsTheTolerance() throws {
    let help = try Tool.vitruvian.run(["verify", "--help"]).output
    let words = help.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("(default: 1e-5, or 0 with --absolute)"))
    #expect(words.contains("manifest tells it, else 0)"))
  }
}
