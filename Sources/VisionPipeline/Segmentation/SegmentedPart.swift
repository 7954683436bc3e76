/// The whole pixels of a picture that a segmentation network looks at, and where they are stored.
package struct SegmentedPart: Sendable, Hashable {
  /// Columns and rows of the picture when it is upright.
  private let imageSize: PixelSize
  /// The upright picture's pixels that are looked at.
  private let box: WholePixelBox
  private let orientation: PictureOrientation

  /// The pixels in or partly in a region of an upright picture.
  ///
  /// - Parameters:
  ///   - region: a part of the picture that is not turned.
  ///   - orientation: how the picture is stored.
  package init(_ region: NormalizedRect, imageSize: PixelSize, orientation: PictureOrientation) {
    func pixels(_ center: Float, _ side: Float, of length: Int) -> Range<Int> {
      let first = ((center - side / 2) * Float(length)).rounded(.down)
      let end = ((center + side / 2) * Float(length)).rounded(.up)
      let lowerBound = Int(min(max(first, 0), Float(length - 1)))
      return lowerBound..<max(Int(min(max(end, 0), Float(length))), lowerBound + 1)
    }
    let columns = pixels(region.xCenter, region.width, of: imageSize.width)
    let rows = pixels(region.yCenter, region.height, of: imageSize.height)
    box = WholePixelBox(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    self.imageSize = imageSize
    self.orientation = orientation
  }

  /// Columns and rows of the part.
  package var size: PixelSize { PixelSize(width: box.width, height: box.height) }

  /// The region that shows the part.
  package var region: NormalizedRect {
    let part = box.normalized(in: imageSize)
    return NormalizedRect(
      xCenter: part.xMin + part.width / 2, yCenter: part.yMin + part.height / 2, width: part.width,
      height: part.height)
  }

  /// Replaces `pixels` by those of the part, upright, with red, green, blue and the opacity of each.
  ///
  /// - Parameter alpha: the opacity of all pixels, if not that of the picture.
  func read(_ image: UprightImage, alpha: UInt8?, into pixels: inout [UInt8]) {
    let (stored, channelCount) = (image.stored, image.stored.channelCount)
    pixels.removeAll(keepingCapacity: true)
    pixels.reserveCapacity(4 * size.pixelCount)
    stored.withUnsafeBytes { bytes in
      for row in box.y..<(box.y + box.height) {
        for column in box.x..<(box.x + box.width) {
          let place = orientation.uprightToStored(
            column: column, row: row, storedWidth: stored.width, height: stored.height)
          let start = (place.row * stored.width + place.column) * channelCount
          pixels.append(bytes[start])
          pixels.append(bytes[start + 1])
          pixels.append(bytes[start + 2])
          pixels.append(alpha ?? (channelCount == 4 ? bytes[start + 3] : 255))
        }
      }
    }
  }

  private var isStoredPicture: Bool { size == imageSize && orientation == .up }

  /// Lets `write` write the values of the part, row by row, and puts them where the picture's pixels are
  /// stored.
  ///
  /// - Parameters:
  ///   - background: the value outside the part.
  ///   - map: a value for each stored pixel of the picture; every one is written.
  /// - Precondition: `map` has that size.
  package func fill<Value>(
    _ map: UnsafeMutableBufferPointer<Value>, outside background: Value,
    write: (UnsafeMutableBufferPointer<Value>) -> Void
  ) {
    precondition(map.count == imageSize.pixelCount, "\(map.count) values for a picture of \(imageSize)")
    if isStoredPicture { return write(map) }
    map.update(repeating: background)
    withUnsafeTemporaryAllocation(of: Value.self, capacity: size.pixelCount) { part in
      write(part)
      let stored = orientation.turnedSize(width: imageSize.width, height: imageSize.height)
      for row in 0..<box.height {
        for column in 0..<box.width {
          let place = orientation.uprightToStored(
            column: box.x + column, row: box.y + row, storedWidth: stored.width, height: stored.height)
          map[place.row * stored.width + place.column] = part[row * box.width + column]
        }
      }
    }
  }
}
