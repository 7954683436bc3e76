import ModelFormat
import TensorCore
import VisionPipeline

/// Tells what each pixel of a picture shows.
///
/// ```swift
/// let segmenter = try ImageSegmenter(model: .path("Models/selfie_segmenter.tflite"))
/// let segmentation = try segmenter.segmentation(of: Picture(contentsOfFile: "selfie.jpg"))
/// print(segmentation.confidences[0][100, 200])
/// ```
///
/// Calls from several threads wait for each other; several segmenters work at the same time and share the
/// weights of their model.
public final class ImageSegmenter: Sendable {
  /// What is told of each pixel; the defaults are those of the reference.
  public struct Options: Sendable, Hashable, Codable {
    /// Whether to tell how sure the model is of each category.
    public var includesConfidences = true
    /// Whether to tell the likeliest category.
    public var includesCategories = false
    /// What the network runs on.
    public var compute = ComputeOptions()

    /// Creates options with default values.
    public init() {}
  }

  /// The names of the model's categories, by their numbers; empty when it has none.
  public let labels: [String]
  package let worker: SerialWorker<SegmenterNetwork>

  /// Creates a segmenter.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the options ask for nothing or the model is
  ///   no segmenter, `notFound` when the model is missing, `permissionDenied` when it may not be read,
  ///   `invalidModel` when it is malformed, `unsupportedOperator` for operators that do not exist here.
  public init(model: ModelSource = .installed, options: Options = Options()) throws {
    worker = try SerialWorker(model, options)
    labels = worker.run { $0.labels }
  }

  /// What a picture shows, for each pixel as it is stored. Outside the part that is searched, nothing is
  /// shown.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range.
  public func segmentation(of picture: Picture, search: Search = .wholePicture) throws -> Segmentation {
    try process(picture, search: search)
  }

  /// What a picture shows, for each pixel as it is stored; the caller's thread is not held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range;
  ///   `CancellationError` when the Swift task was cancelled before the picture's turn came.
  public func segmentation(of picture: Picture, search: Search = .wholePicture) async throws -> Segmentation {
    try await process(picture, search: search)
  }
}

extension ImageSegmenter: VisionTask, StagedTask {}

extension ImageSegmenter {
  /// Segments the frames of a video. Each is segmented by itself, but their times must be in order.
  public final class Tracker: Sendable {
    /// The names of the model's categories, by their numbers; empty when it has none.
    public let labels: [String]
    package let worker: SerialWorker<Tracked<SegmenterNetwork>>

    /// Creates a tracker.
    ///
    /// - Throws: What ``ImageSegmenter/init(model:options:)`` throws.
    public init(model: ModelSource = .installed, options: Options = Options()) throws {
      worker = try SerialWorker(model, options)
      labels = worker.run { $0.stages.labels }
    }

    /// What a frame shows, for each pixel as it is stored.
    ///
    /// - Parameters:
    ///   - picture: The frame.
    ///   - time: The frame's time, later than that of the frame before.
    ///   - search: Where in the frame to look.
    /// - Throws: ``VisionError`` with code `invalidArgument` when the time is not later or the search is out
    ///   of range. The next good frame goes on.
    public func segmentation(
      of picture: Picture, at time: FrameTime, search: Search = .wholePicture
    ) throws -> Segmentation {
      try process(Frame(picture, at: time, search: search)).output
    }

    /// What the frames of a video show, in their order.
    public func segmentation<Frames: AsyncSequence & Sendable>(
      of frames: Frames, whenBusy policy: BusyPolicy = .wait
    ) -> FrameResults<Frames, FrameOutput<Segmentation>> where Frames.Element == Frame {
      process(frames, whenBusy: policy)
    }
  }
}

extension ImageSegmenter.Tracker: VideoTask, StagedTracker {}

extension ImageSegmenter.Options {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.includesConfidences, into: &includesConfidences)
    try values.read(.includesCategories, into: &includesCategories)
    try values.read(.compute, into: &compute)
  }
}

extension ImageSegmenter.Options: TaskStagesOptions {
  package func validate() throws(VisionError) {
    guard includesConfidences || includesCategories else {
      throw VisionError(
        .invalidArgument,
        "includesConfidences and includesCategories are both false; expected one to be true.")
    }
  }
}

extension TaskKind {
  static let imageSegmenter = TaskKind("ImageSegmenter") { _ = try SegmenterOutput(of: $0) }
}

extension ModelLocator.Task {
  package static let segmentation = Self("selfie_segmenter", "selfie_segmenter_landscape")
}

/// The network that tells what pixels show, stage by stage. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/image_segmenter/image_segmenter_graph.cc`.
package struct SegmenterNetwork: TaskStages {
  private let options: ImageSegmenter.Options
  private let network: ImageNetwork
  private let output: SegmenterOutput
  /// For networks that take the opacity, too.
  private var alphaWriter: AlphaInputWriter?
  private var confidenceDecoder: ConfidenceMaskDecoder
  private var categoryDecoder: CategoryMaskDecoder
  /// The numbers of a quantized output.
  private var numbers: [Float] = []

  /// Reads the model of a task with these options.
  package static func read(_ model: ModelSource, _ options: ImageSegmenter.Options) throws -> TaskModel {
    try TaskModel(model, for: .segmentation, options.compute, expecting: .network)
  }

  /// Prepares the network of a model. Options are taken as they are.
  ///
  /// - Throws: ``VisionError`` when the model is no segmenter or its network cannot be planned.
  package init(_ model: TaskModel, _ options: ImageSegmenter.Options) throws {
    self.options = options
    (output, alphaWriter, network) = try model.naming {
      let graph = try model.soleNetwork(for: "an image segmenter")
      let input = try ImageInput(of: graph, takesAlpha: true)
      let output = try SegmenterOutput(of: graph)
      return (
        output, try Self.alphaWriter(for: input, output, of: graph),
        try ImageNetwork(
          graph, size: input.size, valueRange: input.valueRange, proportions: .stretched, border: .replicate,
          planner: model.planner)
      )
    }
    confidenceDecoder = ConfidenceMaskDecoder(activation: output.activation)
    categoryDecoder = CategoryMaskDecoder(activation: output.activation)
  }

  /// What writes the input of a network that takes the opacity, too; `nil` for others.
  private static func alphaWriter(
    for input: ImageInput, _ output: SegmenterOutput, of graph: GraphDefinition
  ) throws(VisionError) -> AlphaInputWriter? {
    guard input.channelCount == 4 else { return nil }
    // The network that looks for hair wants the mask of the frame before for the opacity; a picture has none.
    let isForHair = output.labels.count == 2 && output.labels[1] == "hair"
    return AlphaInputWriter(
      size: input.size, valueRange: try input.requireValueRange(graph.name),
      alpha: isForHair ? .zero : .picture)
  }

  /// The names of the categories.
  package var labels: [String] { output.labels }

  /// What a single picture shows.
  package mutating func process(_ picture: Picture, search: Search) throws -> Segmentation {
    try segmentation(in: view(of: picture, search), of: picture)
  }

  /// What a frame shows.
  package mutating func process(
    _ frame: Frame, _ clock: inout FrameClock
  ) throws -> FrameOutput<Segmentation> {
    let view = try view(of: frame.picture, frame.search)
    try clock.advance(to: frame.time)
    return FrameOutput(time: frame.time, output: try segmentation(in: view, of: frame.picture))
  }

  package func makeTracking() -> FrameClock {
    FrameClock()
  }
}

extension SegmenterNetwork {
  /// The picture upright, as the network always sees it.
  private func view(of picture: Picture, _ search: Search) throws -> OrientedPicture {
    try search.validate(withoutSubjectsFor: "An image segmenter")
    return try OrientedPicture(picture, search: search, turning: .pixels)
  }

  /// The picture stretched → network → masks of the part that is searched.
  private mutating func segmentation(in view: OrientedPicture, of picture: Picture) throws -> Segmentation {
    let part = SegmentedPart(view.region, imageSize: view.size, orientation: view.pixels.orientation)
    if alphaWriter == nil {
      guard try network.run(on: part.region, of: view.pixels) != nil else { return Segmentation() }
    } else {
      try network.run { alphaWriter?.write(part, of: view.pixels, to: $0) }
    }
    return masks(of: part, width: picture.width, height: picture.height)
  }

  /// The network's grid → activation → resized to the part → pixels as they are stored, for each category;
  /// and the likeliest category of each pixel.
  private mutating func masks(of part: SegmentedPart, width: Int, height: Int) -> Segmentation {
    var scratch: [Float] = []
    swap(&scratch, &numbers)
    defer { swap(&scratch, &numbers) }
    return network.withNumbers(ofOutput: output.position, stored: output.storage, scratch: &scratch) {
      values in
      let grid = CategoryScores(size: output.size, categoryCount: output.categoryCount, values: values)
      var segmentation = Segmentation(qualityScores: qualityScores)
      if options.includesConfidences {
        confidenceDecoder.read(grid)
        segmentation.confidences = (0..<grid.categoryCount).map { category in
          Mask(width: width, height: height) { mask in
            part.fill(mask, outside: 0) {
              confidenceDecoder.decode(category, imageSize: part.size, into: $0)
            }
          }
        }
      }
      if options.includesCategories {
        segmentation.categories = CategoryMask(width: width, height: height) { mask in
          part.fill(mask, outside: CategoryMaskDecoder.background) {
            categoryDecoder.decode(grid, imageSize: part.size, into: $0)
          }
        }
      }
      return segmentation
    }
  }

  /// What the network says of its masks.
  private var qualityScores: [Float] {
    output.qualityCount == nil
      ? Array(repeating: 1, count: output.categoryCount) : Array(network.output(0))
  }
}
