/// The place of a navigator in its tree.
///
/// It is not observed, so a navigator can take its place while a view is evaluated.
nonisolated struct TreePlace {
  /// The navigator of the enclosing managed view.
  weak var parent: Navigator?
  /// The root at the time of attachment. It remains available after a navigator in between has been removed.
  weak var formerRoot: Navigator?
  /// The screen that contains the managed view.
  weak var hostScreen: ScreenContext?
  /// The managed view's state object that owns the navigator.
  weak var holder: NavigatorHolder? {
    didSet { wasHeld = true }
  }
  /// A Boolean value that indicates whether a managed view has owned the navigator.
  private(set) var wasHeld = false
  /// A Boolean value that indicates whether a view has been evaluated with the navigator as its own.
  var isHosted = false
  /// The handle of the presentation whose content is the managed view, if a navigator presents it.
  var presentation: PresentationHandle?
  /// The identifier of the presenting state for restoration, if a state presents the managed view.
  var stateMark: String?
  /// A closure that sets that state to nil.
  var endState: (() -> Void)?
  /// The selections around the managed view.
  var selections: [WeakReference<SelectionRegistration>] = []
  /// The values of the selections when the managed view has appeared.
  var appearances: [Concealment.Appearance] = []
  /// The selections whose change has concealed the managed view.
  var concealments: [Concealment] = []
  private var childReferences: [WeakReference<Navigator>] = []

  init() {}

  /// The navigators of the managed views inside this one's view, in the order of their attachment.
  @MainActor var children: [Navigator] { childReferences.compactMap(\.object).filter { !$0.isGone } }

  func contains(_ child: Navigator) -> Bool {
    childReferences.contains { $0.object === child }
  }

  mutating func add(_ child: Navigator) {
    childReferences.removeAll { $0.object == nil }
    childReferences.append(WeakReference(child))
  }

  mutating func remove(_ child: Navigator) {
    childReferences.removeAll { $0.object === child }
  }

  /// Removes the navigators of an ended presentation.
  @MainActor mutating func removeChildren(of handle: PresentationHandle) {
    childReferences.removeAll { $0.object == nil || $0.object?.presentation === handle }
  }
}

extension Navigator {
  /// The navigator of the enclosing managed view.
  public var parent: Navigator? { place.parent }

  /// The navigators of the managed views inside this one's view, in the order of their attachment.
  public var children: [Navigator] {
    _ = childChanges
    return place.children
  }

  /// The screen that contains the managed view.
  var hostScreen: ScreenContext? { place.hostScreen }

  /// The handle of the presentation whose content is the managed view, if a navigator presents it.
  var presentation: PresentationHandle? { place.presentation }

  /// A Boolean value that indicates whether the managed view was removed while its navigator is still retained.
  var isGone: Bool {
    switch owner {
    case .stack, .presenter: place.wasHeld && place.holder == nil
    case .root, .application: false
    }
  }

  /// The objects that the whole tree shares.
  var tree: NavigationTree {
    let root = root
    if let tree = root.ownTree { return tree }
    let tree = NavigationTree(root: root, configuration: root.configuration)
    root.ownTree = tree
    return tree
  }

  /// Attaches the navigator to the tree. This is not observed, so it can be called while a view is evaluated.
  func attach(to parent: Navigator, on screen: ScreenContext?, presentation: PresentationHandle?) {
    place.presentation = presentation
    place.hostScreen = screen
    guard parent.owner != .application, self.parent !== parent else { return }
    self.parent?.place.remove(self)
    place.parent = parent
    place.formerRoot = parent.root
    parent.place.add(self)
    ownTree = nil
    noteActivity()
    trace(.lifecycle(.attached))
    features.attached()
  }

  /// A Boolean value that indicates whether the navigator is reachable from its root. Navigators of ended presentations are not.
  var isAttached: Bool {
    if isGone { return false }
    guard let parent else { return true }
    if let hostScreen, hostScreen.isGone { return false }
    return parent.place.contains(self) && parent.isAttached
  }
}
