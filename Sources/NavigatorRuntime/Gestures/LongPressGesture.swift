import Foundation
import NavigatorHost

/// A gesture that recognizes a long press. Its value changes to true when the press starts, and the gesture ends when the minimum
/// duration has passed.
///
/// A view may have several long presses. Each is recognized at its own duration, and fails at its own distance. In a web page,
/// the Return key performs the long press of a focused view without a tap, and the context menu key that of any focused view.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  /// The minimum duration, in seconds.
  public var minimumDuration: Double
  /// The maximum distance by which the pointer may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture with a minimum duration in seconds and a maximum distance in points.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The type of the values that describe the gesture.
  public typealias Value = Bool
  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  /// The minimum duration in milliseconds.
  private var milliseconds: Int { Int((minimumDuration.limited(or: 0.5, to: 0...3600) * 1000).rounded()) }

  /// The maximum distance in whole points.
  private var distance: Int { Int(Double(maximumDistance).limited(or: 10, to: 0...10_000).rounded()) }

  @MainActor var needs: [GestureNeed] { [.press(milliseconds: milliseconds, distance: distance)] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Bool> {
    guard step.event.kind == .press else { return .none }
    if step.event.phase == .began {
      memory.isActive = true
      return .changed(true)
    }
    guard memory.isActive else { return .none }
    switch step.event.phase {
    case .changed where !isExceeded(by: step.event):
      guard isReached(by: step.event) else { return .none }
      memory.isActive = false
      return .ended(true)
    default:
      memory.isActive = false
      return .cancelled
    }
  }

  /// Returns a Boolean value that indicates whether a press has lasted as long as this gesture requires.
  private func isReached(by event: InputEvent.Gesture) -> Bool {
    guard event.value == 0 else { return event.value >= Double(milliseconds) }
    return event.translation.x == 0 && event.translation.y == 0
  }

  /// Returns a Boolean value that indicates whether the pointer of a press has moved too far for this gesture.
  private func isExceeded(by event: InputEvent.Gesture) -> Bool {
    // Hosts round the movement.
    hypot(event.translation.x, event.translation.y) > Double(distance) + 0.01
  }
}

/// A long press gesture that runs actions.
nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Void
  typealias Body = Never

  let press: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  nonisolated init(press: LongPressGesture, action: @escaping () -> Void, pressing: ((Bool) -> Void)?) {
    self.press = press
    self.action = action
    self.pressing = pressing
  }

  @MainActor var needs: [GestureNeed] { press.needs }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Void> {
    switch press.receive(step, memory) {
    case .none: return .none
    case .changed:
      pressing?(true)
      return .changed(())
    case .ended:
      pressing?(false)
      action()
      return .ended(())
    case .cancelled:
      pressing?(false)
      return .cancelled
    }
  }
}
