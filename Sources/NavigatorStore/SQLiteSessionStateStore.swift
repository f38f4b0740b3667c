import Foundation
import GRDB
import NavigatorHost

/// A store that keeps session states in an SQLite file, so that sessions resume in another process.
///
/// ```swift
/// let host = WebHost(app: app, store: try SQLiteSessionStateStore(path: "sessions.sqlite"))
/// ```
///
/// Only the file's owner can read it. Two processes may use it at the same time, for example during a rolling restart. A damaged
/// file is renamed and replaced with an empty one; ``check()`` reports that.
public actor SQLiteSessionStateStore: SessionStateStore {
  /// Settings that tests change.
  struct Settings: Sendable {
    /// The time in seconds to wait for another process's lock.
    var busyTimeout = 5.0
    /// The size in bytes up to which opening checks the whole content; a larger file gets SQLite's quick check.
    var maximumFullCheckSize = 64 * 1024 * 1024
    /// The maximum number of pages of the database; nil for SQLite's own maximum.
    var maximumPages: Int?
  }

  private struct Opened {
    let queue: DatabaseQueue
    let identity: StoreFile.Identity?
  }

  private let file: StoreFile
  private let settings: Settings
  /// The connection; nil while the file cannot be opened again.
  private var opened: Opened?
  /// A Boolean value that indicates whether SQLite has found damage in use, which a quick check may miss.
  private(set) var isSuspicious = false
  /// A loss that ``check()`` has not returned yet.
  private var unreportedLoss: String?

  /// Opens the file at `path`, and creates it if it does not exist.
  ///
  /// - Throws: ``SessionStateStoreError``. The content of the file is unchanged then.
  public init(path: String) throws(SessionStateStoreError) {
    try self.init(path: path, settings: Settings())
  }

  init(path: String, settings: Settings) throws(SessionStateStoreError) {
    file = StoreFile(path: path)
    self.settings = settings
    (opened, unreportedLoss) = try Self.open(file, settings)
  }

  // MARK: States

  /// Saves states in place of those under the same keys.
  public func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) async throws {
    try await write { db in
      for (key, record) in states {
        let statement = try db.cachedStatement(sql: record.isRepeated ? Self.renewal : Self.replacement)
        try statement.execute(arguments: [key.rawValue, time, record.origin.rawValue, Data(record.bytes)])
      }
    }
  }

  private static let insertion =
    "INSERT INTO sessionState (key, savedAt, origin, state) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET "
  private static let replacement = insertion + "savedAt = excluded.savedAt, origin = excluded.origin, state = excluded.state"
  private static let renewal = insertion + "savedAt = max(savedAt, excluded.savedAt)"

  /// Returns the state that was saved last under `key`.
  public func state(for key: SessionStateKey) async throws -> [UInt8]? {
    try await noticingDamage {
      try await connection().read { db in
        try Data.fetchOne(db, sql: "SELECT state FROM sessionState WHERE key = ?", arguments: [key.rawValue]).map(Array.init)
      }
    }
  }

  /// Removes states that were saved before `time`, then states in excess of `count`.
  public func prune(savedBefore time: Int, keeping count: Int) async throws {
    try await write { db in
      try db.execute(sql: "DELETE FROM sessionState WHERE savedAt < ?", arguments: [time])
      guard try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sessionState") ?? 0 > count else { return }
      // The newest state of each origin comes first, then the second newest of each, and so on.
      try db.execute(
        sql: """
          DELETE FROM sessionState WHERE key IN (
            SELECT key FROM (
              SELECT key, savedAt, ROW_NUMBER() OVER (PARTITION BY origin ORDER BY savedAt DESC, key) AS rank FROM sessionState)
            ORDER BY rank, savedAt DESC LIMIT -1 OFFSET ?)
          """, arguments: [count])
    }
  }

  private func write(_ body: @escaping @Sendable (Database) throws -> Void) async throws {
    try await noticingDamage { try await connection().write(body) }
  }

  /// Performs `body`, and makes the next check thorough if SQLite finds damage.
  private func noticingDamage<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch let error as DatabaseError where error.isDamage {
      isSuspicious = true
      throw error
    }
  }

  // MARK: Damage

  /// Checks the file for damage, and replaces a damaged file with an empty one.
  public func check() async throws -> SessionStateStoreCondition {
    if unreportedLoss == nil {
      let queue = try connection()
      try file.restrictPermissions()
      if opened?.identity != file.identity {
        // Another process has found damage, or the file was moved.
        try replace(queue) { "another file has taken the place of \(file.path)" }
      } else if let damage = try await damage(), opened?.queue === queue {
        try replace(queue) { "\(file.path) is damaged (\(damage)); it is kept as \(try file.quarantine())" }
      }
    }
    defer { unreportedLoss = nil }
    return unreportedLoss.map { .replaced(reason: $0) } ?? .intact
  }

  /// Returns a description of the damage, or nil if there is none. The check uses a separate connection, so that sessions can be
  /// saved and read meanwhile.
  private func damage() async throws -> String? {
    do {
      let queue = try DatabaseQueue(path: file.path, configuration: Self.configuration(settings, isReadOnly: true))
      let damage = try await queue.read { [isSuspicious] in try Self.damage(in: $0, isThorough: isSuspicious) }
      isSuspicious = false
      return damage
    } catch let error as DatabaseError where error.isDamage {
      return "\(error)"
    }
  }

  private func replace(_ queue: DatabaseQueue, because reason: () throws -> String) throws {
    opened = nil
    try? queue.close()
    unreportedLoss = try reason()
    _ = try connection()
  }

  // MARK: The connection

  /// Closes the file, so that tests can change it.
  func close() throws {
    try opened?.queue.close()
    opened = nil
  }

  /// Returns the connection. If opening the file has failed before, tries again.
  private func connection() throws -> DatabaseQueue {
    if let opened { return opened.queue }
    let (opened, loss) = try Self.open(file, settings)
    self.opened = opened
    unreportedLoss = loss ?? unreportedLoss
    return opened.queue
  }

  /// Opens the file. A damaged file is renamed and replaced with an empty one, and `loss` describes the damage.
  private static func open(
    _ file: StoreFile, _ settings: Settings
  ) throws(SessionStateStoreError) -> (opened: Opened, loss: String?) {
    do {
      guard let damage = try openingDamage(file, settings) else { return (try connect(file, settings), nil) }
      let kept = try file.quarantine()
      return (try connect(file, settings), "\(file.path) is damaged (\(damage)); it is kept as \(kept)")
    } catch let error as SessionStateStoreError {
      throw error
    } catch {
      throw .unusable(path: file.path, reason: "\(error)")
    }
  }

  /// Checks the file without changing its content.
  private static func openingDamage(_ file: StoreFile, _ settings: Settings) throws -> String? {
    try file.secure()
    let isThorough = file.size <= settings.maximumFullCheckSize
    do {
      let queue = try DatabaseQueue(path: file.path, configuration: configuration(settings, isReadOnly: true))
      defer { try? queue.close() }
      return try queue.read { db in
        let mark = try Int32.fetchOne(db, sql: "PRAGMA application_id")
        let isEmpty = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") == 0
        guard mark == StoreSchema.applicationID || isEmpty && mark == 0 else {
          throw SessionStateStoreError.foreign(path: file.path)
        }
        return try damage(in: db, isThorough: isThorough)
      }
    } catch let error as DatabaseError where error.isDamage {
      guard file.hasMark(StoreSchema.applicationID) else { throw SessionStateStoreError.notADatabase(path: file.path) }
      return "\(error)"
    }
  }

  private static func connect(_ file: StoreFile, _ settings: Settings) throws -> Opened {
    try file.secure()
    let queue = try DatabaseQueue(path: file.path, configuration: configuration(settings, isReadOnly: false))
    try StoreSchema.migrate(queue, path: file.path)
    // The mark must be in the file itself, because it identifies a damaged file as a store.
    queue.writeWithoutTransaction { db in _ = try? db.checkpoint(.passive) }
    try file.restrictPermissions()
    return Opened(queue: queue, identity: file.identity)
  }

  private static func damage(in db: Database, isThorough: Bool) throws -> String? {
    let result = try String.fetchOne(db, sql: isThorough ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)")
    return result == "ok" ? nil : result ?? "the check has no result"
  }

  private static func configuration(_ settings: Settings, isReadOnly: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.busyMode = .timeout(settings.busyTimeout)
    guard !isReadOnly else { return configuration }
    configuration.journalMode = .wal
    if let pages = settings.maximumPages {
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") }
    }
    return configuration
  }
}

extension DatabaseError {
  /// A Boolean value that indicates whether SQLite reports a damaged file.
  fileprivate var isDamage: Bool { [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(resultCode) }
}
