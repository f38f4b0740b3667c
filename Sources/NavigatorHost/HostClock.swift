import Foundation

/// A clock with the operations that a host needs. Tests pass one that they advance.
package struct HostClock: Sendable {
  /// The time since the clock was created.
  package let now: @Sendable () -> Duration
  /// Suspends the task for a duration, or throws if the task is cancelled.
  package let sleep: @Sendable (Duration) async throws -> Void
  private let start: Int

  package init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
    self.start = Int(Date().timeIntervalSince1970)
  }

  /// The date in seconds since 1970, which other processes can compare with their own.
  package var secondsSince1970: Int { start + Int(now().components.seconds) }
}
