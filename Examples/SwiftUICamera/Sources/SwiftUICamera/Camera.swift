import AVFoundation
import Vitruvian

/// The front camera, and its frames as they come.
final class Camera: Sendable {
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// The frames' size, upright.
  let dimensions = PictureDimensions(width: 480, height: 640)
  /// The frames. While one is processed, only the newest of those that come waits.
  let frames: AsyncStream<Frame>
  /// For a preview. After `start` has returned, it is changed on the queue only.
  nonisolated(unsafe) let session = AVCaptureSession()

  /// Starting and stopping take a while, and frames come all the time: not on the main thread.
  private let queue = DispatchQueue(label: "camera")
  private let receiver: FrameReceiver

  init() {
    let (frames, continuation) = AsyncStream.makeStream(of: Frame.self, bufferingPolicy: .bufferingNewest(1))
    self.frames = frames
    receiver = FrameReceiver(continuation)
  }

  /// Asks for permission, once, and starts the camera.
  func start() async throws {
    guard await AVCaptureDevice.requestAccess(for: .video) else {
      throw Unavailable(description: "The camera is not allowed; it is, in Settings.")
    }
    try await withCheckedThrowingContinuation { (started: CheckedContinuation<Void, any Error>) in
      queue.async {
        started.resume(
          with: Result {
            try self.configure()
            self.session.startRunning()
          })
      }
    }
  }

  func stop() {
    queue.async { self.session.stopRunning() }
  }

  private func configure() throws {
    guard session.inputs.isEmpty else { return }
    guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front) else {
      throw Unavailable(description: "There is no front camera.")
    }
    let input = try AVCaptureDeviceInput(device: device)
    let output = AVCaptureVideoDataOutput()
    // Brightness and colour as the camera has them, which the library converts by itself.
    output.videoSettings = [
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
    ]
    output.setSampleBufferDelegate(receiver, queue: queue)
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    session.sessionPreset = .vga640x480
    guard session.canAddInput(input), session.canAddOutput(output) else {
      throw Unavailable(description: "The camera gives no frames.")
    }
    session.addInput(input)
    session.addOutput(output)
    // A phone that is held upright; the connection turns the pixels.
    output.connection(with: .video)?.videoRotationAngle = 90
  }
}

/// Turns the camera's buffers into frames.
private final class FrameReceiver: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate, Sendable {
  private let frames: AsyncStream<Frame>.Continuation

  init(_ frames: AsyncStream<Frame>.Continuation) {
    self.frames = frames
  }

  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {
    let time = FrameTime.seconds(CMSampleBufferGetPresentationTimeStamp(sampleBuffer).seconds)
    // Without pixels there is nothing to see, and the next frame comes soon.
    guard let picture = try? Picture(sampleBuffer) else { return }
    frames.yield(Frame(picture, at: time))
  }
}
