// Type-checked by Scripts/check-apple-sources.

#if canImport(AVFoundation)
  import AVFoundation
  import VisionTasks

  final class PoseFinder: Sendable {
    private let queue: FrameQueue<TrackedFrame<Pose>>

    init(show: @escaping @Sendable ([Pose]) -> Void) throws {
      let tracker = try PoseLandmarker.Tracker()
      queue = tracker.queue { _, result in
        if let frame = try? result.get() { show(frame.subjects) }
      }
    }

    /// Takes what `captureOutput(_:didOutput:from:)` gets.
    func find(in buffer: CMSampleBuffer) throws {
      let time = CMSampleBufferGetPresentationTimeStamp(buffer).seconds
      try queue.submit(Frame(Picture(buffer), at: .seconds(time)))
    }
  }

  /// Follows the person in a video file, such as one of the photo library.
  func follow(_ file: URL) async throws {
    let asset = AVURLAsset(url: file)
    guard let track = try await asset.loadTracks(withMediaType: .video).first else { return }
    let format = kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
    let output = AVAssetReaderTrackOutput(
      track: track, outputSettings: [kCVPixelBufferPixelFormatTypeKey as String: format])
    let reader = try AVAssetReader(asset: asset)
    reader.add(output)
    reader.startReading()
    let tracker = try PoseLandmarker.Tracker()
    while let buffer = output.copyNextSampleBuffer() {
      let time = CMSampleBufferGetPresentationTimeStamp(buffer).seconds
      let frame = try tracker.poses(in: Picture(buffer), at: .seconds(time))
      print(time, frame.subjects.count)
    }
    if let error = reader.error { throw error }
  }
#endif
