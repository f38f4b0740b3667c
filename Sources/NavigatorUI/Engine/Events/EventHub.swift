import Foundation

/// Delivers events to the configuration's logger and to all event streams.
@MainActor
final class EventHub {
  private var listeners: [UUID: AsyncStream<NavigationEvent>.Continuation] = [:]
  private let bufferedEvents = 1_000

  func emit(_ event: NavigationEvent, by configuration: NavigationConfiguration) {
    if logs(event.verbosity, by: configuration) { configuration.logger?(event) }
    for listener in listeners.values { listener.yield(event) }
  }

  /// Returns whether the logger or a stream would receive an event with this verbosity.
  func wants(_ verbosity: NavigationEvent.Verbosity, by configuration: NavigationConfiguration) -> Bool {
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
