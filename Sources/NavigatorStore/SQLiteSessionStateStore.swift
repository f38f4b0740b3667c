import Foundation
import GRDB
import NavigatorHost

/// Keeps the states of sessions in a file, so that they outlive the process.
///
/// ```swift
/// let host = WebHost(app: app, store: try SQLiteSessionStateStore(path: "sessions.sqlite"))
/// ```
///
/// The file is readable by its owner alone. Two processes may use it at the same time, as while one takes over from the other.
public struct SQLiteSessionStateStore: SessionStateStore {
  /// Marks a file as one of these (SQLite's `application_id`): "NavS".
  static let applicationID: Int32 = 0x4E61_7653

  private let queue: DatabaseQueue

  /// Opens the file at `path`, and makes it where there is none.
  ///
  /// - Throws: ``SessionStateStoreError``. The file is left as it is then.
  public init(path: String) throws(SessionStateStoreError) {
    do {
      if FileManager.default.fileExists(atPath: path) {
        try Self.check(path)
      } else {
        Self.makeFile(at: path)
      }
      queue = try DatabaseQueue(path: path, configuration: Self.configuration)
      try queue.write(Self.prepare)
    } catch let error as SessionStateStoreError {
      throw error
    } catch let error as DatabaseError where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode) {
      throw .notADatabase(path: path)
    } catch {
      throw .unusable(path: path, reason: "\(error)")
    }
  }

  public func save(_ states: [SessionStateKey: [UInt8]], at time: Int) async throws {
    try await queue.write { db in
      let statement = try db.cachedStatement(
        sql: "INSERT OR REPLACE INTO sessionState (key, savedAt, state) VALUES (?, ?, ?)")
      for (key, bytes) in states {
        try statement.execute(arguments: [key.rawValue, time, Data(bytes)])
      }
    }
  }

  public func state(for key: SessionStateKey) async throws -> [UInt8]? {
    try await queue.read { db in
      try Data.fetchOne(db, sql: "SELECT state FROM sessionState WHERE key = ?", arguments: [key.rawValue]).map(Array.init)
    }
  }

  public func prune(savedBefore time: Int, keeping count: Int) async throws {
    try await queue.write { db in
      try db.execute(sql: "DELETE FROM sessionState WHERE savedAt < ?", arguments: [time])
      try db.execute(
        sql: "DELETE FROM sessionState WHERE key IN (SELECT key FROM sessionState ORDER BY savedAt DESC LIMIT -1 OFFSET ?)",
        arguments: [count])
    }
  }

  // MARK: The file

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.journalMode = .wal
    return configuration
  }

  /// SQLite gives the files that it puts beside a database the permissions of that.
  private static func makeFile(at path: String) {
    _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
  }

  /// Looks at a file without changing anything in it.
  private static func check(_ path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    try DatabaseQueue(path: path, configuration: configuration).read { db in
      let found = try Int32.fetchOne(db, sql: "PRAGMA application_id")
      let isEmpty = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") == 0
      guard found == applicationID || isEmpty && found == 0 else { throw SessionStateStoreError.foreign(path: path) }
    }
  }

  private static func prepare(_ db: Database) throws {
    try db.execute(
      sql: """
        PRAGMA application_id = \(applicationID);
        CREATE TABLE IF NOT EXISTS sessionState (key TEXT PRIMARY KEY NOT NULL, savedAt INTEGER NOT NULL, state BLOB NOT NULL);
        CREATE INDEX IF NOT EXISTS sessionStateSavedAt ON sessionState (savedAt);
        """)
  }
}
