import Testing

/// Models that cannot be read: one line that names the file, status 1, no crash.
struct BadModelTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
  }

  private func expectRefusal(_ path: String) throws {
    for arguments in [["inspect", path], ["plan", path], ["bench", path], ["pose", "--model", path, "x.png"]] {
      let outcome = try Tool.vitruvian.run(arguments)
      #expect(outcome.status == 1, "\(arguments) ended with \(outcome.status)")
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains(path), "\(outcome.errors)")
    }
  }

  @Test func missingModel_isNamed() throws {
    try expectRefusal(files.path("no such model.task"))
  }

  @Test func directory_isNamed() throws {
    try expectRefusal(files.url.path)
  }

  @Test(arguments: [
    ("empty", []), ("text", Array("hello".utf8)), ("zeros", [UInt8](repeating: 0, count: 4096)),
    ("jpeg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), ("zip", Array("PK\u{5}\u{6}".utf8) + [UInt8](repeating: 0, count: 18)),
    ("header", [255, 255, 255, 255, 255, 255, 255, 127, 0x7B]),
    ("flatbuffer", [16, 0, 0, 0] + Array("TFL3".utf8) + [UInt8](repeating: 255, count: 64)),
  ] as [(String, [UInt8])])
  func garbage_isNamed(name: String, bytes: [UInt8]) throws {
    try expectRefusal(files.write(bytes, to: name))
  }
}
