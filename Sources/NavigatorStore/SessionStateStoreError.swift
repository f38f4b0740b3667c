/// An error that describes why a file cannot be used as a store.
public enum SessionStateStoreError: Error, Hashable, Sendable {
  /// The file is not an SQLite database.
  case notADatabase(path: String)
  /// The database belongs to another program.
  case foreign(path: String)
  /// A newer version of the app has written the database.
  case newerVersion(path: String)
  /// The file belongs to another user of the system.
  case otherOwner(path: String)
  /// Other users of the system may read or write the file, and its permissions cannot be changed.
  case exposed(path: String)
  /// The system or SQLite refuses access.
  case unusable(path: String, reason: String)
}

extension SessionStateStoreError: CustomStringConvertible {
  /// The path, the reason and the remedy, as text.
  public var description: String {
    switch self {
    case .notADatabase(let path):
      "\(path) is not an SQLite database. Name another file, or remove it if this app wrote it."
    case .foreign(let path): "\(path) is another program's database. Name another file."
    case .newerVersion(let path): "\(path) was written by a newer version of this app. Name another file, or run that version."
    case .otherOwner(let path): "\(path) belongs to another user. Change its owner, or name another file."
    case .exposed(let path):
      "\(path) is open to other users, and its permissions cannot be changed. Run `chmod 600` on it, or name another file."
    case .unusable(let path, let reason): "\(path) cannot be used: \(reason)"
    }
  }
}
