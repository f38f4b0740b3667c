import Foundation
import IssueReporting
import NavigatorHost

/// A file whose content is created when the user saves it.
nonisolated struct FileExport {
  /// The proposed file name, with an extension.
  let name: String
  private let content: (FileLimits) throws -> ExportedFile.Content

  init(name: String?, type: UTType?, content: @escaping (FileLimits) throws -> ExportedFile.Content) {
    self.name = Self.name(name ?? "Untitled", for: type)
    self.content = content
  }

  init<D: FileDocument>(_ document: D, _ types: [UTType], name: String?) {
    self.init(D.writableContentTypes, types, name: name) { try document.fileWrapper(configuration: $0) }
  }

  init<D: ReferenceFileDocument>(_ document: D, _ types: [UTType], name: String?) {
    self.init(D.writableContentTypes, types, name: name) { configuration in
      let snapshot = try document.snapshot(contentType: configuration.contentType)
      return try document.fileWrapper(snapshot: snapshot, configuration: configuration)
    }
  }

  private init(
    _ writable: [UTType], _ types: [UTType], name: String?,
    wrapper: @escaping (FileDocumentWriteConfiguration) throws -> FileWrapper
  ) {
    let type = types.first(where: writable.contains) ?? writable.first ?? types.first ?? .data
    self.init(name: name, type: type) { _ in
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
      guard let contents = try wrapper(configuration).regularFileContents else { throw CocoaError(.fileWriteUnknown) }
      return .data(contents)
    }
  }

  init<T: Transferable>(item: T, _ types: [UTType], name: String?) {
    self.init(name: name, type: types.first ?? (item is String ? .plainText : nil)) { limits in
      switch item {
      case let data as Data: return .data(data)
      case let text as String: return .data(Data(text.utf8))
      case let url as URL where url.isFileURL:
        let file = try StoredFile(url)
        try file.check(atMost: limits.maximumFileSize)
        return .stored(file)
      default:
        if let data = try item.exportedAtOnce(as: types) { return .data(data) }
        reportIssue("fileExporter: \(T.self) has no representation in the given types that can be exported synchronously.")
        throw CocoaError(.fileWriteUnknown)
      }
    }
  }

  /// Returns the exports for values. The file names are numbered if there are several values.
  static func numbered<C: Collection>(_ values: C, _ export: (C.Element, String?) -> FileExport) -> [FileExport] {
    values.enumerated().map { export($1, values.count > 1 ? "Untitled \($0 + 1)" : nil) }
  }

  func file(within limits: FileLimits) throws -> ExportedFile {
    ExportedFile(name: name, content: try content(limits))
  }

  /// Returns a file name with the extension of a type.
  private static func name(_ name: String, for type: UTType?) -> String {
    guard let suffix = type?.preferredFilenameExtension else { return name }
    let current = URL(filePath: "/" + name).pathExtension.lowercased()
    let isKnown = type.flatMap { KnownFileTypes.entries[$0.identifier] }?.extensions.contains(current) == true
    return isKnown ? name : "\(name).\(suffix)"
  }
}
