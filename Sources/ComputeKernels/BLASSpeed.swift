import TensorCore
import Threading

/// How fast BLAS multiplies matrices, compared with the micro-kernels of one instruction set.
///
/// It is measured, since it cannot be known: on Apple's processors a coprocessor multiplies about ten times
/// as fast as a core, on others a library is about as fast as the micro-kernels, more or less.
package struct BLASSpeed: Sendable, Hashable {
  /// Billions of multiply-adds that BLAS does in a second of a large product.
  package let blas: Double
  /// Billions of multiply-adds that the micro-kernels do in a second of the same product.
  package let microKernels: Double
  /// The microseconds that a product takes besides its multiply-adds.
  package let callMicroseconds: Double
  /// The cycles of ``CostModel`` for a multiply-add.
  let cyclesPerMultiplyAdd: Double
  /// The cycles of ``CostModel`` for a product besides those of its multiply-adds.
  let cyclesPerCall: Double

  /// - Parameters:
  ///   - blas: Billions of multiply-adds that BLAS does in a second.
  ///   - microKernels: Billions of multiply-adds that the micro-kernels do in a second.
  ///   - callMicroseconds: What a product takes besides its multiply-adds.
  ///   - vectorLength: The number of floats in a vector of the micro-kernels.
  package init(blas: Double, microKernels: Double, callMicroseconds: Double, vectorLength: Int) {
    self.blas = blas
    self.microKernels = microKernels
    self.callMicroseconds = callMicroseconds
    let cyclesPerSecond = microKernels * 1e9 / (CostModel.productVectorsPerCycle * Double(vectorLength))
    cyclesPerMultiplyAdd = cyclesPerSecond / (blas * 1e9)
    cyclesPerCall = callMicroseconds * 1e-6 * cyclesPerSecond
  }
}

extension BLASSpeed {
  /// Where plans take it from.
  package enum Source: Sendable, Hashable {
    /// This machine, once in each process for each instruction set.
    case measured
    case fixed(BLASSpeed)
    /// Plans do without BLAS.
    case unavailable

    /// How fast BLAS is compared with the micro-kernels of an instruction set; `nil` without BLAS.
    package func speed(comparedWith instructionSet: InstructionSet) -> BLASSpeed? {
      switch self {
      case .measured: BLASSpeed.measurements.speed(comparedWith: instructionSet)
      case .fixed(let speed): speed
      case .unavailable: nil
      }
    }
  }

  private static let measurements = BLASMeasurements()

  /// Measures for about two milliseconds, on the calling thread.
  fileprivate static func measured(comparedWith instructionSet: InstructionSet) -> BLASSpeed {
    let (large, small) = (ProductTimer(.large), ProductTimer(.small))
    let matrix = large.packed(for: instructionSet)
    var fastest = (blas: Double.infinity, call: Double.infinity, microKernels: Double.infinity)
    // In turn, so that what else the machine does meets all of them; the first round warms up.
    for _ in 0..<9 {
      fastest.blas = min(fastest.blas, large.blasMilliseconds(repetitions: 1))
      fastest.call = min(fastest.call, small.blasMilliseconds(repetitions: 16))
      fastest.microKernels = min(fastest.microKernels, large.milliseconds(of: matrix))
    }
    // Clocks of some systems are coarse; what takes no time would be infinitely fast.
    let shortest = 1e-6
    let (whole, part) = (max(fastest.blas, shortest), max(fastest.call, shortest))
    let perMultiplyAdd =
      max(whole - part, shortest) / Double(large.shape.multiplyAddCount - small.shape.multiplyAddCount)
    return BLASSpeed(
      blas: 1e-6 / perMultiplyAdd,
      microKernels: 1e-6 * Double(large.shape.multiplyAddCount) / max(fastest.microKernels, shortest),
      callMicroseconds: 1e3 * max(part - perMultiplyAdd * Double(small.shape.multiplyAddCount), 0),
      vectorLength: instructionSet.vectorLength)
  }
}

/// What was measured in this process.
///
/// `@unchecked Sendable`: the dictionary is read and written under the lock.
private final class BLASMeasurements: @unchecked Sendable {
  private let lock = Lock()
  private var speeds: [InstructionSet: BLASSpeed] = [:]

  func speed(comparedWith instructionSet: InstructionSet) -> BLASSpeed? {
    guard BLAS.isAvailable else { return nil }
    return lock.withLock {
      if let known = speeds[instructionSet] { return known }
      let speed = BLASSpeed.measured(comparedWith: instructionSet)
      speeds[instructionSet] = speed
      return speed
    }
  }
}

/// A product whose time is taken.
private struct ProductTimer {
  struct Shape {
    let rowCount: Int
    let columnCount: Int
    let depth: Int

    var multiplyAddCount: Int { rowCount * columnCount * depth }

    /// As large as the products that a convolution is cut into for BLAS.
    static let large = Shape(rowCount: 128, columnCount: 96, depth: 80)
    static let small = Shape(rowCount: 16, columnCount: 16, depth: 16)
  }

  let shape: Shape
  private let rows: AlignedStorage
  private let filter: AlignedStorage
  private let results: AlignedStorage

  init(_ shape: Shape) {
    self.shape = shape
    func ones(_ count: Int) -> AlignedStorage {
      let storage = AlignedStorage(byteCount: count * MemoryLayout<Float>.size)
      storage.floats.update(repeating: 1, count: count)
      return storage
    }
    rows = ones(shape.rowCount * shape.depth)
    filter = ones(shape.columnCount * shape.depth)
    results = ones(shape.rowCount * shape.columnCount)
  }

  func packed(for instructionSet: InstructionSet) -> PackedMatrix {
    PackedMatrix(
      filter: StoredFloats(filter.floats), bias: nil, slope: nil, columnCount: shape.columnCount,
      depth: shape.depth, instructionSet: instructionSet)
  }

  func milliseconds(of matrix: PackedMatrix) -> Double {
    MonotonicTime.milliseconds {
      matrix.multiply(
        MatrixRows(
          start: rows.floats, stride: shape.depth, count: shape.rowCount, runLength: shape.depth),
        bounds: .unbounded, output: results.floats)
    }
  }

  func blasMilliseconds(repetitions: Int) -> Double {
    MonotonicTime.milliseconds {
      for _ in 0..<repetitions {
        BLAS.multiply(
          rows.floats, filter.floats, into: results.floats, m: shape.rowCount, n: shape.columnCount,
          k: shape.depth, transposesB: true)
      }
    } / Double(repetitions)
  }
}

extension BLASSpeed: CustomStringConvertible {
  package var description: String {
    func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
    return "\(BLAS.name) was measured to multiply \(rounded(blas)) billion times a second, "
      + "the micro-kernels \(rounded(microKernels)), and a call to take \(rounded(callMicroseconds)) µs more"
  }
}
