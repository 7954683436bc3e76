import TensorCore

/// The SHA-256 digest, which says which source file a model was converted from.
///
/// - Source: FIPS 180-4, *Secure Hash Standard*, sections 4.1.2, 4.2.2, 5.3.3 and 6.2.
package struct SHA256 {
  /// The eight working words between two blocks of the message.
  private var words: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// What was not mixed into the words yet: less than a block.
  private var rest: [UInt8] = []
  private var byteCount = 0

  private static let blockByteCount = 64

  /// Starts the digest of a message without bytes.
  package init() {}

  /// Adds bytes to the end of the message.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount += bytes.count
    var bytes = bytes[...]
    if !rest.isEmpty {
      let missing = bytes.prefix(Self.blockByteCount - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == Self.blockByteCount else { return }
      rest.withUnsafeBytes { Self.absorb($0, into: &words) }
      rest = []
    }
    let whole = bytes.prefix(bytes.count / Self.blockByteCount * Self.blockByteCount)
    Self.absorb(UnsafeRawBufferPointer(rebasing: whole), into: &words)
    rest += bytes.dropFirst(whole.count)
  }

  /// The digest of the message as 64 lower-case hexadecimal digits.
  package func hexDigest() -> String {
    // A one bit, zeros, and the length in bits end the last block.
    var tail = rest + [0x80]
    while tail.count % Self.blockByteCount != Self.blockByteCount - 8 { tail.append(0) }
    withUnsafeBytes(of: (UInt64(byteCount) &* 8).bigEndian) { tail += $0 }
    var words = words
    tail.withUnsafeBytes { Self.absorb($0, into: &words) }
    return words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}

extension SHA256 {
  /// The digest of `bytes` as 64 lower-case hexadecimal digits.
  package static func hexDigest(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { hexDigest(of: $0) }
  }

  /// The digest of `bytes` as 64 lower-case hexadecimal digits.
  package static func hexDigest(of bytes: UnsafeRawBufferPointer) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return digest.hexDigest()
  }
}

extension StoredFile {
  /// The SHA-256 of the file, which is read piece by piece.
  ///
  /// - Throws: As ``check()``.
  package func sha256() throws -> String {
    var digest = SHA256()
    let pieceByteCount = 1 << 20
    for offset in stride(from: 0, to: byteCount, by: pieceByteCount) {
      AlignedStorage(in: self, offset..<min(offset + pieceByteCount, byteCount)).withBytes {
        digest.update($0)
      }
    }
    try check()
    return digest.hexDigest()
  }
}

extension SHA256 {
  /// Mixes whole blocks into the words, step by step as the standard has it.
  private static func absorb(_ blocks: UnsafeRawBufferPointer, into words: inout [UInt32]) {
    words.withUnsafeMutableBufferPointer { words in
      roundConstants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
          for offset in stride(from: 0, to: blocks.count, by: blockByteCount) {
            expand(blocks, at: offset, into: schedule)
            compress(schedule, constants, into: words)
          }
        }
      }
    }
  }

  /// Fills the 64 words of `schedule` from the block at `offset`, which lies wholly inside `blocks`.
  @inline(__always)
  private static func expand(
    _ blocks: UnsafeRawBufferPointer, at offset: Int, into schedule: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      schedule[index] = UInt32(
        bigEndian: blocks.loadUnaligned(fromByteOffset: offset + 4 * index, as: UInt32.self))
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let earlyMix = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
      let lateMix = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
      schedule[index] = schedule[index - 16] &+ earlyMix &+ schedule[index - 7] &+ lateMix
    }
  }

  /// Runs the 64 rounds of one block. `a` to `h` are the working variables of the standard.
  @inline(__always)
  private static func compress(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first =
        h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[index]
        &+ schedule[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    words[0] &+= a
    words[1] &+= b
    words[2] &+= c
    words[3] &+= d
    words[4] &+= e
    words[5] &+= f
    words[6] &+= g
    words[7] &+= h
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word &>> count) | (word &<< (32 - count))
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
