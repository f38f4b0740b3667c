import Foundation

/// Delivers events to the configuration's logger and to all event streams.
@MainActor
final class EventHub {
  private var listeners: [UUID: AsyncStream<NavigationEvent>.Continuation] = [:]
  private let bufferedEvents = 1_000
  /// The number of calls of the logger in progress.
  private var depth = 0
  private var hasReportedDepth = false

  /// The maximum number of nested calls of the logger. The bound stops a logger that causes the events that it receives, such as
  /// a logger that navigates to show an error when that navigation fails.
  private static let maximumDepth = 8

  func emit(_ event: NavigationEvent, by configuration: NavigationConfiguration) {
    if logs(event.verbosity, by: configuration) { log(event, by: configuration) }
    for listener in listeners.values { listener.yield(event) }
  }

  private func log(_ event: NavigationEvent, by configuration: NavigationConfiguration) {
    guard depth < Self.maximumDepth else {
      if !hasReportedDepth {
        hasReportedDepth = true
        reportMisuse(
          "The logger of the NavigationConfiguration causes the events that it receives. It does not receive all of them.")
      }
      return
    }
    depth += 1
    defer { depth -= 1 }
    configuration.logger?(event)
  }

  /// Returns a Boolean value that indicates whether the logger or a stream would receive an event with this verbosity.
  func hasReceiver(for verbosity: NavigationEvent.Verbosity, by configuration: NavigationConfiguration) -> Bool {
    !listeners.isEmpty || logs(verbosity, by: configuration)
  }

  private func logs(_ verbosity: NavigationEvent.Verbosity, by configuration: NavigationConfiguration) -> Bool {
    configuration.logger != nil && configuration.verbosity != .none && verbosity >= configuration.verbosity
  }

  /// Returns a stream of future events. A stream that is not read fast enough drops its oldest events.
  func stream() -> AsyncStream<NavigationEvent> {
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(
      of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(bufferedEvents))
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners[id] = nil }
    }
    return stream
  }

  // The deinitializer is not isolated, because an isolated one requires newer systems than the package supports.
  deinit {
    for listener in listeners.values { listener.finish() }
  }
}
