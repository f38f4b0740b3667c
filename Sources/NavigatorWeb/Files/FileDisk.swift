import Foundation
import NIOPosix
import NavigatorHost
import Synchronization

/// The place of a file in the folder of its transfer.
struct FilePlace: Hashable, Sendable {
  /// The number of the folder.
  let folder: Int
  /// The position of the file among the files of the transfer.
  let index: Int
  /// A name for which ``FileName/isComponent(_:)`` is true.
  let name: String
}

/// The temporary files of a host. All are in one folder that only the user of the process can read.
///
/// All methods except ``close()`` run on threads for blocking work.
final class FileDisk: Sendable {
  private static let prefix = "navigator-files-"
  /// The maximum number of bytes that are written at once.
  private static let partLength = 1024 * 1024

  /// The maximum number of attempts to remove all files.
  private static let maximumRemovals = 100

  /// The folder of all transfers. It is created when it is needed.
  let root: URL
  private let fileAge: Duration
  /// A Boolean value that indicates whether no further file is created. It is locked while a file is created.
  private let isClosed = Mutex(false)

  init(parent: URL, fileAge: Duration) {
    root = parent.appending(path: Self.prefix + SessionToken.random().rawValue, directoryHint: .isDirectory)
    self.fileAge = fileAge
  }

  private func url(ofFolder number: Int) -> URL { root.appending(path: "\(number)", directoryHint: .isDirectory) }

  /// Each file has a separate folder, so that equal names do not collide.
  private func folder(of place: FilePlace) -> URL {
    url(ofFolder: place.folder).appending(path: "\(place.index)", directoryHint: .isDirectory)
  }

  func url(of place: FilePlace) -> URL { folder(of: place).appending(path: place.name, directoryHint: .notDirectory) }

  /// Returns the number of the folder of a transfer that contains a file, or nil if the file is elsewhere.
  func folder(ofFileAt path: String) -> Int? {
    let parts = path.split(separator: "/")
    let rootParts = root.resolvingSymlinksInPath().path(percentEncoded: false).split(separator: "/")
    guard parts.starts(with: rootParts) else { return nil }
    return parts.dropFirst(rootParts.count).first.flatMap { Int($0) }
  }

  // MARK: Writing

  /// Writes a part of a file. The first part creates it. Returns a Boolean value that indicates success.
  func write(_ bytes: Data, to place: FilePlace, at offset: Int) async -> Bool {
    let result: Void? = try? await NIOThreadPool.singleton.runIfActive {
      let handle = try offset == 0 ? self.create(place) : FileHandle(forWritingTo: self.url(of: place))
      defer { try? handle.close() }
      try handle.seek(toOffset: UInt64(offset))
      try handle.write(contentsOf: bytes)
    }
    return result != nil
  }

  /// Writes a whole file. Returns a Boolean value that indicates success.
  ///
  /// - Parameter mayContinue: A closure that is called before each part of the file.
  func write(_ file: ExportedFile, to place: FilePlace, while mayContinue: @escaping @Sendable () -> Bool) async -> Bool {
    let result: Void? = try? await NIOThreadPool.singleton.runIfActive {
      let handle = try self.create(place)
      defer { try? handle.close() }
      func append(_ part: Data) throws {
        guard mayContinue() else { throw CancellationError() }
        try handle.write(contentsOf: part)
      }
      switch file.content {
      case .stored(let stored): try stored.read(append)
      case .data(let data):
        var rest = data[...]
        while !rest.isEmpty {
          try append(rest.prefix(Self.partLength))
          rest = rest.dropFirst(Self.partLength)
        }
      }
    }
    return result != nil
  }

  /// Creates a file and its folders, unless it exists because a page repeats its first part.
  private func create(_ place: FilePlace) throws -> FileHandle {
    guard FileName.isComponent(place.name) else { throw CocoaError(.fileWriteInvalidFileName) }
    return try isClosed.withLock { isClosed in
      guard !isClosed else { throw CancellationError() }
      try prepare()
      let manager = FileManager.default
      for url in [url(ofFolder: place.folder), folder(of: place)]
      where !manager.fileExists(atPath: url.path(percentEncoded: false)) {
        try manager.createDirectory(at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      }
      let path = url(of: place).path(percentEncoded: false)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
      return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
  }

  private func prepare() throws {
    guard !FileManager.default.fileExists(atPath: root.path(percentEncoded: false)) else { return }
    removeAbandoned()
    try FileManager.default.createDirectory(
      at: root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  // MARK: Reading

  /// Opens a file. Returns nil if that fails.
  func reader(of place: FilePlace) async -> (handle: FileHandle, size: Int)? {
    try? await NIOThreadPool.singleton.runIfActive {
      let handle = try FileHandle(forReadingFrom: self.url(of: place))
      let size = try handle.seekToEnd()
      try handle.seek(toOffset: 0)
      return (handle, Int(clamping: size))
    }
  }

  /// Returns the next part of a file.
  func read(_ handle: FileHandle, count: Int) async throws -> Data {
    try await NIOThreadPool.singleton.runIfActive { try handle.read(upToCount: count) ?? Data() }
  }

  // MARK: Removing

  /// Begins to remove the folder of a transfer.
  func remove(_ number: Int) {
    NIOThreadPool.singleton.submit { state in
      guard case .active = state else { return }
      try? FileManager.default.removeItem(at: self.url(ofFolder: number))
    }
  }

  /// Removes all files at once, and creates no further ones.
  func close() {
    isClosed.withLock { isClosed in
      isClosed = true
      // The removal fails if a thread that began before removes the same files.
      for _ in 0..<Self.maximumRemovals where FileManager.default.fileExists(atPath: root.path(percentEncoded: false)) {
        try? FileManager.default.removeItem(at: root)
      }
    }
  }

  /// Removes the folders that earlier processes of the same user have left, such as after a crash. A folder that has not changed
  /// for a day is removed, because its files exceed the maximum age.
  private func removeAbandoned() {
    let manager = FileManager.default
    let latest = Date(timeIntervalSinceNow: -max(86_400, Double(fileAge.components.seconds)))
    let parent = root.deletingLastPathComponent()
    let names = try? manager.contentsOfDirectory(atPath: parent.path(percentEncoded: false))
    for name in names ?? [] where name.hasPrefix(Self.prefix) {
      let url = parent.appending(path: name)
      guard let attributes = try? manager.attributesOfItem(atPath: url.path(percentEncoded: false)),
        attributes[.type] as? FileAttributeType == .typeDirectory,
        let date = attributes[.modificationDate] as? Date, date < latest,
        (attributes[.ownerAccountID] as? NSNumber)?.uint32Value == getuid()
      else { continue }
      try? manager.removeItem(at: url)
    }
  }
}
