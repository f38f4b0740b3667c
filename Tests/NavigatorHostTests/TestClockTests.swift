import NavigatorTesting
import Synchronization
import Testing

@Suite("TestClock")
struct TestClockTests {
  private final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    var all: [String] { entries.withLock { $0 } }

    func add(_ entry: String) {
      entries.withLock { $0.append(entry) }
    }
  }

  @Test("sleepers wake in the order of their deadlines, each at its own time")
  func order() async {
    let clock = TestClock()
    let log = Log()
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        log.add("\(seconds) at \(clock.now.offset.components.seconds)")
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(log.all == ["1 at 1", "2 at 2"])
    await clock.advance(by: .seconds(1))
    #expect(log.all == ["1 at 1", "2 at 2", "3 at 3"])
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("who sleeps again within the time that passes is woken again")
  func again() async {
    let clock = TestClock()
    let log = Log()
    let task = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        log.add("tick")
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(log.all.count == 5)
    task.cancel()
    _ = await task.result
    #expect(clock.sleeperCount == 0)
  }

  @Test("a cancelled sleeper throws at once and is forgotten")
  func cancellation() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .zero)
    #expect(clock.sleeperCount == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("a sleep in a task that was cancelled before throws")
  func cancelledBefore() async {
    let clock = TestClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("a deadline in the past does not sleep")
  func past() async throws {
    let clock = TestClock()
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(5)))
  }

  @Test("run moves to the end of all sleeps")
  func run() async throws {
    let clock = TestClock()
    let log = Log()
    Task {
      try await clock.sleep(for: .seconds(60))
      try await clock.sleep(for: .seconds(60))
      log.add("done")
    }
    try await clock.run()
    #expect(log.all == ["done"])
    #expect(clock.now.offset == .seconds(120))
  }

  @Test("run gives up on who sleeps for ever")
  func endless() async {
    let clock = TestClock()
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    await #expect(throws: TestClock.EndlessSleepers.self) { try await clock.run(limit: 20) }
    task.cancel()
  }
}
