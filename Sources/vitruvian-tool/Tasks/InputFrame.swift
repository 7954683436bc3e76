import VisionTasks

/// A picture, or a frame of a video, with where it comes from.
struct InputFrame {
  /// The input as the user named it.
  let source: String
  /// The input's place among all, from 0.
  let number: Int
  /// The name of files that are made from it, without a folder; unique among all frames of all inputs.
  let stem: String
  /// The frame's place in its video, from 0; 0 for a picture.
  var index = 0
  /// 0 for a picture.
  var time = FrameTime.milliseconds(0)
  let picture: Picture
}

extension PictureResult {
  /// The line of a frame.
  init(_ output: Output, of frame: InputFrame) {
    self.init(
      source: frame.source, frame: frame.index, time: frame.time, width: frame.picture.width,
      height: frame.picture.height, output: output)
  }
}
