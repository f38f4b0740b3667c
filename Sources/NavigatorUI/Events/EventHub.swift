import Foundation

/// Hands events to the logger and to whoever iterates over them.
@MainActor
final class EventHub {
  private var listeners: [UUID: AsyncStream<NavigationEvent>.Continuation] = [:]
  private let bufferedEvents = 1_000

  func emit(_ event: NavigationEvent, by configuration: NavigationConfiguration) {
    if logs(event.verbosity, by: configuration) { configuration.logger?(event) }
    for listener in listeners.values { listener.yield(event) }
  }

  /// Whether an event of this gravity would reach anybody.
  func wants(_ verbosity: NavigationEvent.Verbosity, by configuration: NavigationConfiguration) -> Bool {
    !listeners.isEmpty || logs(verbosity, by: configuration)
  }

  private func logs(_ verbosity: NavigationEvent.Verbosity, by configuration: NavigationConfiguration) -> Bool {
    configuration.logger != nil && configuration.verbosity != .none && verbosity >= configuration.verbosity
  }

  /// The events from now on. One who does not keep up loses the oldest.
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

  // Not isolated: that needs newer systems than the package supports.
  deinit {
    for listener in listeners.values { listener.finish() }
  }
}

extension Navigator {
  /// What happens in the whole tree of navigators from now on. The sequence ends when the tree does.
  public var events: AsyncStream<NavigationEvent> { tree.events.stream() }

  /// Adds an event of the app's own to the log.
  ///
  /// ```swift
  /// navigator.log(NavigationEvent(.info, .message("The cart is empty.")))
  /// ```
  public func log(_ event: NavigationEvent) {
    var event = event
    if event.navigator.isEmpty { event.navigator = nameOrId }
    tree.events.emit(event, by: tree.configuration)
  }

  func log(_ event: NavigationEvent.Event) {
    log(NavigationEvent(event))
  }

  /// Adds an event that is for information alone. It is made only if somebody wants it: describing a destination costs.
  func trace(_ event: @autoclosure () -> NavigationEvent.Event) {
    guard tree.events.wants(.info, by: tree.configuration) else { return }
    log(event())
  }

  /// Tells the programmer about a misuse: in the log, and as a failure of a test that runs. The app goes on.
  func report(_ message: String) {
    log(.error(message))
    reportMisuse(message)
  }

  /// A modifier that needs a navigator has none.
  func reportOutside(_ modifier: String) {
    report("\(modifier) stands outside of every managed view. Put it within a ManagedNavigationStack or navigationRoot(_:).")
  }
}
