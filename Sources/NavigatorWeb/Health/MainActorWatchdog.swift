import Foundation
import Logging
import NavigatorHost
import Synchronization

/// A watchdog that monitors the main actor from its own thread. App code that blocks the main actor cannot be interrupted. The
/// watchdog logs the session and the event, and reports the host as unhealthy. If configured, it ends the process, so that a
/// supervisor restarts it.
final class MainActorWatchdog: Sendable {
  /// The exit code of a process that the watchdog ends: an internal software error (`EX_SOFTWARE` in sysexits).
  static let exitCode: Int32 = 70

  private struct State {
    var probe: MainActorProbe
    var isStopped = false
  }

  private let state: Mutex<State>
  private let health: HostHealth
  private let activity: MainActorActivity
  private let clock: HostClock
  private let logger: Logger
  private let requestResponse: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let endProcess: @Sendable () -> Void

  /// - Parameters:
  ///   - requestResponse: A closure that calls its argument on the main actor.
  ///   - endProcess: A closure that ends the process at once.
  init(
    probe: MainActorProbe, health: HostHealth, activity: MainActorActivity, clock: HostClock, logger: Logger,
    requestResponse: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { DispatchQueue.main.async(execute: $0) },
    endProcess: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State(probe: probe))
    self.health = health
    self.activity = activity
    self.clock = clock
    self.logger = logger
    self.requestResponse = requestResponse
    self.endProcess = endProcess
  }

  /// Checks the main actor each `interval` until ``stop()``, on a thread that nothing else can block.
  func start(every interval: Duration) {
    let seconds = interval / .seconds(1)
    let thread = Thread { [weak self] in
      while let watchdog = self, !watchdog.isStopped {
        watchdog.check()
        Thread.sleep(forTimeInterval: seconds)
      }
    }
    thread.name = "main actor watchdog"
    thread.start()
  }

  func stop() {
    state.withLock { $0.isStopped = true }
  }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Performs one check.
  func check() {
    let isStopping = health.isStopping
    perform { $0.check(at: clock.now(), isStopping: isStopping) }
  }

  private func answer() {
    perform { $0.answer(at: clock.now()) }
  }

  /// Performs a step of the probe. The health changes under the same lock, so that the last step determines it.
  private func perform(_ step: (inout MainActorProbe) -> [MainActorProbe.Action]) {
    let actions = state.withLock { state in
      let actions = step(&state.probe)
      for action in actions {
        switch action {
        case .report(let silence): health.setUnresponsive(for: silence)
        case .recover: health.setUnresponsive(for: nil)
        case .requestResponse, .endProcess: break
        }
      }
      return actions
    }
    perform(actions)
  }

  private func perform(_ actions: [MainActorProbe.Action]) {
    for action in actions {
      switch action {
      case .requestResponse: requestResponse { [weak self] in self?.answer() }
      case .report(let silence):
        logger.error("the main actor does not respond: the app's code blocks all sessions", metadata: metadata(silence))
      case .recover(let silence):
        logger.notice("the main actor responds again", metadata: ["seconds": "\(silence.components.seconds)"])
      case .endProcess(let silence):
        logger.critical("the process ends, because the main actor does not respond", metadata: metadata(silence))
        endProcess()
      }
    }
  }

  private func metadata(_ silence: Duration) -> Logger.Metadata {
    var metadata: Logger.Metadata = ["seconds": "\(silence.components.seconds)"]
    if let current = activity.current {
      metadata["session"] = "\(current.session)"
      metadata["event"] = "\(current.event)"
    }
    return metadata
  }
}
