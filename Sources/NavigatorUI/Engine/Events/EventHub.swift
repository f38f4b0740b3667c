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

extension Navigator {
  /// A stream of future events of the whole navigator tree. The stream ends when the tree is deallocated.
  public var events: AsyncStream<NavigationEvent> { tree.events.stream() }

  /// Logs an event of the app.
  ///
  /// ```swift
  /// navigator.log(NavigationEvent(.warning, .message("The cart is empty.")))
  /// ```
  public func log(_ event: NavigationEvent) {
    var event = event
    if event.navigator.isEmpty { event.navigator = displayName }
    tree.events.emit(event, by: tree.configuration)
  }

  /// Logs an event of the app at the default severity of its kind.
  ///
  /// ```swift
  /// navigator.log(.message("The cart is empty."))
  /// ```
  public func log(_ event: NavigationEvent.Event) {
    log(NavigationEvent(event))
  }

  /// Logs an informational event. The event is created only if it has a receiver, because describing a destination is expensive.
  func trace(_ event: @autoclosure () -> NavigationEvent.Event) {
    guard tree.events.wants(.info, by: tree.configuration) else { return }
    log(event())
  }

  /// Reports a misuse to the programmer: it is logged and fails a running test. The app continues.
  func report(_ message: String) {
    log(.error(message))
    reportMisuse(message)
  }

  /// Reports that a modifier is used outside of every managed view.
  func reportOutside(_ modifier: String) {
    report("\(modifier) is outside of every managed view. Put it inside a ManagedNavigationStack or navigationRoot(_:).")
  }
}
