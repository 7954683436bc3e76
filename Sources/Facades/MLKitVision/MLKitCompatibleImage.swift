import Foundation
import MLImage

/// A picture that detectors take: ``VisionImage`` or `MLImage`. Apps cannot make others.
#if canImport(ObjectiveC)
  @objc
#endif
public protocol MLKitCompatibleImage: NSObjectProtocol, Sendable {}

/// Another name of ``MLKitCompatibleImage``, as in ML Kit's headers.
public typealias CompatibleImage = MLKitCompatibleImage

extension MLImage: MLKitCompatibleImage {}
