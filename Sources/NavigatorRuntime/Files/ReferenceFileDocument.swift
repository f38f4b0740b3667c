import Foundation
import OpenCombine

/// A document that is an object.
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
/// `View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)` writes documents. Both methods are called
/// when a user saves the file. Scenes of documents are absent, so that nothing calls ``init(configuration:)``.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The content of a document at one time.
  associatedtype Snapshot
  /// The file from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The request to write a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files from which a document can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files to which a document can be written. By default these are the readable ones.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the current content of the document.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the content of the file for a content of the document.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files to which a document can be written: the readable ones.
  nonisolated public static var writableContentTypes: [UTType] { readableContentTypes }
}
