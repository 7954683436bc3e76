// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swiftui-camera",
  platforms: [.iOS(.v17)],
  products: [.library(name: "SwiftUICamera", targets: ["SwiftUICamera"])],
  dependencies: [.package(name: "vitruvian", path: "../..")],
  targets: [
    .target(name: "SwiftUICamera", dependencies: [.product(name: "Vitruvian", package: "vitruvian")])
  ],
  swiftLanguageModes: [.v6]
)
