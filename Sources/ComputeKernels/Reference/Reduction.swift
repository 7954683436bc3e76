/// How many positions a reduction keeps and folds, and where they lie.
package struct ReductionWalk: Sendable, Hashable {
  /// The positions along the axes that stay: one for each output element.
  package let kept: StridedWalk
  /// The positions of the terms of one output element, counted from the first.
  package let folded: StridedWalk
  /// How the terms of neighbouring outputs lie.
  let layout: ReductionLayout

  package init(kept: StridedWalk, folded: StridedWalk) {
    self.kept = kept
    self.folded = folded
    layout = ReductionLayout(kept: kept, folded: folded)
  }

  /// Computes the output elements of `outputs`.
  @inline(__always)
  func fold<Source, Sum, Result>(
    _ input: UnsafePointer<Source>, into output: UnsafeMutablePointer<Result>, outputs: Range<Int>,
    initial: Sum, combine: (Sum, Source) -> Sum, finish: (Sum) -> Result
  ) {
    kept.forEachOffset(in: outputs) { index, start in
      var sum = initial
      folded.forEachOffset { sum = combine(sum, input[start + $0]) }
      output[index] = finish(sum)
    }
  }
}

/// How the terms of neighbouring outputs of a reduction lie.
enum ReductionLayout: Sendable, Hashable {
  /// Side by side: each output is a column of matrices.
  case columns
  /// Apart, and those of one output side by side: each output is a line. So is a single one of all elements.
  case lines
  /// As lines, but several of them to each output; the walk leads from each to the next.
  case blocks(StridedWalk)
  /// In steps.
  case scattered

  init(kept: StridedWalk, folded: StridedWalk) {
    let isLine = folded.runStride == 1 && folded.runCount == 1
    if kept.runStride == 1, !(isLine && kept.count == 1) {
      self = .columns
    } else if isLine {
      self = .lines
    } else if folded.runStride == 1, folded.runLength == kept.runStride {
      self = .blocks(folded.outer)
    } else {
      self = .scattered
    }
  }
}

/// A fold of numbers of one type that gives a number of this type.
package enum FoldFunction: Sendable, Hashable {
  case sum
  /// The sum over the number of terms; of integers, rounded towards zero.
  case mean
  case maximum
  case minimum
  case product
}

/// How quantized sums become quantized values of the result.
///
/// - Source: `reshape_reduce_nd` in XNNPACK's `src/operators/reduce-nd.c`; halves round to even.
package struct QuantizedSum: Sendable, Hashable {
  private let multiplier: Float
  private let offset: Float

  /// - Parameter isMean: Whether the sum is divided by the number of terms.
  package init(from source: QuantizedScale, to result: QuantizedScale, termCount: Int, isMean: Bool) {
    let share = isMean ? 1 / Float(termCount) : 1
    multiplier = source.scale / result.scale * share
    offset = Float(result.zeroPoint) - Float(termCount * Int(source.zeroPoint)) * multiplier
  }

  @inline(__always)
  func quantized<Quantized: QuantizedElement>(_ sum: Int32) -> Quantized {
    Quantized(rounding: Float(sum) * multiplier + offset, zeroPoint: 0, bounds: Quantized.range)
  }
}

/// How the product of quantized values becomes a quantized value of the result: by a factor after each
/// multiplication, so that no step overflows.
///
/// - Source: `QuantizedReduceProd` in `tensorflow/lite/kernels/internal/reference/reduce.h`, and
///   `GetQuantProdScaling` in `tensorflow/lite/kernels/reduce.cc`.
package struct QuantizedProduct: Sendable {
  private let multiplier: WideMultiplier
  private let sourceZeroPoint: Int32
  private let resultZeroPoint: Int32
  /// Whether there is one term, which stays as it is, whatever the scales are.
  fileprivate let isCopy: Bool

  package init(from source: QuantizedScale, to result: QuantizedScale, termCount: Int) {
    multiplier = WideMultiplier(Double(source.scale) / pow(Double(result.scale), 1 / Double(termCount)))
    (sourceZeroPoint, resultZeroPoint) = (source.zeroPoint, result.zeroPoint)
    isCopy = termCount == 1
  }

  /// The product so far, and another term; `nil` before the first one.
  @inline(__always)
  fileprivate func product(_ product: Int32?, _ term: Int32) -> Int32 {
    let difference = term &- sourceZeroPoint
    guard let product else { return difference }
    return multiplier(Int64(product) &* Int64(difference))
  }

  @inline(__always)
  fileprivate func quantized<Element: FixedWidthInteger>(_ product: Int32?) -> Element {
    Element(clamping: Int64(multiplier(Int64(product ?? 1))) + Int64(resultZeroPoint))
  }
}

extension ReferenceKernels {
  /// Multiplies quantized values, for the output elements of `outputs`.
  @_specialize(where Element == Int8) @_specialize(where Element == Int16)
  package static func multiply<Element: FixedWidthInteger>(
    input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>, walk: ReductionWalk,
    product: QuantizedProduct, outputs: Range<Int>
  ) {
    guard !product.isCopy else {
      return walk.kept.forEachOffset(in: outputs) { index, start in output[index] = input[start] }
    }
    walk.fold(input, into: output, outputs: outputs, initial: Int32?.none) {
      product.product($0, Int32($1))
    } finish: {
      product.quantized($0)
    }
  }

  /// Folds real numbers, for the output elements of `outputs`.
  ///
  /// The terms of a sum are added one by one in single precision, as XNNPACK does when it folds rows of
  /// channels. Where an output has several lines of terms, the lines are added first, element by element.
  ///
  /// A zero that is the largest or smallest term is a positive one, since which of both signs would come out
  /// depends on the order of terms.
  ///
  /// - Source: `tensorflow/lite/kernels/internal/reference/reduce.h`.
  package static func reduce(
    _ function: FoldFunction, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    walk: ReductionWalk, outputs: Range<Int>
  ) {
    switch function {
    case .sum, .mean:
      let scale = function == .mean ? 1 / Float(walk.folded.count) : 1
      if case .blocks(let lines) = walk.layout {
        walk.kept.forEachOffset(in: outputs) { index, start in
          output[index] = sum(of: lines, length: walk.folded.runLength, input + start) * scale
        }
        return
      }
      walk.fold(input, into: output, outputs: outputs, initial: Float(0)) {
        $0 + $1
      } finish: {
        $0 * scale
      }
    case .maximum:
      walk.fold(input, into: output, outputs: outputs, initial: -Float.infinity) {
        $1 > $0 ? $1 : $0
      } finish: {
        $0 + 0
      }
    case .minimum:
      walk.fold(input, into: output, outputs: outputs, initial: Float.infinity) {
        $1 < $0 ? $1 : $0
      } finish: {
        $0 + 0
      }
    case .product:
      walk.fold(input, into: output, outputs: outputs, initial: Float(1)) {
        $0 * $1
      } finish: {
        $0
      }
    }
  }

  /// The sum of the elements of the sum of lines of `length` terms.
  private static func sum(of lines: StridedWalk, length: Int, _ terms: UnsafePointer<Float>) -> Float {
    (0..<length).reduce(0) { sum, index in
      var lineSum: Float = 0
      lines.forEachOffset { lineSum += terms[$0 + index] }
      return sum + lineSum
    }
  }

  /// Folds integers, for the output elements of `outputs`. Sums wrap around beyond 64 bits, results beyond
  /// those of the type.
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int8)
  @_specialize(where Element == Int16)
  package static func reduce<Element: FixedWidthInteger>(
    _ function: FoldFunction, input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>,
    walk: ReductionWalk, outputs: Range<Int>
  ) {
    switch function {
    case .sum, .mean:
      let divisor = function == .mean ? Int64(max(walk.folded.count, 1)) : 1
      walk.fold(input, into: output, outputs: outputs, initial: Int64(0)) {
        $0 &+ Int64($1)
      } finish: {
        Element(truncatingIfNeeded: $0 / divisor)
      }
    case .maximum:
      walk.fold(input, into: output, outputs: outputs, initial: Element.min, combine: max) { $0 }
    case .minimum:
      walk.fold(input, into: output, outputs: outputs, initial: Element.max, combine: min) { $0 }
    case .product:
      walk.fold(input, into: output, outputs: outputs, initial: Element(1), combine: &*) { $0 }
    }
  }

  /// Whether all of the truth values are true, or any, for the output elements of `outputs`.
  package static func reduce(
    areAllTrue: Bool, input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>,
    walk: ReductionWalk, outputs: Range<Int>
  ) {
    walk.fold(input, into: output, outputs: outputs, initial: areAllTrue) {
      areAllTrue ? $0 && $1 != 0 : $0 || $1 != 0
    } finish: {
      $0 ? 1 : 0
    }
  }

  /// Sums quantized values, for the output elements of `outputs`; sums are exact in 32 bits and wrap beyond.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func sum<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, walk: ReductionWalk,
    quantizedSum: QuantizedSum,
    outputs: Range<Int>
  ) {
    walk.fold(input, into: output, outputs: outputs, initial: Int32(0)) {
      $0 &+ Int32($1)
    } finish: {
      quantizedSum.quantized($0)
    }
  }
}
