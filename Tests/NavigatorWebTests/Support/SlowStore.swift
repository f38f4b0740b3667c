import NavigatorHost

@testable import NavigatorWeb

/// A store that answers when a test requests it, in any order. A visitor has no values in it.
struct SlowStore: SessionStateStore {
  /// The pending requests. Firing one answers it.
  let asked = Signal<Signal<Void>>()

  func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) async throws {}
  func installationSecret(proposing proposal: [UInt8], at time: Int) async -> [UInt8] { proposal }
  func prune(savedBefore time: Int, keeping count: Int) async throws {}

  func state(for key: SessionStateKey) async throws -> [UInt8]? {
    guard key != SessionKey.values(of: TestHost.visitor).stateKey else { return nil }
    let answer = Signal<Void>()
    asked.fire(answer)
    _ = await answer.next()
    return nil
  }
}
