import FlyingFox
import Foundation

/// Answers with the files of the page, and with nothing else of this machine.
struct PageFiles: HTTPHandler {
  private static let contentTypes = [
    "index.html": "text/html; charset=utf-8", "style.css": "text/css; charset=utf-8",
    "icon.svg": "image/svg+xml", "app.js": "text/javascript", "camera.js": "text/javascript",
    "channel.js": "text/javascript", "drawing.js": "text/javascript", "readout.js": "text/javascript",
    "recording.js": "text/javascript",
  ]

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
    guard let contentType = Self.contentTypes[name],
      let file = Bundle.module.url(forResource: "Page/\(name)", withExtension: nil)
    else { return HTTPResponse(statusCode: .notFound) }
    return HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: contentType, .cacheControl: "no-cache",
        HTTPHeader("Content-Security-Policy"):
          "default-src 'self'; connect-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ],
      body: try Data(contentsOf: file))
  }
}
