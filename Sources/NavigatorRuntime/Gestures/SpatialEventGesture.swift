import Foundation
import NavigatorHost

/// A gesture that provides the locations of all fingers, styluses and mouse pointers that press a view.
///
/// ```swift
/// SpatialEventGesture()
///   .onChanged { events in
///     for event in events { emitters[event.id] = event.phase == .active ? event.location : nil }
///   }
///   .onEnded { _ in emitters = [:] }
/// ```
///
/// The value contains the pointers that press the view, and the pointer that the last event has released or cancelled. The
/// gesture ends with its last pointer. In a web page, a pointer is cancelled when the browser begins to scroll, and the session
/// handles the events of a pointer at most once per frame.
///
/// A view with the gesture receives the focus of the keyboard. The Space bar and the Return key press the center of the view
/// with a pointer while they are held. An arrow key presses the center, moves the pointer by 20 points, and releases it. With the
/// Shift key, it moves the pointer by 100 points.
nonisolated public struct SpatialEventGesture: PrimitiveGesture {
  /// The coordinate system of the locations.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture with a coordinate system for locations.
  nonisolated public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The type of the values that describe the gesture.
  public typealias Value = SpatialEventCollection
  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  /// The maximum number of pointers, which exceeds the number of a user's fingers.
  private static let maximumCount = 20

  @MainActor var needs: [GestureNeed] { [.point] + coordinateSpace.gestureNeeds }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<SpatialEventCollection> {
    guard step.event.kind == .point else { return .none }
    var events = memory.value(as: [SpatialEventCollection.Event].self) ?? []
    guard let pointer = step.event.pointer else {
      defer { memory.removeValue() }
      return events.isEmpty ? .none : .cancelled
    }
    let event = SpatialEventCollection.Event(pointer, step, location: step.location(in: coordinateSpace))
    if let index = events.firstIndex(where: { $0.id == event.id }) {
      events[index] = event
    } else {
      guard step.event.phase == .began, events.count < Self.maximumCount else { return .none }
      events.append(event)
    }
    let active = events.filter { $0.phase == .active }
    memory.store(active)
    let value = SpatialEventCollection(events: events)
    return active.isEmpty ? .ended(value) : .changed(value)
  }
}

extension SpatialEventCollection.Event {
  fileprivate init(_ pointer: InputEvent.Gesture.Pointer, _ step: GestureStep, location: CGPoint) {
    id = ID(number: pointer.id)
    timestamp = step.time.timeIntervalSinceReferenceDate
    kind =
      switch pointer.device {
      case .touch: .touch
      case .pen: .pencil
      case .mouse: .pointer
      }
    self.location = location
    phase =
      switch step.event.phase {
      case .began, .changed: .active
      case .ended: .ended
      case .cancelled: .cancelled
      }
    modifierKeys = pointer.modifiers.reduce(into: []) { keys, key in keys.insert(EventModifiers(key)) }
    inputDevicePose = nil
  }
}
