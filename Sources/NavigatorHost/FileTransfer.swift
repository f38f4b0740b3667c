import Foundation

/// A request for files that an element makes.
public enum FileRequest: Hashable, Sendable {
  /// The user chooses files of the device, which the host passes to the session.
  case importing(allowsSeveral: Bool)
  /// The host gives the user the files that ``HostSession/exportedFiles(of:within:)`` returns.
  case exporting
}

/// The result of a request for files.
public enum FileTransfer: Hashable, Sendable {
  /// The absolute paths of the files that the user has chosen, or to which the host has written an export.
  case completed(paths: [String])
  /// The host has refused the files.
  case refused(Refusal)

  /// The reason why a host refuses files.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// A file has more bytes than the host accepts.
    case tooLarge
    /// There are more files than the host, or the request, accepts.
    case tooMany
    /// The session or the host already stores the maximum number of bytes.
    case noSpace
    /// A file could not be read or written.
    case failed
  }
}

/// A file that a session gives to a user.
public struct ExportedFile: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case data(Data)
    /// A file that is read when the host writes it.
    case stored(StoredFile)
  }

  /// The proposed name, with an extension. It may contain any characters.
  public let name: String
  package let content: Content

  /// Creates a file from a name and its content.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, content: .data(Data(bytes)))
  }

  package init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// The number of bytes.
  public var size: Int {
    switch content {
    case .data(let data): data.count
    case .stored(let file): file.size
    }
  }

  /// Returns the content. The content may have to be read from a disk, so call the function outside of the main actor.
  ///
  /// - Throws: A `CocoaError` if the file cannot be read, or has been changed or removed since the export began.
  public func read() throws -> Data {
    switch content {
    case .data(let data): return data
    case .stored(let file):
      var data = Data(capacity: file.size)
      try file.read { data.append($0) }
      return data
    }
  }
}

/// The bounds of the files of one export.
public struct FileLimits: Hashable, Sendable {
  /// The maximum number of files.
  public var maximumFiles = 32
  /// The maximum number of bytes of a file.
  public var maximumFileSize = 64 * 1024 * 1024
  /// The maximum number of bytes of all files.
  public var maximumTotalSize = 128 * 1024 * 1024

  /// Creates limits with the default values.
  public init() {}
}
