// The names are those of the framework.
// swift-format-ignore-file

import CoreGraphics

// Foundation's here has no data of Core Foundation.
public typealias CFData = Data
public typealias CFDictionary = NSDictionary

public final class CGImageSource {}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { nil }
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { nil }
