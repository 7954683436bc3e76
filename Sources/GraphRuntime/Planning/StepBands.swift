import ModelFormat
import TensorCore
import TensorOperators

/// Neighbouring steps that take turns: each computes a band of its output, then the next one the same band of
/// its own, before the first goes on. What one writes and the next one reads is then in a cache still, where
/// whole tensors would not fit.
///
/// A band is the same share of the elements of every tensor that is made or read in bands. So steps combine
/// elements, or fold the last axes.
package struct StepBands: Sendable, Hashable {
  /// The steps.
  package let steps: Range<Int>
  /// How many bands there are.
  package let count: Int

  /// The size of second-level caches. Smaller bands would do, but each begins to read its tensors anew.
  static let cacheByteCount = 5 << 18
  /// What fills fewer of them lies in a cache of the third level, which is nearly as fast.
  private static let fewestCaches = 4
  /// So many that threads end at about the same time.
  private static let fewestPerThread = 4
  /// Beginning a tile takes as long as some thousands of elements.
  private static let mostBands = 1 << 12

  /// Finds neighbouring steps that use much of what the ones before them have used, and can take turns.
  ///
  /// - Parameters:
  ///   - cacheByteCount: The bytes of the bands of all their tensors together; what is used again is to be
  ///     as much.
  ///   - threadCount: How many threads share the bands.
  static func find(in graph: LoweredGraph, cacheByteCount: Int, threadCount: Int) -> [StepBands] {
    let fewest = threadCount == 1 ? 1 : threadCount * fewestPerThread
    func run(from step: Int) -> Run {
      Run(from: step, cacheByteCount: cacheByteCount, fewestBands: fewest)
    }
    var found: [StepBands] = []
    var last = run(from: 0)
    for node in graph.nodes.indices {
      if let longer = last.adding(node, of: graph) {
        last = longer
        continue
      }
      if let bands = last.bands { found.append(bands) }
      last = run(from: node).adding(node, of: graph) ?? run(from: node + 1)
    }
    return if let bands = last.bands { found + [bands] } else { found }
  }

  /// Neighbouring nodes that can take turns.
  private struct Run {
    private var steps: Range<Int>
    private let cacheByteCount: Int
    private let fewestBands: Int
    /// What the number of bands has to divide.
    private var dividend = 0
    /// The bytes of each tensor that is used in bands, by the tensor whose memory it uses.
    private var banded: [Int: Int] = [:]
    /// The tensors of which each band needs all.
    private var whole: Set<Int> = []
    /// The bytes that are used once more.
    private var repeatedByteCount = 0

    init(from step: Int, cacheByteCount: Int, fewestBands: Int) {
      steps = step..<step
      self.cacheByteCount = cacheByteCount
      self.fewestBands = fewestBands
    }

    /// With one more node; `nil` when that cannot take turns with the others.
    func adding(_ node: Int, of graph: LoweredGraph) -> Run? {
      guard let uses = graph.bandUses(of: node) else { return nil }
      var run = self
      run.steps = steps.lowerBound..<node + 1
      for use in uses {
        let owner = graph.tensors[use.tensor].owner
        guard let shareCount = use.shareCount else {
          run.whole.insert(owner)
          continue
        }
        run.dividend = greatestCommonDivisor(run.dividend, shareCount)
        let byteCount = graph.tensors[owner].type.byteCount
        if run.banded.updateValue(byteCount, forKey: owner) != nil, !use.isView {
          run.repeatedByteCount += byteCount
        }
      }
      return run.whole.isDisjoint(with: run.banded.keys) && run.bandCount != nil ? run : nil
    }

    /// How many caches the tensors fill.
    private var cacheCount: Int { (banded.values.reduce(0, +) + cacheByteCount - 1) / cacheByteCount }

    /// The fewest bands that stay in a cache; `nil` when there are none.
    private var bandCount: Int? {
      let fewest = max(cacheCount, fewestBands, 1)
      guard fewest <= StepBands.mostBands else { return nil }
      return (fewest...StepBands.mostBands).first { dividend.isMultiple(of: $0) }
    }

    var bands: StepBands? {
      guard repeatedByteCount >= cacheByteCount, cacheCount >= StepBands.fewestCaches, let bandCount else {
        return nil
      }
      return StepBands(steps: steps, count: bandCount)
    }
  }
}

/// How a node uses a tensor.
private struct BandUse {
  let tensor: Int
  /// A number of equal shares of the elements, in order, that the node uses one after the other; `nil` where
  /// each share of its output needs all of them.
  let shareCount: Int?
  /// Whether nothing is read or written.
  var isView = false
}

extension LoweredGraph {
  /// How a node uses each tensor; `nil` for one that takes no turns.
  fileprivate func bandUses(of node: Int) -> [BandUse]? {
    let lowered = nodes[node]
    guard lowered.block == nil, lowered.scores == nil, let output = lowered.outputs.first,
      case let made = tensors[output].type.shape, made.elementCount > 0
    else { return nil }
    let reads = lowered.reads.compactMap(\.self)
    if lowered.operation.is(Reshape.self) {
      guard let image = reads.first, tensors[image].owner == tensors[output].owner else { return nil }
      return [BandUse(tensor: output, shareCount: made.elementCount, isView: true)]
    }
    let written = BandUse(tensor: output, shareCount: made.elementCount)
    if lowered.operation.combinesElements {
      return reads.map { tensor in
        BandUse(tensor: tensor, shareCount: tensors[tensor].type.shape.shareCount(within: made))
      } + [written]
    }
    guard let reduction = lowered.operation.as(Reduction.self), let image = reads.first,
      case let source = tensors[image].type.shape,
      reduction.axes.sorted() == Array(source.rank - reduction.axes.count..<source.rank)
    else { return nil }
    // What is taken from the terms of each result has as many elements as there are results.
    return reads.map { tensor in
      let isShared = tensor == image || tensors[tensor].type.shape.elementCount == made.elementCount
      return BandUse(tensor: tensor, shareCount: isShared ? made.elementCount : nil)
    } + [written]
  }
}

extension ModelFormat.Operation {
  /// Whether each element of the output is made of one of each input.
  fileprivate var combinesElements: Bool {
    self.is(ElementwiseBinary.self) || self.is(ElementwiseUnary.self) || self.is(Select.self)
      || self.is(Cast.self)
  }
}

extension Shape {
  /// A number of equal shares of an operand that are combined with as many shares of `result`, in order;
  /// `nil` for one that is repeated along the first axis.
  fileprivate func shareCount(within result: Shape) -> Int? {
    guard self != result else { return elementCount }
    guard rank == result.rank else { return nil }
    let kept = (0..<rank).prefix { self[$0] == result[$0] }
    let count = result.elementCount(along: 0..<kept.count)
    return count > 1 ? count : nil
  }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}
