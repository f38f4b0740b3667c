import Foundation

/// The content and the name of a file. Foundation declares the class on Apple platforms only. Wrappers of folders and links are
/// absent.
open class FileWrapper: NSObject {
  /// The content of the file.
  public let regularFileContents: Data?
  /// The name of the file from which the wrapper was read.
  open var filename: String?
  /// The name that the file should get.
  open var preferredFilename: String?

  /// Creates the wrapper of a file with a content.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// Options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The file is read at once, as it always is here.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// The file is not mapped into memory, as it never is here.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// Reads a file.
  ///
  /// - Throws: The error of the system if there is no such file, or if it is a folder.
  public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
    regularFileContents = try Data(contentsOf: url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// A Boolean value that indicates whether the wrapper is that of a file. It is always true.
  open var isRegularFile: Bool { true }
  /// A Boolean value that indicates whether the wrapper is that of a folder. It is always false.
  open var isDirectory: Bool { false }
}
