import Foundation

/// The content and the name of a file. On Apple platforms, Foundation declares this class. Wrappers for folders and links are not
/// available.
open class FileWrapper: NSObject {
  /// The content of the file.
  public let regularFileContents: Data?
  /// The name of the file from which the wrapper was read.
  open var filename: String?
  /// The preferred name for writing the file.
  open var preferredFilename: String?

  /// Creates a file wrapper from the content of a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// The options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// An option that reads the file immediately. It has no effect because files are always read immediately.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// An option that prevents memory mapping. It has no effect because files are never mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// Reads a file.
  ///
  /// - Throws: A system error if the file does not exist or is a folder.
  public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
    regularFileContents = try Data(contentsOf: url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// A Boolean value that indicates whether the wrapper represents a file. It is always true.
  open var isRegularFile: Bool { true }
  /// A Boolean value that indicates whether the wrapper represents a folder. It is always false.
  open var isDirectory: Bool { false }
}
