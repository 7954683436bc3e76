import VisionPipeline
import VisionTasks

extension Overlay {
  /// A translucent picture that colours a part of the view, such as where a mask says that a person is.
  public struct Tint: Sendable, Hashable {
    /// Where the picture lies; its pixels are stretched to it.
    public var frame: Rect
    /// The picture as the view shows it. A pixel has red in its lowest byte, then green, blue and the
    /// opacity; colours are multiplied by the opacity.
    public var pixels: PixelMap<UInt32>

    /// Creates a tint.
    public init(_ pixels: PixelMap<UInt32>, in frame: Rect) {
      self.pixels = pixels
      self.frame = frame
    }
  }
}

extension Overlay.Tint {
  /// A tint of the whole picture, from a colour for each pixel as it is stored.
  init(width: Int, height: Int, in mapping: ViewMapping, fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    let stored = PixelMap<UInt32>(width: width, height: height, fill: fill)
    self.init(
      stored.upright(from: mapping.orientation, isMirrored: mapping.isMirrored), in: mapping.pictureFrame)
  }
}

extension PixelMap<UInt32> {
  /// The map with its pixels moved as a view shows them.
  fileprivate func upright(from orientation: PictureOrientation, isMirrored: Bool) -> PixelMap {
    guard orientation != .up || isMirrored else { return self }
    let size = orientation.turnedSize(width: width, height: height)
    return PixelMap(width: size.width, height: size.height) { target in
      for row in 0..<size.height {
        for column in 0..<size.width {
          let across = isMirrored ? size.width - 1 - column : column
          let place = orientation.uprightToStored(
            column: across, row: row, storedWidth: width, height: height)
          target[row * size.width + column] = self[place.column, place.row]
        }
      }
    }
  }
}

/// A colour that is laid over others, with its components multiplied by its opacity.
struct TintPixel {
  private var red: Float = 0
  private var green: Float = 0
  private var blue: Float = 0
  private var opacity: Float = 0

  /// Lays a colour on top.
  ///
  /// - Parameter share: How much of the colour there is, 0 to 1; what is not a number counts as 0.
  mutating func lay(_ color: Overlay.Color, share: Float) {
    let weight = share > 0 ? min(share, 1) * Float(color.opacity) : 0
    let rest = 1 - weight
    red = red * rest + Float(color.red) * weight
    green = green * rest + Float(color.green) * weight
    blue = blue * rest + Float(color.blue) * weight
    opacity = opacity * rest + weight
  }

  /// The pixel of a ``Overlay/Tint``.
  var packed: UInt32 {
    func byte(_ component: Float) -> UInt32 { UInt32(min(max(component, 0), 1) * 255 + 0.5) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(opacity) << 24
  }
}
