import SwiftUI

/// A state that decides about a screen of a managed stack: while it has a value, its screen is on the stack. Kept as state of the modifier
/// that says so; see ``Navigator/followStates()``.
@MainActor
@Observable
final class StateSource: Placed {
  /// What the modifier says, as of its latest evaluation. It must not keep the source.
  struct Rule {
    /// The identity of the value that is there now.
    let identity: () -> StateIdentity?
    /// The value that is there now, where it is a destination: guards are asked about it.
    let destination: () -> (any NavigationDestination)?
    /// The screen's view, made of the value that is there now.
    let content: () -> AnyView?
    /// Sets the state to nil; gives back what undoes it.
    let end: () -> () -> Void
    /// What the state holds, in words.
    let name: String
  }

  nonisolated let id = UUID()
  @ObservationIgnored private(set) weak var screen: ScreenContext?
  /// The navigator that knows it.
  @ObservationIgnored weak var navigator: Navigator?
  @ObservationIgnored private var rule: Rule?
  /// What is on the stack for it.
  @ObservationIgnored var shown: StateScreen?
  /// What it holds in vain: another state of the same view has taken the place, and this one could not be set to nil.
  @ObservationIgnored var superseded: StateIdentity?
  /// Whether it stands in the view of its navigator's stack, as far as that is known. In a sheet that the app presents by itself the environment
  /// is the same.
  @ObservationIgnored var isInline = false
  /// Whether it is known to stand elsewhere.
  var standsElsewhere = false
  /// Counts the evaluations of the view: a closure cannot be compared with the one before.
  @ObservationIgnored private(set) var evaluations = 0
  /// What the screen watches.
  private var revision = 0

  nonisolated init() {}

  /// Nobody is told before ``noteChange()``, so this may be done while a view is evaluated.
  func update(_ rule: Rule, on screen: ScreenContext?) {
    self.rule = rule
    self.screen = screen
    evaluations += 1
  }

  func noteChange() {
    revision += 1
  }

  /// The identity of the value that is there now.
  var identity: StateIdentity? { rule?.identity() }

  var destination: (any NavigationDestination)? { rule?.destination() }

  var name: String { rule?.name ?? "" }

  /// The screen's view as of the latest evaluation, for a view that follows.
  func content() -> AnyView? {
    _ = revision
    return rule?.content()
  }

  /// The screen has gone: the state is set to nil, unless it holds another value by now. Gives back what undoes it.
  func end(_ gone: StateIdentity) -> () -> Void {
    guard identity == gone, let rule else { return {} }
    return rule.end()
  }
}

/// A screen that is on a stack because a state has a value. Each appearance is one of its own.
@MainActor
final class StateScreen {
  let identity: StateIdentity
  /// What guards are asked about.
  let guarded: (any NavigationDestination)?
  /// Its name in messages.
  nonisolated let name: String
  /// By what a saved stack knows it again.
  nonisolated let mark: String
  private(set) weak var source: StateSource?
  private var latest: AnyView?

  init(_ identity: StateIdentity, of source: StateSource, mark: String) {
    self.identity = identity
    self.source = source
    self.mark = mark
    guarded = source.destination
    name = source.name
  }

  /// The screen's view. When the state has lost the value that the screen is for, it stays as it was until it has gone.
  func content() -> AnyView {
    if let source, source.identity == identity, let content = source.content() { latest = content }
    return latest ?? AnyView(EmptyView())
  }
}

/// How a state's screen stands on the stack. Nobody outside of this module gets to see it.
nonisolated struct StateDrivenDestination: NavigationDestination {
  let screen: StateScreen

  init(_ screen: StateScreen) {
    self.screen = screen
  }

  @MainActor var body: some View {
    StateScreenView(screen: screen)
  }

  static func == (lhs: StateDrivenDestination, rhs: StateDrivenDestination) -> Bool {
    lhs.screen === rhs.screen
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(screen))
  }
}

extension StateDrivenDestination: CustomStringConvertible {
  var description: String { screen.name }
}

/// Makes the view when it is on screen, and again when the state changes.
nonisolated private struct StateScreenView: View {
  let screen: StateScreen

  init(screen: StateScreen) {
    self.screen = screen
  }

  @MainActor var body: some View {
    screen.content()
  }
}

extension AnyNavigationDestination {
  /// The screen, where a state has put it there.
  var stateScreen: StateScreen? { (wrapped as? StateDrivenDestination)?.screen }
}
