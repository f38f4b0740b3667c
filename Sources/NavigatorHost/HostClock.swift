import Foundation

/// A clock as a host needs it: the time since it was started, and waits. Tests pass one that they advance.
package struct HostClock: Sendable {
  /// The time since the clock was started.
  package let now: @Sendable () -> Duration
  /// Waits for a duration, or throws where its task is cancelled.
  package let sleep: @Sendable (Duration) async throws -> Void
  private let start: Int

  package init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
    self.start = Int(Date().timeIntervalSince1970)
  }

  /// The date in seconds since 1970, to compare with those of other processes.
  package var secondsSince1970: Int { start + Int(now().components.seconds) }
}
