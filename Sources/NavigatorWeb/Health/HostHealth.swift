import NavigatorHost
import Synchronization

/// The state of a host for supervisors. It is accessed on any thread, so that it can be read while the main actor is busy.
final class HostHealth: Sendable {
  enum Status: Hashable, Sendable {
    case ok
    /// The host shuts down.
    case stopping
    /// The main actor has not responded for this duration.
    case unresponsive(Duration)
  }

  private struct State {
    var isStopping = false
    var unresponsive: Duration?
  }

  private let state = Mutex(State())

  var status: Status {
    state.withLock { state in
      if let duration = state.unresponsive { return .unresponsive(duration) }
      return state.isStopping ? .stopping : .ok
    }
  }

  /// A Boolean value that indicates whether the main actor responds.
  var isResponsive: Bool { state.withLock { $0.unresponsive == nil } }

  var isStopping: Bool { state.withLock { $0.isStopping } }

  func beginStopping() {
    state.withLock { $0.isStopping = true }
  }

  /// - Parameter duration: The time for which the main actor has not responded, or nil if it responds.
  func setUnresponsive(for duration: Duration?) {
    state.withLock { $0.unresponsive = duration }
  }
}
