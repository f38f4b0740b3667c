/// Why a file cannot keep the states of sessions.
public enum SessionStateStoreError: Error, Hashable, Sendable {
  /// The file is no SQLite database, or is damaged.
  case notADatabase(path: String)
  /// The database is another program's.
  case foreign(path: String)
  /// The system or SQLite refuses.
  case unusable(path: String, reason: String)
}

extension SessionStateStoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notADatabase(let path):
      "\(path) is no SQLite database, or is damaged. Name another file, or remove it where it was one of this app's."
    case .foreign(let path): "\(path) is another program's database. Name another file."
    case .unusable(let path, let reason): "\(path) cannot be used: \(reason)"
    }
  }
}
