import Foundation
import FuzzHarnesses

// libFuzzer's own loop, with the harness that VITRUVIAN_HARNESS names: it starts itself again with other
// arguments, but in the same environment.

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private let harness: Harness = {
  let name = ProcessInfo.processInfo.environment["VITRUVIAN_HARNESS"] ?? ""
  guard let harness = Harness.named(name) else {
    let names = Harness.all.map { "\($0.name): \($0.summary)" }
    print("VITRUVIAN_HARNESS is to name one of\n\(names.joined(separator: "\n"))")
    exit(2)
  }
  return harness
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try harness.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    // A crash is how a fuzzer hears of it, and optimised code would crash without a word.
    FileHandle.standardError.write(Data("\(harness.name): \(error)\n".utf8))
    abort()
  }
  return 0
}

_ = harness
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&argumentCount, &arguments) { test($0, $1) })
