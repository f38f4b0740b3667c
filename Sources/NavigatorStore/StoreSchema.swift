import GRDB

/// The tables of the database, and the steps by which older files become newer ones.
enum StoreSchema {
  /// Marks a file as one of these (SQLite's `application_id`): "NavS".
  static let applicationID: Int32 = 0x4E61_7653

  /// The migrations in their order. Processes of the former version may use the file meanwhile: columns that are added have
  /// defaults.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    // Files from before there were migrations have the table already.
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

  /// Brings the database up to date.
  static func migrate(_ queue: DatabaseQueue, path: String) throws {
    guard try !queue.read(migrator.hasBeenSuperseded) else { throw SessionStateStoreError.newerVersion(path: path) }
    do {
      try migrator.migrate(queue)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR || error.resultCode == .SQLITE_CONSTRAINT {
      // Another process may have made the same step at the same time.
      try migrator.migrate(queue)
    }
  }
}
