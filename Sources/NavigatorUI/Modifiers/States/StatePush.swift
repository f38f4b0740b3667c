@_spi(Engine) import NavigatorBindings
import SwiftUI

/// A modifier that pushes a screen while a state has a value. In a managed stack the navigator pushes it, elsewhere SwiftUI.
nonisolated struct StatePush<Value, Screen: View>: ViewModifier {
  let value: Binding<Value?>
  /// A closure that is called when the screen was removed without a change of the state. If the state still has a value after
  /// that, it is set to nil.
  var ended: (() -> Void)?
  let screen: (Binding<Value>) -> Screen
  @State private var source = StateSource()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var context
  @Environment(\.isPresented) private var isPresented

  @MainActor func body(content: Content) -> some View {
    let isManaged = navigator.owner == .stack && context?.navigator === navigator && !source.isOutsideStack
    if isManaged { register() }
    return
      pushing(content, isManaged: isManaged)
      .reportsInline(source, isManaged: isManaged)
      .onChange(of: source.evaluations, initial: true) { source.noteChange() }
      .onAppear {
        if isManaged { navigator.states.appeared(source, isPresented: isPresented) }
      }
      .onDisappear {
        if isManaged { navigator.states.disappeared() }
      }
  }

  /// Applies SwiftUI's modifier, except to the label of a link in a managed stack. Other content would lose its state if the
  /// modifier were added later. A label has no state and may be in a list, where SwiftUI does not support the modifier.
  @ViewBuilder @MainActor private func pushing(_ content: Content, isManaged: Bool) -> some View {
    if isManaged, ended != nil {
      content
    } else {
      content.navigationDestination(isPresented: isManaged ? .constant(false) : isPushed) {
        PlainStateScreen(value: value, screen: screen)
      }
    }
  }

  /// Registers the state. The closures must not capture this modifier, because it owns the source.
  @MainActor private func register() {
    let (value, screen) = (value, screen)
    source.update(
      StateSource.Rule(
        identity: { value.wrappedValue.map { StateIdentity(of: $0) } },
        destination: { value.wrappedValue as? any NavigationDestination },
        content: { value.scoped(by: .own).map { AnyView(screen($0)) } },
        end: end, name: "\(Value.self)"),
      on: context)
    navigator.states.add(source)
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

  /// A binding that is true while SwiftUI must push the screen.
  private var isPushed: Binding<Bool> {
    guard ended != nil else { return Binding<Bool>(value) }
    // SwiftUI calls both closures on the main actor, where views are evaluated.
    nonisolated(unsafe) let (value, end) = (value, end)
    return Binding(get: { value.wrappedValue != nil }, set: { if !$0 { _ = end() } })
  }
}

/// A state's screen that SwiftUI pushes. Its content is created when the screen appears.
nonisolated private struct PlainStateScreen<Value, Screen: View>: View {
  let value: Binding<Value?>
  let screen: (Binding<Value>) -> Screen

  // The stack keeps this view as long as its root exists, so the screen's state is in a nested view.
  @MainActor var body: some View {
    PlainStateContent(value: value, screen: screen)
  }
}

nonisolated private struct PlainStateContent<Value, Screen: View>: View {
  let value: Binding<Value?>
  let screen: (Binding<Value>) -> Screen
  @State private var latest = LatestState<Value>()

  @MainActor var body: some View {
    if let binding = latest.binding(to: value, by: .own) {
      screen(binding).id(StateIdentity(of: binding.wrappedValue))
    }
  }
}

/// The last value of a state, for a view that is disappearing.
@MainActor
final class LatestState<Value> {
  private var latest: Binding<Value>?

  nonisolated init() {}

  func binding(to value: Binding<Value?>, by rule: StateIdentityRule<Value>) -> Binding<Value>? {
    if let binding = value.scoped(by: rule) { latest = binding }
    return latest
  }
}
