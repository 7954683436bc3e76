extension ScoreOrder {
  /// Splits around the first element, equals to the right.
  ///
  /// - Returns: the pivot's new position, and whether no element had to move.
  func partitionEqualsRight(_ low: Int, _ high: Int) -> (pivot: Int, wasPartitioned: Bool) {
    let pivot = scores[low]
    var (left, right) = (low, high)
    // The median at the far end, or one before it, stops this scan inside the range.
    repeat { left += 1 } while scores[left].score > pivot.score
    if left == low + 1 {
      while left < right {
        right -= 1
        if scores[right].score > pivot.score { break }
      }
    } else {
      repeat { right -= 1 } while !(scores[right].score > pivot.score)
    }
    let wasPartitioned = left >= right
    while left < right {
      swap(left, right)
      repeat { left += 1 } while scores[left].score > pivot.score
      repeat { right -= 1 } while !(scores[right].score > pivot.score)
    }
    put(pivot, at: left - 1, freeing: low)
    return (left - 1, wasPartitioned)
  }

  /// Splits around the first element, equals to the left.
  ///
  /// - Returns: the position after the elements equal to the pivot.
  func partitionEqualsLeft(_ low: Int, _ high: Int) -> Int {
    let pivot = scores[low]
    var (left, right) = (low, high)
    if pivot.score > scores[high - 1].score {
      repeat { left += 1 } while !(pivot.score > scores[left].score)
    } else {
      repeat { left += 1 } while left < right && !(pivot.score > scores[left].score)
    }
    if left < right {
      repeat { right -= 1 } while pivot.score > scores[right].score
    }
    while left < right {
      swap(left, right)
      repeat { left += 1 } while !(pivot.score > scores[left].score)
      repeat { right -= 1 } while pivot.score > scores[right].score
    }
    put(pivot, at: left - 1, freeing: low)
    return left
  }

  /// Puts the pivot, whose place is `low`, at `position`.
  func put(_ pivot: RankedScore, at position: Int, freeing low: Int) {
    scores[low] = scores[position]
    scores[position] = pivot
  }
}
