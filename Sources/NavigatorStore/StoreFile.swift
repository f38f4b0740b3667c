import Foundation

/// The database file and the companion files that SQLite creates: their existence, owner, permissions, and renaming.
struct StoreFile: Sendable {
  let path: String

  /// Identifies a file independently of its name.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  private static let sidecarSuffixes = ["-wal", "-shm"]

  private var companions: [String] { Self.sidecarSuffixes.map { path + $0 } }

  /// The identity of the file that is at the path now, or nil if there is none.
  var identity: Identity? {
    status(of: path).map {
      Identity(device: UInt64(truncatingIfNeeded: $0.st_dev), number: UInt64(truncatingIfNeeded: $0.st_ino))
    }
  }

  /// The file's size in bytes.
  var size: Int { status(of: path).flatMap { Int(exactly: $0.st_size) } ?? 0 }

  // MARK: Access

  /// Creates the file if it does not exist, and removes other users' permissions for it and its companions.
  func secure() throws(SessionStateStoreError) {
    // SQLite gives the files that it creates beside a database the permissions of the database.
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw .unusable(path: path, reason: String(cString: strerror(errno)))
    }
    try restrictPermissions()
  }

  /// Removes other users' permissions for the file and its companions.
  func restrictPermissions() throws(SessionStateStoreError) {
    for path in [path] + companions { try Self.restrictPermissions(path) }
  }

  private static func restrictPermissions(_ path: String) throws(SessionStateStoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return }
      throw .unusable(path: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unusable(path: path, reason: "it is not a regular file") }
    guard status.st_uid == geteuid() else { throw .otherOwner(path: path) }
    guard isExposed(status) else { return }
    _ = chmod(path, status.st_mode & 0o700)
    guard stat(path, &status) == 0, !isExposed(status) else { throw .exposed(path: path) }
  }

  private static func isExposed(_ status: stat) -> Bool { status.st_mode & 0o077 != 0 }

  private func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  // MARK: Damage

  /// A Boolean value that indicates whether the header has the application's mark (https://www.sqlite.org/fileformat.html,
  /// section 1.3).
  ///
  /// Call it only while no connection to the file is open, because closing a file releases all of the process's locks on it.
  func hasMark(_ mark: Int32) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    guard let header = try? file.read(upToCount: 72), header.count == 72 else { return false }
    return header.suffix(4).elementsEqual(withUnsafeBytes(of: mark.bigEndian) { Array($0) })
  }

  /// Renames the file and its companions, so that a new file can be created.
  ///
  /// - Returns: The file's new path.
  func quarantine(at date: Date = Date()) throws(SessionStateStoreError) -> String {
    let stem = "\(path).damaged-\(Int64(date.timeIntervalSince1970))"
    let candidates = [stem] + (2...100).map { "\(stem)-\($0)" }
    guard let target = candidates.first(where: { status(of: $0) == nil }) else {
      throw .unusable(path: path, reason: "too many damaged files are beside it")
    }
    for suffix in [""] + Self.sidecarSuffixes where rename(path + suffix, target + suffix) != 0 && errno != ENOENT {
      throw .unusable(path: path, reason: "it is damaged and cannot be renamed: \(String(cString: strerror(errno)))")
    }
    return target
  }
}
