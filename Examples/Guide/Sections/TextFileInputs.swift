import SwiftUI

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

/// A text that is edited, read from a file and saved to one, pasted and copied.
struct TextFileInputs: View {
  @State private var notes = "Several lines\nof text"
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var isMoving = false
  @State private var archive: URL?

  var body: some View {
    TextEditor(text: $notes)
      .accessibilityLabel("Notes")
      .frame(minHeight: 80)
    Button("Open a Text File…", systemImage: "folder") { isOpening = true }
      .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
        notes = Self.text(of: result)
      }
    Button("Save the Text…", systemImage: "square.and.arrow.down") { isSaving = true }
      .fileExporter(
        isPresented: $isSaving, document: NotesDocument(notes), contentType: .plainText, defaultFilename: "Notes"
      ) { _ in }
    Button("Move an Archive of the Text…", systemImage: "archivebox") {
      archive = archived()
      isMoving = archive != nil
    }
    .fileMover(isPresented: $isMoving, file: archive) { _ in
      removeArchive()
    } onCancellation: {
      removeArchive()
    }
    PasteButton(payloadType: String.self) { notes = $0.joined(separator: "\n") }
    Button("Copy the text") { UIPasteboard.general.string = notes }
  }

  /// Writes the text to a file of the app.
  private func archived() -> URL? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = folder.appending(path: "Archive.txt")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(notes.utf8).write(to: file)
      return file
    } catch {
      notes = "The file cannot be written."
      return nil
    }
  }

  private func removeArchive() {
    if let archive { try? FileManager.default.removeItem(at: archive.deletingLastPathComponent()) }
    archive = nil
  }

  private static func text(of result: Result<URL, any Error>) -> String {
    do {
      let file = try result.get()
      let isOpen = file.startAccessingSecurityScopedResource()
      defer { if isOpen { file.stopAccessingSecurityScopedResource() } }
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      return "The file cannot be read."
    }
  }
}

nonisolated private struct NotesDocument: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
