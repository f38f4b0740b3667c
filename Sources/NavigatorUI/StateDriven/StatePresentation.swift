import SwiftUI

/// What a state's sheet, cover or popover shows. Navigators know it as a view that the app presents, where there are navigators around.
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

  // Other sheets of the screen hold other values.
  private var mark: String { "\(Value.self):\(state.id.stableDescription)" }

  /// Sets the state to nil, unless it holds another value by now.
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

/// A state's value as SwiftUI's `item:` modifiers want it: known by its identity.
nonisolated struct PresentedState<Value>: Identifiable {
  let id: StateIdentity
  let rule: StateIdentityRule<Value>
}

extension Binding {
  /// What a state presents; writing nil sets the state to nil.
  nonisolated func presented<V>(by rule: StateIdentityRule<V>) -> Binding<PresentedState<V>?> where Value == V? {
    self[dynamicMember: \.[presentedBy: rule]]
  }
}

extension Optional {
  nonisolated fileprivate subscript(presentedBy rule: StateIdentityRule<Wrapped>) -> PresentedState<Wrapped>? {
    get { map { PresentedState(id: rule.identity(of: $0), rule: rule) } }
    set { if newValue == nil { self = nil } }
  }
}
