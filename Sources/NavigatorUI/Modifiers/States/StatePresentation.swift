@_spi(Engine) import NavigatorBindings
import SwiftUI

/// The content of a state's sheet, cover or popover. Within a managed view, it has a navigator like any view that the app
/// presents.
nonisolated struct StatePresentation<Value, Content: View>: View {
  private let value: Binding<Value?>
  private let state: PresentedState<Value>
  private let content: (Binding<Value>) -> Content
  @State private var latest = LatestState<Value>()
  @Environment(\.navigator) private var navigator

  init(_ value: Binding<Value?>, _ state: PresentedState<Value>, content: @escaping (Binding<Value>) -> Content) {
    self.value = value
    self.state = state
    self.content = content
  }

  @MainActor var body: some View {
    if navigator.owner == .application {
      shown
    } else {
      ManagedPresentationView(stateMark: mark, end: end) { shown }
    }
  }

  // The value's type distinguishes the sheets of a screen.
  private var mark: String { "\(Value.self):\(state.id.stableDescription)" }

  /// A closure that sets the state to nil, unless it contains a value with another identity.
  private var end: () -> Void {
    let (value, state) = (value, state)
    return {
      if let current = value.wrappedValue, state.rule.identity(of: current) == state.id { value.wrappedValue = nil }
    }
  }

  @ViewBuilder @MainActor private var shown: some View {
    if let binding = latest.binding(to: value, by: state.rule) { content(binding) }
  }
}
