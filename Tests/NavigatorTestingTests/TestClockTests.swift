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

  @Test("Sleeping tasks resume in the order of their deadlines, each at its own time")
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

  @Test("A task that sleeps again within the advanced time is resumed again")
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

  @Test("A cancelled sleep throws at once and is removed")
  func cancellation() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .zero)
    #expect(clock.sleeperCount == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("A sleep in a cancelled task throws")
  func cancelledBefore() async {
    let clock = TestClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A sleep until a past deadline returns at once")
  func past() async throws {
    let clock = TestClock()
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(5)))
  }

  @Test("run advances the time until all sleeps have ended")
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

  @Test("run throws an error if a task sleeps again and again")
  func endless() async {
    let clock = TestClock()
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    await #expect(throws: TestClock.EndlessSleepers.self) { try await clock.run(limit: 20) }
    task.cancel()
  }
}
