@_spi(Engine) import NavigatorBindings
import SwiftUI

/// A state that determines a screen of a managed stack: the screen is on the stack while the state has a value. The modifier
/// keeps it as state; see ``StackStates/follow()``.
@MainActor
@Observable
final class StateSource: Placed {
  /// The modifier's closures, as of its latest evaluation. They must not capture the source strongly.
  struct Rule {
    let identity: () -> StateIdentity?
    /// Returns the current value if it is a destination, for the evaluation of guards.
    let destination: () -> (any NavigationDestination)?
    /// Returns the screen's view for the current value.
    let content: () -> AnyView?
    /// Sets the state to nil, and returns a closure that restores it.
    let end: () -> () -> Void
    /// The name of the value's type, for messages.
    let name: String
  }

  nonisolated let id = UUID()
  @ObservationIgnored private(set) weak var screen: ScreenContext?
  /// The navigator to which the source was added.
  @ObservationIgnored weak var navigator: Navigator?
  @ObservationIgnored private var rule: Rule?
  /// The state's screen on the stack.
  @ObservationIgnored var shown: StateScreen?
  /// The identity of a value without a screen, because another state of the same view has replaced it and this state kept its
  /// value.
  @ObservationIgnored var superseded: StateIdentity?
  /// A Boolean value that indicates whether the source is known to be in the view of its navigator's stack. The environment alone
  /// does not reveal it, because it is the same in a sheet that the app presents.
  @ObservationIgnored var isInline = false
  /// A Boolean value that indicates whether the source is known to be outside of that view.
  var isOutsideStack = false
  /// The number of evaluations of the view. It replaces a comparison, because closures cannot be compared.
  @ObservationIgnored private(set) var evaluations = 0
  /// A counter that the screen observes.
  private var revision = 0

  nonisolated init() {}

  /// Stores a new rule without notifying observers, so it can be called while a view is evaluated. Call ``noteChange()``
  /// afterwards.
  func update(_ rule: Rule, on screen: ScreenContext?) {
    self.rule = rule
    self.screen = screen
    evaluations += 1
  }

  func noteChange() {
    revision += 1
  }

  var identity: StateIdentity? { rule?.identity() }

  var destination: (any NavigationDestination)? { rule?.destination() }

  var name: String { rule?.name ?? "" }

  /// Returns the screen's view, observed for changes.
  func content() -> AnyView? {
    _ = revision
    return rule?.content()
  }

  /// Sets the state to nil after its screen was removed, unless it contains a value with another identity. Returns a closure that
  /// restores it.
  func end(_ gone: StateIdentity) -> () -> Void {
    guard identity == gone, let rule else { return {} }
    return rule.end()
  }
}

/// A state's screen on a stack. Each presentation of the screen is a new instance.
@MainActor
final class StateScreen: HashableObject {
  let identity: StateIdentity
  /// The destination for which guards are evaluated.
  let guarded: (any NavigationDestination)?
  /// The name of the screen in messages.
  nonisolated let name: String
  /// The identifier of the screen in a saved stack.
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

  /// Returns the screen's view. If the state has lost the screen's value, the last view is returned until the screen has been
  /// removed.
  func content() -> AnyView {
    if let source, source.identity == identity, let content = source.content() { latest = content }
    return latest ?? AnyView(EmptyView())
  }
}

/// The destination of a state's screen on the stack. It is not accessible outside of this module. Its view creates the screen's
/// content when it appears, and updates it when the state changes.
nonisolated struct StateDrivenDestination: NavigationDestination {
  let screen: StateScreen

  @MainActor var body: some View {
    screen.content()
  }
}

extension StateDrivenDestination: CustomStringConvertible {
  var description: String { screen.name }
}

extension AnyNavigationDestination {
  /// The screen, if a state has pushed it.
  var stateScreen: StateScreen? { (wrapped as? StateDrivenDestination)?.screen }
}
