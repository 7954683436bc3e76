import VisionPipeline
import VisionTasks

/// How a picture lies in a view: the way from landmarks to the view's points.
///
/// ```swift
/// ViewMapping(of: picture.dimensions, size: .init(width: 390, height: 844), content: .aspectFill)
/// ```
public struct ViewMapping: Sendable, Hashable {
  /// How a picture fills a view of other proportions.
  public enum Content: String, Sendable, Hashable, Codable, CaseIterable {
    /// The whole picture is seen, with borders at two sides.
    case aspectFit
    /// The whole view is filled; two sides of the picture are cut off.
    case aspectFill
    /// The picture is stretched to the view's proportions.
    case stretch
  }

  /// The size of the picture's pixels as they are stored, which landmarks are fractions of.
  public var picture: PictureDimensions
  /// The size of the view.
  public var size: Overlay.Size
  /// How the picture fills the view.
  public var content: Content
  /// How the view turns the stored pixels, such as `PictureOrientation.right` for those of a phone's camera
  /// that is held upright.
  public var orientation: PictureOrientation
  /// Whether the view shows the upright picture mirrored, as front cameras are.
  public var isMirrored: Bool

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - picture: The size of the picture's pixels as they are stored.
  ///   - size: The size of the view.
  ///   - content: How the picture fills the view.
  ///   - orientation: How the view turns the stored pixels.
  ///   - isMirrored: Whether the view shows the upright picture mirrored.
  public init(
    of picture: PictureDimensions, size: Overlay.Size, content: Content = .aspectFit,
    orientation: PictureOrientation = .up, isMirrored: Bool = false
  ) {
    self.picture = picture
    self.size = size
    self.content = content
    self.orientation = orientation
    self.isMirrored = isMirrored
  }

  /// Creates the mapping of a picture to itself, for drawing on its pixels.
  public init(pixelsOf picture: PictureDimensions) {
    self.init(of: picture, size: .init(width: Double(picture.width), height: Double(picture.height)))
  }
}

extension ViewMapping {
  /// Where the whole picture lies; it reaches beyond the view when it fills it.
  public var pictureFrame: Overlay.Rect {
    let upright = orientation.turnedSize(width: picture.width, height: picture.height)
    let (width, height) = (Double(max(upright.width, 1)), Double(max(upright.height, 1)))
    let (horizontal, vertical) = (size.width / width, size.height / height)
    let frame: Overlay.Size =
      switch content {
      case .aspectFit: Self.scaled(width, height, by: min(horizontal, vertical))
      case .aspectFill: Self.scaled(width, height, by: max(horizontal, vertical))
      case .stretch: size
      }
    return Overlay.Rect(
      x: (size.width - frame.width) / 2, y: (size.height - frame.height) / 2, width: frame.width,
      height: frame.height)
  }

  private static func scaled(_ width: Double, _ height: Double, by scale: Double) -> Overlay.Size {
    Overlay.Size(width: width * scale, height: height * scale)
  }

  /// The part of the view in which the picture is seen.
  public var visibleFrame: Overlay.Rect {
    let frame = pictureFrame
    return Overlay.Rect(
      left: max(frame.x, 0), top: max(frame.y, 0), right: min(frame.right, size.width),
      bottom: min(frame.bottom, size.height))
  }

  /// The place in the view of a point in fractions of the picture's width and height, as landmarks are.
  public func point(x: Double, y: Double) -> Overlay.Point {
    placement.point(x: x, y: y)
  }

  /// The mapping, worked out for many points.
  var placement: Placement { Placement(self) }
}

/// A mapping from fractions of the stored picture to points of the view, worked out.
struct Placement {
  private let origin: Overlay.Point
  /// Where the sides of the stored picture lead.
  private let columns: Overlay.Point
  private let rows: Overlay.Point
  private let picture: PictureDimensions

  init(_ mapping: ViewMapping) {
    let frame = mapping.pictureFrame
    func corner(_ x: Float, _ y: Float) -> Overlay.Point {
      let upright = mapping.orientation.storedToUpright(x: x, y: y)
      let across = Double(mapping.isMirrored ? 1 - upright.x : upright.x)
      return Overlay.Point(x: across * frame.width, y: Double(upright.y) * frame.height)
    }
    let (start, right, bottom) = (corner(0, 0), corner(1, 0), corner(0, 1))
    origin = Overlay.Point(x: frame.x + start.x, y: frame.y + start.y)
    columns = Overlay.Point(x: right.x - start.x, y: right.y - start.y)
    rows = Overlay.Point(x: bottom.x - start.x, y: bottom.y - start.y)
    picture = mapping.picture
  }

  func point(x: Double, y: Double) -> Overlay.Point {
    Overlay.Point(
      x: origin.x + x * columns.x + y * rows.x, y: origin.y + x * columns.y + y * rows.y)
  }

  func point(_ position: PicturePosition) -> Overlay.Point {
    point(x: Double(position.x), y: Double(position.y))
  }

  func rect(_ box: PixelBox) -> Overlay.Rect {
    // Dividing the sides first keeps whole pixels whole where a pixel is a point.
    let (width, height) = (Double(max(picture.width, 1)), Double(max(picture.height, 1)))
    func corner(_ x: Double, _ y: Double) -> Overlay.Point {
      Overlay.Point(
        x: origin.x + x * (columns.x / width) + y * (rows.x / height),
        y: origin.y + x * (columns.y / width) + y * (rows.y / height))
    }
    let (x, y) = (Double(box.x), Double(box.y))
    return Overlay.Rect(
      around: [corner(x, y), corner(x + Double(box.width), y + Double(box.height))])
  }
}
