import Logging
import NavigatorHost
import Synchronization

/// A log handler that writes at most one line a second for each cause that a client can repeat. The next line contains the number
/// of omitted lines.
///
/// A cause is the source location in this module that writes the line. The handler writes all lines of other modules, such as the
/// app's, and all lines about failures of the host (level `error` and above). It also writes all lines of the levels `debug` and
/// `trace`, which an operator enables to see everything.
struct LimitedLogHandler: LogHandler {
  private var base: any LogHandler
  private let limiter: LogLimiter

  init(_ base: any LogHandler, limiter: LogLimiter) {
    self.base = base
    self.limiter = limiter
  }

  func log(event: LogEvent) {
    guard event.source == "NavigatorWeb", .info ..< .error ~= event.level else { return base.log(event: event) }
    guard let omitted = limiter.admit(LogLimiter.Cause(file: event.file, line: event.line)) else { return }
    var event = event
    if omitted > 0 { event.metadata = (event.metadata ?? [:]).merging(["omitted": "\(omitted)"]) { $1 } }
    base.log(event: event)
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { base[metadataKey: key] }
    set { base[metadataKey: key] = newValue }
  }

  var metadata: Logger.Metadata {
    get { base.metadata }
    set { base.metadata = newValue }
  }

  var metadataProvider: Logger.MetadataProvider? {
    get { base.metadataProvider }
    set { base.metadataProvider = newValue }
  }

  var logLevel: Logger.Level {
    get { base.logLevel }
    set { base.logLevel = newValue }
  }
}

extension Logger {
  /// Returns this logger with a limited rate of the lines that clients cause.
  func limited(by clock: HostClock) -> Logger {
    let limiter = LogLimiter(clock: clock)
    return Logger(label: label) { _ in LimitedLogHandler(handler, limiter: limiter) }
  }
}

/// Counts the lines of each cause.
final class LogLimiter: Sendable {
  struct Cause: Hashable, Sendable {
    let file: String
    let line: UInt
  }

  private struct Count {
    var written: Duration
    var omitted = 0
  }

  static let interval = Duration.seconds(1)

  private let clock: HostClock
  private let counts = Mutex<[Cause: Count]>([:])

  init(clock: HostClock) {
    self.clock = clock
  }

  /// Returns the number of lines that were omitted since the last one, or nil if this line is omitted too.
  func admit(_ cause: Cause) -> Int? {
    let now = clock.now()
    return counts.withLock { counts in
      guard var count = counts[cause], now < count.written + Self.interval else {
        return counts.updateValue(Count(written: now), forKey: cause)?.omitted ?? 0
      }
      count.omitted += 1
      counts[cause] = count
      return nil
    }
  }
}
