import Foundation
import SwiftUI

/// A note that is imported from a file and exported to one.
struct FilesCase: View {
  @State private var isImporting = false
  @State private var isChoosing = false
  @State private var isExporting = false
  @State private var isMoving = false
  @State private var movable: URL?
  @State private var text = "nothing"
  @State private var outcome = "waiting"

  var body: some View {
    List {
      Text(text.count > 100 ? "\(text.count) characters" : text).accessibilityIdentifier("text")
      Text(outcome).accessibilityIdentifier("outcome")
      Button("Import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          show(result.map { [$0] })
        }
      Button("Import several") { isChoosing = true }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.item], allowsMultipleSelection: true) { result in
          show(result)
        } onCancellation: {
          outcome = "cancelled"
        }
      Button("Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, document: NoteDocument(text: text), contentType: .plainText, defaultFilename: "Größe"
        ) { result in
          outcome = "exported \((try? result.get())?.lastPathComponent ?? "nothing")"
        }
      Button("Move") {
        let folder = FileManager.default.temporaryDirectory.appending(path: "moved-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        movable = folder.appending(path: "Recording.txt")
        try? Data("A recording".utf8).write(to: folder.appending(path: "Recording.txt"))
        isMoving = true
      }
      .fileMover(isPresented: $isMoving, file: movable) { result in
        let isLeft = movable.map { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) } ?? false
        outcome = "moved \((try? result.get())?.lastPathComponent ?? "nothing"), \(isLeft ? "left" : "removed")"
        if let folder = movable?.deletingLastPathComponent() { try? FileManager.default.removeItem(at: folder) }
      }
    }
    .navigationTitle("Files")
  }

  private func show(_ result: Result<[URL], any Error>) {
    do {
      let urls = try result.get()
      text = try urls.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: ", ")
      outcome = "imported \(urls.map(\.lastPathComponent).joined(separator: ", "))"
    } catch {
      outcome = "failed \((error as? CocoaError)?.code.rawValue ?? 0)"
    }
  }
}

nonisolated struct NoteDocument: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
