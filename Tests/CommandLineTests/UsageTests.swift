import Testing

struct UsageTests {
  @Test(arguments: [
    [], ["--help"], ["version"], ["--version"], ["pose", "--help"], ["face", "--help"],
    ["hand", "--help"], ["objects", "--help"], ["run", "--help"], ["verify", "--help"],
    ["inspect", "--help"], ["plan", "--help"], ["profile", "--help"], ["bench", "--help"],
  ])
  func helpAndVersion_succeed(arguments: [String]) throws {
    let outcome = try Tool.vitruvian.run(arguments)
    #expect(outcome.status == 0 && !outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test(arguments: [
    ["dance"], ["pose"], ["pose", "--num-poses", "0", "a.png"], ["pose", "--num-poses", "many", "a.png"],
    ["pose", "--min-presence-confidence", "1.5", "a.png"], ["pose", "--rotation", "45", "a.png"],
    ["pose", "--orientation", "sideways", "a.png"], ["hand", "--subject-roi", "0.5,0.5,0,1,0", "a.png"],
    ["hand", "--subject-roi", "0.5,0.5,1,1,nan", "a.png"], ["bench", "m", "--rotation", "90"],
    ["pose", "--kernels", "magic", "a.png"], ["pose", "--threads", "0", "a.png"],
    ["pose", "--annotate", "out.webp", "a.png"], ["pose", "--no-such-option", "a.png"],
    ["run", "--model", "m"], ["verify", "--model", "m"],
    ["verify", "--model", "m", "--reference", "r", "--absolute=-1"], ["bench", "m", "--runs", "0"],
    ["bench", "m", "--runs", "1000000000000000"], ["profile", "m", "--runs", "1000000000000000"],
    ["pose", ""], ["pose", "--model", "", "a.png"], ["pose", "--output", "", "a.png"],
    ["pose", "--annotate", "./a.png", "a.png"], ["pose", "--output", "a.png", "a.png"],
    ["pose", "--output", "m.task", "--model", "m.task", "a.png"],
    ["pose", "--annotate", ".", "a.png", "b.jpg"],
    ["run", "--model", "m", "--input", "x", "--output-directory", "o"],
    ["run", "--model", "m", "--input", "x=a", "--input", "x=b", "--output-directory", "o"],
    ["bench", "m", "--num-hands", "3"],
    ["bench", "m", "--task", "pose", "--input", "a.png", "--num-hands", "3"],
    ["bench", "m", "--task", "objects", "--input", "a.png", "--min-presence-confidence", "0.4"],
  ])
  func wrongUsage_hasStatusTwo(arguments: [String]) throws {
    let outcome = try Tool.vitruvian.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
  }

  @Test(arguments: [["net.tflite", "-o", "net.tflite"], ["net.tflite", "-o", ""], ["net.tflite"], []])
  func wrongUsageOfTheConverter_hasStatusTwo(arguments: [String]) throws {
    let outcome = try Tool.modelConverter.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
  }
}
