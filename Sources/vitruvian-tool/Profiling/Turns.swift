/// Measures several things in turns, so that what disturbs the machine for a while disturbs all of them.
enum Turns {
  /// How many turns each has, unless it has fewer runs.
  private static let count = 10

  /// The times of `runs` runs of each thing, in milliseconds.
  ///
  /// - Parameter bodies: Each runs a thing once and returns how long it took.
  static func times(runs: Int, of bodies: [() throws -> Double]) throws -> [RunTimes] {
    try samples(runs: runs, of: bodies).map { RunTimes($0) }
  }

  /// What `runs` runs of each thing give.
  ///
  /// One thing by itself runs without a break. Of several, each begins a turn with a run that does not count,
  /// since the caches hold what the others used; and who comes first changes.
  static func samples<Sample>(runs: Int, of bodies: [() throws -> Sample]) throws -> [[Sample]] {
    var samples = [[Sample]](repeating: [], count: bodies.count)
    for index in samples.indices { samples[index].reserveCapacity(runs) }
    let turnCount = bodies.count == 1 ? 1 : min(count, runs)
    for turn in 0..<turnCount {
      let share = runs * (turn + 1) / turnCount - runs * turn / turnCount
      let order = turn.isMultiple(of: 2) ? Array(bodies.indices) : bodies.indices.reversed()
      for index in order {
        if bodies.count > 1 { _ = try bodies[index]() }
        for _ in 0..<share { samples[index].append(try bodies[index]()) }
      }
    }
    return samples
  }
}
