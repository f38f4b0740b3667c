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

  var contents = StackContents()
  var presentations = PresentationQueue()
  /// Counts how often the app asked to close a presentation that a navigator did not make.
  var dismissRequests = 0
  /// Whether SwiftUI says that the managed view is presented.
  var isPresentedBySystem = false
  /// What presents the managed view, where a navigator does.
  @ObservationIgnored var presentation: PresentationHandle?
  @ObservationIgnored private var childReferences: [WeakReference<Navigator>] = []
  @ObservationIgnored private var locks: [WeakReference<NavigationLock>] = []

  nonisolated init(owner: Owner, name: String? = nil) {
    self.owner = owner
    self.name = name
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
    childReferences.compactMap(\.object)
  }

  func attach(to parent: Navigator, presentation: PresentationHandle?) {
    self.presentation = presentation
    guard parent.owner != .application, self.parent !== parent else { return }
    self.parent?.childReferences.removeAll { $0.object === self }
    self.parent = parent
    parent.childReferences.removeAll { $0.object == nil }
    parent.childReferences.append(WeakReference(self))
  }

  /// Forgets the navigators of a presentation that ended.
  func detachChildren(of handle: PresentationHandle) {
    childReferences.removeAll { $0.object == nil || $0.object?.presentation === handle }
  }

  // MARK: Locks

  func add(_ lock: NavigationLock) {
    locks.removeAll { $0.object == nil || $0.object === lock }
    locks.append(WeakReference(lock))
  }

  /// Whether a view somewhere in this navigator's tree forbids to leave; see `navigationLocked()`.
  public var isNavigationLocked: Bool {
    root.locks.contains { $0.object != nil }
  }
}

/// Refers to an object without keeping it.
nonisolated struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
