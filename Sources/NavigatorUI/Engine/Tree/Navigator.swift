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
  @ObservationIgnored nonisolated let configuration: NavigationConfiguration

  /// The state of the navigator, for code that must not be evaluated again when it changes. ``apply(_:)`` changes it.
  @ObservationIgnored private(set) var model = NavigatorState()
  /// The place in the tree. Views observe its children only. ``changePlace(_:)`` changes it.
  @ObservationIgnored private(set) var place = TreePlace()
  /// The objects that the whole tree shares. Only the root stores them.
  @ObservationIgnored var ownTree: NavigationTree?
  /// The screen of the managed view's root.
  @ObservationIgnored private(set) lazy var rootScreen = ScreenContext(rootOf: self)
  @ObservationIgnored let slots = FeatureSlots()
  /// The views whose root is this navigator. More than one is a misuse.
  @ObservationIgnored let hosts = Registry<ViewIdentity>()

  /// Creates the root of a tree. Pass it to `navigationRoot(_:)`.
  ///
  /// Before a view shows the navigator, pushing and presenting change its state only. When the view appears, it shows the
  /// presentations, and the first ``ManagedNavigationStack`` inside it shows the pushed destinations.
  public convenience init(configuration: NavigationConfiguration = NavigationConfiguration()) {
    self.init(owner: .root, configuration: configuration)
  }

  /// Creates a navigator without a view, for example for a test of a model that navigates.
  ///
  /// ```swift
  /// let navigator = Navigator(owner: .stack)
  /// model.openOrder(7, with: navigator)
  /// #expect(navigator.destinations(of: OrderDestinations.self) == [.order(7)])
  /// ```
  ///
  /// Pushing and presenting change the navigator's state. If it is passed to `navigationRoot(_:)` later, that view shows the
  /// presentations, and the first ``ManagedNavigationStack`` inside it shows the pushed destinations.
  ///
  /// - Parameters:
  ///   - owner: The kind of view to which the navigator belongs. A navigator of the application cannot navigate.
  ///   - name: The name by which the navigator can be found.
  ///   - configuration: The configuration of the tree, if this navigator is its root.
  public nonisolated init(owner: Owner, name: String? = nil, configuration: NavigationConfiguration = NavigationConfiguration()) {
    self.owner = owner
    self.name = name
    self.configuration = configuration
  }

  /// Returns a Boolean value that indicates whether both references are to the same navigator.
  public nonisolated static func == (lhs: Navigator, rhs: Navigator) -> Bool {
    lhs === rhs
  }

  /// Hashes the navigator's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  // MARK: State that views observe

  var contents: StackContents { tracked(\.contents, model.stack) }

  var presentations: PresentationQueue { tracked(\.presentations, model.presentations) }

  /// SwiftUI's `isPresented` of the managed view. It is also true if an enclosing view is presented.
  var isPresentedInSystem: Bool { tracked(\.isPresentedInSystem, model.view.isPresented) }

  /// A Boolean value that indicates whether the managed view is inside the parent's view, and not in a sheet above it. It is
  /// determined by a preference, which sheets do not pass on, and never becomes false again.
  var isInline: Bool { tracked(\.isInline, model.view.isInline) }

  /// The number of requests to dismiss a presentation that the app made.
  var dismissRequests: Int { tracked(\.dismissRequests, model.view.dismissalRequests) }

  /// The number of requests to read the shown entries again; see `NavigatorChange.reveal`.
  var reveals: Int { tracked(\.reveals, model.reveals) }

  /// The number of times that the states of the stack's views had to be evaluated again.
  var stateReviews: Int { tracked(\.stateReviews, model.stateReviews) }

  /// Returns the value of a property, and registers its reader as an observer.
  func tracked<Value>(_ property: KeyPath<Navigator, Value>, _ value: Value) -> Value {
    access(keyPath: property)
    return value
  }

  /// Changes the state, informs the observers of the changed properties, and performs the effects of the change.
  @discardableResult
  func apply(_ change: NavigatorChange) -> NavigatorState.Effects {
    let effects =
      switch change {
      case .stack: withMutation(keyPath: \.contents) { model.apply(change) }
      case .presentation: withMutation(keyPath: \.presentations) { model.apply(change) }
      case .view(let viewChange): applyToView(change, leadingTo: model.view.applying(viewChange))
      case .reveal: withMutation(keyPath: \.reveals) { model.apply(change) }
      case .reviewStates: withMutation(keyPath: \.stateReviews) { model.apply(change) }
      case .screenMade, .checkpoints, .forgetCheckpoints: model.apply(change)
      }
    features.carryOut(effects, of: change)
    return effects
  }

  /// Changes the place in the tree. Observers are informed only when a child appears or disappears, because the other changes
  /// are made while views are evaluated.
  func changePlace(_ change: TreePlace.Change) {
    switch change {
    case .childVisibility: withMutation(keyPath: \.children) { place.apply(change) }
    default: place.apply(change)
    }
  }

  private func applyToView(_ change: NavigatorChange, leadingTo view: ManagedViewState) -> NavigatorState.Effects {
    let before = model.view
    func apply() -> NavigatorState.Effects { model.apply(change) }
    // A change concerns one of these properties at most.
    if view.isPresented != before.isPresented { return withMutation(keyPath: \.isPresentedInSystem, apply) }
    if view.isInline != before.isInline { return withMutation(keyPath: \.isInline, apply) }
    if view.dismissalRequests != before.dismissalRequests { return withMutation(keyPath: \.dismissRequests, apply) }
    return apply()
  }
}
