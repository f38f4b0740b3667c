import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("File exporters")
struct FileExporterTests {
  nonisolated private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText, .json]
    var text: String

    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws { text = "" }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard text != "broken" else { throw CocoaError(.formatting) }
      return FileWrapper(regularFileWithContents: Data("\(configuration.contentType): \(text)".utf8))
    }
  }

  private struct Single: View {
    @State private var note: Note?
    let type: UTType
    @State private var isExporting = false
    @State private var outcome = "none"

    init(note: Note?, type: UTType = .plainText) {
      _note = State(initialValue: note)
      self.type = type
    }

    var body: some View {
      Button("export") { isExporting = true }
        .fileExporter(isPresented: $isExporting, document: note, contentType: type, defaultFilename: "My note") { result in
          switch result {
          case .success(let url): outcome = "\(isExporting) \(url.lastPathComponent)"
          case .failure(let error): outcome = "\(isExporting) error \((error as? CocoaError)?.code.rawValue ?? 0)"
          }
        }
      Button("create") { note = Note("new") }
      Text("\(outcome), presented \(isExporting)")
    }
  }

  /// Calls `body` with an empty folder, which is removed afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("A document is written when it is saved, and the app receives the file")
  func saved() throws {
    try withFolder { folder in
      let app = TestApp { Single(note: Note("text")) }
      try app.tap("export")
      #expect(app.presentations == [Presentation(.alert, title: "Save File")])
      #expect(app.session.root.children.last?.content.string(.message) == "My note.txt")
      let files = try app.saveFiles(to: folder)
      #expect(files.map(\.lastPathComponent) == ["My note.txt"])
      #expect(try String(contentsOf: files[0], encoding: .utf8) == "public.plain-text: text")
      #expect(app.presentations.isEmpty)
      #expect(app.exists("false My note.txt, presented false"))
    }
  }

  @Test("A type that the document cannot be written to is replaced by its first one")
  func otherType() throws {
    try withFolder { folder in
      let app = TestApp { Single(note: Note("text"), type: .pdf) }
      try app.tap("export")
      let files = try app.saveFiles(to: folder)
      #expect(try String(contentsOf: files[0], encoding: .utf8) == "public.plain-text: text")
    }
  }

  @Test("The dialog is shown when a document is set")
  func waits() throws {
    let app = TestApp { Single(note: nil) }
    try app.tap("export")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("none, presented true"))
    try app.tap("create")
    #expect(app.presentations.count == 1)
    try app.tap("Cancel")
    #expect(app.exists("none, presented false"))
  }

  @Test("An error of the document, and a refusal of the host, reach the app", arguments: [false, true])
  func errors(isRefused: Bool) throws {
    try withFolder { folder in
      let app = TestApp { Single(note: Note(isRefused ? "text" : "broken")) }
      try app.tap("export")
      if isRefused { try app.refuseFiles(.noSpace) } else { #expect(try app.saveFiles(to: folder) == []) }
      let code = isRefused ? CocoaError.Code.fileWriteOutOfSpace : .formatting
      #expect(app.exists("false error \(code.rawValue), presented false"))
      #expect(app.presentations.isEmpty)
    }
  }

  @Observable
  @MainActor
  fileprivate final class Model {
    var isExporting = false
    var names = "none"
  }

  private struct Several: View {
    let model: Model
    var body: some View {
      @Bindable var model = model
      Text("names \(model.names)")
        .fileExporter(isPresented: $model.isExporting, documents: [Note("a"), Note("b")], contentTypes: [.json]) {
          model.names = ((try? $0.get()) ?? []).map(\.lastPathComponent).joined(separator: "+")
        } onCancellation: {
          model.names = "cancelled"
        }
    }
  }

  @Test("Several documents are several files")
  func several() throws {
    try withFolder { folder in
      let model = Model()
      let app = TestApp { Several(model: model) }
      model.isExporting = true
      try app.saveFiles(to: folder)
      #expect(app.exists("names Untitled 1.json+Untitled 2.json"))
      model.isExporting = true
      try app.tap("Cancel")
      #expect(app.exists("names cancelled"))
    }
  }

  private struct Items: View {
    @State private var isExporting = true
    @State private var outcome = "none"
    var body: some View {
      Text("outcome \(outcome)")
        .fileExporter(isPresented: $isExporting, item: "a, b", contentTypes: [.commaSeparatedText], defaultFilename: "Table") {
          outcome = (try? $0.get())?.lastPathComponent ?? "error"
        }
    }
  }

  @Test("A text is exported as its bytes")
  func item() throws {
    try withFolder { folder in
      let app = TestApp { Items() }
      let files = try app.saveFiles(to: folder)
      #expect(try String(contentsOf: files[0], encoding: .utf8) == "a, b")
      #expect(app.exists("outcome Table.csv"))
    }
  }

  @Test("Types have extensions, MIME types and parents")
  func types() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(filenameExtension: "zzz") == nil)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .content) && !UTType.png.conforms(to: .text))
    #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.commaSeparatedText.preferredFilenameExtension == "csv")
    #expect(UTType(exportedAs: "com.example.note").preferredFilenameExtension == nil)
  }
}
