import Foundation

/// A matrix of single-precision numbers.
///
/// `@unchecked Sendable`: the elements are written before the initialiser returns. Code that writes to
/// ``data`` later must know that nothing else reads it.
open class TransformMatrix: NSObject, @unchecked Sendable {
  /// The number of rows.
  public final let rows: UInt
  /// The number of columns.
  public final let columns: UInt
  /// The `rows · columns` elements, column after column. Valid for as long as the matrix lives.
  public final let data: UnsafeMutablePointer<Float>

  /// Creates a matrix by copying elements.
  ///
  /// - Parameters:
  ///   - data: `rows · columns` elements, column after column.
  ///   - rows: The number of rows.
  ///   - columns: The number of columns.
  /// - Precondition: neither number is negative, and their product does not overflow.
  public init(data: UnsafePointer<Float>, rows: Int, columns: Int) {
    let (count, isTooLarge) = rows.multipliedReportingOverflow(by: columns)
    precondition(
      rows >= 0 && columns >= 0 && !isTooLarge, "a matrix of \(rows) by \(columns) elements")
    self.rows = UInt(rows)
    self.columns = UInt(columns)
    self.data = .allocate(capacity: max(count, 1))
    self.data.initialize(from: data, count: count)
  }

  deinit {
    data.deallocate()
  }

  /// The element in a row and a column, counted from 0.
  ///
  /// In a transformation the translation is in the last column.
  ///
  /// - Precondition: the matrix has such a row and such a column.
  open func value(atRow row: UInt, column: UInt) -> Float {
    precondition(row < rows, "Row is outside of matrix range.")
    precondition(column < columns, "Column is outside of matrix range.")
    return data[Int(column * rows + row)]
  }

  /// The rows as text.
  open override var description: String {
    let lines = (0..<rows).map { row in
      (0..<columns).map { "\(value(atRow: row, column: $0))" }.joined(separator: ", ")
    }
    return "TransformMatrix([\(lines.joined(separator: "; "))])"
  }
}
