/// A clock as the host needs it: seconds that count up, and waits. Tests hand in one that they drive.
struct HostClock: Sendable {
  /// The time since the clock was taken over.
  let now: @Sendable () -> Duration
  /// Waits, or throws where its task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
  }
}
