import ExampleShopCore
import Foundation
import GRDB

/// The shop's SQLite database. It implements all stores of the shop.
///
/// Each session opens its own connection; SQLite serializes their writes.
public struct ShopDatabase: Sendable {
  let writer: any DatabaseWriter
  let now: @Sendable () -> Date

  /// Opens a database file, creates it if it does not exist, and migrates older versions.
  ///
  /// - Parameter now: A closure that returns the date of a new order.
  public init(path: String, now: @escaping @Sendable () -> Date = { Date() }) throws {
    var configuration = Self.configuration
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(5)
    try self.init(DatabaseQueue(path: path, configuration: configuration), now: now)
  }

  /// Creates an in-memory shop for tests and previews. Its data is lost when the last copy of this value is released.
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
