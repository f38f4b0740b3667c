extension Gesture {
  /// Returns a gesture that consists of this gesture followed by another gesture.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture that recognizes this gesture and another gesture simultaneously.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture that recognizes this gesture, or another gesture if this gesture is not recognized.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture that consists of two consecutive gestures.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The state of the two gestures.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended. The second value is nil until the second gesture starts.
    case second(First.Value, Second.Value?)
  }

  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  /// The gesture that must end first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a sequence of two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The requirements of both gestures, and ``GestureNeed/held`` if the first gesture is a long press. An arrow key then performs
  /// both gestures. A second long press begins when the first one has ended.
  @MainActor var needs: [GestureNeed] {
    let needs = first.allNeeds()
    let duration = needs.compactMap(\.pressDuration).max()
    let others = second.allNeeds().map { $0.pressing(after: duration ?? 0) }
    return needs + others + (duration == nil ? [] : [.held])
  }

  @MainActor var replaceableParts: [ObjectIdentifier?] { first.allReplaceableParts() + second.allReplaceableParts() }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    guard let done = memory.value(as: First.Value.self) else { return receiveFirst(step, memory) }
    var step = step
    if step.event.kind == .press, step.event.value > 0 {
      step.event.value = max(step.event.value - (memory.child(2).value(as: Double.self) ?? 0), 1)
    }
    return receiveSecond(step, after: done, memory)
  }

  @MainActor private func receiveSecond(_ step: GestureStep, after done: First.Value, _ memory: GestureMemory)
    -> GestureOutcome<Value>
  {
    switch second.outcome(of: step, memory.child(1)) {
    case .changed(let value): return .changed(.second(done, value))
    case .ended(let value):
      memory.reset()
      return .ended(.second(done, value))
    case .cancelled:
      memory.reset()
      return .cancelled
    case .none:
      // The pointer was released before the second gesture started.
      guard step.event.kind == .press, step.event.phase == .ended || step.event.phase == .cancelled else { return .none }
      memory.reset()
      return .cancelled
    }
  }

  @MainActor private func receiveFirst(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    switch first.outcome(of: step, memory.child(0)) {
    case .none: return .none
    case .changed(let value): return .changed(.first(value))
    case .ended(let value):
      memory.store(value)
      return beginSecond(step, after: value, memory)
    case .cancelled:
      memory.reset()
      return .cancelled
    }
  }

  /// Begins a second long press if the pointer is still pressed after the first one.
  @MainActor private func beginSecond(_ step: GestureStep, after done: First.Value, _ memory: GestureMemory)
    -> GestureOutcome<Value>
  {
    guard step.event.kind == .press, step.event.phase == .changed else { return .changed(.second(done, nil)) }
    memory.child(2).store(step.event.value)
    var begin = step
    begin.event.phase = .began
    let outcome = receiveSecond(begin, after: done, memory)
    // A press without a duration is as long as all long presses require.
    let last: GestureOutcome<Value> = step.event.value == 0 ? receiveSecond(step, after: done, memory) : .none
    switch (outcome, last) {
    case (.none, .none): return .changed(.second(done, nil))
    case (_, .none): return outcome
    default: return last
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that recognizes two gestures simultaneously.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The state of the two gestures.
  public struct Value {
    /// The value of the first gesture, or nil while it is not recognized.
    public var first: First.Value?
    /// The value of the second gesture, or nil while it is not recognized.
    public var second: Second.Value?
  }

  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a simultaneous gesture from two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor var needs: [GestureNeed] { first.allNeeds() + second.allNeeds() }
  @MainActor var replaceableParts: [ObjectIdentifier?] { first.allReplaceableParts() + second.allReplaceableParts() }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    var value = memory.value(as: Value.self) ?? Value()
    let changes = [
      Self.add(first.outcome(of: step, memory.child(0)), to: &value.first, memory.child(0)),
      Self.add(second.outcome(of: step, memory.child(1)), to: &value.second, memory.child(1)),
    ]
    guard changes.contains(true) else { return .none }
    memory.store(value)
    let parts = [memory.child(0), memory.child(1)]
    if parts.contains(where: \.isActive) { return .changed(value) }
    memory.reset()
    return value.first == nil && value.second == nil ? .cancelled : .ended(value)
  }

  /// Stores the value of a part. Returns a Boolean value that indicates whether the recognition of the part has changed.
  @MainActor private static func add<Part>(_ outcome: GestureOutcome<Part>, to value: inout Part?, _ memory: GestureMemory)
    -> Bool
  {
    switch outcome {
    case .none: return false
    case .changed(let new):
      value = new
      memory.isActive = true
    case .ended(let new):
      value = new
      memory.isActive = false
    case .cancelled:
      value = nil
      memory.isActive = false
    }
    return true
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that recognizes one of two gestures. The first gesture takes precedence.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The state of the recognized gesture.
  public enum Value {
    /// The value of the first gesture, which is recognized.
    case first(First.Value)
    /// The value of the second gesture, which is recognized while the first gesture is not.
    case second(Second.Value)
  }

  /// The type of the body, which is `Never` because the runtime recognizes the gesture directly.
  public typealias Body = Never

  /// The gesture that takes precedence.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates an exclusive gesture from two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor var needs: [GestureNeed] { first.allNeeds() + second.allNeeds() }
  @MainActor var replaceableParts: [ObjectIdentifier?] { first.allReplaceableParts() + second.allReplaceableParts() }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    if memory.child(1).isDone { return receiveSecond(step, memory) }
    switch first.outcome(of: step, memory.child(0)) {
    case .changed(let value):
      keep(step, memory)
      return .changed(.first(value))
    case .ended(let value):
      memory.removeValue()
      return .ended(.first(value))
    case .cancelled: return receiveFailure(step, memory)
    case .none:
      guard step.event.kind == .press, step.event.phase == .changed, memory.value(as: [GestureStep].self) != nil else {
        return receiveSecond(step, memory)
      }
      keep(step, memory)
      return .none
    }
  }

  @MainActor private func receiveSecond(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    let outcome = second.outcome(of: step, memory.child(1))
    switch outcome {
    case .changed: memory.child(1).isDone = true
    case .ended, .cancelled: memory.child(1).isDone = false
    case .none: break
    }
    return outcome.map { .second($0) }
  }

  /// The maximum number of steps of a press that are kept.
  private static var maximumKept: Int { 16 }

  /// Keeps a step of a press while the first gesture may still be recognized.
  @MainActor private func keep(_ step: GestureStep, _ memory: GestureMemory) {
    guard step.event.kind == .press else { return }
    let kept = step.event.phase == .began ? [] : memory.value(as: [GestureStep].self) ?? []
    if kept.count < Self.maximumKept { memory.store(kept + [step]) }
  }

  /// Passes the kept steps to the second gesture after the first one has failed, if the press was long enough for one of the
  /// durations. A press that the host has cancelled is not recognized.
  @MainActor private func receiveFailure(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Value> {
    let kept = memory.value(as: [GestureStep].self) ?? []
    memory.removeValue()
    guard step.event.phase != .cancelled, kept.contains(where: { $0.event.phase == .changed }) else { return .cancelled }
    var last = GestureOutcome<Value>.cancelled
    for past in kept + [step] {
      let outcome = receiveSecond(past, memory)
      if case .none = outcome { continue }
      last = outcome
    }
    return last
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
