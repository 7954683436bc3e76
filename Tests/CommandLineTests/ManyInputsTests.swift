import FileAccess
import Foundation
import TestSupport
import Testing
import VisionPipeline

@testable import vitruvian_tool

/// Folders, lists of inputs, several at a time: which inputs there are, and the order of their results.
struct ManyInputsTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
    _ = try files.write([UInt8](TinyHandModel.encoded()), to: "hand.safetensors")
    for folder in ["photos", "photos/b", "photos/b/c", "photos/.hidden", "empty"] {
      try FileManager.default.createDirectory(atPath: files.path(folder), withIntermediateDirectories: false)
    }
    let names = [
      "photos/a.png", "photos/Z.PNG", "photos/c.JPEG", "photos/.a.png", "photos/b/1.png", "photos/b/c/2.png",
      "photos/.hidden/3.png",
    ]
    for (index, name) in names.enumerated() {
      try Self.picture(brightness: UInt8(40 * index)).writePNG(toFile: files.path(name))
    }
    _ = try files.write(Array("text".utf8), to: "photos/notes.txt")
  }

  private static func picture(brightness: UInt8) -> PixelImage {
    PixelImage(width: 12, height: 8, channelCount: 3) {
      $0.initializeMemory(as: UInt8.self, repeating: brightness)
    }
  }

  private func run(_ arguments: [String], input: Data = Data()) throws -> Tool.Outcome {
    try Tool.vitruvian.run(
      ["hand", "--model", "hand.safetensors"] + arguments, input: input, directory: files.url)
  }

  private func sources(_ outcome: Tool.Outcome) -> [String] {
    outcome.objects.compactMap { $0["source"] as? String }
  }

  // MARK: Which

  /// All files of results have their folders made, before the work.
  /// Pipes are pictures, as what comes on standard input is.
  @Test func pipes_arePictures() throws {
    let named = try Tool.vitruvian.run(
      ["hand", "--model", "hand.safetensors"],
      script: """
        cd "$0"; mkfifo pipe; cat photos/a.png > pipe & cat photos/Z.PNG | "$@" pipe /dev/stdin photos/a.png
        """,
      name: files.url.path)
    #expect(named.status == 0, "\(named.errors)")
    #expect(named.objects.compactMap { $0["source"] as? String } == ["pipe", "/dev/stdin", "photos/a.png"])
    #expect(named.objects.compactMap { $0["width"] as? Int } == [12, 12, 12])
    let endless = try run(["/dev/zero"])
    #expect(endless.status == 1 && endless.errors.contains("this is a device or pipe"), "\(endless.errors)")
  }

  @Test func missingFolders_areMade() throws {
    let folder = try TemporaryDirectory()
    let model = try folder.write([UInt8](TinyHandModel.encoded()), to: "hand.safetensors")
    let picture = folder.path("picture.png")
    try PixelImage(width: 64, height: 48, channelCount: 3) {
      $0.initializeMemory(as: UInt8.self, repeating: 90)
    }.writePNG(toFile: picture)
    let hand = ["hand", "--model", model, picture]
    for (arguments, files) in [
      (hand + ["--output", "a/b/out.jsonl"], ["a/b/out.jsonl"]),
      (hand + ["--output", "c/d/out.jsonl", "--resume"], ["c/d/out.jsonl"]),
      (hand + ["--output", "e/out.json", "--format", "coco"], ["e/out.json"]),
      (hand + ["--annotate", "f/g/out.png"], ["f/g/out.png"]),
    ] {
      let outcome = try Tool.vitruvian.run(arguments, directory: folder.url)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
      for file in files { #expect(FileManager.default.fileExists(atPath: folder.path(file)), "\(file)") }
    }
    // What cannot be made ends the run before it has begun.
    _ = try folder.write([], to: "file")
    let refused = try Tool.vitruvian.run(hand + ["--output", "file/out.jsonl"], directory: folder.url)
    #expect(
      refused.status == 1 && refused.errors.contains("there is a file of that name"), "\(refused.errors)")
  }

  @Test func folders_giveTheirPicturesInOrder() throws {
    let flat = try run(["photos"])
    #expect(flat.status == 0, "\(flat.errors)")
    #expect(sources(flat) == ["photos/Z.PNG", "photos/a.png", "photos/c.JPEG"])
    let deep = try run(["photos/", "photos/a.png", "--recursive"])
    #expect(deep.status == 0, "\(deep.errors)")
    #expect(
      sources(deep) == [
        "photos/Z.PNG", "photos/a.png", "photos/b/1.png", "photos/b/c/2.png", "photos/c.JPEG", "photos/a.png",
      ])
  }

  @Test func linksToFolders_areFollowedOnlyByName() throws {
    try FileManager.default.createSymbolicLink(atPath: files.path("photos/loop"), withDestinationPath: ".")
    try FileManager.default.createSymbolicLink(atPath: files.path("link"), withDestinationPath: "photos")
    #expect(sources(try run(["photos", "--recursive"])).count == 5)
    #expect(sources(try run(["link"])) == ["link/Z.PNG", "link/a.png", "link/c.JPEG"])
  }

  @Test func foldersWithoutPictures_fail() throws {
    let outcome = try run(["empty", "photos/b"])
    #expect(outcome.status == 1 && sources(outcome) == ["empty", "photos/b/1.png"])
    #expect(
      outcome.errors.hasPrefix("error: empty: the folder has no files named as pictures"), "\(outcome.errors)"
    )
    let videos = try run(["--mode", "video", "photos"])
    #expect(videos.status == 1 && videos.errors.contains("no files named as videos"))
  }

  @Test func lists_nameInputs() throws {
    let expected = ["photos/c.JPEG", "photos/a.png", "photos/b/1.png", "missing.png"]
    let lines = Data("photos/a.png\n\nphotos/b\nmissing.png".utf8)
    let list = try files.write([UInt8](lines), to: "list")
    for arguments in [["--inputs-from", "list"], ["--inputs-from", list, "--jobs", "3"]] {
      let outcome = try run(["photos/c.JPEG"] + arguments)
      #expect(outcome.status == 1 && sources(outcome) == expected, "\(outcome.errors)")
    }
    #expect(sources(try run(["photos/c.JPEG", "--inputs-from", "-"], input: lines)) == expected)
    let nulls = Data("photos/a.png\0photos/b\0missing.png\0".utf8)
    #expect(sources(try run(["photos/c.JPEG", "--inputs-from", "-", "--null"], input: nulls)) == expected)
  }

  @Test func listsOfWindowsEditors_nameInputs() throws {
    let lines = "\u{FEFF}photos/a.png\r\n\r\nphotos/b\r\nmissing.png\r\n"
    let outcome = try run(["--inputs-from", "-"], input: Data(lines.utf8))
    #expect(sources(outcome) == ["photos/a.png", "photos/b/1.png", "missing.png"], "\(outcome.errors)")
    // Bytes of other lists are part of names.
    let odd = try run(["--inputs-from", "-"], input: Data("photos/a.png\nmissing\r\n".utf8))
    #expect(sources(odd) == ["photos/a.png", "missing\r"], "\(odd.errors)")
  }

  @Test func dashInAList_isAFile() throws {
    try Self.picture(brightness: 250).writePNG(toFile: files.path("-"))
    let outcome = try run(["--inputs-from", "-"], input: Data("-\n".utf8))
    #expect(outcome.status == 0 && sources(outcome) == ["-"], "\(outcome.errors)")
  }

  @Test func listsOfSomethingElse_areRefused() throws {
    let nulls = try run(["--inputs-from", "-"], input: Data("photos/a.png\0photos/c.JPEG\n".utf8))
    #expect(nulls.status == 1 && nulls.errors.contains("add --null"), "\(nulls.errors)")
    let long = try run(["--inputs-from", "-"], input: Data(repeating: 97, count: 200_000))
    #expect(long.status == 1 && long.errors.contains("longer than 64 KiB"), "\(long.errors)")
    let missing = try run(["--inputs-from", "nowhere"])
    #expect(missing.status == 1 && missing.errors.contains("list of inputs in nowhere"), "\(missing.errors)")
    // What came before is worked on.
    let late = try run(["--inputs-from", "-", "--jobs", "2"], input: Data("photos/a.png\na\0b\n".utf8))
    #expect(late.status == 1 && sources(late) == ["photos/a.png"], "\(late.errors)")
  }

  @Test func listsOfAnyBytes_nameFiles() throws {
    let name = "caf\0\u{E9}.png"
    try #require(
      (try? Self.picture(brightness: 50).writePNG(toFile: files.url.path.appending(fileName: name))) != nil)
    let outcome = try run(["--inputs-from", "-"], input: Data("caf".utf8) + [0xE9] + Data(".png\n".utf8))
    #expect(outcome.status == 0 && sources(outcome) == [name], "\(outcome.errors)")
  }

  /// A program that writes to the tool sees each result before it writes the next path.
  @Test func streamedLists_areAnsweredPathByPath() throws {
    let script = #"""
      cd "$0"
      mkfifo paths results
      "$@" < paths > results &
      exec 3> paths 4< results
      for name in photos/a.png photos/c.JPEG photos/b/1.png; do
        echo $name >&3
        read -r line <&4
        case $line in *"\"source\":\"$name\""*) echo "$line" ;; *) exit 9 ;; esac
      done
      exec 3>&-
      wait $!
      """#
    for jobs in ["1", "2"] {
      try? FileManager.default.removeItem(atPath: files.path("paths"))
      try? FileManager.default.removeItem(atPath: files.path("results"))
      let outcome = try Tool.vitruvian.run(
        ["hand", "--model", "hand.safetensors", "--inputs-from", "-", "--jobs", jobs], script: script,
        name: files.url.path)
      #expect(outcome.status == 0 && outcome.objects.count == 3, "\(outcome.errors)")
    }
  }

  // MARK: Several at a time

  @Test func severalJobs_giveTheSameLinesAndFiles() throws {
    for index in 0..<40 {
      let size = index.isMultiple(of: 7) ? 900 : 20
      try PixelImage(width: size, height: size, channelCount: 3) {
        $0.initializeMemory(as: UInt8.self, repeating: UInt8(6 * index))
      }.writePNG(toFile: files.path("photos/\(index).png"))
    }
    _ = try files.write(Array("no picture".utf8), to: "photos/7x.png")
    let single = try run(["photos", "--annotate", "one", "--num-hands", "2"])
    #expect(single.status == 1 && single.objects.count == 44 && single.errorLines.count == 1)
    for jobs in ["2", "5", "0"] {
      let folder = "several\(jobs)"
      let several = try run(["photos", "--annotate", folder, "--num-hands", "2", "--jobs", jobs])
      let output = several.output.replacingOccurrences(of: "/\(folder)/", with: "/one/")
      #expect(several.status == 1 && output == single.output, "\(several.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: files.path("one"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: files.path(folder)).sorted() == names.sorted())
      for name in names {
        #expect(
          FileManager.default.contentsEqual(
            atPath: files.path("one/\(name)"), andPath: files.path("\(folder)/\(name)")), "\(name)")
      }
    }
  }

  @Test func unwritableResults_endAllJobs() throws {
    let outcome = try Tool.vitruvian.run(
      [
        "hand", "--model", files.path("hand.safetensors"), "--jobs", "4", "--recursive", files.path("photos"),
      ],
      script: "\"$@\" > /dev/full")
    #expect(outcome.status == 1 && outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("No space left on device"))
  }

  @Test func drawnPictures_areNoInputsOfTheSameRun() throws {
    for _ in 0..<2 {
      let outcome = try run(["photos", "--recursive", "--annotate", "photos/b/drawn"])
      #expect(outcome.status == 0 && sources(outcome).count == 5, "\(outcome.errors)")
    }
    let refused = try run(["photos", "--annotate", "photos", "--jobs", "2"])
    #expect(refused.status == 2 && refused.errors.contains("would replace it"), "\(refused.errors)")
    let list = try run(["--inputs-from", "-", "--annotate", "photos"], input: Data("photos/a.png\n".utf8))
    #expect(list.status == 2 && list.errors.contains("photos/a.png is an input"), "\(list.errors)")
    let output = try run(["photos", "--output", "photos/a.png"])
    #expect(output.status == 2 && output.errors.contains("is an input"), "\(output.errors)")
  }

  @Test(arguments: [
    (["--jobs", "-1"], "--jobs"), (["--jobs", "257"], "--jobs is 257; expected 0 to 256"),
    (["--null", "photos"], "--null tells how --inputs-from is written"),
    (["--inputs-from", "-", "-"], "can be read only once"),
    (["--resume", "photos"], "name it with --output"),
    (["--resume", "--output", "o", "--format", "csv", "photos"], "convert-results"),
    (["--csv-layout", "landmark", "photos"], "add --format csv"),
    (["--format", "bvh", "photos/a.png"], "--format bvh takes one video"),
    (["--format", "xml", "photos"], "xml"), ([], "there is no input"),
    (["--annotate", "a.png", "photos"], "name a folder"),
  ])
  func wrongUsage_isNamed(arguments: [String], complaint: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errorLines.first?.contains(complaint) == true, "\(outcome.errors)")
  }
}

/// Records that wait for their turn.
struct RecordSpoolTests {
  @Test func records_comeBackInOrderWhereverTheyAreKept() throws {
    var spool = RecordSpool()
    let records = (0..<300).map { [UInt8](repeating: UInt8(truncatingIfNeeded: $0), count: 10_000 + 37 * $0) }
    for record in records { try spool.append(record) }
    var drained: [[UInt8]] = []
    try spool.drain { drained.append($0) }
    #expect(drained == records)
    try spool.drain { _ in Issue.record("nothing is left") }
  }
}
