import Foundation

extension Gesture {
  /// Runs an action whenever the value of the gesture changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable {
    ActingGesture(base: self, changed: action, isSame: { $0 == $1 }, ended: nil)
  }

  /// Runs an action when the gesture ends. The action does not run if the gesture is cancelled.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ActingGesture(base: self, changed: nil, isSame: { _, _ in false }, ended: action)
  }

  /// Returns a gesture that maps the values of this gesture with a closure.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }

  /// Updates a state whenever the gesture changes. The state is reset when the gesture ends or is cancelled.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

nonisolated struct ActingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  let changed: ((Value) -> Void)?
  let isSame: (Value, Value) -> Bool
  let ended: ((Value) -> Void)?

  nonisolated init(
    base: Base, changed: ((Value) -> Void)?, isSame: @escaping (Value, Value) -> Bool, ended: ((Value) -> Void)?
  ) {
    self.base = base
    self.changed = changed
    self.isSame = isSame
    self.ended = ended
  }

  @MainActor var needs: [GestureNeed] { base.allNeeds() }
  @MainActor var replaceableParts: [ObjectIdentifier?] { base.allReplaceableParts() }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    let outcome = base.outcome(of: step, memory.child(0))
    switch outcome {
    case .changed(let value):
      guard let changed else { break }
      if let last = memory.value(as: Value.self), isSame(last, value) { break }
      memory.store(value)
      changed(value)
    case .ended(let value):
      memory.removeValue()
      ended?(value)
    case .cancelled: memory.removeValue()
    case .none: break
    }
    return outcome
  }
}

nonisolated struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value

  nonisolated init(base: Base, transform: @escaping (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

  @MainActor var needs: [GestureNeed] { base.allNeeds() }
  @MainActor var replaceableParts: [ObjectIdentifier?] { base.allReplaceableParts() }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    base.outcome(of: step, memory).map(transform)
  }
}

/// A gesture that updates a state. See ``Gesture/updating(_:body:)``.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The type of the values that describe the gesture.
  public typealias Value = Base.Value
  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  /// The base gesture.
  public var base: Base
  /// The state that the gesture updates.
  public var state: GestureState<State>
  private let update: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  nonisolated public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  @MainActor var needs: [GestureNeed] { base.allNeeds() }
  @MainActor var replaceableParts: [ObjectIdentifier?] { base.allReplaceableParts() }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    let outcome = base.outcome(of: step, memory)
    switch outcome {
    case .changed(let value):
      var (new, transaction) = (state.wrappedValue, Transaction())
      update(value, &new, &transaction)
      state.set(new, transaction)
    case .ended, .cancelled: state.reset()
    case .none: break
    }
    return outcome
  }
}

/// A type-erased gesture. If it is replaced by a gesture of another type while it is recognized, it is cancelled.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  private let gesture: any Gesture<Value>

  /// Creates a type-erased gesture.
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    self.gesture = gesture
  }

  @MainActor var needs: [GestureNeed] { gesture.allNeeds() }

  @MainActor var replaceableParts: [ObjectIdentifier?] {
    [ObjectIdentifier(type(of: gesture))] + gesture.allReplaceableParts()
  }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    memory.receive(step, by: gesture)
  }
}
