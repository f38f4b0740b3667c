import Foundation
import GRDB
import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorStore

/// Damaged files, full disks, locks, other versions, and files that other users can read.
@Suite(.timeLimit(.minutes(20)))
struct StoreDamageTests {
  private let folder: StoreFolder
  private var path: String { folder.path }

  init() throws { folder = try StoreFolder() }

  private func key(_ name: String) -> SessionStateKey { SessionStateKey(rawValue: name) }

  /// Creates a file with many pages and closes it.
  private func makeFile() async throws {
    let store = try SQLiteSessionStateStore(path: path)
    for number in 0..<50 { try await store.save([key("\(number)"): [UInt8](repeating: 7, count: 3_000)], at: number) }
    try await store.close()
    try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0 > 100_000)
  }

  private var asideNames: [String] {
    folder.names.filter { $0.contains(".damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
  }

  private func expectNewFile(_ store: SQLiteSessionStateStore) async throws {
    #expect(try await store.state(for: key("1")) == nil)
    try await store.save([key("1"): [1]], at: 1)
    #expect(try await store.state(for: key("1")) == [1])
    guard case .replaced(let reason) = try await store.check() else {
      Issue.record("the loss is not reported")
      return
    }
    #expect(reason.contains(path))
    #expect(try await store.check() == .intact)
  }

  // MARK: Damage

  @Test(
    "A damaged file is renamed on opening without a change, and an empty file replaces it",
    arguments: [
      4_096..<150_000, 0..<16, 16..<60, 100..<4_096,
    ])
  func damagedAtOpening(range: Range<Int>) async throws {
    try await makeFile()
    try folder.overwrite(range)
    let bytes = try Data(contentsOf: URL(filePath: path))
    try await expectNewFile(SQLiteSessionStateStore(path: path))
    let aside = try #require(asideNames.first)
    #expect(asideNames.count == 1)
    #expect(try Data(contentsOf: folder.url.appending(path: aside)) == bytes)
    #expect(try folder.permissions(of: folder.url.appending(path: aside).path) == 0o600)
  }

  @Test("A truncated file is renamed")
  func truncated() async throws {
    try await makeFile()
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.truncate(atOffset: 20_000)
    try file.close()
    try await expectNewFile(SQLiteSessionStateStore(path: path))
    #expect(asideNames.count == 1)
  }

  @Test("A large file gets the quick check, which finds the damage")
  func large() async throws {
    try await makeFile()
    try folder.overwrite(4_096..<150_000)
    try await expectNewFile(SQLiteSessionStateStore(path: path, settings: .init(maximumFullCheckSize: 0)))
  }

  @Test("A write-ahead log with random bytes is ignored")
  func garbageLog() async throws {
    try await makeFile()
    try Data(repeating: 0xA5, count: 50_000).write(to: URL(filePath: path + "-wal"))
    let store = try SQLiteSessionStateStore(path: path)
    #expect(try await store.state(for: key("1")) != nil)
    #expect(try await store.check() == .intact)
  }

  @Test("Damage that occurs while the file is open is found by the check")
  func damagedLater() async throws {
    try await makeFile()
    let store = try SQLiteSessionStateStore(path: path)
    #expect(try await store.check() == .intact)
    try folder.overwrite(8_192..<150_000)
    guard case .replaced = try await store.check() else {
      Issue.record("the damage is not found")
      return
    }
    try await store.save([key("1"): [1]], at: 1)
    #expect(try await SQLiteSessionStateStore(path: path).state(for: key("1")) == [1])
    #expect(asideNames.count == 1)
  }

  @Test("Damage that a quick check misses is found after a save has failed because of it")
  func damagedIndex() async throws {
    try await makeFile()
    // A row is missing from an index, because it was saved while the schema did not contain the index.
    let steps = [
      "CREATE TABLE aside AS SELECT * FROM sqlite_schema WHERE name = 'sessionStateOrigin'",
      "PRAGMA writable_schema = ON", "DELETE FROM sqlite_schema WHERE name = 'sessionStateOrigin'",
      "PRAGMA writable_schema = RESET",
      "INSERT INTO sessionState (key, savedAt, state) VALUES ('missing', 1, x'01')",
      "PRAGMA writable_schema = ON", "INSERT INTO sqlite_schema SELECT * FROM aside", "PRAGMA writable_schema = RESET",
    ]
    let queue = try DatabaseQueue(path: path)
    try await queue.writeWithoutTransaction { db in for step in steps { try db.execute(sql: step) } }
    try queue.close()
    let store = try SQLiteSessionStateStore(path: path, settings: .init(maximumFullCheckSize: 0))
    #expect(try await store.check() == .intact)
    await #expect(throws: DatabaseError.self) { try await store.save([key("missing"): [2]], at: 2, from: "here") }
    guard case .replaced = try await store.check() else {
      Issue.record("the damage is not found")
      return
    }
    try await store.save([key("missing"): [2]], at: 2, from: "here")
    #expect(try await store.check() == .intact)
  }

  @Test("A read that finds damage makes the next check thorough")
  func damagedRow() async throws {
    try await makeFile()
    let store = try SQLiteSessionStateStore(path: path, settings: .init(maximumFullCheckSize: 0))
    try await store.save([key("one more"): [UInt8](repeating: 7, count: 3_000)], at: 60)
    try folder.overwrite(8_192..<150_000)
    await #expect(throws: DatabaseError.self) {
      for number in 0..<50 { _ = try await store.state(for: key("\(number)")) }
    }
    #expect(await store.isSuspicious)
    guard case .replaced = try await store.check() else {
      Issue.record("the damage is not found")
      return
    }
    #expect(try await store.state(for: key("1")) == nil)
  }

  @Test("Two processes that find a damaged file continue with the same new file")
  func twoProcesses() async throws {
    try await makeFile()
    let stores = [try SQLiteSessionStateStore(path: path), try SQLiteSessionStateStore(path: path)]
    try folder.overwrite(8_192..<150_000)
    for store in stores {
      guard case .replaced = try await store.check() else {
        Issue.record("a store goes on with the former file")
        return
      }
    }
    try await stores[0].save([key("1"): [1]], at: 1)
    #expect(try await stores[1].state(for: key("1")) == [1])
    #expect(asideNames.count == 1)
  }

  @Test("A file that was removed while it was open is created again")
  func removed() async throws {
    let store = try SQLiteSessionStateStore(path: path)
    for name in folder.names { try FileManager.default.removeItem(at: folder.url.appending(path: name)) }
    guard case .replaced = try await store.check() else {
      Issue.record("the loss is not reported")
      return
    }
    try await store.save([key("1"): [1]], at: 1)
    #expect(try await SQLiteSessionStateStore(path: path).state(for: key("1")) == [1])
  }

  // MARK: Failures that pass

  @Test("A full disk fails a save, keeps the earlier states, and saves again when there is space")
  func full() async throws {
    let store = try SQLiteSessionStateStore(path: path, settings: .init(maximumPages: 40))
    try await store.save([key("old"): [UInt8](repeating: 1, count: 50_000)], at: 1)
    let large = [UInt8](repeating: 2, count: 120_000)
    await #expect(throws: DatabaseError.self) { try await store.save([key("new"): large], at: 2) }
    #expect(try await store.state(for: key("old"))?.count == 50_000)
    #expect(try await store.check() == .intact)
    try await store.prune(savedBefore: 2, keeping: 10)
    try await store.save([key("new"): large], at: 2)
    #expect(try await store.state(for: key("new")) == large)
  }

  @Test("A lock of another program fails a save, and the next save succeeds")
  func locked() async throws {
    let store = try SQLiteSessionStateStore(path: path, settings: .init(busyTimeout: 0.02))
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try await other.writeWithoutTransaction { db in try db.execute(sql: "BEGIN IMMEDIATE") }
    await #expect(throws: DatabaseError.self) { try await store.save([key("1"): [1]], at: 1) }
    #expect(try await store.state(for: key("1")) == nil)
    try await other.writeWithoutTransaction { db in try db.execute(sql: "COMMIT") }
    try await store.save([key("1"): [1]], at: 1)
    #expect(try await store.state(for: key("1")) == [1])
  }

  @Test("A file that cannot be written is refused", .enabled(if: geteuid() != 0))
  func readOnly() async throws {
    try await makeFile()
    #expect(chmod(path, 0o400) == 0)
    #expect(throws: SessionStateStoreError.self) { try SQLiteSessionStateStore(path: path) }
  }

  // MARK: Permissions

  @Test("Access by other users is removed from the file and its companions")
  func tightened() async throws {
    try await makeFile()
    #expect(chmod(path, 0o666) == 0)
    for suffix in ["-wal", "-shm"] {
      try Data().write(to: URL(filePath: path + suffix))
      #expect(chmod(path + suffix, 0o644) == 0)
    }
    let store = try SQLiteSessionStateStore(path: path)
    try await store.save([key("1"): [1]], at: 1)
    for name in folder.names { #expect(try folder.permissions(of: folder.url.appending(path: name).path) == 0o600, "\(name)") }
  }

  @Test("A file of another user is refused and not changed", .enabled(if: geteuid() == 0))
  func otherOwner() async throws {
    try await makeFile()
    let bytes = try Data(contentsOf: URL(filePath: path))
    for suffix in ["", "-wal"] {
      let path = path + suffix
      if suffix == "-wal" { try Data().write(to: URL(filePath: path)) }
      #expect(chown(path, 4_242, 0) == 0)
      let error = #expect(throws: SessionStateStoreError.self) { try SQLiteSessionStateStore(path: self.path) }
      #expect(error == .otherOwner(path: path))
      #expect(chown(path, 0, 0) == 0)
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test("A named pipe instead of a file is refused at once")
  func pipe() {
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: SessionStateStoreError.unusable(path: path, reason: "it is not a regular file")) {
      try SQLiteSessionStateStore(path: path)
    }
  }

  // MARK: Versions

  /// Creates a file in the format of the version before migrations.
  private func makeFirstVersion() throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      try db.execute(
        sql: """
          PRAGMA application_id = \(StoreSchema.applicationID);
          CREATE TABLE sessionState (key TEXT PRIMARY KEY NOT NULL, savedAt INTEGER NOT NULL, state BLOB NOT NULL);
          CREATE INDEX sessionStateSavedAt ON sessionState (savedAt);
          INSERT INTO sessionState VALUES ('old', 5, x'0102');
          """)
    }
    try queue.close()
  }

  @Test("A file of the first version is migrated, and a process of that version can still save")
  func migration() async throws {
    try makeFirstVersion()
    let store = try SQLiteSessionStateStore(path: path)
    #expect(try await store.state(for: key("old")) == [1, 2])
    try await store.save([key("new"): [3]], at: 6, from: "here")
    let former = try DatabaseQueue(path: path)
    try await former.write { db in
      try db.execute(sql: "INSERT OR REPLACE INTO sessionState (key, savedAt, state) VALUES ('former', 7, x'04')")
    }
    #expect(try await store.state(for: key("former")) == [4])
    try await store.prune(savedBefore: 0, keeping: 2)
    #expect(try await store.state(for: key("old")) == nil)
    #expect(try await store.state(for: key("new")) == [3])
  }

  @Test("Processes that migrate a file at the same time do not disturb each other")
  func migrationRace() async throws {
    try makeFirstVersion()
    let path = path
    try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
      for _ in 0..<8 {
        group.addTask { try await SQLiteSessionStateStore(path: path).state(for: SessionStateKey(rawValue: "old")) }
      }
      for try await state in group { #expect(state == [1, 2]) }
    }
  }

  @Test("A file of a newer version is refused and not changed")
  func newerVersion() async throws {
    try await makeFile()
    let queue = try DatabaseQueue(path: path)
    try await queue.write { db in try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('from the future')") }
    try queue.close()
    #expect(throws: SessionStateStoreError.newerVersion(path: path)) { try SQLiteSessionStateStore(path: path) }
    #expect(asideNames.isEmpty)
  }

  // MARK: Rows

  @Test(
    "A row with unexpected column types is read as bytes or throws an error",
    arguments: [
      "NULL", "1", "-9223372036854775808", "1e999", "'text'", "''", "x''", "zeroblob(1000000)",
    ])
  func types(value: String) async throws {
    let queue = try DatabaseQueue(path: path)
    // A table without the constraints of the real one.
    try await queue.write { db in
      try db.execute(
        sql: """
          PRAGMA application_id = \(StoreSchema.applicationID);
          CREATE TABLE sessionState (key TEXT PRIMARY KEY, savedAt, state);
          INSERT INTO sessionState VALUES ('a', \(value), \(value));
          """)
    }
    try queue.close()
    let store = try SQLiteSessionStateStore(path: path)
    _ = try? await store.state(for: key("a"))
    try await store.prune(savedBefore: .min, keeping: 0)
    try await store.save([key("a"): [1]], at: .max)
    #expect(try await store.state(for: key("a")) == [1])
  }
}
