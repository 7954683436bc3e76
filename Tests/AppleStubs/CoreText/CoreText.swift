// The names are those of the framework.
// swift-format-ignore-file

import CoreGraphics
import Foundation

// CoreFoundation's types that Swift bridges to its own.
public typealias CFString = String
public typealias CFAttributedString = NSAttributedString

public final class CTFont {}
public final class CTLine {}

public let kCTFontAttributeName: CFString = ""
public let kCTForegroundColorFromContextAttributeName: CFString = ""

public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { CTFont() }

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine() }

public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double { 0 }

public func CTLineDraw(_ line: CTLine, _ context: CGContext) {}
