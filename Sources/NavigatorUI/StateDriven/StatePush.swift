import SwiftUI

/// Pushes a screen while a state has a value. In a managed stack the navigator does it, elsewhere SwiftUI.
nonisolated struct StatePush<Value, Screen: View>: ViewModifier {
  private let value: Binding<Value?>
  private let rule: StateIdentityRule<Value>
  private let ended: (() -> Void)?
  private let screen: (Binding<Value>) -> Screen
  @State private var source = StateSource()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var context
  @Environment(\.isPresented) private var isPresented

  /// - Parameters:
  ///   - value: The state.
  ///   - ended: Called when the screen has gone by another way than the state; then the state is set to nil if it is not yet.
  ///   - screen: The screen's view.
  init(
    _ value: Binding<Value?>, by rule: StateIdentityRule<Value> = .own, ended: (() -> Void)? = nil,
    screen: @escaping (Binding<Value>) -> Screen
  ) {
    self.value = value
    self.rule = rule
    self.ended = ended
    self.screen = screen
  }

  @MainActor func body(content: Content) -> some View {
    let isManaged = navigator.owner == .stack && context?.navigator === navigator && !source.standsElsewhere
    if isManaged { register() }
    return
      pushing(content, isManaged: isManaged)
      .standingInline(source, isManaged: isManaged)
      .onChange(of: source.evaluations, initial: true) { source.noteChange() }
      .onAppear {
        if isManaged { navigator.stateAppeared(source, isPresented: isPresented) }
      }
      .onDisappear {
        if isManaged { navigator.stateDisappeared() }
      }
  }

  /// The modifier of SwiftUI's is always there, for the content would lose its state with a change of that. A link's label has none, and may
  /// stand in a list, where SwiftUI does not want the modifier.
  @ViewBuilder @MainActor private func pushing(_ content: Content, isManaged: Bool) -> some View {
    if isManaged, ended != nil {
      content
    } else {
      content.navigationDestination(isPresented: isManaged ? .constant(false) : isPushed) {
        PlainStateScreen(value: value, rule: rule, screen: screen)
      }
    }
  }

  /// The source must not keep itself: what it is told does without this modifier.
  @MainActor private func register() {
    let (value, rule, screen) = (value, rule, screen)
    source.update(
      StateSource.Rule(
        identity: { value.wrappedValue.map { rule.identity(of: $0) } },
        destination: { value.wrappedValue as? any NavigationDestination },
        content: { value.held(by: rule).map { AnyView(screen($0)) } },
        end: end, name: "\(Value.self)"),
      on: context)
    navigator.addState(source)
  }

  private var end: () -> () -> Void {
    let (value, ended) = (value, ended)
    return {
      let last = value.wrappedValue
      ended?()
      if value.wrappedValue != nil { value.wrappedValue = nil }
      return { value.wrappedValue = last }
    }
  }

  /// Whether SwiftUI is to push the screen.
  private var isPushed: Binding<Bool> {
    guard ended != nil else { return Binding<Bool>(value) }
    // SwiftUI calls them where views are evaluated.
    nonisolated(unsafe) let (value, end) = (value, end)
    return Binding(get: { value.wrappedValue != nil }, set: { if !$0 { _ = end() } })
  }
}

/// A state's screen where SwiftUI pushes it. Made when it is on screen, not when the view that pushes it is.
nonisolated private struct PlainStateScreen<Value, Screen: View>: View {
  let value: Binding<Value?>
  let rule: StateIdentityRule<Value>
  let screen: (Binding<Value>) -> Screen

  init(value: Binding<Value?>, rule: StateIdentityRule<Value>, screen: @escaping (Binding<Value>) -> Screen) {
    self.value = value
    self.rule = rule
    self.screen = screen
  }

  // The stack keeps this view as long as its root is there: what the screen showed must not be kept as long.
  @MainActor var body: some View {
    PlainStateContent(value: value, rule: rule, screen: screen)
  }
}

nonisolated private struct PlainStateContent<Value, Screen: View>: View {
  let value: Binding<Value?>
  let rule: StateIdentityRule<Value>
  let screen: (Binding<Value>) -> Screen
  @State private var latest = LatestState<Value>()

  init(value: Binding<Value?>, rule: StateIdentityRule<Value>, screen: @escaping (Binding<Value>) -> Screen) {
    self.value = value
    self.rule = rule
    self.screen = screen
  }

  @MainActor var body: some View {
    if let binding = latest.binding(to: value, by: rule) {
      screen(binding).id(rule.identity(of: binding.wrappedValue))
    }
  }
}

/// Keeps what a state held, for a view that is still on its way out.
@MainActor
final class LatestState<Value> {
  private var latest: Binding<Value>?

  nonisolated init() {}

  func binding(to value: Binding<Value?>, by rule: StateIdentityRule<Value>) -> Binding<Value>? {
    if let binding = value.held(by: rule) { latest = binding }
    return latest
  }
}
