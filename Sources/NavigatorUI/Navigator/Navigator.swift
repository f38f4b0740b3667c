import SwiftUI

/// An object that navigates in an app: it pushes onto its stack, presents sheets and covers, and finds other navigators.
///
/// Each ``ManagedNavigationStack`` has one and puts it into the environment of its views:
///
/// ```swift
/// @Environment(\.navigator) var navigator
/// …
/// Button("Page 55") { navigator.navigate(to: HomeDestinations.pageN(55)) }
/// ```
///
/// The stack and the presentations are state of the navigator, which SwiftUI shows. Navigators form a tree: the navigator of a
/// stack in a sheet is a child of the navigator that presents the sheet.
@MainActor
@Observable
public final class Navigator: nonisolated Hashable, nonisolated Identifiable {
  /// The kind of view to which a navigator belongs.
  public enum Owner: Sendable {
    /// No managed view. This navigator is the environment's default outside of managed views and cannot navigate.
    case application
    /// The root of a tree, which the app has created.
    case root
    /// A ``ManagedNavigationStack``.
    case stack
    /// A presented view without its own stack.
    case presenter
  }

  /// The navigator's identity.
  public nonisolated let id = UUID()
  /// The name of the managed view.
  public nonisolated let name: String?
  /// The kind of view to which the navigator belongs.
  public nonisolated let owner: Owner
  /// The navigator of the enclosing managed view.
  @ObservationIgnored public private(set) weak var parent: Navigator?
  /// The root at the time of attachment. It remains available after a navigator in between has been removed.
  @ObservationIgnored private(set) weak var formerRoot: Navigator?
  /// The screen that contains the managed view.
  @ObservationIgnored private(set) weak var hostScreen: ScreenContext?

  var contents = StackContents() {
    didSet {
      updateShownEntries()
      closeGatesOfGoneScreens()
      keepScreensThatStay()
      endStatesOfGoneScreens()
      endStatesPresentedOnGoneScreens()
      noteChange()
    }
  }
  var presentations = PresentationQueue() {
    didSet {
      closeAdmissionOfGonePresentation()
      if presentations.isHeld { markTopWhenSettled() }
      noteChange()
    }
  }
  /// The number of changes of the entries that ``path`` omits.
  var revealChanges = 0
  /// The number of entries in ``path``, or nil if it contains all. See ``updateShownEntries()``.
  @ObservationIgnored var shownLimit: Int?
  /// The entries whose screens have appeared.
  @ObservationIgnored var madeEntries: Set<StackContents.EntryID> = []
  /// The number of entries that were revealed since the main actor's turn was last yielded.
  @ObservationIgnored var revealsInTurn = 0
  /// A Boolean value that indicates whether ``markTopWhenSettled()`` waits for the tree to settle.
  @ObservationIgnored var willMarkTop = false
  /// The guards' decision about the current presentation, and for which one it is.
  @ObservationIgnored var heldAdmission: (handle: PresentationHandle, admission: Admission)?
  /// A Boolean value that indicates whether ``releasePresentation()`` is running.
  @ObservationIgnored var isReleasing = false
  /// Counts how often the app asked to close a presentation that a navigator did not make.
  var dismissRequests = 0
  /// A Boolean value that indicates whether such a request has not been passed to SwiftUI yet.
  @ObservationIgnored var isDismissRequested = false
  /// SwiftUI's `isPresented` of the managed view. It is also true if an enclosing view is presented.
  var isPresentedInSystem = false {
    didSet { noteProgress() }
  }
  /// A Boolean value that indicates whether the managed view is inside the parent's view, and not in a sheet above it. It is
  /// determined by a preference, which sheets do not pass on, and never becomes false again.
  var isInline = false {
    didSet { noteProgress() }
  }
  /// The number of times that a child was added or removed.
  var childChanges = 0
  /// A counter that the root's view observes; see ``Settlement``.
  var fence = 0
  /// The number of times that a lock was added to or removed from this tree.
  var lockChanges = 0
  /// The number of times that a checkpoint was added to or removed from this tree.
  var checkpointChanges = 0
  /// The checkpoints of restored screens. A screen that has not been created yet cannot register its own.
  @ObservationIgnored var restoredCheckpoints: [String: [ReturnPlace]] = [:]
  /// The destination from which a guard redirected the user. Only the root uses it.
  var intended: IntendedDestination?
  /// A Boolean value that indicates whether a view in the tree blocks leaving. Only the root uses it.
  var isLeavingBlocked = false
  /// The requests that guards decide about.
  @ObservationIgnored private(set) lazy var requests = RequestLine(navigator: self)
  /// The guards' evaluations for screens that links have pushed.
  @ObservationIgnored var gates: [StackContents.EntryID: Admission] = [:]
  /// The guards' decisions about screens of stacks that the app has made without a navigator.
  @ObservationIgnored var nestedGates = Registry<Admission>()
  /// The states that decide about screens of this navigator's stack.
  @ObservationIgnored var states = Registry<StateSource>()
  /// The number of times that these states must be evaluated again.
  var stateChanges = 0
  /// A counter that the root's view observes; see ``SavedScenes``.
  var saveRequests = 0
  /// A Boolean value that indicates whether the managed view is on screen.
  @ObservationIgnored var isVisible = false {
    didSet { noteProgress() }
  }
  /// The handle of the presentation whose content is the managed view, if a navigator presents it.
  @ObservationIgnored var presentation: PresentationHandle?
  /// The identifier of the presenting state for restoration, if a state presents the managed view.
  @ObservationIgnored var stateMark: String?
  /// A closure that sets that state to nil.
  @ObservationIgnored var endState: (() -> Void)?
  /// The managed view's state object that owns this navigator.
  @ObservationIgnored weak var holder: NavigatorHolder?
  /// The views whose root is this navigator. More than one is a misuse.
  @ObservationIgnored var hosts = Registry<NavigatorHostMark>()
  @ObservationIgnored private var childReferences: [WeakReference<Navigator>] = []
  @ObservationIgnored private var ownTree: NavigationTree?
  @ObservationIgnored private(set) lazy var rootScreen = ScreenContext(rootOf: self)
  /// The created screens by their entries.
  @ObservationIgnored var screens: [StackContents.EntryID: WeakReference<ScreenContext>] = [:]
  /// A Boolean value that indicates whether re-pushed screens must be matched with existing ones.
  @ObservationIgnored var willMatchScreens = false
  /// The number of pushes that have been considered for that.
  @ObservationIgnored var pushesSeen = 0
  @ObservationIgnored let restoration = NavigatorRestoration()
  @ObservationIgnored private nonisolated let configuration: NavigationConfiguration

  /// Creates the root of a tree. Pass it to `navigationRoot(_:)`.
  public convenience init(configuration: NavigationConfiguration = NavigationConfiguration()) {
    self.init(owner: .root, configuration: configuration)
  }

  nonisolated init(owner: Owner, name: String? = nil, configuration: NavigationConfiguration = NavigationConfiguration()) {
    self.owner = owner
    self.name = name
    self.configuration = configuration
  }

  /// Returns whether both references are to the same navigator.
  public nonisolated static func == (lhs: Navigator, rhs: Navigator) -> Bool {
    lhs === rhs
  }

  /// Hashes the navigator's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  // MARK: The tree

  /// The navigators of the managed views inside this one's view, in the order of their attachment.
  public var children: [Navigator] {
    _ = childChanges
    return untrackedChildren
  }

  /// A Boolean value that indicates whether the managed view was removed while its navigator is still retained.
  var isGone: Bool {
    switch owner {
    case .stack, .presenter: holder == nil
    case .root, .application: false
    }
  }

  /// A Boolean value that indicates whether the app presents the managed view, for example by a `sheet` modifier. SwiftUI's
  /// `isPresented` alone is also true on pushed screens and inside a sheet.
  var isPresentedBySystem: Bool { isPresentedInSystem && !isInline }

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
    self.presentation = presentation
    hostScreen = screen
    guard parent.owner != .application, self.parent !== parent else { return }
    self.parent?.childReferences.removeAll { $0.object === self }
    self.parent = parent
    formerRoot = parent.root
    parent.childReferences.removeAll { $0.object == nil }
    parent.childReferences.append(WeakReference(self))
    ownTree = nil
    noteActivity()
    trace(.lifecycle(.attached))
    takeUpRestoration()
  }

  /// Removes the navigators of an ended presentation from the children.
  func detachChildren(of handle: PresentationHandle) {
    childReferences.removeAll { $0.object == nil || $0.object?.presentation === handle }
  }

  /// A Boolean value that indicates whether the navigator is reachable from its root. Navigators of ended presentations are not.
  var isAttached: Bool {
    if isGone { return false }
    guard let parent else { return true }
    if let hostScreen, hostScreen.isGone { return false }
    return parent.childReferences.contains { $0.object === self } && parent.isAttached
  }

  // MARK: Screens

  /// The stack's contents without observation, for code that must not be evaluated again when they change.
  var untrackedContents: StackContents { _contents }
  /// The navigators of the managed views inside this one's view, without observation.
  var untrackedChildren: [Navigator] { childReferences.compactMap(\.object).filter { !$0.isGone } }
  /// The presentations, without observation.
  var untrackedPresentations: PresentationQueue { _presentations }
  /// The intended destination, without observation.
  var untrackedIntended: IntendedDestination? { _intended }
  /// The blocking flag, without observation.
  var untrackedIsLeavingBlocked: Bool { _isLeavingBlocked }
}
