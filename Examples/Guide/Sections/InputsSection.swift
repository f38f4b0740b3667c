import NavigatorUI
import SwiftUI

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

struct InputsSection: View {
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var color = Color.orange
  @State private var amount = 12.5
  @State private var notes = "Several lines\nof text"
  @State private var level = 0.4
  @State private var rating = 3
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var isMoving = false
  @State private var archive: URL?

  var body: some View {
    SectionScreen(
      section: .inputs,
      summary: """
        Pickers of dates and colors use those of the browser. A field formats a number, and sets the keyboard of a phone. A text \
        editor has several lines. Its text is read from a file of the user, and saved to one. A file of the app is moved to the \
        user. A paste button reads the clipboard, and a view that has the focus handles keys.
        """
    ) {
      DatePicker("Date", selection: $date, displayedComponents: .date)
      ColorPicker("Color", selection: $color)
      LabeledContent("Amount") {
        TextField("Amount", value: $amount, format: .number)
          .keyboardType(.decimalPad)
          .multilineTextAlignment(.trailing)
      }
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
      Slider(value: $level) { Text("Level") }
      Gauge(value: level) {
        Text("Level")
      }
      .tint(color)
      LabeledContent("A picture in the color") {
        Image("Boat").renderingMode(.template).foregroundStyle(color).accessibilityLabel("Boat")
      }
      PasteButton(payloadType: String.self) { notes = $0.joined(separator: "\n") }
      Button("Copy the text") { UIPasteboard.general.string = notes }
      Text("\(rating) of 5 stars, with the arrow keys")
        .focusable()
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
          rating = min(max(rating + (press.key == .rightArrow ? 1 : -1), 0), 5)
          return .handled
        }
    }
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
