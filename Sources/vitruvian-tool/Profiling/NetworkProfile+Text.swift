extension NetworkProfile {
  /// Totals, then the kernels, then the nodes.
  var text: String {
    let headline =
      "\(name): \(fixed(milliseconds, decimals: 3)) ms with \(threads.counted("thread")), "
      + "\(Double(multiplyAdds).inMillions) MMAC, \(bytes.inKibibytes) KiB moved; "
      + "the peaks allow \(fixed(roofline.milliseconds, decimals: 3)) ms"
    let spread =
      "\(times.count.counted("run")): min \(fixed(times.minimum, decimals: 3)), median "
      + "\(fixed(times.median, decimals: 3)), p90 \(fixed(times.percentile90, decimals: 3)), deviation "
      + "\(fixed(times.deviation, decimals: 3)) ms"
    return ([headline, spread] + operatorLines + [""] + nodeLines + excessLines + [""]).joined(
      separator: "\n")
  }

  private var operatorLines: [String] {
    var table = TextTable([
      ("operator", .left), ("kernel", .left), ("nodes", .right), ("ms", .right), ("share", .right),
      ("GMAC/s", .right), ("GB/s", .right), ("of peak", .right),
    ])
    for group in operators {
      table.append([
        group.operation, group.kernel, String(group.nodeCount), fixed(group.milliseconds, decimals: 3),
        percentage(group.share), rate(group.multiplyAdds, group.milliseconds),
        rate(group.bytes, group.milliseconds), percentage(group.rooflineShare) + marks(group.excess),
      ])
    }
    return table.lines
  }

  private var nodeLines: [String] {
    var table = TextTable([
      ("step", .right), ("operator", .left), ("output", .left), ("ms", .right), ("p90", .right),
      ("share", .right), ("GMAC/s", .right), ("GB/s", .right), ("of peak", .right), ("bound by", .left),
      ("kernel", .left),
      ("node", .left),
    ])
    for (index, node) in nodes.enumerated() {
      table.append([
        String(index), node.operation, node.outputShape.map(String.init).joined(separator: "×"),
        fixed(node.milliseconds, decimals: 3), fixed(node.times.percentile90, decimals: 3),
        percentage(node.share), rate(node.multiplyAdds, node.milliseconds),
        rate(node.bytes, node.milliseconds),
        node.bytes == 0 ? "" : percentage(node.roofline.share) + marks(node.roofline.excess),
        node.bytes == 0 ? "" : node.roofline.bound.rawValue, node.kernel, node.name,
      ])
    }
    return table.lines
  }

  /// Billions for each second, or nothing when there are none.
  private func rate(_ count: Int, _ milliseconds: Double) -> String {
    count == 0 || milliseconds == 0 ? "" : fixed(Double(count) / milliseconds / 1e6, decimals: 1)
  }

  private func percentage(_ share: Double) -> String { fixed(share * 100, decimals: 1) + " %" }

  /// Why nodes are above the peaks: in both tables a letter stands for each reason.
  private var excessLines: [String] {
    nodes.excess.map { "\($0.mark): above 100 %, since \($0.rawValue)" }
  }

  /// As wide in every cell, so that numbers stay below each other.
  private func marks(_ reasons: [PeakExcess]) -> String {
    let width = operators.map(\.excess.count).max() ?? 0
    guard width > 0 || !nodes.excess.isEmpty else { return "" }
    let text = reasons.map(\.mark).joined()
    return " " + text + String(repeating: " ", count: max(max(width, 1) - text.count, 0))
  }
}

extension PeakExcess {
  /// A letter.
  fileprivate var mark: String {
    switch self {
    case .quantized: "q"
    case .tiles: "t"
    case .sparse: "s"
    case .cache: "c"
    case .clock: "p"
    }
  }
}
