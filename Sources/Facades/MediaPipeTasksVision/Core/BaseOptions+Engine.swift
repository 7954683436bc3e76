import FacadeSupport
import VisionTasks

extension BaseOptions {
  /// Where the model is.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError` when the options name none.
  final func modelSource() throws(TasksError) -> ModelSource {
    if let modelAssetBuffer, !modelAssetBuffer.isEmpty { return .contents(modelAssetBuffer) }
    guard !modelAssetPath.isEmpty else {
      throw TasksError(
        status: .invalidArgumentError,
        "ExternalFile must specify at least one of 'file_content', 'file_name', 'file_pointer_meta' or "
          + "'file_descriptor_meta'. Set modelAssetPath or modelAssetBuffer of the base options.")
    }
    return .path(modelAssetPath)
  }

  /// What the networks run on.
  final var compute: ComputeOptions { ComputeOptions(threadCount: threadCount) }
}
