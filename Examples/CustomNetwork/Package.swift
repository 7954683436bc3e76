// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "custom-network",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "vitruvian", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "CustomNetwork",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GraphRuntime", package: "vitruvian"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
