import SwiftUI

extension View {
  /// Registers a binding that selects which of the managed views inside is shown. A return to a concealed view selects it again.
  nonisolated func selects<Value: Hashable>(by binding: Binding<Value>) -> some View {
    modifier(SelectionModifier(binding: binding))
  }
}

nonisolated private struct SelectionModifier<Value: Hashable>: ViewModifier {
  let binding: Binding<Value>
  @State private var selection = SelectionRegistration()
  @Environment(\.navigationSelections) private var outer
  @Environment(\.navigator) private var navigator

  @MainActor func body(content: Content) -> some View {
    selection.update(binding)
    return
      content
      .environment(\.navigationSelections, outer + [selection])
      .onChange(of: binding.wrappedValue) { selection.valueChanged(in: navigator.tree) }
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension SelectionModifier: Sendable {}
