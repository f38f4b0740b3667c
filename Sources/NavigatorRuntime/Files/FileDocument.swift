import Foundation

/// A value that is written to a file.
///
/// ```swift
/// struct Note: FileDocument {
///   static let readableContentTypes = [UTType.plainText]
///   var text = ""
///
///   init(_ text: String) { self.text = text }
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
///
/// `View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)` writes documents. Scenes of documents are
/// absent, so that nothing calls ``init(configuration:)``.
@preconcurrency
nonisolated public protocol FileDocument: Sendable {
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

  /// Returns the content of the file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files to which a document can be written: the readable ones.
  nonisolated public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
nonisolated public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// The request to write a document.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is replaced. It is always nil here: a browser stores each download in a new file.
  public let existingFile: FileWrapper?
}
