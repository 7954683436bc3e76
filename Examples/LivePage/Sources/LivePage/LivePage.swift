import ArgumentParser
import FlyingFox

/// Serves a page that shows what tasks find in a camera's frames, to browsers on this machine.
@main
struct LivePage: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "LivePage",
    abstract: "Show landmarks live in a browser on this machine.")

  @Option(help: "The port to listen at, on the loopback interface only.")
  var port: UInt16 = 8080

  @Option(help: "The folder with models, as `make models` fills it.")
  var models = "Models"

  func run() async throws {
    let catalog = Catalog(modelFolder: models)
    guard catalog.tasks.contains(where: { !$0.models.isEmpty }) else {
      throw ValidationError("\(models) has none of the models; get them with `make models`, or name --models")
    }
    let origins = ["127.0.0.1", "localhost"].map { "http://\($0):\(port)" }
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    await server.appendRoute("GET /frames", to: FrameEndpoint(catalog: catalog, origins: origins))
    await server.appendRoute("GET /catalog.json", to: try CatalogHandler(catalog))
    await server.appendRoute("GET /*", to: PageFiles())
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening()
        print("Open http://127.0.0.1:\(port) in a browser; Control-C ends.")
      }
      try await group.waitForAll()
    }
  }
}
