import FileAccess
import Foundation
import LandmarkDrawing
import TensorCore
import VisionPipeline

/// Lines, areas, texts and pictures on a white page, which become an SVG or a PNG file.
struct Drawing {
  let width: Double
  let height: Double
  private(set) var elements: [Element] = []

  typealias Color = Overlay.Color
  typealias Point = Overlay.Point

  enum Element {
    case line([Point], color: Color, width: Double)
    case area(Overlay.Rect, color: Color)
    case text(String, at: Point, size: Double, color: Color, anchor: Anchor)
    case picture(PixelImage, Overlay.Rect)
  }

  /// Where a text's place is in it.
  enum Anchor: String {
    case start, middle, end

    /// The part of the text that is left of the place.
    var share: Double {
      switch self {
      case .start: 0
      case .middle: 0.5
      case .end: 1
      }
    }
  }

  init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  mutating func line(_ points: [Point], _ color: Color, width: Double = 1) {
    elements.append(.line(points, color: color, width: width))
  }

  mutating func area(_ frame: Overlay.Rect, _ color: Color) {
    elements.append(.area(frame, color: color))
  }

  mutating func text(
    _ text: String, at place: Point, size: Double = 12, _ color: Color = .text, anchor: Anchor = .start
  ) {
    elements.append(.text(text, at: place, size: size, color: color, anchor: anchor))
  }

  mutating func picture(_ picture: PixelImage, in frame: Overlay.Rect) {
    elements.append(.picture(picture, frame))
  }

  /// Writes the drawing in the format that the file's name tells.
  ///
  /// - Throws: ``EngineError/Code/unwritable``; `notFound` when a PNG file needs Cairo, which is not
  ///   installed.
  func write(toFile path: String) throws {
    if path.fileExtension.lowercased() == "svg" {
      try FileWriting.write(Array(svg().utf8), to: path)
    } else {
      try picture().writePNG(toFile: path)
    }
  }
}

extension Overlay.Color {
  static let text = Overlay.Color(red: 0.15, green: 0.15, blue: 0.18)
}

// MARK: SVG

extension Drawing {
  /// The drawing as SVG text.
  private func svg() throws -> String {
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
      viewBox="0 0 \(number(width)) \(number(height))" font-family="sans-serif">
      <rect width="100%" height="100%" fill="white"/>

      """
    for element in elements { text += try svg(element) + "\n" }
    return text + "</svg>\n"
  }

  private func svg(_ element: Element) throws -> String {
    switch element {
    case .line(let points, let color, let width):
      let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      return """
        <polyline points="\(path)" fill="none" stroke="\(color.svg)" stroke-opacity="\(number(color.opacity))" \
        stroke-width="\(number(width))" stroke-linejoin="round"/>
        """
    case .area(let frame, let color):
      return """
        <rect \(attributes(frame)) fill="\(color.svg)" fill-opacity="\(number(color.opacity))"/>
        """
    case .text(let string, let place, let size, let color, let anchor):
      return """
        <text x="\(number(place.x))" y="\(number(place.y))" font-size="\(number(size))" fill="\(color.svg)" \
        text-anchor="\(anchor.rawValue)">\(string.escapedForXML)</text>
        """
    case .picture(let picture, let frame):
      let data = Data(try picture.encodedAsPNG()).base64EncodedString()
      return "<image \(attributes(frame)) href=\"data:image/png;base64,\(data)\"/>"
    }
  }

  private func attributes(_ frame: Overlay.Rect) -> String {
    zip(["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height])
      .map { "\($0)=\"\(number($1))\"" }.joined(separator: " ")
  }

  /// A number with at most two decimals.
  private func number(_ value: Double) -> String {
    let text = fixed(value, decimals: 2)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}

extension Overlay.Color {
  fileprivate var svg: String {
    "#"
      + [red, green, blue].map { String(format: "%02x", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
  }
}

extension String {
  /// The text as XML holds it. Characters that it does not allow are names of bytes before this.
  fileprivate var escapedForXML: String {
    onOneLine.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}

// MARK: PNG

extension Drawing {
  /// The drawing as a picture.
  private func picture() throws -> PixelImage {
    let (columns, rows) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
    var page = PixelImage(width: columns, height: rows, channelCount: 3) {
      $0.initializeMemory(as: UInt8.self, repeating: 255)
    }
    // Pictures have their size on the page.
    for case .picture(let picture, let frame) in elements {
      page = page.covered(by: picture, x: Int(frame.x.rounded()), y: Int(frame.y.rounded()))
    }
    let canvas = try Canvas(page)
    for element in elements { canvas.draw(element) }
    return try canvas.image()
  }
}

extension PixelImage {
  /// The picture with another one, opaque, in front of it.
  fileprivate func covered(by other: PixelImage, x: Int, y: Int) -> PixelImage {
    PixelImage(width: width, height: height, channelCount: 3) { target in
      withUnsafeBytes { target.copyMemory(from: $0) }
      other.withUnsafeBytes { source in
        for row in 0..<other.height where 0..<height ~= y + row {
          for column in 0..<other.width where 0..<width ~= x + column {
            for channel in 0..<3 {
              target[((y + row) * width + x + column) * 3 + channel] =
                source[(row * other.width + column) * other.channelCount + channel]
            }
          }
        }
      }
    }
  }

  /// The picture at a smaller size, each pixel the mean of those that it stands for.
  func reduced(toWidth newWidth: Int, height newHeight: Int) -> PixelImage {
    guard newWidth < width || newHeight < height else { return self }
    return PixelImage(width: newWidth, height: newHeight, channelCount: 3) { target in
      withUnsafeBytes { source in
        for y in 0..<newHeight {
          let rows = (y * height / newHeight)..<max((y + 1) * height / newHeight, y * height / newHeight + 1)
          for x in 0..<newWidth {
            let columns = (x * width / newWidth)..<max((x + 1) * width / newWidth, x * width / newWidth + 1)
            for channel in 0..<3 {
              var sum = 0
              for row in rows {
                for column in columns { sum += Int(source[(row * width + column) * channelCount + channel]) }
              }
              let count = rows.count * columns.count
              target[(y * newWidth + x) * 3 + channel] = UInt8((sum + count / 2) / count)
            }
          }
        }
      }
    }
  }
}

extension Canvas {
  fileprivate func draw(_ element: Drawing.Element) {
    switch element {
    case .line(let points, let color, let width):
      guard let first = points.first else { return }
      setColor(color)
      cairo.setLineWidth(context, width)
      cairo.newPath(context)
      cairo.moveTo(context, first.x, first.y)
      for point in points.dropFirst() { cairo.lineTo(context, point.x, point.y) }
      cairo.stroke(context)
    case .area(let frame, let color):
      setColor(color)
      cairo.newPath(context)
      cairo.rectangle(context, frame.x, frame.y, frame.width, frame.height)
      cairo.fill(context)
    case .text(let text, let place, let size, let color, let anchor):
      cairo.selectFont(context, "sans-serif", Cairo.normalSlant, Cairo.normalWeight)
      cairo.setFontSize(context, size)
      setColor(color)
      let text = text.onOneLine
      cairo.moveTo(context, place.x - anchor.share * advance(of: text), place.y)
      cairo.showText(context, text)
    case .picture: break
    }
  }
}
