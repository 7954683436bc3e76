import VisionTasks

/// A picture, or a frame of a video, with where it comes from.
struct InputFrame {
  /// The input as the user named it.
  let source: String
  /// The name of files that are made from it, without a folder; unique among all frames of all inputs.
  let stem: String
  /// The frame's place in its video, from 0; 0 for a picture.
  let index: Int
  /// Milliseconds; 0 for a picture.
  let timestamp: Int
  let image: MPImage
}
