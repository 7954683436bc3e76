import Foundation
import LandmarkDrawing

/// A picture as SVG: what an overlay consists of, with numbers beside its landmarks.
struct SVG {
  private let size: Overlay.Size
  private var body: [String] = []

  init(size: Overlay.Size) {
    self.size = size
  }

  /// The file's text.
  var text: String {
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(size.width)) \(number(size.height))\" "
      + "width=\"\(number(size.width))\" height=\"\(number(size.height))\" "
      + "font-family=\"Helvetica, Arial, sans-serif\">"
    let paper = "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"
    return ([head, paper] + body + ["</svg>", ""]).joined(separator: "\n")
  }

  /// Adds all that an overlay consists of.
  mutating func draw(_ overlay: Overlay) {
    for element in overlay.elements { draw(element) }
  }

  private mutating func draw(_ element: Overlay.Element) {
    switch element {
    case .lines(let lines):
      let path = lines.segments.map {
        "M\(number($0.start.x)) \(number($0.start.y))L\(number($0.end.x)) \(number($0.end.y))"
      }.joined()
      body.append(
        "<path d=\"\(path)\" fill=\"none\" \(stroke(lines.color, lines.width)) stroke-linecap=\"round\"/>")
    case .dot(let dot):
      body.append(
        "<circle cx=\"\(number(dot.center.x))\" cy=\"\(number(dot.center.y))\" r=\"\(number(dot.radius))\" "
          + "\(fill(dot.color))/>")
    case .ring(let ring):
      body.append(
        "<circle cx=\"\(number(ring.center.x))\" cy=\"\(number(ring.center.y))\" r=\"\(number(ring.radius))\" "
          + "fill=\"none\" \(stroke(ring.color, ring.width))/>")
    case .box(let box):
      body.append(
        "<rect x=\"\(number(box.frame.x))\" y=\"\(number(box.frame.y))\" width=\"\(number(box.frame.width))\" "
          + "height=\"\(number(box.frame.height))\" fill=\"none\" \(stroke(box.color, box.width))/>")
    case .label, .tint: break
    }
  }

  /// Writes a text that begins, ends or has its middle at a place, with a white edge so that lines do not
  /// hide it.
  mutating func write(
    _ text: String, at place: Overlay.Point, size: Double, anchor: Anchor = .middle, isBold: Bool = false
  ) {
    body.append(
      "<text x=\"\(number(place.x))\" y=\"\(number(place.y + size * 0.35))\" font-size=\"\(number(size))\" "
        + "text-anchor=\"\(anchor.rawValue)\"\(isBold ? " font-weight=\"bold\"" : "") fill=\"#1a1a1e\" "
        + "stroke=\"#ffffff\" stroke-width=\"\(number(size / 5))\" paint-order=\"stroke\">\(text)</text>")
  }

  enum Anchor: String {
    case start, middle, end
  }

  private func stroke(_ color: Overlay.Color, _ width: Double) -> String {
    "stroke=\"\(hex(color))\" stroke-width=\"\(number(width))\"" + opacity("stroke", color)
  }

  private func fill(_ color: Overlay.Color) -> String { "fill=\"\(hex(color))\"" + opacity("fill", color) }

  private func opacity(_ name: String, _ color: Overlay.Color) -> String {
    color.opacity < 1 ? " \(name)-opacity=\"\(number(color.opacity))\"" : ""
  }

  private func hex(_ color: Overlay.Color) -> String {
    let components = [color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + components.map { String(format: "%02x", $0) }.joined()
  }

  private func number(_ value: Double) -> String {
    let text = String(format: "%.1f", value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
