import Foundation
import NavigatorHost

/// A regular file in the file system of the process, in the state at the time when the value was created.
nonisolated struct StoredFile {
  /// The properties that change when a file is written or replaced.
  private struct State: Equatable {
    let size: Int
    let modified: Date?
    let number: Int?
  }

  private let url: URL
  /// The file to which a symbolic link points.
  private let target: URL
  private let state: State

  /// - Throws: A `CocoaError`: `fileReadUnsupportedScheme` for an address of another scheme, `fileReadNoSuchFile`, or
  ///   `featureUnsupported` for a folder, a device or a pipe.
  init(_ url: URL) throws {
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
    // Opening a pipe would wait, and a device may have no end.
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

  /// A Boolean value that indicates whether the process may remove the file.
  var isRemovable: Bool { FileManager.default.isDeletableFile(atPath: url.path(percentEncoded: false)) }

  /// Returns the content of the file.
  ///
  /// - Throws: A `CocoaError`: `fileWriteOutOfSpace` if there are more bytes, as when a host refuses them, or
  ///   `fileReadCorruptFile` if the file has been changed or removed since the value was created.
  func read(atMost maximum: Int) throws -> [UInt8] {
    guard state.size <= maximum else { throw Self.error(.fileWriteOutOfSpace, url) }
    guard let handle = try? FileHandle(forReadingFrom: target) else { throw Self.error(.fileReadNoPermission, url) }
    defer { try? handle.close() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(state.size)
    while bytes.count < state.size, let part = try handle.read(upToCount: state.size - bytes.count), !part.isEmpty {
      bytes += part
    }
    guard bytes.count == state.size, isUnchanged else { throw Self.error(.fileReadCorruptFile, url) }
    return bytes
  }

  private var isUnchanged: Bool { (try? Self.state(of: target)) == state }

  /// Removes the file, unless it has been changed or replaced meanwhile, or if it is one of some others.
  func remove(unlessIn paths: [String]) {
    let isKept = paths.contains { URL(filePath: $0).resolvingSymlinksInPath() == target }
    guard !isKept, isUnchanged else { return }
    try? FileManager.default.removeItem(at: url)
  }
}
