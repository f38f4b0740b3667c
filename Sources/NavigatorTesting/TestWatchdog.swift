import Foundation
import NavigatorHost
import NavigatorRuntime
import Synchronization

/// A watchdog that ends the test's process when an app blocks the main actor, for example with an endless loop in a body.
///
/// A blocked main actor cannot be interrupted, so the test itself cannot fail. The watchdog writes a message with the test's
/// location and the names of the views, and ends the process. It does nothing while a debugger is attached.
final class TestWatchdog: Sendable {
  /// The exit code of a process that the watchdog ends: an internal software error (`EX_SOFTWARE` in sysexits).
  static let exitCode: Int32 = 70
  /// The number of checks within the time limit. Each check records the view that is being evaluated.
  private static let checks = 10

  private struct Activity {
    let attempt: String
    let location: TestLocation?
    let start: Duration
    var viewNames: [String] = []

    mutating func note(_ viewName: String?) {
      if let viewName, !viewNames.contains(viewName) { viewNames.append(viewName) }
    }
  }

  private struct State {
    var activity: Activity?
    /// The transaction that was running at the last check outside of an activity, and its number.
    var transaction: (number: UInt, activity: Activity)?
    var task: Task<Void, Never>?
  }

  /// The progress of the session's evaluations.
  let progress = EvaluationProgress()
  private let state = Mutex(State())
  private let limit: Duration
  private let clock: HostClock
  private let end: @Sendable (String) -> Void

  /// Creates a watchdog.
  ///
  /// - Parameters:
  ///   - limit: The duration after which the process ends.
  ///   - clock: The clock that measures the duration.
  ///   - end: A closure that receives the message and ends the process.
  init(
    limit: Duration, clock: some Clock<Duration> = ContinuousClock(),
    end: @escaping @Sendable (String) -> Void = TestWatchdog.exit
  ) {
    self.limit = limit
    self.clock = HostClock(clock)
    self.end = end
  }

  /// Checks the main actor until ``stop()``, on another thread.
  func start() {
    let task = Task.detached { [weak self, clock, interval = limit / Self.checks] in
      while (try? await clock.sleep(interval)) != nil, let watchdog = self { watchdog.check() }
    }
    state.withLock { $0.task = task }
  }

  func stop() {
    state.withLock { $0.task }?.cancel()
  }

  /// Performs work on the main actor. Work may contain other work, which is watched separately.
  func watching<Result>(_ attempt: String, _ location: TestLocation?, _ work: () -> Result) -> Result {
    let outer = state.withLock { state in
      defer { state.activity = Activity(attempt: attempt, location: location, start: clock.now()) }
      return state.activity
    }
    progress.reset()
    defer { state.withLock { $0.activity = outer } }
    return work()
  }

  /// Ends the process if the current work has taken too long.
  func check() {
    let now = clock.now()
    let viewName = progress.viewName
    let number = progress.transaction
    let overdue = state.withLock { state in
      if state.activity != nil {
        state.transaction = nil
        state.activity?.note(viewName)
      } else if number != state.transaction?.number {
        state.transaction = number.map { ($0, Activity(attempt: "update the screen", location: nil, start: now)) }
      }
      state.transaction?.activity.note(viewName)
      let current = state.activity ?? state.transaction?.activity
      return current.flatMap { now - $0.start >= limit ? $0 : nil }
    }
    if let overdue { end(message(for: overdue)) }
  }

  private func message(for activity: Activity) -> String {
    let location = activity.location.map { "\($0): " } ?? ""
    let views =
      activity.viewNames.isEmpty
      ? "No view was evaluated, so an action, a task or a binding does not return."
      : "The evaluated views are: \(activity.viewNames.joined(separator: ", "))."
    return "\(location)cannot \(activity.attempt): the app has blocked the main actor for \(limit). \(views) The process ends."
  }

  /// Writes a message and ends the process, unless a debugger is attached.
  private static func exit(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let isTraced = status.split(separator: "\n").contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
    if !isTraced { _exit(exitCode) }
  }
}

extension TestWatchdog? {
  /// Performs work, which is watched if there is a watchdog.
  func watching<Result>(_ attempt: String, _ location: TestLocation?, _ work: () -> Result) -> Result {
    if let self { self.watching(attempt, location, work) } else { work() }
  }
}
