extension NetworkProfile {
  /// Totals, then the kernels, then the nodes.
  var text: String {
    let headline =
      "\(name): \(fixed(milliseconds, decimals: 3)) ms with \(threads) threads, "
      + "\(Double(multiplyAdds).inMillions) MMAC, \(bytes.inKibibytes) KiB moved; "
      + "the peaks allow \(fixed(roofline.milliseconds, decimals: 3)) ms"
    return ([headline] + operatorLines + [""] + nodeLines + [""]).joined(separator: "\n")
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
        rate(group.bytes, group.milliseconds), percentage(group.rooflineShare),
      ])
    }
    return table.lines
  }

  private var nodeLines: [String] {
    var table = TextTable([
      ("step", .right), ("operator", .left), ("output", .left), ("ms", .right), ("share", .right),
      ("GMAC/s", .right), ("GB/s", .right), ("of peak", .right), ("bound by", .left), ("kernel", .left),
      ("node", .left),
    ])
    for (index, node) in nodes.enumerated() {
      table.append([
        String(index), node.operation, node.outputShape.map(String.init).joined(separator: "×"),
        fixed(node.milliseconds, decimals: 3), percentage(node.share),
        rate(node.multiplyAdds, node.milliseconds), rate(node.bytes, node.milliseconds),
        node.bytes == 0 ? "" : percentage(node.roofline.share),
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
}
