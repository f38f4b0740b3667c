import SwiftUI

/// Hands what is put into a binding to the navigator, and takes it out.
///
/// The same may be put back in the midst of that, as by a guard or a view that blocks. SwiftUI would see no change, and what is put there later
/// would never be taken: so it is taken out once more.
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

/// Asks the navigator for something when a flag becomes true, and sets it back to false; as ``NavigatorValueModifier`` does.
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
