import Foundation
import NavigatorHost
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("Documents that are objects")
struct ReferenceFileDocumentTests {
  final class Note: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes = [UTType.plainText, .json]
    @Published var text: String

    init(_ text: String) { self.text = text }
    required init(configuration: ReadConfiguration) throws { text = "" }

    func snapshot(contentType: UTType) throws -> [String] {
      guard text != "no snapshot" else { throw CocoaError(.formatting) }
      return [text, contentType.identifier]
    }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
      guard text != "no file" else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: "\n").utf8))
    }
  }

  private struct Screen: View {
    @ObservedObject var note: Note
    let type: UTType
    @State private var isExporting = false
    @State private var outcome = "none"

    var body: some View {
      Text("\(note.text): \(outcome)")
      Button("write") { note.text = "later" }
      Button("export") { isExporting = true }
        .fileExporter(isPresented: $isExporting, document: note, contentType: type, defaultFilename: "Note") { result in
          switch result {
          case .success(let url): outcome = url.lastPathComponent
          case .failure(let error): outcome = "error \((error as? CocoaError)?.code.rawValue ?? 0)"
          }
        }
    }
  }

  /// Calls `body` with an empty folder, which is removed afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("The snapshot is taken when the document is saved", arguments: [UTType.json, .pdf])
  func saved(type: UTType) throws {
    try withFolder { folder in
      let app = TestApp { Screen(note: Note("first"), type: type) }
      try app.tap("write")
      try app.tap("export")
      let files = try app.saveFiles(to: folder)
      // The document cannot be written to a PDF file.
      let (name, identifier) = type == .json ? ("Note.json", "public.json") : ("Note.txt", "public.plain-text")
      #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["later\n\(identifier)"])
      #expect(app.exists("later: \(name)"))
    }
  }

  @Test("An error of either step reaches the app", arguments: ["no snapshot", "no file"])
  func errors(text: String) throws {
    try withFolder { folder in
      let app = TestApp { Screen(note: Note(text), type: .json) }
      try app.tap("export")
      #expect(try app.saveFiles(to: folder) == [])
      let code = text == "no file" ? CocoaError.Code.fileWriteUnknown : .formatting
      #expect(app.exists("\(text): error \(code.rawValue)"))
    }
  }

  private struct Several: View {
    @State private var isExporting = true
    @State private var outcome = "none"
    var body: some View {
      Text("outcome \(outcome)")
        .fileExporter(isPresented: $isExporting, documents: [Note("a"), Note("b")], contentTypes: [.json]) { result in
          outcome = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: "+")
        } onCancellation: {
          outcome = "cancelled"
        }
      Button("again") { isExporting = true }
    }
  }

  @Test("Several documents are several files, and a user may cancel")
  func several() throws {
    try withFolder { folder in
      let app = TestApp { Several() }
      try app.tap("Cancel")
      #expect(app.exists("outcome cancelled"))
      try app.tap("again")
      try app.saveFiles(to: folder)
      #expect(app.exists("outcome Untitled 1.json+Untitled 2.json"))
    }
  }
}
