import ExampleShopData
import NavigatorHost
import NavigatorTesting
import Testing

@testable import ExampleShop

/// A visitor of the shop: an app without a screen over a database in memory.
final class Visit {
  let database: ShopDatabase
  let app: TestApp

  /// Starts a session, optionally at an address. `configuration` contains the saved state of an earlier session.
  init(
    _ database: ShopDatabase? = nil, opening url: String? = nil, configuration: SessionConfiguration = SessionConfiguration()
  ) throws {
    let database = try database ?? .inMemory()
    self.database = database
    var configuration = configuration
    configuration.url = url
    app = TestApp(ShopApp(database: database), configuration: configuration)
  }

  /// Ends the session and restores its state in a new one.
  func comeBack(forgetting key: String? = nil) throws -> Visit {
    app.session.settle()
    var configuration = app.session.continuation
    if let key { configuration.storedValues[key] = nil }
    app.end()
    return try Visit(database, configuration: configuration)
  }

  /// Waits until a text is visible. The database is read on another thread.
  func sees(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await app.settle(until: { app.exists(text) }, fileID: fileID, line: line)
  }

  /// Waits until the front stack has screens with these titles.
  func arrives(at stack: [String], fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await app.settle(until: { app.stack == stack }, fileID: fileID, line: line)
  }

  /// Waits until a text is visible, and taps it.
  func tap(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await sees(text, fileID: fileID, line: line)
    try app.tap(text, fileID: fileID, line: line)
  }
}
