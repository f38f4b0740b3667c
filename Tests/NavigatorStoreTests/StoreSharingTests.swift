import NavigatorHost
import NavigatorStore
import TestSupport
import Testing

/// The capacity of a store is shared between the addresses of clients.
@Suite(.timeLimit(.minutes(20)))
struct StoreSharingTests {
  private let folder: StoreFolder

  init() throws { folder = try StoreFolder() }

  private func store(_ isFile: Bool) throws -> any SessionStateStore {
    isFile ? try SQLiteSessionStateStore(path: folder.path) : MemorySessionStateStore()
  }

  private func key(_ name: String) -> SessionStateKey { SessionStateKey(rawValue: name) }

  @Test("The address with the most states loses its oldest, and no other address loses any", arguments: [true, false])
  func sharing(isFile: Bool) async throws {
    let store = try store(isFile)
    for number in 1...3 { try await store.save([key("victim \(number)"): [1]], at: number, from: "victim") }
    for number in 1...50 { try await store.save([key("attacker \(number)"): [2]], at: 100 + number, from: "attacker") }
    try await store.prune(savedBefore: 0, keeping: 10)
    for number in 1...3 { #expect(try await store.state(for: key("victim \(number)")) == [1]) }
    for number in 1...50 {
      #expect(try await (store.state(for: key("attacker \(number)")) != nil) == (number > 43), "attacker \(number)")
    }
  }

  @Test("A state that is saved again from another address counts towards the new address", arguments: [true, false])
  func moves(isFile: Bool) async throws {
    let store = try store(isFile)
    for number in 1...4 { try await store.save([key("\(number)"): [1]], at: number, from: "home") }
    try await store.save([key("1"): [2]], at: 5, from: "away")
    try await store.prune(savedBefore: 0, keeping: 2)
    #expect(try await store.state(for: key("1")) == [2])
    #expect(try await store.state(for: key("4")) == [1])
    #expect(try await store.state(for: key("3")) == nil)
  }

  @Test(
    "A repeated record renews the time of a state without replacing it, and is saved if there is none", arguments: [true, false])
  func repeated(isFile: Bool) async throws {
    let store = try store(isFile)
    try await store.save([key("kept"): [1]], at: 10)
    let again = SessionStateRecord(bytes: [9], isRepeated: true)
    try await store.save([key("kept"): again, key("absent"): again], at: 20)
    #expect(try await store.state(for: key("kept")) == [1])
    #expect(try await store.state(for: key("absent")) == [9])
    try await store.prune(savedBefore: 20, keeping: 10)
    #expect(try await store.state(for: key("kept")) == [1])
  }
}
