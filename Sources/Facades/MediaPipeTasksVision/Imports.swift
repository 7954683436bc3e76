// Apps rely on what MediaPipe's headers import.
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

@_exported import struct FacadeSupport.TasksError
@_exported import enum FacadeSupport.TasksErrorCode
