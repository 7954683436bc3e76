import SwiftUI
import SwiftUICamera

/// The whole app. Put this file into an app of your own instead of the one that Xcode makes.
@main
struct CameraApp: App {
  var body: some Scene {
    WindowGroup { CameraScreen() }
  }
}
