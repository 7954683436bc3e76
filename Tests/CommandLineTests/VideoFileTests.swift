import Foundation
import TestSupport
import Testing
import VisionPipeline

@testable import vitruvian_tool

/// What is read as a video and what is not, and what becomes of the files that are written.
@Suite(.serialized)
struct VideoFileTests {
  private let files: TemporaryDirectory
  private let model: String

  init() throws {
    files = try TemporaryDirectory()
    try Ffmpeg.requireInstalled()
    model = try files.write([UInt8](TinyHandModel.encoded()), to: "hand.safetensors")
  }

  private var command: [String] { ["hand", "--model", model, "--mode", "video"] }

  private func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Tool.Outcome {
    try Tool.vitruvian.run(command + arguments, environment: environment, directory: files.url)
  }

  /// Makes a video of a test pattern, of ten frames for each second.
  @discardableResult
  private func makeVideo(_ name: String, size: String = "64x48", seconds: Double = 0.5) throws -> String {
    let path = files.path(name)
    try Ffmpeg.run(["-f", "lavfi", "-i", "testsrc=size=\(size):rate=10:duration=\(seconds)", path])
    return path
  }

  // MARK: Frames

  private static let hasCases =
    ReferenceKit.directory.map { FileManager.default.fileExists(atPath: $0.path + "/cases") } ?? false

  @Test(
    .enabled(if: hasCases, "needs the reference kit"),
    arguments: [
      ("video_size_changes.ts", 14, "changes"), ("video_format_changes.ts", 14, "changes"),
      ("video_damaged.ts", 10, "video_damaged.ts"),
    ])
  func oddVideos_giveAllFrames(name: String, count: Int, warning: String) throws {
    let video = try ReferenceKit.url("cases/\(name)").path
    for annotation in [[], ["--annotate", "annotated.mp4"]] {
      let outcome = try run(annotation + [video], environment: ["AV_LOG_FORCE_COLOR": "1"])
      #expect(outcome.status == 0 && outcome.objects.count == count, "\(outcome.errors)")
      #expect(outcome.objects.compactMap { $0["timestamp_ms"] as? Int } == (0..<count).map { 200 * $0 })
      #expect(Set(outcome.objects.compactMap { $0["width"] as? Int }).count == 1)
      #expect(outcome.errorLines.count == 1 && outcome.errors.hasPrefix("warning: "), "\(outcome.errors)")
      #expect(outcome.errors.contains(warning) && !outcome.errors.contains("u{1B}"), "\(outcome.errors)")
    }
    #expect(try run(["annotated.mp4"]).objects.count == count)
    let benchmark = try Tool.vitruvian.run([
      "bench", model, "--task", "hand", "--mode", "video", "--runs", "2", "--input", video,
    ])
    #expect(benchmark.status == 0, "\(benchmark.errors)")
  }

  /// The red, green and blue samples of a video's frames, as ffmpeg converts them to pixels at once.
  private func samples(of video: String) throws -> [UInt8] {
    let pixels = files.path("pixels.rgb")
    try Ffmpeg.run(
      ["-y", "-i", video, "-fps_mode", "passthrough", "-sws_flags", "bitexact+accurate_rnd+full_chroma_int"]
        + ["-f", "rawvideo", "-pix_fmt", "rgb24", pixels])
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: pixels)))
  }

  /// The samples of the frames that the tool gets, and how often it warns.
  private func readSamples(
    of video: String, step: Int = 1, processors: Int? = nil
  ) throws -> (samples: [UInt8], warningCount: Int) {
    var warningCount = 0
    let reader = try VideoReader(VideoSource(video), step: step, processors: processors) { _ in
      warningCount += 1
    }
    var samples: [UInt8] = []
    // All frames are held, as several are where work overlaps.
    var frames: [DecodedFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    for frame in frames { frame.pixels.withUnsafeBytes { samples += $0 } }
    return (samples, warningCount)
  }

  @Test(
    arguments: [
      "yuv420p", "yuvj420p", "yuv422p", "yuv444p10le", "yuva420p", "gray", "gray16le", "nv12", "rgb24",
      "bgra", "gbrp", "rgb48le", "rgb444le", "rgb565le", "bgr555be", "pal8", "rgb8", "bgr4_byte", "monow",
    ])
  func pixels_areThoseOfFfmpeg(format: String) throws {
    // Odd sizes, and more colours than formats of few bits hold.
    let video = files.path("video.nut")
    let pattern = "testsrc2=size=67x45:rate=10:duration=0.3,format=rgb24"
    // To its own palette ffmpeg converts by a filter alone.
    let palette = "split[a][b];[a]palettegen[c];[b][c]paletteuse"
    let filters = format == "pal8" ? pattern + "," + palette : pattern
    try Ffmpeg.run(["-f", "lavfi", "-i", filters, "-c:v", "rawvideo", "-pix_fmt", format, video])
    let expected = try samples(of: video)
    let found = try readSamples(of: video)
    #expect(expected.count == 3 * 67 * 45 * 3 && found.samples == expected && found.warningCount == 0)
  }

  @Test func pixelsAfterChanges_areThoseOfFfmpeg() throws {
    let video = files.path("both.ts")
    var bytes = Data()
    for (size, format) in [("64x48", "yuv420p"), ("32x32", "yuv420p"), ("64x48", "yuv444p")] {
      let part = files.path("part.ts")
      let pattern = "testsrc2=size=\(size):rate=10:duration=0.4"
      try Ffmpeg.run(["-y", "-f", "lavfi", "-i", pattern, "-c:v", "libx264", "-pix_fmt", format, part])
      bytes += try Data(contentsOf: URL(fileURLWithPath: part))
    }
    try bytes.write(to: URL(fileURLWithPath: video))
    let expected = try samples(of: video)
    let found = try readSamples(of: video)
    #expect(expected.count >= 8 * 3 * 64 * 48 && found.samples == expected && found.warningCount == 1)
    // Beside other videos ffmpeg has fewer processors, and the frames are the same.
    let beside = try readSamples(of: video, processors: 1)
    #expect(beside.samples == expected && beside.warningCount == 1)
  }

  /// Frames that this process converts by itself, and some that it leaves to ffmpeg.
  @Test(
    arguments: [
      ("64x48", "yuv420p", []), ("66x50", "yuvj420p", []), ("30x48", "yuv420p", []),
      ("64x48", "gray", []), ("64x48", "yuv422p", []), ("64x48", "yuv420p10le", []),
      ("308x40", "yuv420p", ["-colorspace", "bt709"]), ("64x48", "yuv420p", ["-colorspace", "bt2020nc"]),
      ("64x48", "yuv420p", ["-colorspace", "smpte240m", "-color_range", "pc"]),
      ("64x48", "yuv420p", ["-colorspace", "fcc"]), ("64x48", "yuv420p", ["-colorspace", "ycgco"]),
      ("66x34", "yuv420p", ["-metadata:s:v:0", "rotate=90"]),
    ] as [(String, String, [String])])
  func pixelsOfMP4Files_areThoseOfFfmpeg(size: String, format: String, options: [String]) throws {
    let video = files.path("video.mp4")
    let pattern = "testsrc2=size=\(size):rate=10:duration=0.7"
    try Ffmpeg.run(
      ["-f", "lavfi", "-i", pattern, "-c:v", "libx264", "-crf", "10", "-pix_fmt", format] + options + [video])
    let expected = try samples(of: video)
    let found = try readSamples(of: video)
    #expect(!expected.isEmpty && found.samples == expected && found.warningCount == 0)
    let frameByteCount = expected.count / 7
    let third = (0..<7).filter { $0.isMultiple(of: 3) }
      .flatMap { expected[($0 * frameByteCount)..<(($0 + 1) * frameByteCount)] }
    #expect(try readSamples(of: video, step: 3).samples == third)
  }

  /// Where only the matrix changes, ffmpeg goes on without a word. Frames come in the order of their times,
  /// or joined streams would lose some.
  @Test func pixelsAfterChangesOfTheMatrix_areThoseOfFfmpeg() throws {
    var bytes = Data()
    for matrix in ["smpte170m", "bt709", "bt2020nc"] {
      let part = files.path("part.h264")
      let pattern = "testsrc2=size=64x48:rate=10:duration=0.4"
      try Ffmpeg.run([
        "-y", "-f", "lavfi", "-i", pattern, "-c:v", "libx264", "-bf", "0", "-pix_fmt", "yuv420p",
        "-colorspace", matrix, part,
      ])
      bytes += try Data(contentsOf: URL(fileURLWithPath: part))
    }
    try bytes.write(to: URL(fileURLWithPath: files.path("parts.h264")))
    let video = files.path("video.mp4")
    try Ffmpeg.run(["-r", "10", "-i", files.path("parts.h264"), "-c", "copy", video])
    let expected = try samples(of: video)
    let found = try readSamples(of: video)
    #expect(expected.count == 12 * 3 * 64 * 48 && found.samples == expected)
  }

  /// ffmpeg counts anew where the size changes; every third frame of the whole video is wanted.
  /// A limit is exact for the frames that a video begins with; of later ones, far larger ones are kept out.
  @Test func framesBeyondTheLimit_areRefused() throws {
    try makeVideo("small.ts", size: "640x480", seconds: 1)
    try makeVideo("large.ts", size: "2048x1536", seconds: 1)
    try makeVideo("slightly.mkv", size: "1024x1024", seconds: 0.3)
    let joined = try ["small.ts", "large.ts"].map {
      try Data(contentsOf: files.url.appendingPathComponent($0))
    }
    _ = try files.write([UInt8](joined[0] + joined[1]), to: "grows.ts")
    for (name, size, frames) in [
      ("large.ts", "", 0), ("slightly.mkv", "1024×1024", 0), ("grows.ts", "", 9),
    ] {
      let outcome = try run(["--max-megapixels", "1", name])
      #expect(outcome.status == 1 && outcome.objects.count >= frames + 1, "\(outcome.errors)")
      #expect(outcome.objects.last?["error"] != nil)
      let line = outcome.errorLines.last ?? ""
      #expect(line.hasPrefix("error: video \(name): frames of \(size)"), "\(outcome.errors)")
      #expect(line.hasSuffix("at most 1000000 pixels are accepted (--max-megapixels)"), "\(outcome.errors)")
    }
    #expect(try run(["--max-megapixels", "2", "slightly.mkv"]).status == 0)
  }

  /// Names with patterns, for which ffmpeg has readers of its own, included.
  @Test(arguments: ["none.mp4", "none%03d.jpg", "none%d.png", "none/a.mkv"])
  func missingVideos_areSaidToBeMissing(name: String) throws {
    #expect(try run([name]).errors == "error: video \(name): there is no such file; check the path\n")
  }

  @Test func everyThirdFrame_isThatOfTheWholeVideo() throws {
    try makeVideo("first.ts", size: "64x48")
    try makeVideo("second.ts", size: "32x32")
    let video = files.path("both.ts")
    let parts = try ["first.ts", "second.ts"]
      .map { try Data(contentsOf: URL(fileURLWithPath: files.path($0))) }
    try (parts[0] + parts[1]).write(to: URL(fileURLWithPath: video))
    let all = try run([video]).objects.compactMap { $0["timestamp_ms"] as? Int }
    try #require(all.count >= 8)
    let outcome = try run(["--every", "3", video])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let indexes = Array(stride(from: 0, to: all.count, by: 3))
    #expect(outcome.objects.compactMap { $0["frame"] as? Int } == indexes)
    #expect(outcome.objects.compactMap { $0["timestamp_ms"] as? Int } == indexes.map { all[$0] })
    #expect(outcome.objects.allSatisfy { $0["width"] as? Int == 64 })
    #expect(outcome.errors.contains("changes"), "\(outcome.errors)")
    // A stream cannot be read again to count on: counting begins anew with the frame after the change.
    let stream = try Data(contentsOf: URL(fileURLWithPath: video))
    let few = try Tool.vitruvian.run(command + ["--every", "3", "-"], input: stream)
    #expect(few.status == 0 && few.errorLines.count == 1, "\(few.errors)")
    #expect(few.errors.contains("--every counts anew"), "\(few.errors)")
    let places = few.objects.compactMap { all.firstIndex(of: $0["timestamp_ms"] as? Int ?? -1) }
    let change = try #require(places.first { !$0.isMultiple(of: 3) })
    #expect(places == [0, 3, change, change + 3] && 4...5 ~= change, "\(places)")
    #expect(few.objects.allSatisfy { $0["width"] as? Int == 64 })
    let whole = try Tool.vitruvian.run(command + ["-"], input: stream)
    #expect(whole.status == 0 && whole.objects.count == all.count, "\(whole.errors)")
  }

  @Test func manyVideos_leaveNothingOpen() throws {
    let video = try makeVideo("video.mkv", seconds: 0.2)
    let names = (0..<12).map { "video\($0).mkv" }
    for name in names { try FileManager.default.copyItem(atPath: video, toPath: files.path(name)) }
    let outcome = try Tool.vitruvian.run(
      command + ["--annotate", files.path("annotated")] + names.map(files.path),
      script: #"ulimit -n 24; exec "$@""#)
    #expect(outcome.status == 0 && outcome.objects.count == 24, "\(outcome.errors)")
    let annotated = try FileManager.default.contentsOfDirectory(atPath: files.path("annotated"))
    #expect(Set(annotated) == Set((0..<12).map { "video\($0).mp4" }))
  }

  /// ffmpeg itself leaves a frame that is cut short out without a word.
  @Test(arguments: ["yuv420p", "yuv422p", "yuv444p", "yuv411p", "gray", "yuv420p10", "gray12", "yuva444p"])
  func streamsThatEndInsideAFrame_areSaidTo(pixels: String) throws {
    let video = files.path("video.y4m")
    // ffmpeg itself does not read what it writes of odd sizes with more than 8 bits.
    let pattern = "testsrc=size=\(pixels.hasSuffix("p10") ? "64x48" : "63x47"):rate=10:duration=0.5"
    try Ffmpeg.run(["-f", "lavfi", "-i", pattern, "-pix_fmt", pixels, "-strict", "-1", video])
    let whole = try Data(contentsOf: URL(fileURLWithPath: video))
    let lastFrame = try #require(whole.range(of: Data("FRAME\n".utf8), options: .backwards)).lowerBound
    for (length, count) in [
      (whole.count, 5), (whole.count - 1, 4), (lastFrame + 6, 4), (lastFrame + 1, 4), (lastFrame, 4),
    ] {
      let stream = whole.prefix(length)
      let cut = files.path("cut.y4m")
      try stream.write(to: URL(fileURLWithPath: cut))
      let isWhole = length == whole.count || length == lastFrame
      for outcome in [try run([cut]), try Tool.vitruvian.run(command + ["-"], input: stream)] {
        #expect(outcome.status == 0 && outcome.objects.count == count, "\(outcome.errors)")
        #expect(outcome.errorLines.count == (isWhole ? 0 : 1), "\(length): \(outcome.errors)")
        #expect(isWhole || outcome.errors.contains("behind 4 whole ones"), "\(outcome.errors)")
      }
    }
    let firstFrame = try #require(whole.range(of: Data("FRAME\n".utf8))).upperBound
    let none = try Tool.vitruvian.run(command + ["-"], input: whole.prefix(firstFrame + 9))
    #expect(none.status == 1 && none.errors.contains("behind 0 whole ones"), "\(none.errors)")
  }

  /// The bytes of a file are looked at once, whatever becomes of it then.
  @Test func filesAreLookedAtOnce() throws {
    let picture = files.path("picture")
    try Ffmpeg.run([
      "-f", "lavfi", "-i", "testsrc=size=64x48", "-frames:v", "1", "-f", "image2", "-c:v", "png", picture,
    ])
    let source = VideoSource(picture)
    let arguments = source.arguments
    #expect(arguments.contains("png_pipe"))
    _ = try files.write(Array("no picture".utf8), to: "picture")
    #expect(source.arguments == arguments && source.sound(from: 0).suffix(arguments.count) == arguments[...])
  }

  /// ffmpeg takes no times beside frames of more than 256 MiB.
  @Test func largeFrames_areWrittenAtTheSteadyRate() throws {
    let picture = files.path("picture.png")
    try Ffmpeg.run(["-f", "lavfi", "-i", "testsrc=size=64x48", "-frames:v", "1", picture])
    let pixels = try PixelImage(contentsOfFile: picture)
    for limit in [3 * 64 * 48, 3 * 64 * 48 - 1] {
      let path = files.path("limit-\(limit).mp4")
      let pace = FramePace(rate: try #require(FrameRate("10/1")), start: 0)
      let writer = try VideoWriter(
        path: path, width: 64, height: 48, pixelAspect: nil, pace: pace, maximumTimedByteCount: limit)
      for tenth in [0, 1, 2, 3] { try writer.append(pixels, nanoseconds: tenth * 100_000_000) }
      try writer.finish()
      #expect(try VideoProbe.pictureCount(inFile: path) == 4)
    }
  }

  // MARK: What is read

  @Test func playlists_areRefused() throws {
    try makeVideo("secret.ts")
    let playlists = [
      "hls.mp4": "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nsecret.ts\n#EXT-X-ENDLIST\n",
      "endless.mp4": "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nsecret.ts\n",
      "concat.mp4": "ffconcat version 1.0\nfile secret.ts\n",
      "session.mp4": "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 9 RTP/AVP 96\n",
      "dash.mp4":
        "<?xml version=\"1.0\"?>\n<MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\" type=\"static\" profiles=\"urn:mpeg:dash:profile:isoff-live:2011\"></MPD>\n",
    ]
    for (name, text) in playlists { _ = try files.write(Array(text.utf8), to: name) }
    try Ffmpeg.run(["-i", files.path("secret.ts"), files.path("picture_%d.png")])
    let names = playlists.keys.sorted()
    let outcome = try run(names)
    #expect(outcome.status == 1 && outcome.objects.count == names.count)
    for object in outcome.objects {
      let error = try #require(object["error"] as? String)
      #expect(error.contains("accepted are MP4, MOV, MKV"), "\(error)")
    }
    // A pattern is the name of a file, and not of those that fit it.
    let pattern = try run(["picture_%d.png"])
    #expect(pattern.status == 1 && pattern.errors.contains("there is no such file"), "\(pattern.errors)")
    let piped = try Tool.vitruvian.run(
      command + ["-"], input: Data((playlists["concat.mp4"] ?? "").utf8), directory: files.url)
    #expect(piped.errors.contains("accepted are MP4, MOV, MKV"), "\(piped.errors)")
  }

  /// Whatever a name looks like, it is that of one picture, which is a video of one frame.
  @Test(arguments: ["png", "jpg", "bmp"])
  func singlePictures_areVideosOfOneFrame(fileExtension: String) throws {
    try makeVideo("moving.ts")
    try Ffmpeg.run(["-i", files.path("moving.ts"), files.path("picture_%d.\(fileExtension)")])
    let pattern = "picture_%d.\(fileExtension)"
    try FileManager.default.copyItem(
      atPath: files.path("picture_2.\(fileExtension)"), toPath: files.path(pattern))
    let outcome = try run(["picture_1.\(fileExtension)", pattern])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.objects.count == 2)
    try FileManager.default.copyItem(
      atPath: files.path("picture_2.\(fileExtension)"), toPath: files.path("picture.mp4"))
    #expect(try run(["picture.mp4"]).objects.count == 1)
    let piped = try Tool.vitruvian.run(
      command + ["-"], input: Data(contentsOf: URL(fileURLWithPath: files.path("picture.mp4"))),
      directory: files.url)
    #expect(piped.status == 0 && piped.objects.count == 1, "\(piped.errors)")
  }

  @Test(arguments: [
    "mp4", "mov", "mkv", "webm", "avi", "ts", "mpg", "flv", "wmv", "gif", "nut", "mxf", "y4m", "m4v",
  ])
  func containers_areRead(type: String) throws {
    let video = files.path("video.\(type)")
    let pattern = "testsrc=size=64x48:rate=25:duration=0.2"
    try Ffmpeg.run(["-f", "lavfi", "-i", pattern, "-pix_fmt", type == "gif" ? "rgb8" : "yuv420p", video])
    let outcome = try run([video])
    #expect(outcome.status == 0 && outcome.objects.count == 5, "\(outcome.errors)")
  }

  // MARK: What is written

  @Test func permissions_stay() throws {
    let video = try makeVideo("video.mkv")
    for mode in [0o600, 0o640, 0o444] {
      let annotated = try files.write(Array("old".utf8), to: "annotated.mp4")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: annotated)
      #expect(try run(["--annotate", annotated, video]).status == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: annotated)
      #expect(attributes[.posixPermissions] as? Int == mode)
      #expect(try run([annotated]).objects.count == 5)
      try FileManager.default.removeItem(atPath: annotated)
    }
  }

  @Test func drawingsThatCannotBeWritten_leaveTheLines() throws {
    let video = try makeVideo("video.mkv")
    for name in ["annotated.mp4", "annotated.png"] {
      try FileManager.default.createDirectory(atPath: files.path(name), withIntermediateDirectories: false)
    }
    let outcome = try run(["--annotate", "annotated.mp4", video])
    #expect(outcome.status == 1)
    #expect(outcome.objects.filter { $0["hands"] != nil }.count == 5)
    #expect(outcome.objects.filter { $0["error"] != nil }.count == 1)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains("annotated.mp4"), "\(outcome.errors)")
    let picture = files.path("picture.png")
    try Ffmpeg.run(["-i", video, "-frames:v", "1", picture])
    let still = try Tool.vitruvian.run(
      ["hand", "--model", model, "--annotate", "annotated.png", picture], directory: files.url)
    #expect(still.status == 1 && still.objects.count == 1, "\(still.errors)")
    #expect(still.objects.first?["hands"] != nil)
    #expect((still.objects.first?["error"] as? String)?.contains("annotated.png") == true, "\(still.output)")
  }

  /// A recording of a screen has frames where something moves; times of others do not rise.
  @Test(arguments: [
    ("unsteady.mp4", "if(lt(N\\,20)\\,N/60\\,5+N/60)/TB"), ("standing.mkv", "min(N\\,5)/30/TB"),
    ("allzero.nut", "0"),
  ])
  func drawings_haveAllFramesAtTheirTimes(name: String, times: String) throws {
    let video = files.path(name)
    try Ffmpeg.run([
      "-f", "lavfi", "-i", "testsrc2=size=320x240:rate=60:duration=0.5", "-vf", "setpts='\(times)'",
      "-fps_mode", "passthrough", "-enc_time_base", "1:60000", "-c:v",
      name.hasSuffix("mp4") ? "mpeg4" : "ffv1", video,
    ])
    let outcome = try run(["--annotate", "annotated.mp4", video])
    #expect(outcome.status == 0 && outcome.objects.count == 30, "\(outcome.errors)")
    let again = try run(["annotated.mp4"])
    #expect(again.objects.count == 30, "\(again.errors)")
    let drawn = again.objects.compactMap { $0["timestamp_ms"] as? Int }
    let original = outcome.objects.compactMap { $0["timestamp_ms"] as? Int }
    if name == "unsteady.mp4" {
      for (time, own) in zip(drawn, original) { #expect(abs(time - own) <= 1, "\(drawn)") }
    } else {
      for (time, next) in zip(drawn, drawn.dropFirst()) { #expect(next >= time + 16, "\(drawn)") }
    }
    let frames = try Ffmpeg.pictures(of: files.path("annotated.mp4"))
    #expect(frames.count == 30 && Set(frames).count == 30)
  }

  /// Pixels that are not square; a quarter turn makes the wide ones high.
  @Test(arguments: [("0", "64:45"), ("90", "45:64")])
  func drawings_haveThePixelsOfTheVideo(rotation: String, aspect: String) throws {
    try Ffmpeg.run([
      "-f", "lavfi", "-i", "testsrc2=size=64x48:rate=10:duration=0.3", "-vf", "setsar=64/45", "-c:v", "mpeg4",
      files.path("flat.mp4"),
    ])
    try Ffmpeg.run([
      "-i", files.path("flat.mp4"), "-c", "copy", "-metadata:s:v", "rotate=\(rotation)",
      files.path("video.mp4"),
    ])
    let outcome = try run(["--annotate", "annotated.mp4", "video.mp4"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.objects.first?["width"] as? Int == (rotation == "0" ? 64 : 48))
    #expect(try Ffmpeg.pixelAspect(of: files.path("annotated.mp4")) == aspect)
  }

  /// An encoder that says it has succeeded, and has not.
  @Test(arguments: ["", "head -c 2000 video.mp4", "cat short.mp4"])
  func videosThatAreIncomplete_replaceNothing(content: String) throws {
    try makeVideo("video.mp4", seconds: 1)
    try makeVideo("short.mp4", seconds: 0.5)
    let former = try files.write(Array("former".utf8), to: "annotated.mp4")
    let real = try #require(Ffmpeg.path)
    let script = """
      #!/bin/bash
      case "$*" in *pipe:1) exec \(real) "$@" ;; esac
      cat > /dev/null
      output="${!#}"
      \(content.isEmpty ? ":" : "\(content) > \"${output#file:}\"")
      """
    try FileManager.default.createDirectory(atPath: files.path("bin"), withIntermediateDirectories: false)
    let fake = try files.write(Array(script.utf8), to: "bin/ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake)
    let path = files.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let outcome = try run(["--annotate", "annotated.mp4", "video.mp4"], environment: ["PATH": path])
    #expect(outcome.status == 1 && outcome.objects.count == 11, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: video annotated.mp4 cannot be written: "), "\(outcome.errors)")
    #expect(try String(contentsOfFile: former, encoding: .utf8) == "former")
    let names = try FileManager.default.contentsOfDirectory(atPath: files.url.path)
    #expect(!names.contains { $0.hasPrefix(".partial") }, "\(names)")
  }

  private static let canMount = Shell.succeeds("unshare -m true && unshare -m mount -t tmpfs tmpfs /mnt")

  @Test(.enabled(if: canMount, "needs the right to mount"))
  func fullDisk_keepsTheFormerVideo() throws {
    let video = try makeVideo("video.mp4", size: "320x240", seconds: 4)
    try FileManager.default.createDirectory(atPath: files.path("disk"), withIntermediateDirectories: false)
    let script = """
      cd "$0" && mount -t tmpfs -o size=24k tmpfs disk && echo former > disk/annotated.mp4 || exit 98
      "$@" > lines; status=$?
      ls -A disk; cat disk/annotated.mp4; exit $status
      """
    let outcome = try Tool(executable: URL(fileURLWithPath: "/usr/bin/unshare")).run(
      ["-m", "sh", "-c", script, files.url.path, Tool.vitruvian.path] + command
        + ["--annotate", "disk/annotated.mp4", video])
    #expect(outcome.status == 1 && outcome.output == "annotated.mp4\nformer\n", "\(outcome.output)")
    #expect(
      outcome.errors == "error: video disk/annotated.mp4 cannot be written: No space left on device\n")
    let lines = try String(contentsOfFile: files.path("lines"), encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 41 && lines.last?.contains("No space left on device") == true)
  }

  /// Lines that are there are whole.
  @Test(.enabled(if: canMount, "needs the right to mount"))
  func fullDisk_holdsWholeLines() throws {
    let video = try makeVideo("video.mp4", seconds: 40)
    try FileManager.default.createDirectory(atPath: files.path("disk"), withIntermediateDirectories: false)
    let script = """
      cd "$0" && mount -t tmpfs -o size=12k tmpfs disk || exit 98
      "$@"; status=$?
      cat disk/lines; exit $status
      """
    let outcome = try Tool(executable: URL(fileURLWithPath: "/usr/bin/unshare")).run(
      ["-m", "sh", "-c", script, files.url.path, Tool.vitruvian.path] + command
        + ["--output", "disk/lines", video])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: file disk/lines cannot be written: No space left on device\n")
    #expect(!outcome.objects.isEmpty && outcome.output.hasSuffix("}\n"))
    #expect(outcome.objects.count == outcome.output.split(separator: "\n").count)
  }

  private static let canLeaveNetworks = Shell.succeeds("unshare -n true")

  @Test(.enabled(if: canLeaveNetworks, "needs the right to leave the network"))
  func machinesWithoutNetwork_willDo() throws {
    let video = try makeVideo("video.mp4")
    let outcome = try Tool.vitruvian.run(
      command + ["--annotate", files.path("annotated.mp4"), video],
      script: "exec unshare -n timeout -s KILL 60 \"$@\"")
    #expect(outcome.status == 0 && outcome.objects.count == 5, "\(outcome.errors)")
  }
}

enum Shell {
  static func succeeds(_ script: String) -> Bool {
    let outcome = try? Tool(executable: URL(fileURLWithPath: "/bin/sh")).run(["-c", script])
    return outcome?.status == 0
  }
}
