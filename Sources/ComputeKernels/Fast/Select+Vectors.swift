extension FastKernels {
  /// Takes each element from one operand or the other, for the output elements of `elements`, in loops that
  /// the compiler makes vectors of.
  ///
  /// - Precondition: `walk.hasVectorInnerAxis`.
  @_specialize(where Element == UInt8)
  @_specialize(where Element == UInt16) @_specialize(where Element == UInt32)
  @_specialize(where Element == UInt64)
  package static func select<Element: FixedWidthInteger>(
    condition: UnsafePointer<UInt8>, whenTrue: UnsafePointer<Element>, whenFalse: UnsafePointer<Element>,
    output: UnsafeMutablePointer<Element>, walk: SelectWalk, elements: Range<Int>
  ) {
    let strides = walk.innerStrides
    walk.forEachRun(in: elements) { start, count, places in
      let run = SelectRun(
        condition: condition + places.condition, whenTrue: whenTrue + places.whenTrue,
        whenFalse: whenFalse + places.whenFalse, output: output + start, count: count)
      switch (strides.condition, strides.whenTrue, strides.whenFalse) {
      case (0, let whenTrue, let whenFalse): run.copy(whenTrueStep: whenTrue, whenFalseStep: whenFalse)
      case (_, 0, 0): run.select({ run, _ in run.whenTrue[0] }, { run, _ in run.whenFalse[0] })
      case (_, 0, _): run.select({ run, _ in run.whenTrue[0] }, { $0.whenFalse[$1] })
      case (_, _, 0): run.select({ $0.whenTrue[$1] }, { run, _ in run.whenFalse[0] })
      default: run.select({ $0.whenTrue[$1] }, { $0.whenFalse[$1] })
      }
    }
  }
}

extension SelectWalk {
  /// Whether condition and operands lie densely, or stand still, along the innermost axis.
  package var hasVectorInnerAxis: Bool {
    innerStrides.condition <= 1 && innerStrides.whenTrue <= 1 && innerStrides.whenFalse <= 1
  }
}

/// Elements along the innermost axis of a selection.
private struct SelectRun<Element: FixedWidthInteger> {
  let condition: UnsafePointer<UInt8>
  let whenTrue: UnsafePointer<Element>
  let whenFalse: UnsafePointer<Element>
  let output: UnsafeMutablePointer<Element>
  let count: Int

  /// Copies what one condition chooses for all.
  @inline(__always)
  func copy(whenTrueStep: Int, whenFalseStep: Int) {
    let isTrue = condition[0] != 0
    let source = isTrue ? whenTrue : whenFalse
    if isTrue ? whenTrueStep == 0 : whenFalseStep == 0 {
      output.update(repeating: source[0], count: count)
    } else {
      output.update(from: source, count: count)
    }
  }

  @inline(__always)
  func select(
    _ trueElement: (SelectRun, _ index: Int) -> Element, _ falseElement: (SelectRun, _ index: Int) -> Element
  ) {
    for index in 0..<count {
      // Both are read before one is taken: a vector takes no branch.
      let (whenTrue, whenFalse) = (trueElement(self, index), falseElement(self, index))
      let mask: Element = condition[index] != 0 ? ~0 : 0
      output[index] = whenTrue & mask | whenFalse & ~mask
    }
  }
}
