import ArgumentParser
import Hummingbird
import HummingbirdCore
import Vitruvian

/// Finds people in the pictures that clients post.
@main
struct Server: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Server", abstract: "Answer POST /pose with the people in a picture, as JSON.")

  @Option(help: "The address to listen at.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 takes one that is free.")
  var port = 8080

  @Option(help: "The model of poses.")
  var model = "Models/pose_landmarker_full.task"

  @OptionGroup var limits: Limits

  func run() async throws {
    let service = try PoseService(model: .path(model), limits: limits)
    let router = Router()
    router.get("health") { _, _ in "well\n" }
    router.post("pose") { request, _ in try await service.respond(to: request) }
    let application = Application(
      router: router,
      // Connections on which nothing happens are closed, so that they cannot pile up.
      server: .http1(configuration: .init(idleTimeout: .seconds(limits.seconds))),
      configuration: .init(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)))
    // Ends after SIGTERM or SIGINT, once the requests that are there are answered.
    try await application.runService()
  }
}

/// What the server takes on at most.
struct Limits: ParsableArguments {
  @Option(help: "How many pictures are worked on at once, each on one processor.")
  var workers = 2

  @Option(help: "How many requests wait for their turn besides; others are asked to come again later.")
  var queue = 32

  @Option(help: "The size of a picture's file, in megabytes.")
  var megabytes = 10

  @Option(help: "The size of a picture, in millions of pixels.")
  var megapixels = 25

  @Option(help: "The time for a request from its first byte to its answer, in seconds.")
  var seconds: Int64 = 10

  @Option(help: "The number of open connections.")
  var connections = 512

  func validate() throws {
    for (name, value) in [
      ("workers", workers), ("megabytes", megabytes), ("megapixels", megapixels), ("seconds", Int(seconds)),
      ("connections", connections),
    ] where !(1...1_000_000).contains(value) {
      throw ValidationError("--\(name) is \(value); expected at least 1")
    }
    guard queue >= 0 else { throw ValidationError("--queue is \(queue); expected at least 0") }
  }
}
