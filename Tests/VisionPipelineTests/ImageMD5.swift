import Foundation

/// The MD5 digest (RFC 1321) in hexadecimal, by which the reference kit identifies decoded pixels.
func md5(_ message: [UInt8]) -> String {
  let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
  let constants = (0..<64).map { UInt32(4_294_967_296 * abs(sin(Double($0 + 1)))) }
  var padded = message + [0x80]
  padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
  padded += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (8 * $0)) }
  var words = [UInt32](repeating: 0, count: 16)
  var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
  for start in stride(from: 0, to: padded.count, by: 64) {
    padded.withUnsafeBytes { bytes in
      for word in 0..<16 {
        let value = bytes.loadUnaligned(fromByteOffset: start + 4 * word, as: UInt32.self)
        words[word] = UInt32(littleEndian: value)
      }
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let mixed: UInt32
      let word: Int
      switch step / 16 {
      case 0: (mixed, word) = (b & c | ~b & d, step)
      case 1: (mixed, word) = (d & b | ~d & c, (5 * step + 1) % 16)
      case 2: (mixed, word) = (b ^ c ^ d, (3 * step + 5) % 16)
      default: (mixed, word) = (c ^ (b | ~d), 7 * step % 16)
      }
      let sum = a &+ mixed &+ constants[step] &+ words[word]
      let shift = shifts[step / 16][step % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
    }
    state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
  }
  return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
    .map { String(format: "%02x", $0) }.joined()
}
