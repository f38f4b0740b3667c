import Foundation
import NavigatorHost
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("File movers")
struct FileMoverTests {
  @Observable final class Model { var isMoving = false }
  final class Object: ObservableObject { @Published var isMoving = false }

  enum Source: CaseIterable, Sendable { case state, observable, object }

  private struct Single: View {
    let file: URL?
    let source: Source
    let model = Model()
    @ObservedObject var object = Object()
    @State private var isMoving = false
    @State private var outcome = "none"

    init(file: URL?, source: Source = .state) {
      self.file = file
      self.source = source
    }

    private var binding: Binding<Bool> {
      switch source {
      case .state: $isMoving
      case .observable: Bindable(model).isMoving
      case .object: $object.isMoving
      }
    }

    var body: some View {
      Button("move") { binding.wrappedValue = true }
        .fileMover(isPresented: binding, file: file) { result in
          switch result {
          case .success(let url): outcome = "\(binding.wrappedValue) \(url.lastPathComponent)"
          case .failure(let error): outcome = "\(binding.wrappedValue) error \((error as? CocoaError)?.code.rawValue ?? 0)"
          }
        }
      Text("\(outcome), presented \(binding.wrappedValue)")
    }
  }

  private struct Several: View {
    let files: [URL]
    @State private var isMoving = true
    @State private var outcome = "none"

    var body: some View {
      Text("outcome \(outcome)")
        .fileMover(isPresented: $isMoving, files: files) { result in
          switch result {
          case .success(let urls): outcome = urls.map(\.lastPathComponent).joined(separator: "+")
          case .failure(let error): outcome = "error \((error as? CocoaError)?.code.rawValue ?? 0)"
          }
        } onCancellation: {
          outcome = "cancelled"
        }
      Button("again") { isMoving = true }
    }
  }

  /// Calls `body` with a folder that contains the empty folder `device`. It is removed afterwards.
  private func withFolder(_ body: (_ folder: URL, _ device: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    let device = folder.appending(path: "device")
    try FileManager.default.createDirectory(at: device, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder, device)
  }

  private func file(_ name: String, in folder: URL, _ text: String = "text") throws -> URL {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) }

  @Test("A file is moved when it is saved, and the app receives its new address", arguments: Source.allCases)
  func moved(source: Source) throws {
    try withFolder { folder, device in
      let original = try file("My note.txt", in: folder)
      let app = TestApp { Single(file: original, source: source) }
      try app.tap("move")
      #expect(app.presentations == [Presentation(.alert, title: "Move File")])
      #expect(app.session.root.children.last?.content.string(.message) == "My note.txt")
      let files = try app.saveFiles(to: device)
      #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["text"])
      #expect(!exists(original))
      #expect(app.presentations.isEmpty)
      #expect(app.exists("false My note.txt, presented false"))
    }
  }

  @Test("Without a file there is no dialog")
  func noFile() throws {
    let app = TestApp { Single(file: nil) }
    try app.tap("move")
    #expect(app.presentations.isEmpty)
    #expect(TestApp { Several(files: []) }.presentations.isEmpty)
  }

  @Test("A file is kept if the user cancels, and if the host refuses it")
  func kept() throws {
    try withFolder { folder, device in
      let original = try file("a.txt", in: folder)
      let app = TestApp { Several(files: [original]) }
      try app.tap("Cancel")
      #expect(app.exists("outcome cancelled"))
      try app.tap("again")
      try app.refuseFiles(.noSpace)
      #expect(app.exists("outcome error \(CocoaError.Code.fileWriteOutOfSpace.rawValue)"))
      #expect(exists(original))
      try app.tap("again")
      try app.saveFiles(to: device)
      #expect(!exists(original))
    }
  }

  @Test("A file that is absent, a folder, a pipe and an address of another scheme are errors")
  func notFiles() throws {
    try withFolder { folder, device in
      let pipe = folder.appending(path: "pipe")
      #expect(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)
      let expected: [(URL, CocoaError.Code)] = [
        (folder.appending(path: "absent"), .fileReadNoSuchFile), (device, .featureUnsupported), (pipe, .featureUnsupported),
        (URL(filePath: "/dev/zero"), .featureUnsupported),
        (try #require(URL(string: "https://example.com/a")), .fileReadUnsupportedScheme),
      ]
      for (url, code) in expected {
        let app = TestApp { Single(file: url) }
        try app.tap("move")
        #expect(try app.saveFiles(to: device) == [])
        #expect(app.exists("false error \(code.rawValue), presented false"), "\(url)")
        #expect(app.presentations.isEmpty)
      }
      #expect(exists(device) && exists(pipe))
    }
  }

  @Test("Several files are moved together, or none of them")
  func several() throws {
    try withFolder { folder, device in
      let files = [try file("a.txt", in: folder), try file("b.txt", in: folder)]
      let incomplete = TestApp { Several(files: files + [folder.appending(path: "absent")]) }
      #expect(try incomplete.saveFiles(to: device) == [])
      #expect(files.allSatisfy(exists))
      #expect(incomplete.exists("outcome error \(CocoaError.Code.fileReadNoSuchFile.rawValue)"))
      // The same file twice is one file.
      let app = TestApp { Several(files: files + [files[0]]) }
      #expect(app.presentations == [Presentation(.alert, title: "Move Files")])
      try app.saveFiles(to: device)
      #expect(app.exists("outcome a.txt+b.txt+a.txt"))
      #expect(!files.contains(where: exists))
    }
  }

  /// Begins a move without the host's answer, and returns the element of its request.
  private func begin(_ app: TestApp, within limits: FileLimits = FileLimits()) throws -> (ElementID, [ExportedFile]?) {
    let button = try #require(app.session.root.children.last.flatMap(Self.requester))
    let files = app.session.exportedFiles(of: button, within: limits)
    app.session.settle()
    return (button, files)
  }

  private static func requester(in element: Element) -> ElementID? {
    if element.content.string(.kind) == "exportFiles" { return element.id }
    return element.children.lazy.compactMap { requester(in: $0) }.first
  }

  @Test("A file that is changed or replaced while it is saved is kept, and one that vanishes meanwhile is no error")
  func changed() throws {
    try withFolder { folder, _ in
      let original = try file("a.txt", in: folder)
      for vanishes in [false, true] {
        let app = TestApp { Several(files: [original]) }
        let (button, files) = try begin(app)
        #expect(try files?.map { try $0.read() } == [Data((vanishes ? "longer" : "text").utf8)])
        if vanishes {
          try FileManager.default.removeItem(at: original)
        } else {
          _ = try file("a.txt", in: folder, "longer")
        }
        app.session.perform(InputEvent(target: button, action: .files(.completed(paths: ["/tmp/navigator-copy/a.txt"]))))
        #expect(app.exists("outcome a.txt"))
        #expect(exists(original) == !vanishes)
      }
    }
  }

  @Test("A host that has written to the original does not remove it")
  func samePlace() throws {
    try withFolder { folder, _ in
      let original = try file("a.txt", in: folder)
      let app = TestApp { Several(files: [original]) }
      try app.saveFiles(to: folder)
      #expect(exists(original))
    }
  }

  @Test("A link is removed, and the file that it points to is kept")
  func link() throws {
    try withFolder { folder, device in
      let target = try file("a.txt", in: folder)
      let link = folder.appending(path: "link.txt")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      let app = TestApp { Several(files: [link]) }
      let files = try app.saveFiles(to: device)
      #expect(try String(contentsOf: files[0], encoding: .utf8) == "text")
      #expect(exists(target) && !exists(link))
    }
  }

  @Test(
    "Files that are too many or too large are an error before they are read",
    arguments: ["count", "size", "total", "negative"])
  func limits(name: String) throws {
    try withFolder { folder, _ in
      let files = [try file("a.txt", in: folder), try file("b.txt", in: folder)]
      var limits = FileLimits()
      switch name {
      case "count": limits.maximumFiles = 1
      case "size": limits.maximumFileSize = 3
      case "total": limits.maximumTotalSize = 7
      default: limits.maximumTotalSize = .min
      }
      let app = TestApp { Several(files: files) }
      #expect(try begin(app, within: limits).1 == nil)
      #expect(app.exists("outcome error \(CocoaError.Code.fileWriteOutOfSpace.rawValue)"))
      #expect(files.allSatisfy(exists))
    }
  }
}
