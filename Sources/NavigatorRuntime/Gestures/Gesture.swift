import Foundation
import NavigatorHost

/// A type that describes a user's gesture on a view.
///
/// ```swift
/// DragGesture()
///   .updating($offset) { value, offset, _ in offset = value.translation }
///   .onEnded { value in move(by: value.translation) }
/// ```
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// The type of the values that describe the gesture. The default is the value type of the body.
  associatedtype Value = Body.Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// The body of this gesture, which is the gesture that the runtime recognizes.
  var body: Body { get }
}

extension Never: Gesture {
  /// The type of the values, which do not exist.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// A body that is never evaluated because the runtime recognizes the gesture directly.
  public var body: Never {
    fatalError("A primitive gesture has no body, because the runtime recognizes it itself.")
  }
}

/// The outcome of an event for a gesture.
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

/// An event for a gesture, with information that depends on the view of the gesture.
struct GestureStep {
  var event: InputEvent.Gesture
  var time: Date
  /// Returns the offset from the element's bounds to the bounds of a coordinate system.
  var offset: (CoordinateSpace) -> CGSize

  func location(in space: CoordinateSpace) -> CGPoint {
    let (start, movement) = (startLocation(in: space), movement(event.translation, in: space))
    return CGPoint(x: start.x + movement.width, y: start.y + movement.height)
  }

  func startLocation(in space: CoordinateSpace) -> CGPoint {
    if space.isLocal { return CGPoint(x: event.start.x, y: event.start.y) }
    let offset = space.isGlobal ? .zero : offset(space)
    return CGPoint(x: event.globalStart.x - offset.width, y: event.globalStart.y - offset.height)
  }

  /// Returns a movement in the window in the directions of a coordinate system. Only that of the element may be scaled or
  /// rotated.
  func movement(_ movement: InputEvent.Gesture.Point, in space: CoordinateSpace) -> CGSize {
    let movement = space.isLocal ? event.movementInElement(movement) : movement
    return CGSize(width: movement.x, height: movement.y)
  }
}

/// The state of a gesture between events. It is stored separately because views recreate their gesture values.
@MainActor
final class GestureMemory {
  var isActive = false
  var isDone = false
  /// A Boolean value that indicates whether events are ignored until another gesture begins, because the gesture has been
  /// replaced. A reset keeps it.
  var awaitsStart = false
  private var stored: Any?
  private var children: [GestureMemory] = []

  /// Returns the state of a part of the gesture.
  func child(_ index: Int) -> GestureMemory {
    while children.count <= index { children.append(GestureMemory()) }
    return children[index]
  }

  /// Returns the stored value of the gesture, or nil if there is none.
  func value<Value>(as type: Value.Type) -> Value? {
    // The optional is unwrapped before the cast, because casting a missing value to an optional type would succeed with nil.
    guard let stored else { return nil }
    return stored as? Value
  }

  /// Stores the value of the gesture.
  func store<Value>(_ value: Value) { stored = value }

  func removeValue() { stored = nil }

  /// Resets the state to the state before the gesture.
  func reset() {
    (isActive, isDone, stored) = (false, false, nil)
    for child in children { child.reset() }
  }
}

/// A gesture that the runtime recognizes directly.
protocol PrimitiveGesture: Gesture {
  /// The recognizers that hosts must provide for the element.
  @MainActor var needs: [GestureNeed] { get }

  /// The types of the parts that can be replaced without a change of this gesture's type. A missing part has no type.
  @MainActor var replaceableParts: [ObjectIdentifier?] { get }

  /// Returns the outcome of an event.
  func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value>
}

extension PrimitiveGesture {
  @MainActor var replaceableParts: [ObjectIdentifier?] { [] }
}

extension Gesture {
  /// Returns the types of the parts that can be replaced, including the parts of the body.
  func allReplaceableParts() -> [ObjectIdentifier?] {
    if let primitive = self as? any PrimitiveGesture { return primitive.replaceableParts }
    return Nesting.entering(ifTooDeep: []) { Body.self == Never.self ? [] : body.allReplaceableParts() }
  }

  /// Returns the recognizers that hosts must provide for this gesture.
  func allNeeds() -> [GestureNeed] {
    if let primitive = self as? any PrimitiveGesture { return primitive.needs }
    return Nesting.entering(ifTooDeep: []) { Body.self == Never.self ? [] : body.allNeeds() }
  }

  /// Returns the outcome of an event. A composed gesture has the value of its body.
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

extension Double {
  /// Returns this value, limited to a range. An infinite limit of a gesture, such as a press that never ends, is the bound of the
  /// range. NaN is a fallback.
  nonisolated func limited(or fallback: Double, to range: ClosedRange<Double>) -> Double {
    isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
