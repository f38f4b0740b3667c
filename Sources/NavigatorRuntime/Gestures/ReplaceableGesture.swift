import NavigatorHost

/// The gesture that a replaceable part of a gesture contained at the last event.
///
/// A type-erased or an optional gesture can become a gesture of another type, or none, while it is recognized.
struct ReplaceableGesture<Value> {
  var gesture: (any Gesture<Value>)?
  /// A Boolean value that indicates whether events are ignored until another gesture begins. A gesture that replaces a recognized
  /// gesture does not continue its course.
  var awaitsStart = false

  /// Returns a Boolean value that indicates whether the gesture may receive an event.
  mutating func accepts(_ event: InputEvent.Gesture) -> Bool {
    // A tap has no start.
    if event.phase == .began || event.kind == .tap { awaitsStart = false }
    return !awaitsStart
  }
}

extension GestureMemory {
  /// Returns the outcome of an event for a gesture that may be of another type than at the last event, or nil for none. A gesture
  /// that is replaced while it is recognized is cancelled, so that its state is reset.
  func receive<Value>(_ step: GestureStep, by gesture: (any Gesture<Value>)?) -> GestureOutcome<Value> {
    var part = value(as: ReplaceableGesture<Value>.self) ?? ReplaceableGesture(gesture: gesture)
    let isReplaced = part.gesture.map { ObjectIdentifier(type(of: $0)) } != gesture.map { ObjectIdentifier(type(of: $0)) }
    let isCancelled = isReplaced && part.gesture?.cancel(step, child(0)) == true
    if isReplaced { child(0).reset() }
    part.gesture = gesture
    if isCancelled { part.awaitsStart = true }
    let isAccepted = part.accepts(step.event)
    store(part)
    if isCancelled { return .cancelled }
    guard isAccepted, let gesture else { return .none }
    return gesture.outcome(of: step, child(0))
  }
}

extension Gesture {
  /// Cancels this gesture. Returns a Boolean value that indicates whether it was recognized.
  fileprivate func cancel(_ step: GestureStep, _ memory: GestureMemory) -> Bool {
    var isCancelled = false
    for kind in InputEvent.Gesture.Kind.cancellable {
      var step = step
      step.event = InputEvent.Gesture(kind, .cancelled)
      if case .none = outcome(of: step, memory) { continue }
      isCancelled = true
    }
    return isCancelled
  }
}

extension InputEvent.Gesture {
  /// An event that no gesture recognizes. Replaceable parts of a gesture that have changed handle it.
  static let update = InputEvent.Gesture(.touch, .cancelled)
}

extension InputEvent.Gesture.Kind {
  /// The kinds of the gestures of an app that can be in progress.
  static let cancellable: [Self] = [.press, .drag, .magnify, .rotate, .hover]
}
