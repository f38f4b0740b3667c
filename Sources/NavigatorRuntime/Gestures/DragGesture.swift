import Foundation
import NavigatorHost

/// A movement of a pressed pointer. Without a minimum distance, a press is a drag too.
///
/// The session handles each step of a gesture, at most one a frame. In a page, views that follow the pointer by their offset,
/// position, scale or rotation do not wait for the answers: the page learns from the last answers how these values depend on the
/// gesture, and shows them in each frame, as long as the dependency is linear. This applies to ``MagnifyGesture`` and
/// ``RotateGesture`` too.
///
/// A view is late by the time of a message to the session and its answer in these cases:
/// - It has not followed the gesture before, and the first answer has not arrived. A view that does not move by the same distance
///   as the pointer needs a second answer.
/// - A value is not linear in the gesture, such as one that has a limit. The view may then pass the limit until the next answer.
/// - Another property follows the gesture, such as a size, a color or a text.
///
/// When the gesture ends, the view stays where it is until the session's answer, which has precedence.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The distance in points from which a movement is a drag.
  public var minimumDistance: CGFloat
  /// The coordinate system of locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with a minimum distance in points, and a coordinate system of locations.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture with a minimum distance in points, and a coordinate system of locations.
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
    /// The location at which the drag began.
    public var startLocation: CGPoint
    /// The velocity, in points a second.
    public var velocity: CGSize

    /// The distance from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the drag would end if the pointer were released now and slowed down in a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start to the predicted location.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The runtime recognizes the gesture itself.
  public typealias Body = Never

  private var minimum: Double { Double(minimumDistance).finite(or: 10, in: 0...10_000) }

  @MainActor var needs: [String] { ["drag:\(Int(minimum.rounded()))"] }

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
      velocity: CGSize(width: event.velocity.x, height: event.velocity.y))
    guard event.phase == .ended else { return .changed(value) }
    memory.isActive = false
    return .ended(value)
  }
}
