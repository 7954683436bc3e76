extension Float {
  /// Becomes the larger one of itself and a difference. One that is not a number counts as infinite: `max`
  /// would drop it, and results without numbers would pass every limit.
  public mutating func raise(to difference: Float) {
    self = max(self, difference.isNaN ? .infinity : difference)
  }
}
