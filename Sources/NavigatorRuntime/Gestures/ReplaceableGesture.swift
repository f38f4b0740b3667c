import NavigatorHost

/// The gesture that a replaceable part of a gesture contained at the last event.
///
/// A type-erased or an optional gesture can become a gesture of another type, or none, while it is recognized.
private struct LastGesture<Value> {
  var gesture: (any Gesture<Value>)?

  /// Returns a Boolean value that indicates whether another gesture is of the same type, or none as well.
  func hasType(of other: (any Gesture<Value>)?) -> Bool {
    gesture.map { ObjectIdentifier(type(of: $0)) } == other.map { ObjectIdentifier(type(of: $0)) }
  }
}

extension GestureMemory {
  /// Returns the outcome of an event for a gesture that may be of another type than at the last event, or nil for none. A gesture
  /// that is replaced while it is recognized is cancelled, so that its state is reset. The new gesture does not continue its
  /// course.
  func receive<Value>(_ step: GestureStep, by gesture: (any Gesture<Value>)?) -> GestureOutcome<Value> {
    let last = value(as: LastGesture<Value>.self) ?? LastGesture(gesture: gesture)
    store(LastGesture(gesture: gesture))
    // A tap has no start.
    if step.event.phase == .began || step.event.kind == .tap { awaitsStart = false }
    if !last.hasType(of: gesture) {
      let isCancelled = last.gesture?.cancel(step, child(0)) == true
      child(0).reset()
      awaitsStart = awaitsStart || isCancelled
      if isCancelled { return .cancelled }
    }
    guard !awaitsStart, let gesture else { return .none }
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
  static let cancellable: [Self] = [.press, .drag, .point, .magnify, .rotate, .hover]
}
