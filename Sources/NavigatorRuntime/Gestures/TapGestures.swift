import Foundation
import NavigatorHost

/// One or several taps.
nonisolated public struct TapGesture: PrimitiveGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }

  /// The type of the values that describe the gesture.
  public typealias Value = Void
  /// The runtime recognizes the gesture itself.
  public typealias Body = Never

  /// The number of taps that hosts count: at most 10.
  var recognizedCount: Int { min(max(count, 1), 10) }

  @MainActor var needs: [String] { [count > 1 ? "tap:\(recognizedCount)" : "tap"] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Void> {
    step.event.kind == .tap && step.event.value == Double(recognizedCount) ? .ended(()) : .none
  }
}

/// One or several taps, with their location.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// The number of taps.
  public var count: Int
  /// The coordinate system of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps, with their location in a coordinate system.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The taps.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap.
    public var location: CGPoint
  }

  /// The runtime recognizes the gesture itself.
  public typealias Body = Never

  @MainActor var needs: [String] { ["tap:\(min(max(count, 1), 10))"] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    guard step.event.kind == .tap, step.event.value == Double(min(max(count, 1), 10)) else { return .none }
    return .ended(Value(location: step.location(in: coordinateSpace)))
  }
}

/// A press of a minimum duration. The gesture changes to true when the press begins, and ends when the duration has passed.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  /// The duration, in seconds.
  public var minimumDuration: Double
  /// The distance in points by which the pointer may move.
  public var maximumDistance: CGFloat

  /// Creates a gesture with a minimum duration in seconds, and a distance in points by which the pointer may move.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The type of the values that describe the gesture.
  public typealias Value = Bool
  /// The runtime recognizes the gesture itself.
  public typealias Body = Never

  @MainActor var needs: [String] {
    let milliseconds = Int((minimumDuration.finite(or: 0.5, in: 0...3600) * 1000).rounded())
    return ["press:\(milliseconds):\(Int(Double(maximumDistance).finite(or: 10, in: 0...10_000).rounded()))"]
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
