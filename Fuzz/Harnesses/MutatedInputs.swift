/// Inputs for a harness without a fuzzer: those of a corpus, each with some bytes changed as a seed says.
package struct MutatedInputs: Sendable {
  private let corpus: [[UInt8]]
  private let maximumByteCount: Int

  /// - Precondition: There is an input in the corpus.
  package init(corpus: [[UInt8]], maximumByteCount: Int) {
    precondition(!corpus.isEmpty, "there is nothing to change")
    self.corpus = corpus
    self.maximumByteCount = maximumByteCount
  }

  /// The input of a seed; the same each time.
  package func input(seed: UInt64) -> [UInt8] {
    var decisions = Decisions(seed: seed)
    var bytes = decisions.element(of: corpus)
    for _ in 0..<decisions.integer(1...8) { mutate(&bytes, &decisions) }
    return Array(bytes.prefix(maximumByteCount))
  }

  private func mutate(_ bytes: inout [UInt8], _ decisions: inout Decisions) {
    let start = decisions.integer(0...bytes.count)
    let end = min(bytes.count, start + decisions.integer(1...(decisions.oneIn(4) ? 64 : 4)))
    switch decisions.integer(0...5) {
    case 0: bytes.replaceSubrange(start..<end, with: decisions.bytes(end - start))
    case 1:
      let number = decisions.element(of: [0, 1, 0x7f, 0x80, 0xff] as [UInt8])
      bytes.replaceSubrange(start..<end, with: repeatElement(number, count: end - start))
    case 2: if start < end { bytes[start] ^= 1 << UInt8(decisions.integer(0...7)) }
    case 3: bytes.removeSubrange(start..<end)
    case 4: bytes.insert(contentsOf: decisions.bytes(end - start), at: start)
    default:
      let other = decisions.element(of: corpus)
      let from = decisions.integer(0...other.count)
      bytes.insert(contentsOf: other[from..<min(other.count, from + decisions.integer(1...64))], at: start)
    }
  }
}
