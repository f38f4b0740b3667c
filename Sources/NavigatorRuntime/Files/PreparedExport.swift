import Foundation
import NavigatorHost

/// The prepared files of an export.
nonisolated struct PreparedExport {
  private(set) var files: [ExportedFile] = []
  /// The original files to remove after the host has written the export.
  private(set) var moved: [StoredFile] = []

  init() {}

  /// Creates the files of an export. The host limits their number and size.
  init(_ exports: [FileExport], within limits: FileLimits) throws {
    files = try exports.map { try $0.file(within: limits) }
  }

  /// Prepares files for a move. The host reads them off the main actor when it writes the export.
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
