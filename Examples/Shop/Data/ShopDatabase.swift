import ExampleShopCore
import Foundation
import GRDB

/// The shop's data in SQLite. It plays the part of every store that the shop's core asks for.
///
/// Each session opens its own: SQLite keeps those that write to one file at the same time apart.
public struct ShopDatabase: Sendable {
  let writer: any DatabaseWriter
  let now: @Sendable () -> Date

  /// Opens a file, and makes it where there is none; brings the tables of an older version up to date.
  ///
  /// - Parameter now: What dates new orders.
  public init(path: String, now: @escaping @Sendable () -> Date = { Date() }) throws {
    var configuration = Self.configuration
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(5)
    try self.init(DatabaseQueue(path: path, configuration: configuration), now: now)
  }

  /// A shop that is forgotten when the last copy of this value is, for tests and previews.
  public static func inMemory(now: @escaping @Sendable () -> Date = { Date() }) throws -> ShopDatabase {
    try ShopDatabase(DatabaseQueue(configuration: configuration), now: now)
  }

  init(_ writer: any DatabaseWriter, now: @escaping @Sendable () -> Date) throws {
    self.writer = writer
    self.now = now
    try ShopMigrations.migrator.migrate(writer)
    try writer.write(Seed.insertWhereEmpty)
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    return configuration
  }
}
