#if canImport(os)
  import os
#else
  import Logging
#endif

/// Writes events to the platform's log: the unified log on Apple platforms, swift-log elsewhere.
///
/// Elsewhere, the current logger is used if a host has bound one with `withLogger`. The log lines then contain the session's
/// metadata.
nonisolated public enum NavigationLog {
  #if canImport(os)
    private static let logger = os.Logger(subsystem: "NavigatorUI", category: "navigation")
  #else
    private static let unbound = Logging.Logger(label: "NavigatorUI")

    private static var logger: Logging.Logger {
      let current = Logging.Logger.current
      return current.label.isEmpty ? unbound : current
    }
  #endif

  /// Writes an event at its severity level.
  public static func write(_ event: NavigationEvent) {
    #if canImport(os)
      switch event.verbosity {
      case .info: logger.info("\(event.description, privacy: .public)")
      case .warning: logger.warning("\(event.description, privacy: .public)")
      case .error: logger.fault("\(event.description, privacy: .public)")
      case .none: break
      }
    #else
      switch event.verbosity {
      case .info: logger.info("\(event)")
      case .warning: logger.warning("\(event)")
      case .error: logger.error("\(event)")
      case .none: break
      }
    #endif
  }
}
