import InMemoryLogging
import Logging
import NavigatorHost
import Synchronization
import Testing

@testable import NavigatorWeb

@Suite("The watchdog for the main actor")
struct MainActorWatchdogTests {
  private func probe(endsAfter: Duration? = nil) -> MainActorProbe {
    MainActorProbe(tolerance: .seconds(2), endsAfter: endsAfter, shutdownEndsAfter: .seconds(10))
  }

  @Test("A main actor that responds is checked again and never reported")
  func answers() {
    var probe = probe()
    for second in 0..<100 {
      #expect(probe.check(at: .seconds(second), isStopping: false) == [.requestResponse])
      #expect(probe.answer(at: .seconds(second)) == [])
    }
  }

  @Test("An unresponsive main actor is reported with growing intervals, and once more when it responds")
  func silence() {
    var probe = probe()
    #expect(probe.check(at: .seconds(1), isStopping: false) == [.requestResponse])
    #expect(probe.check(at: .seconds(2), isStopping: false) == [])
    #expect(probe.check(at: .seconds(3), isStopping: false) == [.report(.seconds(2))])
    #expect(probe.check(at: .seconds(4), isStopping: false) == [])
    #expect(probe.check(at: .seconds(5), isStopping: false) == [.report(.seconds(4))])
    #expect(probe.answer(at: .seconds(6)) == [.recover(.seconds(5))])
    #expect(!probe.isUnresponsive)
  }

  @Test("The process ends after the configured time without a response, and never if none is configured")
  func end() {
    var lasting = probe()
    _ = lasting.check(at: .zero, isStopping: false)
    #expect(lasting.check(at: .seconds(3_600), isStopping: false) == [.report(.seconds(3_600))])
    var ending = probe(endsAfter: .seconds(30))
    _ = ending.check(at: .zero, isStopping: false)
    #expect(ending.check(at: .seconds(30), isStopping: false) == [.endProcess(.seconds(30))])
  }

  @Test("A shutdown does not wait for an unresponsive main actor")
  func shutdown() {
    var probe = probe()
    _ = probe.check(at: .zero, isStopping: true)
    #expect(probe.check(at: .seconds(10), isStopping: true) == [.endProcess(.seconds(10))])
  }

  @Test("A blocked main actor makes the host unhealthy, and the log contains the session and the event")
  @MainActor
  func report() throws {
    let handler = InMemoryLogHandler()
    let health = HostHealth()
    let activity = MainActorActivity()
    let clock = ManualClock()
    let asked = Mutex<(@Sendable () -> Void)?>(nil)
    let watchdog = MainActorWatchdog(
      probe: probe(), health: health, activity: activity, clock: HostClock(clock), logger: Logger(label: "test") { _ in handler },
      requestResponse: { answer in asked.withLock { $0 = answer } }, endProcess: {})
    watchdog.check()
    #expect(health.status == .ok)
    clock.advance(by: .seconds(5))
    activity.during(MainActorActivity.Activity(session: "7", event: "tap")) { watchdog.check() }
    #expect(health.status == .unresponsive(.seconds(5)))
    let line = try #require(handler.entries.last)
    #expect(line.metadata["session"] == "7")
    #expect(line.metadata["event"] == "tap")
    #expect(line.metadata["seconds"] == "5")
    #expect(activity.current == nil)
    let answer = try #require(asked.withLock { $0 })
    answer()
    #expect(health.status == .ok)
  }
}
