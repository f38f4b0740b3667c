import NavigatorHost
import NavigatorStore
import TestSupport
import Testing

/// Random saves to a file, compared with those to memory.
@Suite(.timeLimit(.minutes(20)))
struct StoreSharingRandomTests {
  private let folder: StoreFolder

  init() throws { folder = try StoreFolder() }

  private func key(_ name: String) -> SessionStateKey { SessionStateKey(rawValue: name) }

  @Test("Pruning keeps the newest states of each address for any sequence of saves")
  func random() async throws {
    let run = FuzzRun("StoreSharingTests.random")
    var generator = run.generator
    for round in run.iterations(6) {
      let store = try SQLiteSessionStateStore(path: folder.path + "\(round)")
      let memory = MemorySessionStateStore()
      let count = generator.number(0..<40)
      var counts: [String: Int] = [:]
      for time in 0..<generator.number(1..<80) {
        let origin = generator.pick(["a", "a", "a", "a", "b", "b", "c"])
        counts[origin, default: 0] += 1
        for store in [store, memory] as [any SessionStateStore] {
          try await store.save([key("\(time)"): Array(origin.utf8)], at: time, from: origin)
        }
      }
      try await store.prune(savedBefore: 0, keeping: count)
      await memory.prune(savedBefore: 0, keeping: count)
      var left: [String: Int] = [:]
      for time in 0..<80 {
        let state = try await store.state(for: key("\(time)"))
        #expect(await memory.state(for: key("\(time)")) == state, "seed \(run.seed)")
        if let state { left[String(decoding: state, as: UTF8.self), default: 0] += 1 }
      }
      #expect(left.values.reduce(0, +) == min(count, counts.values.reduce(0, +)), "seed \(run.seed)")
      // An address that lost states has at most one state fewer than any other.
      for (origin, before) in counts where left[origin, default: 0] < before {
        #expect(left[origin, default: 0] + 1 >= left.values.max() ?? 0, "seed \(run.seed)")
      }
    }
  }
}
