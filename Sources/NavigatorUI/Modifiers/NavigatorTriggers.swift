import SwiftUI

/// A modifier that passes a binding's value to the navigator and resets the binding to nil.
///
/// The action may write the same value again, for example by a guard or a blocker. SwiftUI would see no change and ignore it and
/// later writes of the value, so the binding is reset once more.
nonisolated struct NavigatorValueModifier<Value: Equatable>: ViewModifier {
  @Binding private var value: Value?
  private let action: @MainActor (Navigator, Value) -> Void
  @Environment(\.navigator) private var navigator

  init(value: Binding<Value?>, action: @escaping @MainActor (Navigator, Value) -> Void) {
    _value = value
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: value, initial: true) {
        guard let taken = value else { return }
        value = nil
        action(navigator, taken)
        if value == taken { value = nil }
      }
  }
}

/// A modifier that performs an action when a flag becomes true and resets the flag to false, as ``NavigatorValueModifier`` does
/// for values.
nonisolated struct NavigatorTriggerModifier: ViewModifier {
  @Binding private var trigger: Bool
  private let action: @MainActor (Navigator) -> Void
  @Environment(\.navigator) private var navigator

  init(trigger: Binding<Bool>, action: @escaping @MainActor (Navigator) -> Void) {
    _trigger = trigger
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: trigger, initial: true) {
        guard trigger else { return }
        trigger = false
        action(navigator)
        if trigger { trigger = false }
      }
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension NavigatorTriggerModifier: Sendable {}
