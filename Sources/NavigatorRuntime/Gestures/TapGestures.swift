import Foundation
import NavigatorHost

/// A gesture that recognizes one or more taps.
nonisolated public struct TapGesture: PrimitiveGesture {
  /// The required number of taps.
  public var count: Int

  /// Creates a tap gesture with a number of taps.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }

  /// The type of the values that describe the gesture.
  public typealias Value = Void
  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  /// The number of taps that hosts recognize, which is at most 10.
  var recognizedCount: Int { min(max(count, 1), 10) }

  @MainActor var needs: [String] { [count > 1 ? "tap:\(recognizedCount)" : "tap"] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Void> {
    step.event.kind == .tap && step.event.value == Double(recognizedCount) ? .ended(()) : .none
  }
}

/// A gesture that recognizes one or more taps and reports their location.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// The required number of taps.
  public var count: Int
  /// The coordinate system of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture with a number of taps and a coordinate system for the location.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap.
    public var location: CGPoint
  }

  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  @MainActor var needs: [String] { ["tap:\(min(max(count, 1), 10))"] + coordinateSpace.gestureNeeds }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    guard step.event.kind == .tap, step.event.value == Double(min(max(count, 1), 10)) else { return .none }
    return .ended(Value(location: step.location(in: coordinateSpace)))
  }
}

/// A gesture that recognizes a long press. Its value changes to true when the press starts, and the gesture ends when the minimum
/// duration has passed.
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

  @MainActor var needs: [String] {
    let milliseconds = Int((minimumDuration.limited(or: 0.5, to: 0...3600) * 1000).rounded())
    return ["press:\(milliseconds):\(Int(Double(maximumDistance).limited(or: 10, to: 0...10_000).rounded()))"]
  }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Bool> {
    guard step.event.kind == .press else { return .none }
    switch step.event.phase {
    case .began:
      memory.isActive = true
      return .changed(true)
    case .changed:
      memory.isActive = false
      return .ended(true)
    case .ended, .cancelled:
      defer { memory.isActive = false }
      return memory.isActive ? .cancelled : .none
    }
  }
}
