import Foundation
import FuzzHarnesses
import GraphRuntime

// Runs a harness with inputs that seeds give. There is neither a fuzzer nor a sanitizer here, so that an hour
// is enough for many:
//
//     run-harness NAME COUNT [SEED [SECONDS]]
//
// Seeds are SEED, zero if it is not given, and the numbers that follow it. Each changes some bytes of an
// input of Fuzz/Corpus, below the working directory. NAME is a harness, or `graphs`: then a seed gives a
// graph, COUNT are those that have run in every way, and others are not counted. It ends earlier when so
// many seconds are over. An input that breaks a promise is printed with its seed, and others follow;
// after a crash, the last line says where to look.

/// Without a buffer, which a crash would lose.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason)\n".utf8))
  exit(2)
}

/// What runs the input of a seed, and says whether it counts.
func run(of name: String) -> (UInt64) throws -> Bool {
  guard name != "graphs" else { return GraphFuzzing.compareGraph }
  guard let harness = Harness.named(name) else {
    fail("NAME is to be graphs or one of \(Harness.all.map(\.name).joined(separator: ", "))")
  }
  let folder = URL(fileURLWithPath: "Fuzz/Corpus/\(name)")
  let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  // In one order everywhere, or seeds would give other inputs.
  let sorted = (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  let corpus = sorted.compactMap { try? [UInt8](Data(contentsOf: $0)) }
  guard !corpus.isEmpty else { fail("\(folder.path) has no inputs") }
  let inputs = MutatedInputs(corpus: corpus, maximumByteCount: harness.maximumByteCount)
  return { seed in
    try harness.run(inputs.input(seed: seed))
    return true
  }
}

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().map(UInt64.init)
guard let name = arguments.first, 1...3 ~= numbers.count, let count = numbers[0],
  let first = numbers.count > 1 ? numbers[1] : 0,
  let seconds = numbers.count > 2 ? numbers[2] : .some(1 << 31)
else { fail("usage: run-harness NAME COUNT [SEED [SECONDS]]") }

/// What came of the seeds so far.
struct Tally: CustomStringConvertible {
  let name: String
  let first: UInt64
  var seed: UInt64
  var ranCount: UInt64 = 0
  var faultCount: UInt64 = 0

  init(of name: String, from first: UInt64) {
    (self.name, self.first, seed) = (name, first, first)
  }

  var description: String {
    "\(name), seeds \(first) to \(seed): \(ranCount) ran, \(faultCount) broke a promise"
  }

  /// Runs the input of the next seed.
  mutating func runNext(_ body: (UInt64) throws -> Bool) {
    do {
      if try body(seed) { ranCount += 1 }
    } catch {
      ranCount += 1
      faultCount += 1
      say("\(name), seed \(seed): \(error)")
    }
    seed += 1
  }
}

let body = run(of: name)
let end = ContinuousClock.now + .seconds(Double(seconds))
var tally = Tally(of: name, from: first)
while tally.ranCount < count, ContinuousClock.now < end {
  tally.runNext(body)
  if tally.seed.isMultiple(of: name == "graphs" ? 1000 : 50_000) { say("\(tally)") }
}
say("\(tally)")
if name == "graphs" { say("on each of \(KernelTier.ofMicroKernels.map(\.rawValue).joined(separator: ", "))") }
exit(tally.faultCount == 0 ? 0 : 1)
