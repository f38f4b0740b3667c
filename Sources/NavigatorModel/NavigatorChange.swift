/// A change of a navigator's state.
public enum NavigatorChange<Path: StackPath, Item: PresentationItem> {
  /// Changes the stack in one step.
  case stack([StackChange<Path>])
  /// The screen of an entry has appeared.
  case screenMade(EntryID)
  /// Changes the presentations.
  case presentation(PresentationChange<Item>)
  /// The managed view has changed.
  case view(ManagedViewChange)
  /// Adds the checkpoints of a restored screen; nil is the root.
  case checkpoints([String], on: EntryID?)
  /// Removes the checkpoints of restored screens.
  case forgetCheckpoints
  /// Requests that the shown entries are read again, because only ``NavigatorState/shownLimit`` has changed.
  case reveal
  /// Requests that the states that determine entries are evaluated again, because a state was added or its entry has ended.
  case reviewStates
}

/// The consequences of a change. The caller that makes the change performs the effects.
public struct NavigatorEffects<Path: StackPath, Item: PresentationItem> {
  /// The entries that have left the stack, the lowest first.
  package internal(set) var endedEntries: [StackEntry<Path>] = []
  /// A Boolean value that indicates whether a destination or value was pushed.
  public internal(set) var hasPushed = false
  /// A Boolean value that indicates whether a screen has appeared for the first time.
  public internal(set) var isMade = false
  /// The presentations that have ended or were removed from the waiting ones.
  public internal(set) var endedPresentations: [Item] = []
}

/// The state of a managed view, as far as it is known.
public struct ManagedViewState: Equatable, Sendable {
  /// A Boolean value that indicates whether the view is on screen.
  public private(set) var isVisible = false
  /// A Boolean value that indicates whether the system presents the view or a view around it.
  public private(set) var isPresented = false
  /// A Boolean value that indicates whether the view is inside the parent's view, and not in a sheet above it. It never becomes
  /// false again.
  public private(set) var isInline = false
  /// A Boolean value that indicates whether a requested dismissal of the view's presentation has not begun.
  public private(set) var isDismissalRequested = false

  /// The number of requested dismissals of the view's presentation.
  public private(set) var dismissalRequests = 0

  /// Returns the state after a change.
  public func applying(_ change: ManagedViewChange) -> ManagedViewState {
    var state = self
    state.apply(change)
    return state
  }

  mutating func apply(_ change: ManagedViewChange) {
    switch change {
    case .appeared(let isPresented): (isVisible, self.isPresented) = (true, isPresented)
    case .disappeared: (isVisible, isPresented) = (false, false)
    case .presented(let isPresented): self.isPresented = isPresented
    case .isInline: isInline = true
    case .requestDismissal:
      isDismissalRequested = true
      dismissalRequests &+= 1
    case .dismissalBegan: isDismissalRequested = false
    }
  }
}

/// A change of a managed view.
public enum ManagedViewChange: Equatable, Sendable {
  /// The view has appeared.
  case appeared(isPresented: Bool)
  /// The view has disappeared.
  case disappeared
  /// The system has started or stopped presenting the view.
  case presented(Bool)
  /// The view is inside the parent's view.
  case isInline
  /// The dismissal of the view's presentation is requested.
  case requestDismissal
  /// The dismissal has been requested from the system.
  case dismissalBegan
}
