/// The place of a navigator in its tree.
///
/// ``Navigator/changePlace(_:)`` makes each change. A navigator can take its place while a view is evaluated, because observers
/// of the children are informed when the view of a child appears or disappears.
nonisolated struct TreePlace {
  /// The navigator of the enclosing managed view.
  private(set) weak var parent: Navigator?
  /// The root at the time of attachment. It remains available after a navigator in between has been removed.
  private(set) weak var formerRoot: Navigator?
  /// The screen that contains the managed view.
  private(set) weak var hostScreen: ScreenContext?
  /// The managed view's state object that owns the navigator.
  private(set) weak var holder: NavigatorHolder?
  /// A Boolean value that indicates whether a managed view has owned the navigator.
  private(set) var wasRetained = false
  /// A Boolean value that indicates whether a view has been evaluated with the navigator as its own.
  private(set) var isHosted = false
  /// The handle of the presentation whose content is the managed view, if a navigator presents it.
  private(set) var presentation: PresentationHandle?
  /// The identifier of the presenting state for restoration, if a state presents the managed view.
  private(set) var stateMark: String?
  /// A closure that sets that state to nil.
  private(set) var endState: (() -> Void)?
  /// The selections around the managed view.
  private(set) var selections: [WeakReference<SelectionRegistration>] = []
  /// The values of the selections when the managed view has appeared.
  private(set) var appearances: [Concealment.Appearance] = []
  /// The selections whose change has concealed the managed view.
  private(set) var concealments: [Concealment] = []
  private var childReferences: [WeakReference<Navigator>] = []

  enum Change {
    /// A managed view has taken ownership of the navigator. A state presents the view if it has a mark.
    case retained(by: NavigatorHolder, stateMark: String?, endState: (() -> Void)?)
    /// The managed view is on a screen, and may be the content of a presentation.
    case shown(on: ScreenContext?, in: PresentationHandle?)
    /// The navigator has become a child of another one.
    case attached(to: Navigator, root: Navigator)
    /// A view has been evaluated with the navigator as its own, inside selections.
    case hosted(in: [SelectionRegistration])
    /// The managed view has appeared while the selections had values.
    case appeared([Concealment.Appearance])
    /// Selections have concealed the managed view.
    case concealed([Concealment])
    /// The state that presents the managed view is about to be set to nil.
    case stateEnded
    case childAdded(Navigator)
    case childRemoved(Navigator)
    /// The managed view of a child has appeared or disappeared.
    case childVisibility
    /// A presentation has ended, and with it the navigators of its views.
    case presentationEnded(PresentationHandle)
  }

  init() {}

  /// The navigators of the managed views inside this one's view, in the order of their attachment.
  @MainActor var children: [Navigator] { childReferences.compactMap(\.object).filter { !$0.isGone } }

  func contains(_ child: Navigator) -> Bool {
    childReferences.contains { $0.object === child }
  }

  /// Applies a change. It must not call the app's code, because that code may read the place.
  @MainActor mutating func apply(_ change: Change) {
    switch change {
    case .retained(let holder, let stateMark, let endState):
      self.stateMark = stateMark
      self.endState = endState
      self.holder = holder
      wasRetained = true
    case .shown(let screen, let presentation):
      self.presentation = presentation
      hostScreen = screen
    case .attached(let parent, let root):
      self.parent = parent
      formerRoot = root
    case .hosted(let selections):
      isHosted = true
      self.selections = selections.map { WeakReference($0) }
    case .appeared(let appearances):
      concealments = []
      self.appearances = appearances
    case .concealed(let concealments): self.concealments = concealments
    case .stateEnded: endState = nil
    case .childAdded(let child):
      childReferences.removeAll { $0.object == nil }
      childReferences.append(WeakReference(child))
    case .childRemoved(let child): childReferences.removeAll { $0.object === child }
    case .childVisibility: childReferences.removeAll { $0.object == nil }
    case .presentationEnded(let handle):
      childReferences.removeAll { $0.object == nil || $0.object?.presentation === handle }
    }
  }
}

extension Navigator {
  /// The navigator of the enclosing managed view.
  public var parent: Navigator? { place.parent }

  /// The navigators of the managed views inside this one's view, in the order of their attachment.
  public var children: [Navigator] { tracked(\.children, place.children) }

  var hostScreen: ScreenContext? { place.hostScreen }

  var presentation: PresentationHandle? { place.presentation }

  /// A Boolean value that indicates whether the managed view was removed while its navigator is still retained.
  var isGone: Bool {
    switch owner {
    case .stack, .presenter: place.wasRetained && place.holder == nil
    case .root, .application: false
    }
  }

  var tree: NavigationTree {
    let root = root
    if let tree = root.ownTree { return tree }
    let tree = NavigationTree(root: root, configuration: root.configuration)
    root.ownTree = tree
    return tree
  }

  /// Attaches the navigator to the tree. This is not observed, so it can be called while a view is evaluated.
  func attach(to parent: Navigator, on screen: ScreenContext?, presentation: PresentationHandle?) {
    changePlace(.shown(on: screen, in: presentation))
    guard parent.owner != .application, self.parent !== parent else { return }
    guard !sequence(first: parent, next: \.parent).contains(where: { $0 === self }) else { return reportOwnAncestor(parent) }
    self.parent?.changePlace(.childRemoved(self))
    changePlace(.attached(to: parent, root: parent.root))
    parent.changePlace(.childAdded(self))
    ownTree = nil
    noteActivity()
    trace(.lifecycle(.attached))
    features.attached()
  }

  /// Reports a parent that is inside of this navigator's own view. The former parent remains, because searches in a tree with a
  /// cycle would not end.
  private func reportOwnAncestor(_ parent: Navigator) {
    tree.reportOnce(
      """
      The environment of \(ownerDescription) contains the navigator \(parent.displayName), whose view is inside of its own view. \
      Do not set a navigator in the environment of a view that contains the navigator's own view. Pass it as a value instead.
      """)
  }

  /// A Boolean value that indicates whether the navigator is reachable from its root. Navigators of ended presentations are not.
  var isAttached: Bool {
    if isGone { return false }
    guard let parent else { return true }
    if let hostScreen, hostScreen.isGone { return false }
    return parent.place.contains(self) && parent.isAttached
  }
}
