/// How wide and how high a pixel is shown, as a fraction: 64:45 is wider than high.
package struct PixelAspect: Equatable, Sendable {
  package let width, height: Int

  /// - Returns: `nil` where one of both is zero, which stands for "unknown".
  package init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height) = (width, height)
  }
}
