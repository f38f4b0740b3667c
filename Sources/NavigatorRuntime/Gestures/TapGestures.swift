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

  @MainActor var needs: [GestureNeed] { [count > 1 ? .taps(recognizedCount) : .tap] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Void> {
    step.event.kind == .tap && step.event.value == Double(recognizedCount) ? .ended(()) : .none
  }
}

/// A gesture that recognizes one or more taps and reports their location. In a web page, the Return key performs it at the center
/// of the focused view.
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

  @MainActor var needs: [GestureNeed] { [.taps(min(max(count, 1), 10))] + coordinateSpace.gestureNeeds }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    guard step.event.kind == .tap, step.event.value == Double(min(max(count, 1), 10)) else { return .none }
    return .ended(Value(location: step.location(in: coordinateSpace)))
  }
}
