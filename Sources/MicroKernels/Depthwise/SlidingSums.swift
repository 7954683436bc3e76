import KernelLayout

/// The sums of neighbouring outputs of a row whose windows lie on the same column of pixels, a stack for
/// each.
///
/// Where windows slide over an image by one column after the other, each pixel is read once: for all of them.
protocol SlidingSums {
  /// The sums of outputs that lie below each other.
  associatedtype Stack: VectorStack

  /// The number of neighbouring outputs.
  static var count: Int { get }

  init(repeating sum: FloatVector)

  /// Adds, to the sums of each output, a column of pixels times a column of the filter, or a part of it.
  ///
  /// - Parameters:
  ///   - column: The column of the filter that lies on the pixels in the first window; there may be none.
  ///   - rows: The rows of the filter.
  ///   - weights: A vector for each tap, column by column.
  mutating func accumulate<Pixels: VectorStack, Filter: SlidingFilter>(
    _ pixels: Pixels, column: Int, rows: Range<Int>, _ weights: UnsafePointer<Float>, _ filter: Filter.Type)

  /// Removes the sums of the first output, and appends those of the next one.
  mutating func slide(appending stack: Stack) -> Stack
}

/// The sums of one output.
struct LastOutput<Stack: VectorStack>: SlidingSums {
  private var stack: Stack

  static var count: Int { 1 }

  @inline(__always)
  init(repeating sum: FloatVector) { stack = Stack(repeating: sum) }

  @inline(__always)
  mutating func accumulate<Pixels: VectorStack, Filter: SlidingFilter>(
    _ pixels: Pixels, column: Int, rows: Range<Int>, _ weights: UnsafePointer<Float>, _ filter: Filter.Type
  ) {
    stack.accumulate(pixels, column: column, rows: rows, weights, filter)
  }

  @inline(__always)
  mutating func slide(appending next: Stack) -> Stack {
    let first = stack
    stack = next
    return first
  }
}

/// The sums of one output before those of others.
struct Outputs<Rest: SlidingSums>: SlidingSums {
  private var stack: Rest.Stack
  private var rest: Rest

  static var count: Int { Rest.count + 1 }

  @inline(__always)
  init(repeating sum: FloatVector) {
    stack = Rest.Stack(repeating: sum)
    rest = Rest(repeating: sum)
  }

  @inline(__always)
  mutating func accumulate<Pixels: VectorStack, Filter: SlidingFilter>(
    _ pixels: Pixels, column: Int, rows: Range<Int>, _ weights: UnsafePointer<Float>, _ filter: Filter.Type
  ) {
    stack.accumulate(pixels, column: column, rows: rows, weights, filter)
    rest.accumulate(pixels, column: column - filter.strideWidth, rows: rows, weights, filter)
  }

  @inline(__always)
  mutating func slide(appending next: Rest.Stack) -> Rest.Stack {
    let first = stack
    stack = rest.slide(appending: next)
    return first
  }
}

extension VectorStack {
  /// Adds a column of pixels times some rows of a column of the filter, if it has that column.
  @inline(__always)
  fileprivate mutating func accumulate<Pixels: VectorStack, Filter: SlidingFilter>(
    _ pixels: Pixels, column: Int, rows: Range<Int>, _ weights: UnsafePointer<Float>, _ filter: Filter.Type
  ) {
    guard column >= 0, column < filter.length else { return }
    for row in rows {
      accumulate(
        pixels, row: row, stride: filter.strideHeight,
        FloatVector(loading: weights + (column * filter.length + row) * FloatVector.scalarCount))
    }
  }
}

typealias TwoOutputs<Stack: VectorStack> = Outputs<LastOutput<Stack>>
typealias ThreeOutputs<Stack: VectorStack> = Outputs<TwoOutputs<Stack>>
typealias FiveOutputs<Stack: VectorStack> = Outputs<Outputs<ThreeOutputs<Stack>>>

/// A square filter without gaps, and the distances between its windows.
protocol SlidingFilter {
  /// The number of its rows, and of its columns.
  static var length: Int { get }
  /// The number of rows between the windows of outputs that lie below each other.
  static var strideHeight: Int { get }
  /// The number of neighbouring outputs of a row that are computed as one.
  static var spanLength: Int { get }
}

extension SlidingFilter {
  /// The number of columns between neighbouring spans: one or two.
  @inline(__always)
  static var strideWidth: Int { strideHeight * spanLength }

  /// The most rows of outputs that are computed together.
  @inline(__always)
  static var longestStrip: Int {
    longestSlidingStrip(length: length, stride: strideHeight, spanLength: spanLength, .compiled)
  }
}

struct SquareFilter<Length: Constant, Stride: Constant, Span: Constant>: SlidingFilter {
  static var length: Int { Length.value }
  static var strideHeight: Int { Stride.value }
  static var spanLength: Int { Span.value }
}
