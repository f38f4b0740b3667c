/// A kind of task that the system starts while an app is in the background.
///
/// A host starts no such task: a session ends with its window, and an app requests the tasks with frameworks of Apple platforms.
nonisolated public struct BackgroundTask<Request, Response>: Sendable {
  private init() {}
}

extension BackgroundTask {
  /// The task of events of any background session.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

  /// Returns the task of events of the background session with an identifier.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }

  /// Returns the task of events of the background sessions whose identifiers match a condition.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>()
  }

  /// Returns the task that refreshes the app after a request with an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
}

extension Scene {
  /// Sets the action of a task in the background. It has no effect: hosts start no tasks in the background.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    self
  }
}
