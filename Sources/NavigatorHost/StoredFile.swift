import Foundation

/// A regular file in the file system of the process, in the state at the time when the value was created.
package struct StoredFile: Hashable, Sendable {
  /// The properties that change when a file is written or replaced.
  private struct State: Hashable {
    let size: Int
    let modified: Date?
    let number: Int?
  }

  /// The maximum number of bytes that are read at once.
  private static let partLength = 1024 * 1024

  private let url: URL
  /// The file to which a symbolic link points.
  private let target: URL
  private let state: State

  /// - Throws: A `CocoaError`: `fileReadUnsupportedScheme` for an address of another scheme, `fileReadNoSuchFile`, or
  ///   `featureUnsupported` for a folder, a device or a pipe.
  package init(_ url: URL) throws {
    guard url.isFileURL else { throw Self.error(.fileReadUnsupportedScheme, url) }
    self.url = url
    target = url.resolvingSymlinksInPath()
    state = try Self.state(of: target)
  }

  private static func state(of url: URL) throws -> State {
    let path = url.path(percentEncoded: false)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw error(FileManager.default.fileExists(atPath: path) ? .fileReadNoPermission : .fileReadNoSuchFile, url)
    }
    // Opening a pipe would block, and the content of a device may be endless.
    guard attributes[.type] as? FileAttributeType == .typeRegular, let size = (attributes[.size] as? NSNumber)?.intValue else {
      throw error(.featureUnsupported, url)
    }
    return State(
      size: size, modified: attributes[.modificationDate] as? Date, number: (attributes[.systemFileNumber] as? NSNumber)?.intValue
    )
  }

  private static func error(_ code: CocoaError.Code, _ url: URL) -> CocoaError {
    CocoaError(code, userInfo: [NSFilePathErrorKey: url.path(percentEncoded: false)])
  }

  /// The path of the file, without symbolic links.
  package var path: String { target.path(percentEncoded: false) }

  /// The number of bytes.
  package var size: Int { state.size }

  /// A Boolean value that indicates whether the process may read the file.
  private var isReadable: Bool { FileManager.default.isReadableFile(atPath: target.path(percentEncoded: false)) }

  /// A Boolean value that indicates whether the process may remove the file.
  package var isRemovable: Bool { FileManager.default.isDeletableFile(atPath: url.path(percentEncoded: false)) }

  /// Checks that the file can be read.
  ///
  /// - Throws: A `CocoaError`: `fileWriteOutOfSpace` if there are more bytes than `maximum`, as when a host refuses them, or
  ///   `fileReadNoPermission`.
  package func check(atMost maximum: Int) throws {
    guard state.size <= maximum else { throw Self.error(.fileWriteOutOfSpace, url) }
    guard isReadable else { throw Self.error(.fileReadNoPermission, url) }
  }

  /// Reads the content of the file, and passes it to `body` in parts.
  ///
  /// - Throws: The error of `body`, or a `CocoaError`: `fileReadNoPermission`, or `fileReadCorruptFile` if the file has been
  ///   changed or removed since the value was created.
  package func read(_ body: (Data) throws -> Void) throws {
    guard let handle = try? FileHandle(forReadingFrom: target) else { throw Self.error(.fileReadNoPermission, url) }
    defer { try? handle.close() }
    var remaining = state.size
    while remaining > 0, let part = try handle.read(upToCount: min(remaining, Self.partLength)), !part.isEmpty {
      remaining -= part.count
      try body(part)
    }
    guard remaining == 0, isUnchanged else { throw Self.error(.fileReadCorruptFile, url) }
  }

  private var isUnchanged: Bool { (try? Self.state(of: target)) == state }

  /// Removes the file, unless it has been changed or replaced meanwhile, or is one of the given files.
  package func remove(unlessIn paths: [String]) {
    let isKept = paths.contains { URL(filePath: $0).resolvingSymlinksInPath() == target }
    guard !isKept, isUnchanged else { return }
    try? FileManager.default.removeItem(at: url)
  }
}
