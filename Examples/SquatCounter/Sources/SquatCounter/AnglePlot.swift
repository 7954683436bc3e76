import Foundation
import Vitruvian

/// A drawing of the knees' angle over time, with a mark at the lowest point of each squat.
struct AnglePlot {
  let curve: [KneeAngle]
  let counter: RepetitionCounter
  let title: String

  private static let (width, height) = (960.0, 360.0)
  /// Where the curve lies, between the labels of the axes.
  private static let (left, right, top, bottom) = (56.0, 936.0, 56.0, 316.0)

  /// The drawing as the text of an SVG file.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(Self.height)" \
    font-family="sans-serif">
    <title>\(escaped(title)): \(total)</title>
    <rect width="100%" height="100%" fill="#fff"/>
    <text x="\(Self.left)" y="32" font-size="18" font-weight="600" fill="#222">\(escaped(title))</text>
    <text x="\(Self.right)" y="32" font-size="18" text-anchor="end" fill="#a8430f">\(total)</text>
    \(band)
    \(grid)
    <path d="\(path)" fill="none" stroke="#007f8f" stroke-width="2.5" stroke-linejoin="round"/>
    \(marks)
    </svg>

    """
  }

  private var total: String { "\(counter.repetitions.count) squats" }

  /// Between the two thresholds.
  private var band: String {
    let (upper, lower) = (y(counter.stretched), y(counter.bent))
    return """
      <rect x="\(Self.left)" y="\(upper)" width="\(Self.right - Self.left)" height="\(lower - upper)" \
      fill="#ff8a00" opacity="0.12"/>
      """
  }

  private var grid: String {
    let angles = stride(from: 0.0, through: 180, by: 45).map { degrees in
      let y = y(.degrees(degrees))
      return "<path d=\"M\(Self.left) \(y)H\(Self.right)\" stroke=\"#ddd\"/>"
        + label("\(Int(degrees))°", x: Self.left - 8, y: y + 4, anchor: "end")
    }
    // Not more than twelve labels, whatever the length.
    let step = max(1, Int((seconds / 12).rounded(.up)))
    let times = stride(from: 0, through: Int(seconds), by: step).map { second in
      label("\(second) s", x: x(.seconds(Double(second))), y: Self.bottom + 22, anchor: "middle")
    }
    return (angles + times).joined(separator: "\n")
  }

  private var path: String {
    var path = ""
    var isDown = false
    for sample in curve {
      guard let angle = sample.angle else {
        isDown = false
        continue
      }
      path += "\(isDown ? "L" : "M")\(rounded(x(sample.time))) \(rounded(y(angle)))"
      isDown = true
    }
    return path
  }

  private var marks: String {
    counter.repetitions.enumerated().map { index, squat in
      let (x, y) = (rounded(x(squat.lowestTime)), rounded(y(squat.lowestAngle)))
      return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"5\" fill=\"#a8430f\"/>"
        + label("\(index + 1)", x: x, y: y + 22, anchor: "middle")
    }.joined(separator: "\n")
  }

  private func label(_ text: String, x: Double, y: Double, anchor: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" font-size=\"13\" text-anchor=\"\(anchor)\" fill=\"#555\">\(text)</text>"
  }

  private var seconds: Double { max(Double(curve.last?.time.milliseconds ?? 0) / 1000, 0.001) }

  private func x(_ time: FrameTime) -> Double {
    Self.left + (Self.right - Self.left) * Double(time.milliseconds) / 1000 / seconds
  }

  private func y(_ angle: JointAngle) -> Double {
    Self.bottom - (Self.bottom - Self.top) * angle.degrees / 180
  }

  private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
