import Foundation

/// A clock as the host needs it: seconds that count up, and waits. Tests hand in one that they drive.
struct HostClock: Sendable {
  /// The time since the clock was taken over.
  let now: @Sendable () -> Duration
  /// Waits, or throws where its task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  private let start: Int

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
    self.start = Int(Date().timeIntervalSince1970)
  }

  /// The date, for what another process compares with its own.
  var secondsSince1970: Int { start + Int(now().components.seconds) }
}
