import NavigatorHost
import NavigatorStore
import TestSupport
import Testing

@testable import NavigatorWeb

/// The store that the command line selects, and what the host saves in it.
@Suite(.timeLimit(.minutes(20)))
struct StateStoreTests {
  private let folder: StoreFolder
  private var path: String { folder.path }

  init() throws { folder = try StoreFolder() }

  @Test("The command line opens the file, and serves the app without it if it cannot be used")
  func commandLineOpensFile() async throws {
    let command = try WebHostCommand.parse(["--sessions", path])
    let store = command.store(logger: TestHost.quiet)
    #expect(store is SQLiteSessionStateStore)
    #expect(try WebHostCommand.parse([]).store(logger: TestHost.quiet) is MemorySessionStateStore)
    let wrong = try WebHostCommand.parse(["--sessions", folder.url.path])
    #expect(wrong.store(logger: TestHost.quiet) is MemorySessionStateStore)
  }

  @Test("An option of the command line sets the maximum number of states")
  func option() throws {
    #expect(try WebHostCommand.parse(["--maximum-states", "25"]).limits.limits.maximumStates == 25)
    #expect(try WebHostCommand.parse([]).limits.limits.maximumStates == WebLimits().maximumStates)
    for refused in ["0", "-1", "many"] {
      #expect(throws: (any Error).self) { try WebHostCommand.parse(["--maximum-states", refused]) }
    }
  }

  @Test("States are saved with a digest of the client's address instead of the address")
  func origins() async throws {
    let store = FailingStore()
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.withPage { _ in
        try await host.session(0).keep(.string("deep"), for: "place")
        try await store.waitForRecord { !$0.origin.rawValue.isEmpty && !$0.origin.rawValue.contains("127") }
      }
    }
    let one = try #require(ClientAddress(forwardedFor: "10.0.0.1"))
    let other = try #require(ClientAddress(forwardedFor: "10.0.0.2"))
    #expect(one.stateOrigin != other.stateOrigin)
    #expect(one.stateOrigin == ClientAddress(forwardedFor: "10.0.0.1:99")?.stateOrigin)
  }
}
