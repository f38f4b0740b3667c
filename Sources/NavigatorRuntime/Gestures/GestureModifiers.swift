import Foundation

extension View {
  /// Adds a gesture to this view. The gestures of views inside have priority.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are recognized: this one, those of subviews, both, or none. Controls in subviews, such as
  ///     buttons, are not affected.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    GestureView(
      content: EnvironmentView(content: self, change: GestureMaskChange(mask: mask)), gesture: gesture, priority: .normal,
      mask: mask)
  }

  /// Adds a gesture to this view. The gestures of views inside have priority.
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(content: self, gesture: gesture, priority: .normal, mask: .all)
  }

  /// Adds a gesture to this view, unless `isEnabled` is false.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name to this view, unless `isEnabled` is false.
  ///
  /// - Parameter name: The name of the gesture. It has no effect, because a host has no recognizers that refer to it.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture to this view that has priority over the gestures of views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    GestureView(
      content: EnvironmentView(content: self, change: GestureMaskChange(mask: mask)), gesture: gesture, priority: .high,
      mask: mask)
  }

  /// Adds a gesture to this view that has priority over the gestures of views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: .all)
  }

  /// Adds a gesture to this view that has priority over the gestures of views inside, unless `isEnabled` is false.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name to this view that has priority over the gestures of views inside, unless `isEnabled` is false.
  ///
  /// - Parameter name: The name of the gesture. It has no effect, because a host has no recognizers that refer to it.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture to this view that is recognized together with those of views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    GestureView(
      content: EnvironmentView(content: self, change: GestureMaskChange(mask: mask)), gesture: gesture, priority: .simultaneous,
      mask: mask)
  }

  /// Adds a gesture to this view that is recognized together with those of views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(content: self, gesture: gesture, priority: .simultaneous, mask: .all)
  }

  /// Adds a gesture to this view that is recognized together with those of views inside, unless `isEnabled` is false.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name to this view that is recognized together with those of views inside, unless `isEnabled` is false.
  ///
  /// - Parameter name: The name of the gesture. It has no effect, because a host has no recognizers that refer to it.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Runs an action with the location of taps on this view.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action after a long press on this view.
  ///
  /// - Parameters:
  ///   - minimumDuration: The duration of the press, in seconds.
  ///   - maximumDistance: The distance in points by which the pointer may move.
  ///   - action: The action.
  ///   - onPressingChanged: A closure that receives true when a press begins, and false when it ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged))
  }

  /// Runs an action after a long press on this view. Prefer
  /// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Runs an action when a pointer enters this view, with true, and when it leaves, with false.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    GestureView(
      content: self,
      gesture: HoverGesture(reportsMovement: false, coordinateSpace: .local) { phase in
        if case .active = phase { action(true) } else { action(false) }
      }, priority: .simultaneous, mask: .all)
  }

  /// Runs an action when a pointer enters this view, moves above it, or leaves it.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    GestureView(
      content: self,
      gesture: HoverGesture(reportsMovement: true, coordinateSpace: coordinateSpace.coordinateSpace, action: action),
      priority: .simultaneous, mask: .all)
  }
}

/// The gestures of a view and its subviews that are recognized.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A change that excludes the gestures of subviews. They stay excluded in views that allow them.
nonisolated struct GestureMaskChange: EnvironmentChanging, Equatable {
  let mask: GestureMask

  func apply(to values: inout EnvironmentValues) {
    if !mask.contains(.subviews) { values[InheritedStyleKey.self].ignoresGestures = true }
  }
}

/// The state of a pointer above a view.
public nonisolated enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a location above the view.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// A long press with actions.
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

  @MainActor var needs: [String] { press.needs }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<Void> {
    guard step.event.kind == .press else { return .none }
    switch step.event.phase {
    case .began:
      memory.isActive = true
      pressing?(true)
      return .changed(())
    case .changed:
      guard memory.isActive, !memory.isDone else { return .none }
      memory.isDone = true
      pressing?(false)
      action()
      return .ended(())
    case .ended, .cancelled:
      let wasPressed = memory.isActive && !memory.isDone
      memory.reset()
      if wasPressed { pressing?(false) }
      return wasPressed ? .cancelled : .none
    }
  }
}

/// A pointer above a view.
nonisolated struct HoverGesture: PrimitiveGesture {
  typealias Value = HoverPhase
  typealias Body = Never

  let reportsMovement: Bool
  let coordinateSpace: CoordinateSpace
  let action: (HoverPhase) -> Void

  nonisolated init(reportsMovement: Bool, coordinateSpace: CoordinateSpace, action: @escaping (HoverPhase) -> Void) {
    self.reportsMovement = reportsMovement
    self.coordinateSpace = coordinateSpace
    self.action = action
  }

  @MainActor var needs: [String] { [reportsMovement ? "move" : "hover"] }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<HoverPhase> {
    guard step.event.kind == .hover else { return .none }
    switch step.event.phase {
    case .began, .changed:
      if !reportsMovement, memory.isActive {
        // The view that the pointer left without an event has been replaced.
        guard step.event.phase == .began else { return .none }
        action(.ended)
      }
      memory.isActive = true
      let phase = HoverPhase.active(step.location(in: coordinateSpace))
      action(phase)
      return .changed(phase)
    case .ended, .cancelled:
      guard memory.isActive else { return .none }
      memory.isActive = false
      action(.ended)
      return .ended(.ended)
    }
  }
}
