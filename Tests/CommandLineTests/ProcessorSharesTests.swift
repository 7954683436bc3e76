import Testing

@testable import vitruvian_tool

struct ProcessorSharesTests {
  /// Some jobs on some processors, and how many threads work on each video while jobs leave.
  struct Case: Sendable {
    let jobs: Int
    let processors: Int
    let planned: Int
    let limits: [Int]
  }

  @Test(arguments: [
    Case(jobs: 1, processors: 8, planned: 1, limits: [1, 1]),
    Case(jobs: 2, processors: 2, planned: 2, limits: [1, 2, 2]),
    Case(jobs: 4, processors: 2, planned: 2, limits: [1, 1, 1, 2, 2]),
    Case(jobs: 8, processors: 64, planned: 4, limits: [1, 1, 1, 1, 2, 2, 4, 8, 8]),
  ])
  func jobsThatLeave_giveTheirProcessors(to test: Case) {
    let shares = ProcessorShares(jobs: test.jobs, processors: test.processors)
    #expect(shares.largestShare == test.planned)
    var limits = [shares.workerLimit.count]
    for _ in 0..<test.jobs {
      shares.leave()
      limits.append(shares.workerLimit.count)
    }
    #expect(limits == test.limits)
  }

  @Test func eachVideo_isDecodedForItsShare() {
    let shares = ProcessorShares(jobs: 4, processors: 8)
    shares.withVideo { first in
      shares.withVideo { second in
        shares.withVideo { #expect((first, second, $0) == (nil, 4, 2)) }
        shares.withVideo { #expect($0 == 2) }
      }
      shares.withVideo { #expect($0 == 4) }
    }
    shares.withVideo { #expect($0 == nil) }
    let few = ProcessorShares(jobs: 2, processors: 1)
    few.withVideo { _ in few.withVideo { #expect($0 == 1) } }
  }
}
