import NavigatorHost

/// A gesture that can be cancelled. The user's scrolling is one, too.
@MainActor
protocol CancellableGesture: AnyObject {
  /// Cancels the gesture if it is in progress.
  func cancelGesture()
}

/// The gestures of a session that may be in progress.
///
/// A page that is closed or without a connection does not report the ends of its gestures. The session cancels them when a page
/// connects again.
@MainActor
final class ActiveGestures: GraphService {
  private struct Entry {
    weak var gesture: (any CancellableGesture)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func insert(_ gesture: any CancellableGesture) { entries[ObjectIdentifier(gesture)] = Entry(gesture: gesture) }
  func remove(_ gesture: any CancellableGesture) { entries[ObjectIdentifier(gesture)] = nil }

  func cancelAll() {
    let due = entries.values
    entries = [:]
    for entry in due { entry.gesture?.cancelGesture() }
  }
}

extension ElementRecord {
  /// Cancels the gestures of a kind after an event that the session has dropped, if the event ends them. Otherwise their states
  /// would not be reset.
  func cancelGestures(afterDropped action: InputEvent.Action) {
    guard case .gesture(let gesture) = action, gesture.kind != .tap else { return }
    guard gesture.phase == .ended || gesture.phase == .cancelled else { return }
    _ = receive(InputEvent.Gesture(gesture.kind, .cancelled))
  }
}
