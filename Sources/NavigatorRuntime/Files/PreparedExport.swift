import Foundation
import NavigatorHost

/// The files of an export, in memory.
nonisolated struct PreparedExport {
  private(set) var files: [ExportedFile] = []
  /// The originals that are removed when the host has written the files.
  private(set) var moved: [StoredFile] = []

  init() {}

  /// Creates the files of values. The host bounds their number and size.
  init(_ exports: [FileExport], within limits: FileLimits) throws {
    files = try exports.map { try $0.file(within: limits) }
  }

  /// Reads files that are moved.
  ///
  /// - Throws: A `CocoaError` if a file cannot be read or removed, or if the files exceed a limit.
  init(moving urls: [URL], within limits: FileLimits) throws {
    guard urls.count <= limits.maximumFiles else { throw CocoaError(.fileWriteOutOfSpace) }
    var remaining = limits.maximumTotalSize
    for url in urls {
      let file = try StoredFile(url)
      guard file.isRemovable else { throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path()]) }
      let bytes = try file.read(atMost: min(limits.maximumFileSize, remaining))
      remaining -= bytes.count
      files.append(ExportedFile(name: url.lastPathComponent, bytes: bytes))
      moved.append(file)
    }
  }
}
