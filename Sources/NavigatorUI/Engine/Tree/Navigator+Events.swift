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
    guard tree.events.hasReceiver(for: .info, by: tree.configuration) else { return }
    log(event())
  }

  /// Reports a misuse to the programmer: it is logged and fails a running test. The app continues.
  func report(_ message: String) {
    log(.error(message))
    reportMisuse(message)
  }

  func reportOutside(_ modifier: String) {
    report("\(modifier) is outside of every managed view. Put it inside a ManagedNavigationStack or navigationRoot(_:).")
  }
}
