import GraphRuntime

/// Runs of networks as a trace that a browser's trace viewer shows: a process for each network, in it one
/// track with the nodes and one for each thread with the parts that it computed.
///
/// - Source: Chromium's *Trace Event Format*, the JSON object format with complete events.
struct Timeline: Encodable {
  private let traceEvents: [Event]
  private let displayTimeUnit = "ms"

  /// What the viewer shows: a bar, or the name of a track.
  struct Event: Encodable {
    let name: String
    /// `X` for a bar, `M` for a name.
    let ph: String
    /// The network, from one.
    let pid: Int
    /// The track.
    let tid: Int
    var cat: String?
    /// Microseconds from the beginning of the run.
    var ts: Double?
    var dur: Double?
    let args: [String: String]
  }

  init(_ runs: [(plan: Plan, trace: ExecutionTrace)]) {
    traceEvents = runs.enumerated().flatMap { index, run in
      Self.trackNames(run.plan, process: index + 1)
        + Self.bars(run.plan, run.trace, process: index + 1)
    }
  }

  /// The track with the nodes comes first.
  private static let nodeTrack = 0

  private static func trackNames(_ plan: Plan, process: Int) -> [Event] {
    func name(_ what: String, _ name: String, track: Int) -> Event {
      Event(name: what, ph: "M", pid: process, tid: track, args: ["name": name])
    }
    return [
      name("process_name", plan.name, track: nodeTrack), name("thread_name", "nodes", track: nodeTrack),
    ] + (1...plan.options.threadCount).map { name("thread_name", "thread \($0)", track: $0) }
  }

  private static func bars(_ plan: Plan, _ trace: ExecutionTrace, process: Int) -> [Event] {
    zip(plan.steps, trace.steps).enumerated().flatMap { index, pair in
      let (step, times) = pair
      func bar(track: Int, from start: Int64, to end: Int64, _ args: [String: String]) -> Event {
        Event(
          name: step.operation.rawValue, ph: "X", pid: process, tid: track, cat: step.kernelName,
          ts: Double(start) / 1e3, dur: Double(end - start) / 1e3, args: args)
      }
      let node = bar(
        track: nodeTrack, from: times.start, to: times.end,
        [
          "node": step.name, "step": String(index), "kernel": step.kernelName,
          "output": step.outputTypes.map(\.description).joined(separator: ", "),
          "multiply-adds": String(step.multiplyAddCount), "bytes": String(step.trafficByteCount),
        ])
      let parts = times.tiles.enumerated().map { number, tile in
        bar(
          track: tile.thread + 1, from: tile.start, to: tile.end,
          ["node": step.name, "step": String(index), "part": "\(number + 1) of \(times.tiles.count)"])
      }
      return [node] + parts
    }
  }
}
