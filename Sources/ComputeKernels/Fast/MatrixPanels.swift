import TensorCore

/// The weights and biases of a matrix, panel after panel: within one, the weights of neighbouring columns lie
/// side by side, as a micro-kernel reads them.
enum MatrixPanels: Sendable {
  /// Each panel has its biases in front.
  case floats(AlignedStorage)
  /// Weights of half precision, without the biases.
  case halves(AlignedStorage, biases: AlignedStorage)

  /// Packs weights of any precision.
  ///
  /// - Parameters:
  ///   - filter: `[columnCount, depth]`.
  ///   - panels: The columns of each panel; those from `columnCount` on are zero.
  static func floats(
    packing filter: StoredFloats, _ bias: UnsafePointer<Float>?, panels: [[Int]], columnCount: Int, depth: Int
  ) -> MatrixPanels {
    let packedColumnCount = panels.reduce(0) { $0 + $1.count }
    let weights = AlignedStorage(
      byteCount: packedColumnCount * (depth + 1) * MemoryLayout<Float>.size,
      isZeroed: panels.contains { $0.contains { $0 >= columnCount } }, inLargePages: true)
    weights.populate()
    var destination = weights.floats
    for panel in panels {
      pack(bias, columns: panel, columnCount, into: destination)
      pack(columns: panel, columnCount, depth, into: destination + panel.count, read: filter.read)
      destination += (depth + 1) * panel.count
    }
    return .floats(weights)
  }

  /// Packs weights of half precision as they are.
  ///
  /// - Precondition: No panel has columns from `columnCount` on.
  static func halves(
    packing filter: StoredFloats, _ bias: UnsafePointer<Float>?, panels: [[Int]], columnCount: Int, depth: Int
  ) -> MatrixPanels {
    let columns = panels.flatMap(\.self)
    let weights = AlignedStorage(
      byteCount: columns.count * depth * MemoryLayout<UInt16>.size, isZeroed: false, inLargePages: true)
    weights.populate()
    var destination = weights.start.assumingMemoryBound(to: UInt16.self)
    for panel in panels {
      pack(columns: panel, columnCount, depth, into: destination, read: filter.readHalves)
      destination += depth * panel.count
    }
    return .halves(weights, biases: packed(bias, columns: columns, columnCount: columnCount))
  }

  /// A number for each packed column, zero where there is none.
  static func packed(
    _ numbers: UnsafePointer<Float>?, columns: [Int], columnCount: Int
  ) -> AlignedStorage {
    let storage = AlignedStorage(byteCount: columns.count * MemoryLayout<Float>.size)
    pack(numbers, columns: columns, columnCount, into: storage.floats)
    return storage
  }

  private static func pack(
    _ numbers: UnsafePointer<Float>?, columns: [Int], _ columnCount: Int,
    into destination: UnsafeMutablePointer<Float>
  ) {
    for (position, column) in columns.enumerated() where column < columnCount {
      destination[position] = numbers?[column] ?? 0
    }
  }

  /// The number of rows that are packed at a time: as many as stay in the first-level cache until they are
  /// whole.
  private static let packedRowCount = 64

  /// Writes the weights of a panel row by row, which the filter has column by column.
  ///
  /// - Parameter read: Copies some weights, from one on, to a place.
  private static func pack<Weight: BitwiseCopyable>(
    columns: [Int], _ columnCount: Int, _ depth: Int, into destination: UnsafeMutablePointer<Weight>,
    read: (_ count: Int, _ index: Int, _ place: UnsafeMutablePointer<Weight>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Weight.self, capacity: packedRowCount) { buffer in
      guard let weights = buffer.baseAddress else { return }
      for first in stride(from: 0, to: depth, by: packedRowCount) {
        let rows = first..<min(first + packedRowCount, depth)
        for (position, column) in columns.enumerated() where column < columnCount {
          read(rows.count, column * depth + first, weights)
          for row in rows {
            destination[row &* columns.count &+ position] = weights[row &- first]
          }
        }
      }
    }
  }
}
