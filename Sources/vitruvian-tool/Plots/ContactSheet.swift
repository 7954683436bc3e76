import FileAccess
import LandmarkDrawing
import TensorCore
import Threading
import VisionPipeline
import VisionTasks

/// Many pictures at a small size on one page, with the people that were found drawn on them.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
final class ContactSheet: ResultPlot, @unchecked Sendable {
  private let path: String
  private let lock = Lock()
  private var thumbnails: [Thumbnail] = []
  private var pictureCount = 0

  private struct Thumbnail {
    let number: Int
    let name: String
    let personCount: Int
    let picture: PixelImage
  }

  /// More would make a page that is too large to look over.
  private static let maximumCount = 400
  private static let side = 176
  private static let cellWidth = 192.0
  private static let cellHeight = 220.0
  private static let margin = 20.0
  private static let faint = Overlay.Color(red: 0.42, green: 0.44, blue: 0.48)

  init(path: String) { self.path = path }

  func add(_ poses: [Pose], in frame: InputFrame) throws {
    lock.withLock { pictureCount += 1 }
    guard frame.number < Self.maximumCount else { return }
    let pixels = frame.picture.pixels
    let scale = min(Double(Self.side) / Double(max(pixels.width, pixels.height)), 1)
    let small = pixels.reduced(
      toWidth: max(Int((Double(pixels.width) * scale).rounded()), 1),
      height: max(Int((Double(pixels.height) * scale).rounded()), 1))
    let canvas = try Canvas(small)
    canvas.draw(poses)
    let thumbnail = Thumbnail(
      number: frame.number, name: frame.source.fileName, personCount: poses.count, picture: try canvas.image()
    )
    lock.withLock { thumbnails.append(thumbnail) }
  }

  func write() throws {
    try lock.withLock {
      thumbnails.sort { $0.number < $1.number }
      try drawing.write(toFile: path)
    }
  }

  private var drawing: Drawing {
    let count = max(thumbnails.count, 1)
    let columns = min(count, max(Int(Double(count).squareRoot().rounded(.up)), 4))
    let rows = (count + columns - 1) / columns
    var drawing = Drawing(
      width: max(2 * Self.margin + Double(columns) * Self.cellWidth, 360),
      height: 56 + Double(rows) * Self.cellHeight + Self.margin)
    let omitted = pictureCount > thumbnails.count ? ", of which the first \(thumbnails.count) are shown" : ""
    drawing.text("\(pictureCount) pictures\(omitted)", at: .init(x: Self.margin, y: 34), size: 18)
    for (index, thumbnail) in thumbnails.enumerated() {
      let left = Self.margin + Double(index % columns) * Self.cellWidth
      let top = 56 + Double(index / columns) * Self.cellHeight
      let (width, height) = (Double(thumbnail.picture.width), Double(thumbnail.picture.height))
      let side = Double(Self.side)
      let frame = Overlay.Rect(
        x: (left + (side - width) / 2).rounded(), y: (top + (side - height) / 2).rounded(), width: width,
        height: height)
      drawing.picture(thumbnail.picture, in: frame)
      let middle = left + side / 2
      drawing.text(
        Self.shortened(thumbnail.name), at: .init(x: middle, y: top + side + 15), size: 11, anchor: .middle)
      let people =
        switch thumbnail.personCount {
        case 0: "no person"
        case 1: "1 person"
        default: "\(thumbnail.personCount) people"
        }
      drawing.text(
        people, at: .init(x: middle, y: top + side + 30), size: 10, Self.faint, anchor: .middle)
    }
    return drawing
  }

  /// A name with its middle left out when it is too long for a cell.
  private static func shortened(_ name: String) -> String {
    let name = name.onOneLine
    return name.count > 28 ? "\(name.prefix(14))…\(name.suffix(13))" : name
  }
}
