import Foundation
import NavigatorHost

/// A gesture of a user on a view.
///
/// ```swift
/// DragGesture()
///   .updating($offset) { value, offset, _ in offset = value.translation }
///   .onEnded { value in move(by: value.translation) }
/// ```
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// The type of the values that describe the gesture, by default those of the gesture that it consists of.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  var body: Body { get }
}

extension Never: Gesture {
  /// The type of the values that describe the gesture.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// A body that is never evaluated, because the runtime recognizes the gesture itself.
  public var body: Never {
    fatalError("A primitive gesture has no body, because the runtime recognizes it itself.")
  }
}

/// The effect of an event on a gesture.
enum GestureOutcome<Value> {
  case none
  case changed(Value)
  case ended(Value)
  case cancelled

  func map<Other>(_ transform: (Value) -> Other) -> GestureOutcome<Other> {
    switch self {
    case .none: .none
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    }
  }
}

/// An event with what depends on the view on which the gesture is.
struct GestureStep {
  var event: InputEvent.Gesture
  var time: Date
  /// Returns the distance from the element's bounds to those of a coordinate system.
  var offset: (CoordinateSpace) -> CGSize

  func location(in space: CoordinateSpace) -> CGPoint {
    let start = startLocation(in: space)
    return CGPoint(x: start.x + event.translation.x, y: start.y + event.translation.y)
  }

  func startLocation(in space: CoordinateSpace) -> CGPoint {
    if space.isLocal { return CGPoint(x: event.start.x, y: event.start.y) }
    let offset = space.isGlobal ? .zero : offset(space)
    return CGPoint(x: event.globalStart.x - offset.width, y: event.globalStart.y - offset.height)
  }
}

/// The state of a gesture between events. Gestures are values that views create anew, so that their state is stored separately.
@MainActor
final class GestureMemory {
  var isActive = false
  var isDone = false
  private var stored: Any?
  private var children: [GestureMemory] = []

  /// Returns the state of a part of the gesture.
  func child(_ index: Int) -> GestureMemory {
    while children.count <= index { children.append(GestureMemory()) }
    return children[index]
  }

  /// The value of the gesture; nil if there is none.
  func value<Value>(as type: Value.Type) -> Value? {
    // Unwrapped before the cast, because casting a missing value to an optional type would succeed with nil.
    guard let stored else { return nil }
    return stored as? Value
  }

  /// Sets the value of the gesture.
  func store<Value>(_ value: Value) { stored = value }

  func removeValue() { stored = nil }

  /// Forgets what happened since the gesture began.
  func reset() {
    (isActive, isDone, stored, children) = (false, false, nil, [])
  }
}

/// A gesture that the runtime recognizes.
protocol PrimitiveGesture: Gesture {
  /// The gestures that hosts must recognize on the element: their kinds, with numbers after colons.
  @MainActor var needs: [String] { get }

  /// Returns the effect of an event.
  func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value>
}

extension Gesture {
  /// Returns what hosts must recognize for this gesture.
  func allNeeds() -> [String] {
    if let primitive = self as? any PrimitiveGesture { return primitive.needs }
    return Nesting.entering(ifTooDeep: []) { Body.self == Never.self ? [] : body.allNeeds() }
  }

  /// Returns the effect of an event. The value of a gesture that is made of another one is that of the other.
  func outcome(of step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    if let primitive = self as? any PrimitiveGesture {
      func receive<G: PrimitiveGesture>(_ gesture: G) -> GestureOutcome<Value> {
        gesture.receive(step, memory) as? GestureOutcome<Value> ?? .none
      }
      return receive(primitive)
    }
    return Nesting.entering(ifTooDeep: .none) {
      Body.self == Never.self ? .none : body.outcome(of: step, memory) as? GestureOutcome<Value> ?? .none
    }
  }
}
