import Testing

@testable import vitruvian_tool

/// The numbers behind what `bench` says, on samples that are known.
struct BenchStatisticsTests {
  @Test func summaries_areThoseOfTheSamples() {
    let times = RunTimes([10, 1, 3, 2, 4])
    #expect(times.minimum == 1 && times.median == 3 && times.percentile90 == 10)
    #expect(times.samples == [10, 1, 3, 2, 4])
    // From Python's statistics.stdev.
    #expect(abs(times.deviation - 3.535_533_905_932_737_8) < 1e-12)
    #expect(RunTimes([5]).deviation == 0)
  }

  /// From SciPy's mannwhitneyu, with the normal approximation and its correction for continuity.
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5], [6, 7, 8, 9, 10], 0.012185780355344813),
      ([1, 2, 2, 3, 5], [2, 4, 4, 6, 7, 8], 0.07934368319771502),
      ([1.5, 2.5, 2.5, 2.5, 9, 10, 11, 12], [1, 2.5, 3, 4, 5, 5, 6], 0.558947374068095),
      ([3, 1, 2], [1, 2, 3], 1), ([1, 1, 1], [1, 1], 1), ([1], [2], 1),
    ] as [([Double], [Double], Double)])
  func rankTest_equalsSciPys(first: [Double], second: [Double], expected: Double) {
    #expect(abs(RankTest(first, second).probability - expected) < 1e-12)
    #expect(abs(RankTest(second, first).probability - expected) < 1e-12, "the test has two sides")
  }

  @Test func comparisons_sayWhatIsShown() {
    let slow = RunTimes((0..<20).map { 20 + Double($0) / 10 })
    let fast = RunTimes((0..<20).map { 10 + Double($0) / 10 })
    let faster = TimeComparison(of: fast, with: slow)
    #expect(faster.verdict == .faster && abs(faster.timesAsFast - 21 / 11) < 1e-12)
    #expect(TimeComparison(of: slow, with: fast).verdict == .slower)
    #expect(TimeComparison(of: slow, with: slow).verdict == .undecided)
    // However different, so few prove nothing.
    #expect(TimeComparison(of: RunTimes([1, 1, 1]), with: RunTimes([9, 9, 9])).verdict == .undecided)
  }

  @Test func turns_giveEachThingItsRuns() throws {
    var calls: [Int] = []
    func body(_ index: Int) -> () -> Double {
      {
        calls.append(index)
        return Double(calls.count { $0 == index })
      }
    }
    let alone = try Turns.times(runs: 25, of: [body(0)])
    #expect(alone[0].samples == (1...25).map(Double.init), "nothing is left out")
    calls = []
    let both = try Turns.times(runs: 25, of: [body(0), body(1)])
    #expect(both.map(\.count) == [25, 25])
    // The first run of each of the ten turns does not count.
    #expect(calls.count == 2 * 35 && both[0].samples.first == 2)
    #expect(calls.prefix(10).contains(0) && calls.prefix(10).contains(1), "they alternate")
  }

  @Test func disturbances_areNamed() {
    func warnings(_ load: Double?, _ elsewhere: Double?, _ stolen: Double?, threads: Int = 1) -> [String] {
      MachineWatch.disturbances(load: load, elsewhere: elsewhere, stolen: stolen, threads: threads)
    }
    #expect(warnings(0.9, 0.1, 0).isEmpty && warnings(nil, nil, nil).isEmpty)
    #expect(warnings(1.2, 0, 0).first?.contains("load was 1.20 before, more than the 1 thread") == true)
    #expect(warnings(1.2, 0, 0, threads: 2).isEmpty)
    #expect(warnings(0, 0.8, 0).first?.contains("other programs kept 0.80 cores busy") == true)
    #expect(warnings(0, 0, 0.2).first?.contains("its host gave the time of 0.20 cores") == true)
    let steady = RunTimes([Double](repeating: 10, count: 20))
    let wild = RunTimes([Double](repeating: 10, count: 17) + [15, 16, 17])
    #expect(MachineWatch.unsteadiness(of: steady, "net") == nil)
    #expect(MachineWatch.unsteadiness(of: wild, "net")?.contains("the times of net are not steady") == true)
  }

  @Test func tables_putCellsBelowTheirColumns() {
    let table = CSVTable.bytes([
      [("name", "a,b"), ("ms", "1")], [("ms", "2"), ("note", "say \"so\"")], [("name", "c")],
    ])
    #expect(
      String(decoding: table, as: UTF8.self) == "name,ms,note\n\"a,b\",1,\n,2,\"say \"\"so\"\"\"\nc,,\n")
  }

  /// A share of the peak above the whole has a reason, and only that.
  @Test func rooflines_sayWhyTheyAreExceeded() throws {
    let peaks = try MachinePeaks(threadCount: 1)
    func roofline(_ multiplyAdds: Int, _ bytes: Int, _ milliseconds: Double, _ excess: PeakExcess?)
      -> Roofline
    {
      Roofline(
        multiplyAdds: multiplyAdds, bytes: bytes, milliseconds: milliseconds, peaks: peaks,
        structuralExcess: excess)
    }
    #expect(roofline(1_000_000_000, 1, 1e6, .tiles).excess.isEmpty)
    #expect(roofline(1_000_000_000, 1, 1e-6, .tiles).excess == [.tiles])
    #expect(roofline(1_000_000_000, 1, 1e-6, nil).excess == [.clock])
    #expect(roofline(1, 1_000_000_000, 1e-6, .tiles).excess == [.cache])
  }
}
