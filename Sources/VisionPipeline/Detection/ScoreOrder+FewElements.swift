extension ScoreOrder {
  /// Sorts at most five elements; `false` when there are more.
  func sortFew(_ low: Int, _ high: Int) -> Bool {
    switch high - low {
    case ...1: break
    case 2: if isBetter(high - 1, low) { swap(low, high - 1) }
    case 3: order3(low, low + 1, low + 2)
    case 4: order4(low)
    case 5: order5(low)
    default: return false
    }
    return true
  }

  func order3(_ x: Int, _ y: Int, _ z: Int) {
    if !isBetter(y, x) {
      guard isBetter(z, y) else { return }
      swap(y, z)
      if isBetter(y, x) { swap(x, y) }
    } else if isBetter(z, y) {
      swap(x, z)
    } else {
      swap(x, y)
      if isBetter(z, y) { swap(y, z) }
    }
  }

  func order4(_ low: Int) {
    order3(low, low + 1, low + 2)
    bubble(low + 3, downTo: low)
  }

  func order5(_ low: Int) {
    order4(low)
    bubble(low + 4, downTo: low)
  }

  /// Moves an element left while it is better than its neighbour.
  func bubble(_ position: Int, downTo low: Int) {
    var position = position
    while position > low, isBetter(position, position - 1) {
      swap(position, position - 1)
      position -= 1
    }
  }

  func insertionSort(_ low: Int, _ high: Int) {
    for position in low + 1..<high { bubble(position, downTo: low) }
  }

  /// Sorts by insertion, but gives up when too many elements have to move.
  ///
  /// - Returns: whether the range is sorted.
  func insertionSortIfNearlySorted(_ low: Int, _ high: Int) -> Bool {
    if sortFew(low, high) { return true }
    order3(low, low + 1, low + 2)
    var moved = 0
    for position in low + 3..<high where isBetter(position, position - 1) {
      bubble(position, downTo: low)
      moved += 1
      if moved == Self.movesAllowed { return position + 1 == high }
    }
    return true
  }
}
