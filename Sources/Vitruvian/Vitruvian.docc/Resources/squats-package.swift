// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "squats",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../vitruvian")],
  targets: [
    .executableTarget(
      name: "squats", dependencies: [.product(name: "Vitruvian", package: "vitruvian")], path: ".",
      sources: ["main.swift"])
  ])
