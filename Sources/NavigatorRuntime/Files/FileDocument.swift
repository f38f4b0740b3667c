import Foundation

/// A value type that can be written to a file.
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
/// `View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)` writes documents. Document scenes are not
/// available, so nothing calls ``init(configuration:)``.
@preconcurrency
nonisolated public protocol FileDocument: Sendable {
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

  /// Creates the content of the file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files to which a document can be written, which are the readable types.
  nonisolated public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is created.
nonisolated public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// The parameters for writing a document.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file that is replaced. It is always nil because browsers store each download in a new file.
  public let existingFile: FileWrapper?
}
