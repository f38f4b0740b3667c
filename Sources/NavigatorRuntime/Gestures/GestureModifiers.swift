import Foundation

extension View {
  /// Adds a gesture to this view. Gestures of inner views take precedence.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: A mask that determines whether this gesture, the gestures of subviews, both or none are recognized. Controls in
  ///     subviews, such as buttons, are not affected.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    GestureView(
      content: EnvironmentView(content: self, change: GestureMaskChange(mask: mask)), gesture: gesture, priority: .normal,
      mask: mask)
  }

  /// Adds a gesture to this view. Gestures of inner views take precedence.
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(content: self, gesture: gesture, priority: .normal, mask: .all)
  }

  /// Adds a gesture to this view. The gesture is recognized only if `isEnabled` is true.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture to this view. The gesture is recognized only if `isEnabled` is true.
  ///
  /// - Parameter name: The name of the gesture. It has no effect because hosts have no recognizers that refer to names.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture to this view that takes precedence over gestures of inner views.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    GestureView(
      content: EnvironmentView(content: self, change: GestureMaskChange(mask: mask)), gesture: gesture, priority: .high,
      mask: mask)
  }

  /// Adds a gesture to this view that takes precedence over gestures of inner views.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: .all)
  }

  /// Adds a gesture to this view that takes precedence over gestures of inner views. The gesture is recognized only if
  /// `isEnabled` is true.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture to this view that takes precedence over gestures of inner views. The gesture is recognized only if
  /// `isEnabled` is true.
  ///
  /// - Parameter name: The name of the gesture. It has no effect because hosts have no recognizers that refer to names.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture to this view that is recognized simultaneously with gestures of inner views.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    GestureView(
      content: EnvironmentView(content: self, change: GestureMaskChange(mask: mask)), gesture: gesture, priority: .simultaneous,
      mask: mask)
  }

  /// Adds a gesture to this view that is recognized simultaneously with gestures of inner views.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(content: self, gesture: gesture, priority: .simultaneous, mask: .all)
  }

  /// Adds a gesture to this view that is recognized simultaneously with gestures of inner views. The gesture is recognized only
  /// if `isEnabled` is true.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture to this view that is recognized simultaneously with gestures of inner views. The gesture is recognized
  /// only if `isEnabled` is true.
  ///
  /// - Parameter name: The name of the gesture. It has no effect because hosts have no recognizers that refer to names.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Runs an action when the user taps this view. The action receives the location of the tap.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action after a long press on this view.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds.
  ///   - maximumDistance: The maximum distance by which the pointer may move, in points.
  ///   - action: The action to run when the minimum duration has passed.
  ///   - onPressingChanged: A closure that receives true when a press starts, and false when it ends.
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

  /// Runs an action when a pointer enters or leaves this view. The action receives true on entry and false on exit. In a page,
  /// the focus of the keyboard is a pointer too.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    GestureView(
      content: self,
      gesture: HoverGesture(reportsMovement: false, coordinateSpace: .local) { phase in
        if case .active = phase { action(true) } else { action(false) }
      }, priority: .simultaneous, mask: .all)
  }

  /// Runs an action when a pointer enters, moves over, or leaves this view. In a page, the focus of the keyboard is a pointer at
  /// the center of the view.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    GestureView(
      content: self,
      gesture: HoverGesture(reportsMovement: true, coordinateSpace: coordinateSpace.coordinateSpace, action: action),
      priority: .simultaneous, mask: .all)
  }
}

/// A mask that determines which gestures of a view and its subviews are recognized.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A mask that excludes all gestures.
  public static let none: GestureMask = []
  /// A mask that includes only the added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// A mask that includes only the gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// A mask that includes all gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A change that excludes the gestures of subviews. Inner views cannot include them again.
nonisolated struct GestureMaskChange: EnvironmentChanging, Equatable {
  let mask: GestureMask

  func apply(to values: inout EnvironmentValues) {
    if !mask.contains(.subviews) { values[InheritedStyleKey.self].ignoresGestures = true }
  }
}

/// The phase of a pointer that hovers over a view.
public nonisolated enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a location over the view.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// A gesture of a pointer that hovers over a view.
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

  @MainActor var needs: [GestureNeed] { [reportsMovement ? .move : .hover] + coordinateSpace.gestureNeeds }

  @MainActor func receive(_ step: GestureStep, _ memory: GestureMemory) -> GestureOutcome<HoverPhase> {
    guard step.event.kind == .hover else { return .none }
    switch step.event.phase {
    case .began, .changed:
      if !reportsMovement, memory.isActive {
        // The gesture belonged to a view that has been replaced. The pointer left that view without an event.
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
