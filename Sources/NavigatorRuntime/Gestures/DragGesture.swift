import Foundation
import NavigatorHost

/// A dragging motion of a pressed pointer. Without a minimum distance, a press is also a drag.
///
/// The session handles the events of a gesture at most once per frame. In a web page, views whose offset, position, scale or
/// rotation follows the pointer move without waiting for the session. The page derives the dependency of these values on the
/// gesture from previous responses, and applies it in each frame as long as the dependency is linear. The same applies to
/// ``MagnifyGesture`` and ``RotateGesture``.
///
/// In the following cases, the view lags behind the pointer by the round-trip time to the session:
/// - The view has not followed the gesture before, and the first response has not arrived. A view that moves by a different
///   distance than the pointer requires a second response.
/// - A value is not linear in the gesture, for example because it is limited. The view may exceed the limit until the next
///   response.
/// - Another property follows the gesture, such as a size, a color or a text.
///
/// When the gesture ends, the view keeps its position until the response of the session, which takes precedence.
///
/// In a web page, an arrow key drags the focused view by 20 points, or by 100 points with the Shift key.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The minimum distance of a drag, in points.
  public var minimumDistance: CGFloat
  /// The coordinate system of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture with a minimum distance in points and a coordinate system for locations.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag gesture with a minimum distance in points and a coordinate system for locations.
  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// The state of a drag. Lengths are in points.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The current location.
    public var location: CGPoint
    /// The location at which the drag started.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The distance from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the drag would end if the pointer were released now and decelerated within a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start to the predicted location.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  private var minimum: Double { Double(minimumDistance).limited(or: 10, to: 0...10_000) }

  @MainActor var needs: [GestureNeed] { [.drag(distance: Int(minimum.rounded()))] + coordinateSpace.gestureNeeds }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    let event = step.event
    guard event.kind == .drag else { return .none }
    if event.phase == .cancelled {
      defer { memory.isActive = false }
      return memory.isActive ? .cancelled : .none
    }
    if hypot(event.translation.x, event.translation.y) >= minimum - 1 { memory.isActive = true }
    guard memory.isActive else { return .none }
    let value = Value(
      time: step.time, location: step.location(in: coordinateSpace), startLocation: step.startLocation(in: coordinateSpace),
      velocity: step.movement(event.velocity, in: coordinateSpace))
    guard event.phase == .ended else { return .changed(value) }
    memory.isActive = false
    return .ended(value)
  }
}
