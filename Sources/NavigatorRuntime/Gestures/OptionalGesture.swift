/// An optional gesture. A gesture of nil is never recognized.
///
/// ```swift
/// card.gesture(isMovable ? DragGesture().onEnded { move(by: $0.translation) } : nil)
/// ```
extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the values that describe the gesture.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  @MainActor var needs: [GestureNeed] { self?.allNeeds() ?? [] }

  @MainActor var replaceableParts: [ObjectIdentifier?] {
    [self == nil ? nil : ObjectIdentifier(Wrapped.self)] + (self?.allReplaceableParts() ?? [])
  }

  /// Returns the outcome of an event. A gesture that is removed while it is recognized is cancelled, so that its state is reset.
  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Wrapped.Value> {
    guard let gesture = self else { return memory.receive(step, by: nil) }
    return memory.receive(step, by: gesture)
  }
}
