import NavigatorHost
import Synchronization

/// The activity of the main actor for a session. The main actor writes it, and the watchdog reads it.
final class MainActorActivity: Sendable {
  struct Activity: Hashable, Sendable {
    /// The number of the session in log lines.
    let session: String
    /// The kind of the event that the session handles, such as `tap`.
    let event: String
  }

  private let activity = Mutex<Activity?>(nil)

  var current: Activity? { activity.withLock { $0 } }

  /// Records an activity while `body` runs.
  @MainActor
  func during<Result>(_ new: Activity, _ body: () -> Result) -> Result {
    let outer = activity.withLock { activity in
      let outer = activity
      activity = new
      return outer
    }
    defer { activity.withLock { $0 = outer } }
    return body()
  }
}
