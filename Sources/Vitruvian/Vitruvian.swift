// Everything that programs use, for one import: the tasks, what is made of their results, and the engine
// below them.
@_exported import FileAccess
@_exported import GraphRuntime
@_exported import LandmarkDrawing
@_exported import LandmarkGeometry
@_exported import ModelFormat
@_exported import TFLiteImport
@_exported import TensorCore
@_exported import VisionPipeline
@_exported import VisionTasks

// VisionTasks names these types of VisionPipeline for programs that import it alone. Where both are imported,
// an expression such as `[PictureLimits]()` would not know which of two equal names is meant; these are the
// nearest.

/// How a picture's pixels have to be turned to be upright.
public typealias PictureOrientation = VisionTasks.PictureOrientation
/// What a picture may be at most to be decoded.
public typealias PictureLimits = VisionTasks.PictureLimits
/// The size of a picture, read from its header.
public typealias PictureSize = VisionTasks.PictureSize
/// Which numbers stand for black and white in a camera's planes.
public typealias LumaChromaRange = VisionTasks.LumaChromaRange
/// How brightness and colour differences become red, green and blue.
public typealias LumaChromaMatrix = VisionTasks.LumaChromaMatrix
/// A position in space; the type parameter says what its numbers are measured in.
public typealias Position = VisionTasks.Position
