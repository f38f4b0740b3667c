import Foundation
import NavigatorHost

/// The files of an export.
nonisolated struct PreparedExport {
  private(set) var files: [ExportedFile] = []
  /// The originals that are removed when the host has written the files.
  private(set) var moved: [StoredFile] = []

  init() {}

  /// Creates the files of values. The host bounds their number and size.
  init(_ exports: [FileExport], within limits: FileLimits) throws {
    files = try exports.map { try $0.file(within: limits) }
  }

  /// Prepares files that are moved. The host reads them when it writes the export, outside of the main actor.
  ///
  /// - Throws: A `CocoaError` if a file cannot be read or removed, or if the files exceed a limit.
  init(moving urls: [URL], within limits: FileLimits) throws {
    guard urls.count <= limits.maximumFiles else { throw CocoaError(.fileWriteOutOfSpace) }
    var remaining = limits.maximumTotalSize
    for url in urls {
      let file = try StoredFile(url)
      guard file.isRemovable else { throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path()]) }
      try file.check(atMost: min(limits.maximumFileSize, remaining))
      remaining -= file.size
      files.append(ExportedFile(name: url.lastPathComponent, content: .stored(file)))
      moved.append(file)
    }
  }
}
