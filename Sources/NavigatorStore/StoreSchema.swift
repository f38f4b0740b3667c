import GRDB

/// The tables of the database, and the migrations of older files.
enum StoreSchema {
  /// The value of SQLite's `application_id` that identifies a file as a store: "NavS".
  static let applicationID: Int32 = 0x4E61_7653

  /// The migrations in their order. Processes of the former version may use the file at the same time, so added columns have
  /// defaults.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    // Files of versions without migrations already have the table.
    migrator.registerMigration("states") { db in
      try db.execute(
        sql: """
          PRAGMA application_id = \(applicationID);
          CREATE TABLE IF NOT EXISTS sessionState (key TEXT PRIMARY KEY NOT NULL, savedAt INTEGER NOT NULL, state BLOB NOT NULL);
          CREATE INDEX IF NOT EXISTS sessionStateSavedAt ON sessionState (savedAt);
          """)
    }
    migrator.registerMigration("origins") { db in
      try db.execute(
        sql: """
          ALTER TABLE sessionState ADD COLUMN origin TEXT NOT NULL DEFAULT '';
          CREATE INDEX sessionStateOrigin ON sessionState (origin, savedAt);
          """)
    }
    return migrator
  }

  /// Migrates the database to the newest schema.
  ///
  /// Another process may perform the same migrations at the same time. A step that fails for that reason succeeds when it is
  /// repeated, and each repetition finds at least one step done.
  static func migrate(_ queue: DatabaseQueue, path: String) throws {
    for _ in 0...migrator.migrations.count {
      do {
        return try attempt(queue, path: path)
      } catch let error as DatabaseError where raceCodes.contains(error.resultCode) {
        continue
      }
    }
    try attempt(queue, path: path)
  }

  /// The results of a statement for whose tables another process changed the schema at the same time.
  private static let raceCodes: [ResultCode] = [.SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_SCHEMA]

  private static func attempt(_ queue: DatabaseQueue, path: String) throws {
    guard try !queue.read(migrator.hasBeenSuperseded) else { throw SessionStateStoreError.newerVersion(path: path) }
    try migrator.migrate(queue)
  }
}
