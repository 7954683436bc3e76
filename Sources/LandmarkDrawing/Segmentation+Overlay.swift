import VisionTasks

/// How masks are drawn: each category tints its pixels with a colour.
public struct SegmentationStyle: OverlayStyle {
  /// The colours of the categories, by their numbers; those beyond begin anew.
  public var palette = DetectionStyle().palette
  /// How opaque a pixel is that surely shows a category.
  public var opacity = 0.6
  /// Categories that are left out, by their numbers.
  public var hiddenCategories: Set<Int> = []

  /// Creates the default style.
  public init() {}

  /// The colour of a category; `nil` when it is left out.
  public func color(ofCategory category: Int) -> Overlay.Color? {
    guard !palette.isEmpty, !hiddenCategories.contains(category) else { return nil }
    return palette[category % palette.count].faded(to: opacity)
  }
}

extension Segmentation: OverlaySubject {
  /// A tint for each segmentation: of the likeliest categories where the options asked for them, or else of
  /// all categories as far as the model is sure of them. Pixels that show nothing, which have the number 255,
  /// stay clear.
  public static func elements(
    of segmentations: [Segmentation], in mapping: ViewMapping, style: SegmentationStyle
  ) -> [Overlay.Element] {
    segmentations.compactMap { segmentation in
      let tint = segmentation.categories.map { Overlay.Tint($0, in: mapping, style) }
      return (tint ?? Overlay.Tint(segmentation.confidences, in: mapping, style)).map(Overlay.Element.tint)
    }
  }
}

extension Overlay.Tint {
  fileprivate init(_ categories: CategoryMask, in mapping: ViewMapping, _ style: SegmentationStyle) {
    let colors = (0..<255).map { category in
      var pixel = TintPixel()
      if let color = style.color(ofCategory: category) { pixel.lay(color, share: 1) }
      return pixel.packed
    }
    self.init(width: categories.width, height: categories.height, in: mapping) { pixels in
      categories.withUnsafeValues { categories in
        for index in pixels.indices {
          pixels[index] = Int(categories[index]) < colors.count ? colors[Int(categories[index])] : 0
        }
      }
    }
  }

  /// A tint of several masks of one size; `nil` without any.
  fileprivate init?(_ masks: [Mask], in mapping: ViewMapping, _ style: SegmentationStyle) {
    guard let first = masks.first else { return nil }
    let (width, height) = (first.width, first.height)
    let layers = masks.enumerated().compactMap { category, mask in
      mask.width == width && mask.height == height
        ? style.color(ofCategory: category).map { (color: $0, mask: mask) } : nil
    }
    var pixels = [TintPixel](repeating: TintPixel(), count: width * height)
    for (color, mask) in layers {
      mask.withUnsafeValues { values in
        for index in pixels.indices { pixels[index].lay(color, share: values[index]) }
      }
    }
    self.init(width: width, height: height, in: mapping) { target in
      for index in target.indices { target[index] = pixels[index].packed }
    }
  }

  /// A tint of the pixels that show a person.
  init(_ mask: Mask, color: Overlay.Color, in mapping: ViewMapping) {
    self.init(width: mask.width, height: mask.height, in: mapping) { target in
      mask.withUnsafeValues { values in
        for index in target.indices {
          var pixel = TintPixel()
          pixel.lay(color, share: values[index])
          target[index] = pixel.packed
        }
      }
    }
  }
}
