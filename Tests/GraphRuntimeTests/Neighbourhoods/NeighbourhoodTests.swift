import Foundation
import FuzzHarnesses
import ModelFormat
import TensorCore
import Testing

/// Passes join nodes and change places of them; results stay what the nodes give one by one. Networks of
/// every kind of node beside every other, of each type, with one reader or several, run both ways on every
/// tier.
///
/// `VITRUVIAN_NEIGHBOURHOOD_SECONDS` lets networks with further nodes follow for so long.
struct NeighbourhoodTests {
  private static let elementTypes: [ElementType] = [.float32, .int8, .uint8]

  @Test(arguments: RandomNetwork.Kind.allCases, elementTypes)
  func everyPairOfNodes_computesWhatTheNodesDo(first: RandomNetwork.Kind, elementType: ElementType) throws {
    for (number, second) in RandomNetwork.Kind.allCases.enumerated() {
      for round in 0..<2 {
        let network = try RandomNetwork(
          Decisions(seed: UInt64(1000 * number + round)), of: [first, second], elementType: elementType,
          furtherCount: round)
        try NetworkComparison(network)?.run()
      }
    }
  }

  /// A generator whose networks are refused tests nothing.
  @Test(arguments: elementTypes)
  func mostNetworks_areAccepted(elementType: ElementType) throws {
    var accepted: Set<RandomNetwork.Kind> = []
    for kind in RandomNetwork.Kind.allCases {
      for seed in 0..<40 where !accepted.contains(kind) {
        let network = try RandomNetwork(
          Decisions(seed: UInt64(seed)), of: [kind], elementType: elementType)
        if !network.kinds.isEmpty, try NetworkComparison(network) != nil { accepted.insert(kind) }
      }
    }
    let refused = Set(RandomNetwork.Kind.allCases).subtracting(accepted)
    // An origin is what a node before it read, and here there is none.
    let ofNumbersOnly: Set<RandomNetwork.Kind> = [.select, .matrixProduct, .dequantizedWeights]
    #expect(
      refused
        == (elementType == .float32
          ? [.multiplyByOrigin, .dequantize] : ofNumbersOnly.union([.multiplyByOrigin])))
  }

  private static let seconds = ProcessInfo.processInfo.environment["VITRUVIAN_NEIGHBOURHOOD_SECONDS"]
    .flatMap(Double.init)

  @Test(.enabled(if: seconds != nil, "VITRUVIAN_NEIGHBOURHOOD_SECONDS gives no time"))
  func longerNetworks_computeWhatTheNodesDo() throws {
    let end = ContinuousClock.now + .seconds(Self.seconds ?? 0)
    var seed: UInt64 = 1 << 32
    var count = 0
    while ContinuousClock.now < end {
      seed += 1
      let elementType = Self.elementTypes[Int(seed % 3)]
      let network = try RandomNetwork(
        Decisions(seed: seed), of: [], elementType: elementType, furtherCount: 2 + Int(seed / 3 % 5))
      guard let comparison = try NetworkComparison(network) else { continue }
      try comparison.run()
      count += 1
    }
    #expect(count > 0)
    print("networks compared: \(count)")
  }
}
