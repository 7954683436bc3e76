import SwiftUI
import Vitruvian

/// The front camera with a skeleton on the person in front of it.
public struct CameraScreen: View {
  @State private var feed = PoseFeed()

  public init() {}

  public var body: some View {
    CameraPreview(session: feed.camera.session)
      .overlay {
        // As the preview shows the camera: mirrored, and filling the screen.
        OverlayView(of: feed.poses, in: feed.camera.dimensions, content: .aspectFill, isMirrored: true)
      }
      .ignoresSafeArea()
      .overlay(alignment: .bottom) { Text(feed.message).padding() }
      // Ends with the view, and the camera with it.
      .task { await feed.follow() }
  }
}
