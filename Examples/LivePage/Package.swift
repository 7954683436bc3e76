// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "live-page",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "vitruvian", path: "../.."),
    // The web server.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.26.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "LivePage",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "Vitruvian", package: "vitruvian"),
      ],
      // What the browser loads.
      resources: [.copy("Page")])
  ],
  swiftLanguageModes: [.v6]
)
