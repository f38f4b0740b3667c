import Foundation
import NavigatorHost
import NavigatorStore
import TestSupport
import Testing

/// The store of states in an SQLite file.
@Suite
struct SQLiteStoreTests {
  private let folder: StoreFolder
  private var path: String { folder.path }

  init() throws { folder = try StoreFolder() }

  private func key(_ name: String) -> SessionStateKey { SessionStateKey(rawValue: name) }

  @Test("A process reads the latest states that another process has saved")
  func processReadsLatestStates() async throws {
    let first = try SQLiteSessionStateStore(path: path)
    try await first.save([key("a"): [1], key("b"): [2]], at: 10)
    try await first.save([key("a"): [3]], at: 20)
    let second = try SQLiteSessionStateStore(path: path)
    #expect(try await second.state(for: key("a")) == [3])
    #expect(try await second.state(for: key("b")) == [2])
    #expect(try await second.state(for: key("c")) == nil)
    // Both processes may write.
    try await second.save([key("c"): [4]], at: 30)
    #expect(try await first.state(for: key("c")) == [4])
  }

  @Test("Expired states are removed, and then the oldest of those in excess", arguments: [true, false])
  func expiredStatesRemovedOldest(isFile: Bool) async throws {
    let store: any SessionStateStore = isFile ? try SQLiteSessionStateStore(path: path) : MemorySessionStateStore()
    for time in 1...9 { try await store.save([key("\(time)"): [UInt8(time)]], at: time) }
    try await store.prune(savedBefore: 3, keeping: 100)
    #expect(try await store.state(for: key("2")) == nil)
    #expect(try await store.state(for: key("3")) == [3])
    try await store.prune(savedBefore: 0, keeping: 2)
    #expect(try await store.state(for: key("7")) == nil)
    #expect(try await store.state(for: key("8")) == [8])
    #expect(try await store.state(for: key("9")) == [9])
  }

  @Test("Only the owner can read and write the file")
  func ownerCanReadWrite() throws {
    _ = try SQLiteSessionStateStore(path: path)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: name).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test("A file that is not a database, or belongs to another program, is refused and not changed")
  func fileDatabaseBelongsAnother() throws {
    let nonsense = Data(repeating: 0x78, count: 5_000)
    try nonsense.write(to: URL(filePath: path))
    #expect(throws: SessionStateStoreError.notADatabase(path: path)) { try SQLiteSessionStateStore(path: path) }
    #expect(try Data(contentsOf: URL(filePath: path)) == nonsense)

    let own = folder.url.appending(path: "own.sqlite").path
    _ = try SQLiteSessionStateStore(path: own)
    var bytes = try Data(contentsOf: URL(filePath: own))
    bytes[68] = 0x11  // The first byte of the application's mark; https://www.sqlite.org/fileformat.html
    let foreign = folder.url.appending(path: "foreign.sqlite")
    try bytes.write(to: foreign)
    #expect(throws: SessionStateStoreError.foreign(path: foreign.path)) { try SQLiteSessionStateStore(path: foreign.path) }
    #expect(try Data(contentsOf: foreign) == bytes)

    #expect(throws: SessionStateStoreError.self) { try SQLiteSessionStateStore(path: folder.url.path) }
  }
}
