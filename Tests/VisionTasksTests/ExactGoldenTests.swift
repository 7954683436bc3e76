import GraphRuntime
import TestSupport
import Testing
import VisionTasks

/// Every recorded picture has the reference's numbers to the last bit on all tiers that add products with one
/// rounding. What differs is listed with the largest difference.
@Suite("Exactly the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ExactGoldenTests {
  static let tiers = KernelTier.allCases.filter { $0.fusesMultiplyAdd && $0 != .automatic }
  /// Whether the tier for any processor rounds each product before it adds it. The suites with limits run
  /// there; all others of these are exact.
  static let baselineRounds = !KernelTier.baseline.fusesMultiplyAdd

  @Test("poses in pictures", arguments: PoseGoldenTests.models, tiers)
  func poses(model: String, tier: KernelTier) throws {
    var records = ComparedRecords()
    let goldens = try PoseGolden.all(of: model, sets: ["n1", "n3"])
    #expect(goldens.count >= 100)
    for golden in goldens {
      let landmarker = try golden.landmarker { $0.compute.kernels = tier }
      records.compare(
        "\(model)/\(golden.file)", try landmarker.poses(in: PoseKit.picture(golden.image)).numbers,
        Array(golden.landmarks.joined().joined()) + Array(golden.worldLandmarks.joined().joined()))
    }
    records.expectEquality()
  }

  @Test("hands in pictures", arguments: tiers)
  func hands(tier: KernelTier) throws {
    var (landmarks, handedness) = (ComparedRecords(), ComparedRecords())
    let goldens = try HandGolden.all()
    #expect(goldens.count >= 110 && Set(goldens.map(\.rotationDegrees)) == [0, 90, 180, 270])
    for golden in goldens {
      let hands = try golden.detect(kernels: tier)
      let expected = golden.hands.map(\.landmarks) + golden.hands.map(\.worldLandmarks)
      landmarks.compare(golden.file, hands.numbers, expected.joined().flatMap { [$0.x, $0.y, $0.z] })
      handedness.compare(golden.file, hands.map(\.sideScore), golden.hands.map(\.score))
    }
    landmarks.expectEquality()
    handedness.expectEquality(within: KnownDifferences.handedness)
  }

  @Test("faces in pictures", arguments: tiers)
  func faces(tier: KernelTier) throws {
    var (landmarks, expressions, matrixes) = (ComparedRecords(), ComparedRecords(), ComparedRecords())
    let goldens = try FaceGolden.all()
    #expect(goldens.count >= 90)
    for golden in goldens {
      let faces = try golden.detect(kernels: tier)
      landmarks.compare(
        golden.file, faces.flatMap { $0.landmarks.flatMap(\.numbers) },
        Array(golden.landmarks.joined().joined()))
      expressions.compare(
        golden.file, faces.flatMap { $0.blendshapes?.scores ?? [] }, Array(golden.blendshapes.joined()))
      matrixes.compare(
        golden.file, faces.flatMap { $0.transformation?.numbers ?? [] },
        Array(golden.matrixes.joined().joined()))
    }
    landmarks.expectEquality()
    expressions.expectEquality(within: KnownDifferences.expressions)
    matrixes.expectEquality(within: KnownDifferences.matrixes)
  }

  @Test("objects in pictures", arguments: tiers)
  func objects(tier: KernelTier) throws {
    let detectors = try ObjectGoldenTests.models.flatMap { try ObjectGolden.detectors($0.name) }
    var (quantized, halves) = (ComparedRecords(), ComparedRecords())
    for golden in try ObjectGolden.pictures() + detectors {
      let detector = try golden.detector { $0.compute.kernels = tier }
      let found = try detector.objects(in: golden.picture()).flatMap { object in
        object.box.numbers.map(Float.init) + object.categories.map(\.score)
      }
      let expected = golden.detections.flatMap { $0.box.map(Float.init) + $0.classes.map(\.score) }
      if golden.model.contains("_f16") {
        halves.compare(golden.path, found, expected)
      } else {
        quantized.compare(golden.path, found, expected)
      }
    }
    quantized.expectEquality()
    halves.expectEquality(within: KnownDifferences.scoresOfHalfPrecision)
  }
}

/// How far records are from the reference's, by their names.
struct ComparedRecords {
  private var differences: [String: Float] = [:]

  mutating func compare(_ record: String, _ found: [Float], _ expected: [Float]) {
    var largest: Float = found.count == expected.count ? 0 : .infinity
    for (found, expected) in zip(found, expected) { largest.raise(to: abs(found - expected)) }
    differences[record] = largest
  }

  /// Checks that all records are equal, or no further off than is known.
  func expectEquality(within known: Float = 0) {
    #expect(!differences.isEmpty)
    for (record, difference) in differences.sorted(by: { $0.key < $1.key }) {
      #expect(difference <= known, "\(record) differs by \(difference)")
    }
  }
}

/// What is not the reference's to the last bit, with the largest difference of all records.
enum KnownDifferences {
  /// Two steps of a score below 1: both sides approximate the logistic function.
  static let handedness: Float = 1.1920929e-7
  /// Both sides approximate the logistic function, and the network that ends in it adds in another order.
  static let expressions: Float = 3.3e-6
  /// Centimetres, of translations of half a metre: the reference solves in single precision, in an order of
  /// its own.
  static let matrixes: Float = 1.3e-4
  /// As a share of the translation.
  static let matrixShare: Float = 3e-6
  /// One step of a score, of the EfficientDet of half precision alone.
  static let scoresOfHalfPrecision: Float = 5.9604645e-8
}
