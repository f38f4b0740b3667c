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

  var body: some View {
    SectionScreen(
      section: .inputs,
      summary: """
        Pickers of dates and colors use those of the browser. A field formats a number, and sets the keyboard of a phone. \
        A text editor has several lines. Its text is read from a file of the user, and saved to one. A paste button reads the \
        clipboard, and a view that has the focus handles keys.
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
      Slider(value: $level) { Text("Level") }
      Gauge(value: level) {
        Text("Level")
      }
      .tint(color)
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
