/// The largest difference of two arrays as a part of the largest magnitude; infinite when they have different
/// lengths, or when an element is no finite number.
public func relativeDifference(_ left: [Float], _ right: [Float]) -> Float {
  guard left.count == right.count else { return .infinity }
  let magnitude = right.reduce(1e-30) { max($0, abs($1)) }
  return zip(left, right).reduce(into: 0) { worst, pair in worst.raise(to: abs(pair.0 - pair.1) / magnitude) }
}
