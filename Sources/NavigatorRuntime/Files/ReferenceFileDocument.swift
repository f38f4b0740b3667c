import Foundation
import OpenCombine

/// A document with reference semantics.
///
/// ```swift
/// final class Drawing: ReferenceFileDocument {
///   static var readableContentTypes: [UTType] { [.json] }
///   @Published var lines: [Line] = []
///
///   init() {}
///
///   init(configuration: ReadConfiguration) throws {
///     lines = try JSONDecoder().decode([Line].self, from: configuration.file.regularFileContents ?? Data())
///   }
///
///   func snapshot(contentType: UTType) throws -> [Line] { lines }
///
///   func fileWrapper(snapshot: [Line], configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
///   }
/// }
/// ```
///
/// `View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)` writes documents. It calls both methods
/// when the user saves the file. Document scenes are not available, so nothing calls ``init(configuration:)``.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of a snapshot of the document's content.
  associatedtype Snapshot
  /// The file from which a document is created.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The parameters for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files from which a document can be created.
  static var readableContentTypes: [UTType] { get }
  /// The types of files to which a document can be written. The default value is ``readableContentTypes``.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns a snapshot of the document's current content.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Creates the content of the file from a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files to which a document can be written, which are the readable types.
  nonisolated public static var writableContentTypes: [UTType] { readableContentTypes }
}
