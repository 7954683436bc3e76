// Apps rely on what ML Kit's headers import.
@_exported import Foundation

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import class FacadeSupport.UIImage
#endif
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
#if canImport(CoreMedia)
  @_exported import CoreMedia
#endif
#if canImport(CoreVideo)
  @_exported import CoreVideo
#endif
