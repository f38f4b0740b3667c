import NavigatorTesting
import Synchronization

/// A clock that advances by a second each time it is read.
final class SlowClock: Clock {
  private let seconds = Mutex(0)

  var now: TestClock.Instant {
    seconds.withLock { seconds in
      seconds += 1
      return TestClock.Instant(offset: .seconds(seconds))
    }
  }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {}
}
