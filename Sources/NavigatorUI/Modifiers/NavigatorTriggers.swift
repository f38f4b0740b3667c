import SwiftUI

/// A modifier that passes a binding's value to the navigator and resets the binding to nil.
///
/// The action may write the same value again, for example by a guard or a blocker. SwiftUI would see no change and ignore it and
/// later writes of the value, so the binding is reset once more.
nonisolated struct NavigatorValueModifier<Value: Equatable>: ViewModifier {
  @Binding var value: Value?
  let action: @MainActor (Navigator, Value) -> Void
  @Environment(\.navigator) private var navigator

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

extension NavigatorValueModifier where Value == Bool {
  /// Creates a modifier that performs an action when a flag becomes true, and resets the flag to false.
  init(trigger: Binding<Bool>, action: @escaping @MainActor (Navigator) -> Void) {
    self.init(value: trigger.trueOrNil) { navigator, _ in action(navigator) }
  }
}

extension Bool {
  fileprivate var trueOrNil: Bool? {
    get { self ? true : nil }
    set { self = newValue ?? false }
  }
}
