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

/// Where a task's model comes from. What a model file notes about the file that it was made from is
/// `ModelFormat.ModelSource`.
public typealias ModelSource = VisionTasks.ModelSource
