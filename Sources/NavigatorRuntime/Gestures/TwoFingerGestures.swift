import Foundation
import NavigatorHost

/// A gesture that recognizes a pinch of two fingers. In a web page, the mouse wheel with the Control key and the keys + and -
/// also magnify.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// The minimum change of the magnification before the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture with a minimum change of the magnification.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last change.
    public var time: Date
    /// The magnification relative to the start of the gesture.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The center between the fingers at the start, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The center between the fingers at the start.
    public var startLocation: CGPoint
  }

  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  @MainActor var needs: [GestureNeed] { [.magnify] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    let value = Value(
      time: step.time, magnification: CGFloat(step.event.value), velocity: CGFloat(step.event.valueVelocity),
      startAnchor: step.startAnchor, startLocation: step.startLocation(in: .local))
    let delta = Double(minimumScaleDelta).limited(or: 0.01, to: 0...1000)
    return step.outcome(.magnify, value, isPastMinimum: abs(step.event.value - 1) >= delta, memory)
  }
}

/// A gesture that recognizes a pinch of two fingers. Prefer ``MagnifyGesture``.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  /// The minimum change of the magnification before the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture with a minimum change of the magnification.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The type of the values that describe the gesture.
  public typealias Value = CGFloat
  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  @MainActor var needs: [GestureNeed] { [.magnify] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).receive(step, memory).map(\.magnification)
  }
}

/// A gesture that recognizes a rotation of two fingers. In a web page, the mouse wheel with the Control and Shift keys and the
/// keys [ and ] also rotate.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// The minimum change of the angle before the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture with a minimum change of the angle.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last change.
    public var time: Date
    /// The clockwise rotation since the start of the gesture.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The center between the fingers at the start, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The center between the fingers at the start.
    public var startLocation: CGPoint
  }

  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  @MainActor var needs: [GestureNeed] { [.rotate] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    let value = Value(
      time: step.time, rotation: .degrees(step.event.value), velocity: .degrees(step.event.valueVelocity),
      startAnchor: step.startAnchor, startLocation: step.startLocation(in: .local))
    let delta = minimumAngleDelta.degrees.limited(or: 1, to: 0...1e6)
    return step.outcome(.rotate, value, isPastMinimum: abs(step.event.value) >= delta, memory)
  }
}

/// A gesture that recognizes a rotation of two fingers. Prefer ``RotateGesture``.
nonisolated public struct RotationGesture: PrimitiveGesture {
  /// The minimum change of the angle before the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture with a minimum change of the angle.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The type of the values that describe the gesture.
  public typealias Value = Angle
  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  @MainActor var needs: [GestureNeed] { [.rotate] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).receive(step, memory).map(\.rotation)
  }
}

extension GestureStep {
  /// The start location as fractions of the element's size.
  fileprivate var startAnchor: UnitPoint {
    guard event.size.x > 0, event.size.y > 0 else { return .center }
    return UnitPoint(x: event.start.x / event.size.x, y: event.start.y / event.size.y)
  }

  /// Returns the outcome of an event of a kind for a gesture with a minimum change.
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
