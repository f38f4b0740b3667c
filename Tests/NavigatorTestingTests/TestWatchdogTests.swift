import NavigatorHost
import NavigatorRuntime
import Synchronization
import Testing

@testable import NavigatorTesting

@MainActor
@Suite("The watchdog of a test")
struct TestWatchdogTests {
  private final class Messages: Sendable {
    private let all = Mutex<[String]>([])

    var texts: [String] { all.withLock { $0 } }

    func clear() {
      all.withLock { $0 = [] }
    }

    func add(_ message: String) {
      all.withLock { $0.append(message) }
    }
  }

  /// A view that advances the time while its body is evaluated, as a loop in a body does.
  private struct Slow: View {
    let pass: @MainActor () -> Void
    @State private var count = 0

    var body: some View {
      let _ = pass()
      return Button("Count \(count)") { count += 1 }
    }
  }

  private let messages = Messages()

  private func watchdog(_ clock: ElapsedClock) -> TestWatchdog {
    TestWatchdog(limit: .seconds(10), clock: clock) { [messages] in messages.add($0) }
  }

  private func app(_ watchdog: TestWatchdog, _ view: some View) -> TestApp {
    TestApp(environment: TestEnvironment(), watchdog: watchdog) {
      ViewRunner(options: SessionOptions(progress: watchdog.progress)) { view }.makeSession(SessionConfiguration())
    }
  }

  @Test("An action within the limit is not reported")
  func quick() throws {
    let elapsed = ElapsedClock()
    let watchdog = watchdog(elapsed)
    let app = app(watchdog, Slow { elapsed.advance(by: .seconds(9)) })
    try app.tap("Count 0")
    elapsed.advance(by: .seconds(30))
    watchdog.check()
    #expect(messages.texts.isEmpty)
  }

  @Test("A body that blocks the main actor is reported with the test's location, the action and the view's name")
  func body() throws {
    let elapsed = ElapsedClock()
    let timed = watchdog(elapsed)
    let app = app(
      timed,
      Slow {
        elapsed.advance(by: .seconds(6))
        timed.check()
        elapsed.advance(by: .seconds(6))
        timed.check()
      })
    let line = #line + 1
    try app.tap("Count 0")
    #expect(
      messages.texts.last == """
        NavigatorTestingTests/TestWatchdogTests.swift:\(line): cannot tap "Count 0": the app has blocked the main actor for \
        10.0 seconds. The evaluated views are: Slow. The process ends.
        """)
    #expect(messages.texts.first?.contains("cannot start the app") == true)
  }

  @Test("An action that blocks the main actor is reported without a view")
  func action() throws {
    let elapsed = ElapsedClock()
    let timed = watchdog(elapsed)
    let app = app(
      timed,
      Button("Work") {
        elapsed.advance(by: .seconds(11))
        timed.check()
      })
    try app.tap("Work")
    #expect(messages.texts.count == 1)
    #expect(messages.texts[0].contains("No view was evaluated, so an action, a task or a binding does not return."))
  }

  @Test("A transaction in a separate turn is reported")
  func turn() {
    let elapsed = ElapsedClock()
    let timed = watchdog(elapsed)
    let runner = ViewRunner(options: SessionOptions(progress: timed.progress)) {
      Slow {
        timed.check()
        elapsed.advance(by: .seconds(11))
        timed.check()
      }
    }
    let session = runner.makeSession(SessionConfiguration())
    messages.clear()
    var ids: [ElementID] = []
    func visit(_ element: Element) {
      if element.role == .button { ids.append(element.id) }
      element.children.forEach(visit)
    }
    visit(session.root)
    session.send(InputEvent(target: ids[0], action: .tap))
    session.settle()
    #expect(
      messages.texts == [
        """
        cannot update the screen: the app has blocked the main actor for 10.0 seconds. The evaluated views are: Slow. \
        The process ends.
        """
      ])
    session.end()
  }

  /// A process that a watchdog ends.
  @Test("The process of a blocked test ends with the view's name in its output")
  func exit() async {
    let result = await #expect(processExitsWith: .exitCode(TestWatchdog.exitCode), observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TestApp(timeLimit: .milliseconds(50)) { Endless() }
      }
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(output.contains("cannot start the app: the app has blocked the main actor for 0.05 seconds."))
    #expect(output.contains("Endless"))
  }
}

/// A view whose body does not return.
private struct Endless: View {
  var body: some View {
    var isRunning = true
    while isRunning { isRunning = isRunning || Bool.random() }
    return Text("never")
  }
}

/// A clock whose time a test changes synchronously, while the main actor is blocked.
private final class ElapsedClock: Clock, Sendable {
  private let offset = Mutex(Duration.zero)

  var now: TestClock.Instant { TestClock.Instant(offset: offset.withLock { $0 }) }

  var minimumResolution: Duration { .zero }

  func advance(by duration: Duration) {
    offset.withLock { $0 += duration }
  }

  /// Suspends until the task is cancelled, because no test waits on this clock.
  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    try await Task.sleep(for: .seconds(3_600))
  }
}
