import NavigatorHost

/// The gestures on a page that have begun and not ended. A page that is left or reloaded does not end them.
struct ActiveGestures {
  /// The maximum number of gestures. A user has ten fingers.
  private static let maximumCount = 32

  private struct Active: Equatable {
    let target: ElementID
    let kind: InputEvent.Gesture.Kind
  }

  private var gestures: [Active] = []

  /// Adopts an event that the session has handled.
  mutating func note(_ gesture: InputEvent.Gesture, on target: ElementID) {
    let active = Active(target: target, kind: gesture.kind)
    switch gesture.phase {
    case .began, .changed:
      if gestures.count < Self.maximumCount, !gestures.contains(active) { gestures.append(active) }
    case .ended, .cancelled: gestures.removeAll { $0 == active }
    }
  }

  /// Removes all gestures. Returns the events that cancel them, beginning with the gesture that has begun last.
  mutating func cancelAll() -> [InputEvent] {
    defer { gestures = [] }
    return gestures.reversed().map { InputEvent(target: $0.target, action: .gesture(InputEvent.Gesture($0.kind, .cancelled))) }
  }
}

extension WebSession {
  /// Cancels the gestures of the former page, so that the app resets their state.
  func cancelGestures() {
    let events = gestures.cancelAll()
    guard !events.isEmpty else { return }
    withApp("gesture") { for event in events { _ = session.perform(event) } }
  }
}
