import Foundation
import NavigatorHost

/// A movement of two fingers apart or together. In a page, a wheel with the Control key and the keys + and - magnify too.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// The change of the factor from which a movement counts.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with the change of the factor from which a movement counts.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The factor of the distance between the fingers.
    public var magnification: CGFloat
    /// The change of the factor in a second.
    public var velocity: CGFloat
    /// The point between the fingers at the start, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start.
    public var startLocation: CGPoint
  }

  /// The runtime recognizes the gesture itself.
  public typealias Body = Never

  @MainActor var needs: [String] { ["magnify"] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    let value = Value(
      time: step.time, magnification: CGFloat(step.event.value), velocity: CGFloat(step.event.valueVelocity),
      startAnchor: step.startAnchor, startLocation: step.startLocation(in: .local))
    let delta = Double(minimumScaleDelta).finite(or: 0.01, in: 0...1000)
    return step.outcome(.magnify, value, isPastMinimum: abs(step.event.value - 1) >= delta, memory)
  }
}

/// A movement of two fingers apart or together. Prefer ``MagnifyGesture``.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  /// The change of the factor from which a movement counts.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with the change of the factor from which a movement counts.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The type of the values that describe the gesture.
  public typealias Value = CGFloat
  /// The runtime recognizes the gesture itself.
  public typealias Body = Never

  @MainActor var needs: [String] { ["magnify"] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).receive(step, memory).map(\.magnification)
  }
}

/// A movement of two fingers around each other. In a page, a wheel with the keys Control and Shift, and the keys [ and ], rotate
/// too.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// The angle from which a movement counts.
  public var minimumAngleDelta: Angle

  /// Creates a gesture with the angle from which a movement counts.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The clockwise angle since the start.
    public var rotation: Angle
    /// The change of the angle in a second.
    public var velocity: Angle
    /// The point between the fingers at the start, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start.
    public var startLocation: CGPoint
  }

  /// The runtime recognizes the gesture itself.
  public typealias Body = Never

  @MainActor var needs: [String] { ["rotate"] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    let value = Value(
      time: step.time, rotation: .degrees(step.event.value), velocity: .degrees(step.event.valueVelocity),
      startAnchor: step.startAnchor, startLocation: step.startLocation(in: .local))
    let delta = minimumAngleDelta.degrees.finite(or: 1, in: 0...360)
    return step.outcome(.rotate, value, isPastMinimum: abs(step.event.value) >= delta, memory)
  }
}

/// A movement of two fingers around each other. Prefer ``RotateGesture``.
nonisolated public struct RotationGesture: PrimitiveGesture {
  /// The angle from which a movement counts.
  public var minimumAngleDelta: Angle

  /// Creates a gesture with the angle from which a movement counts.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The type of the values that describe the gesture.
  public typealias Value = Angle
  /// The runtime recognizes the gesture itself.
  public typealias Body = Never

  @MainActor var needs: [String] { ["rotate"] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).receive(step, memory).map(\.rotation)
  }
}

extension GestureStep {
  /// The start as fractions of the element's size.
  fileprivate var startAnchor: UnitPoint {
    guard event.size.x > 0, event.size.y > 0 else { return .center }
    return UnitPoint(x: event.start.x / event.size.x, y: event.start.y / event.size.y)
  }

  /// Returns the effect of an event of a kind on a gesture that begins at a minimum.
  @MainActor
  fileprivate func outcome<Value>(
    _ kind: InputEvent.Gesture.Kind, _ value: Value, isPastMinimum: Bool, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    guard event.kind == kind else { return .none }
    if isPastMinimum, event.phase != .cancelled { memory.isActive = true }
    guard memory.isActive else { return .none }
    switch event.phase {
    case .began, .changed: return .changed(value)
    case .ended:
      memory.isActive = false
      return .ended(value)
    case .cancelled:
      memory.isActive = false
      return .cancelled
    }
  }
}
