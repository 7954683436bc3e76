import TensorCore

extension FastKernels {
  /// Divides each channel of some rows by a power of the energy of its neighbours, as the plain loops do.
  ///
  /// LiteRT slides one sum along the channels, which loses what is small beside a channel that has left.
  package static func normalizeLocalResponse(
    of values: UnsafePointer<Float>, into results: UnsafeMutablePointer<Float>, length: Int, rowCount: Int,
    radius: Int, bias: Float, alpha: Float, beta: Float, instructionSet: InstructionSet
  ) {
    let radius = min(radius, length - 1)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: energyCount + squareCount) { room in
      guard let energies = room.baseAddress else { return }
      let squares = energies + energyCount
      for row in 0..<rowCount {
        let (values, results) = (values + row * length, results + row * length)
        for first in stride(from: 0, to: length, by: energyCount) {
          let channelCount = min(energyCount, length - first)
          energies.update(repeating: 0, count: energyCount)
          for nearest in stride(from: -radius, through: radius, by: distanceCount) {
            let count = min(distanceCount, radius - nearest + 1)
            square(values, length, from: first + nearest, channelCount + count, into: squares)
            addNeighbours(count, of: squares, to: energies, channelCount)
          }
          let results = results + first
          for index in 0..<channelCount { results[index] = bias + alpha * energies[index] }
        }
      }
      for first in stride(from: 0, to: rowCount * length, by: squareCount) {
        let count = min(squareCount, rowCount * length - first)
        let (values, results) = (values + first, results + first)
        raise(results, count, to: beta, squares, instructionSet)
        for index in 0..<count { results[index] = values[index] / results[index] }
      }
    }
  }

  /// Squares some channels, of which those beyond the row's ends are zeros.
  @inline(__always)
  private static func square(
    _ values: UnsafePointer<Float>, _ length: Int, from first: Int, _ count: Int,
    into squares: UnsafeMutablePointer<Float>
  ) {
    let inside = (0..<count).clamped(to: -first..<length - first)
    for index in 0..<inside.lowerBound { squares[index] = 0 }
    let (values, target) = (values + first + inside.lowerBound, squares + inside.lowerBound)
    for index in 0..<inside.count { target[index] = values[index] * values[index] }
    for index in inside.upperBound..<count { squares[index] = 0 }
  }

  /// Adds `count` neighbouring squares to the energy of each channel, in vectors, the last of which may reach
  /// beyond the channels and read what was left there.
  @inline(__always)
  private static func addNeighbours(
    _ count: Int, of squares: UnsafePointer<Float>, to energies: UnsafeMutablePointer<Float>,
    _ channelCount: Int
  ) {
    typealias Vector = SIMD8<Float>
    for channel in stride(from: 0, to: channelCount, by: Vector.scalarCount) {
      let target = UnsafeMutableRawPointer(energies + channel)
      var energy = target.loadUnaligned(as: Vector.self)
      // In bounds: channels and distances together are fewer than there are squares, by a vector.
      for index in channel..<channel + count {
        energy += UnsafeRawPointer(squares + index).loadUnaligned(as: Vector.self)
      }
      target.storeBytes(of: energy, as: Vector.self)
    }
  }

  /// Raises numbers to a power; roots take a fraction of the time of others.
  ///
  /// - Parameter room: For as many numbers; overwritten.
  private static func raise(
    _ numbers: UnsafeMutablePointer<Float>, _ count: Int, to power: Float,
    _ room: UnsafeMutablePointer<Float>, _ instructionSet: InstructionSet
  ) {
    let kernels = instructionSet.kernels
    switch power {
    case 0.5: kernels.apply(.squareRoot, numbers, count, numbers)
    case 0.75:
      kernels.apply(.squareRoot, numbers, count, room)
      kernels.apply(.squareRoot, room, count, numbers)
      for index in 0..<count { numbers[index] *= room[index] }
    case 1: break
    default: for index in 0..<count { numbers[index] = ReferenceKernels.power(numbers[index], power) }
    }
  }

  /// The channels whose energies are summed together, the distances at which neighbours are, and the squares
  /// of all of them: as many as lie on the stack.
  private static let (energyCount, distanceCount, squareCount) = (64, 64, 128)
}
