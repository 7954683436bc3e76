// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "mlkit-migration",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    // Instead of the pods GoogleMLKit/PoseDetection and GoogleMLKit/PoseDetectionAccurate.
    .package(name: "vitruvian", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "MLKitMigration",
      dependencies: [
        .product(name: "MLKitPoseDetection", package: "vitruvian"),
        .product(name: "Vitruvian", package: "vitruvian"),
      ])
  ],
  swiftLanguageModes: [.v5]
)
