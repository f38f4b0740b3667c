import SwiftUI

/// Gets from one place of an app to another: pushes onto its stack, presents sheets and covers, and finds other navigators.
///
/// Each ``ManagedNavigationStack`` has one and puts it into the environment of its views:
///
/// ```swift
/// @Environment(\.navigator) var navigator
/// …
/// Button("Page 55") { navigator.navigate(to: HomeDestinations.pageN(55)) }
/// ```
///
/// What is on the stack and what is presented is state of the navigator; SwiftUI shows that state. Navigators form a tree: that of a
/// stack in a sheet is a child of the one that presents the sheet.
@MainActor
@Observable
public final class Navigator: nonisolated Hashable, nonisolated Identifiable {
  /// What a navigator belongs to.
  public enum Owner: Sendable {
    /// No managed view at all: such a navigator stands in the environment outside of every stack and goes nowhere.
    case application
    /// The root of a tree that the app has made.
    case root
    /// A ``ManagedNavigationStack``.
    case stack
    /// A presented view without a stack of its own.
    case presenter
  }

  public nonisolated let id = UUID()
  /// The name that the managed view was given.
  public nonisolated let name: String?
  public nonisolated let owner: Owner
  /// The navigator of the managed view around this one's.
  @ObservationIgnored public private(set) weak var parent: Navigator?
  /// The root when the managed view took its place. What is between may go before someone lets go of this navigator.
  @ObservationIgnored private(set) weak var formerRoot: Navigator?
  /// The screen that the managed view stands on.
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
      if presentations.isHeld { markTopWhenSettled() }
      noteChange()
    }
  }
  /// Counts the changes of what ``path`` leaves out.
  var revealChanges = 0
  /// The number of entries that ``path`` has; nil where it has all. See ``updateShownEntries()``.
  @ObservationIgnored var shownLimit: Int?
  /// The entries whose screens have appeared.
  @ObservationIgnored var madeEntries: Set<StackContents.EntryID> = []
  /// The number of entries that were revealed since the last turn was left to others.
  @ObservationIgnored var revealsInTurn = 0
  /// A Boolean value that indicates whether ``markTopWhenSettled()`` waits for the tree to settle.
  @ObservationIgnored var willMarkTop = false
  /// The guards' decision about a presentation that waits for the screen below it.
  @ObservationIgnored var heldAdmission: Admission?
  /// Counts how often the app asked to close a presentation that a navigator did not make.
  var dismissRequests = 0
  /// Whether such a presentation was asked to close and SwiftUI has yet to hear of it.
  @ObservationIgnored var isDismissRequested = false
  /// Whether SwiftUI says that the managed view is presented, or something around it.
  var isPresentedInSystem = false {
    didSet { noteProgress() }
  }
  /// Whether the managed view stands within that of the parent, and not in a sheet above it. Known from what it hands up as a preference,
  /// which no sheet does; it never changes.
  var isInline = false {
    didSet { noteProgress() }
  }
  /// Counts the children that came and went.
  var childChanges = 0
  /// Watched by the root's view; see ``Settlement``.
  var fence = 0
  /// Counts the locks that came and went in this tree, for views that ask for one.
  var lockChanges = 0
  /// Counts the checkpoints that came to be known in this tree, for views that ask for one.
  var checkpointChanges = 0
  /// Checkpoints on screens that were restored; a screen that has yet to be made cannot tell of its own.
  @ObservationIgnored var restoredCheckpoints: [String: [ReturnPlace]] = [:]
  /// Where someone wanted to go when a guard led them elsewhere; kept by the root.
  var intended: IntendedDestination?
  /// Whether a view anywhere in the tree is `navigationBlocked(when:_:)`; kept by the root.
  var isLeavingBlocked = false
  /// What was asked for and is decided by guards.
  @ObservationIgnored private(set) lazy var requests = RequestLine(navigator: self)
  /// What links have pushed and guards are asked about.
  @ObservationIgnored var gates: [StackContents.EntryID: Admission] = [:]
  /// The states that decide about screens of this navigator's stack.
  @ObservationIgnored var states = Registry<StateSource>()
  /// Counts when these came or must be looked at again.
  var stateChanges = 0
  /// Watched by the root's view; see ``SavedScenes``.
  var saveRequests = 0
  /// Whether the managed view is on screen.
  @ObservationIgnored var isVisible = false {
    didSet { noteProgress() }
  }
  /// What presents the managed view, where a navigator does.
  @ObservationIgnored var presentation: PresentationHandle?
  /// By what the sheet of a state is known again, where the managed view is one.
  @ObservationIgnored var stateMark: String?
  /// Sets that state to nil.
  @ObservationIgnored var endState: (() -> Void)?
  /// Keeps this navigator as state of the managed view.
  @ObservationIgnored weak var holder: NavigatorHolder?
  /// The views that this navigator is the root of; one, if all is well.
  @ObservationIgnored var hosts = Registry<NavigatorHostMark>()
  @ObservationIgnored private var childReferences: [WeakReference<Navigator>] = []
  @ObservationIgnored private var ownTree: NavigationTree?
  @ObservationIgnored private(set) lazy var rootScreen = ScreenContext(rootOf: self)
  /// The screens that have been made, by what they show.
  @ObservationIgnored var screens: [StackContents.EntryID: WeakReference<ScreenContext>] = [:]
  /// Whether it is to be seen which screens stayed though what they show was popped and pushed again.
  @ObservationIgnored var willMatchScreens = false
  /// How many pushes are known to have been looked at for that.
  @ObservationIgnored var pushesSeen = 0
  @ObservationIgnored let restoration = NavigatorRestoration()
  @ObservationIgnored private nonisolated let configuration: NavigationConfiguration

  /// The root of a tree. `navigationRoot(_:)` puts it around an app's views.
  public convenience init(configuration: NavigationConfiguration = NavigationConfiguration()) {
    self.init(owner: .root, configuration: configuration)
  }

  nonisolated init(owner: Owner, name: String? = nil, configuration: NavigationConfiguration = NavigationConfiguration()) {
    self.owner = owner
    self.name = name
    self.configuration = configuration
  }

  public nonisolated static func == (lhs: Navigator, rhs: Navigator) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  // MARK: The tree

  /// The navigators of the managed views within this one's that are there now, in the order in which they came.
  public var children: [Navigator] {
    _ = childChanges
    return untrackedChildren
  }

  /// Whether the managed view has gone, though someone keeps its navigator.
  var isGone: Bool {
    switch owner {
    case .stack, .presenter: holder == nil
    case .root, .application: false
    }
  }

  /// Whether the app presents the managed view by a `sheet` modifier or the like. Views on pushed screens, and those within a sheet, are
  /// presented as far as SwiftUI says.
  var isPresentedBySystem: Bool { isPresentedInSystem && !isInline }

  /// What the whole tree shares.
  var tree: NavigationTree {
    let root = root
    if let tree = root.ownTree { return tree }
    let tree = NavigationTree(root: root, configuration: root.configuration)
    root.ownTree = tree
    return tree
  }

  /// Takes its place in the tree. Nothing of this is observed, so that it can be done while a view is evaluated.
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

  /// Forgets the navigators of a presentation that ended.
  func detachChildren(of handle: PresentationHandle) {
    childReferences.removeAll { $0.object == nil || $0.object?.presentation === handle }
  }

  /// Whether the way up to the root also leads down: a navigator of a presentation that ended is not part of the tree any more.
  var isAttached: Bool {
    if isGone { return false }
    guard let parent else { return true }
    if let hostScreen, hostScreen.isGone { return false }
    return parent.childReferences.contains { $0.object === self } && parent.isAttached
  }

  // MARK: Screens

  /// What is on the stack, for code that must not be evaluated again when that changes.
  var untrackedContents: StackContents { _contents }
  /// The navigators of the managed views within this one's, likewise.
  var untrackedChildren: [Navigator] { childReferences.compactMap(\.object).filter { !$0.isGone } }
  /// What is presented, likewise.
  var untrackedPresentations: PresentationQueue { _presentations }
  /// Where someone wanted to go, likewise.
  var untrackedIntended: IntendedDestination? { _intended }
  /// Whether a view blocks, likewise.
  var untrackedIsLeavingBlocked: Bool { _isLeavingBlocked }
}
