import SwiftUI

/// What a state's sheet, cover or popover shows. Navigators know it as a view that the app presents, where there are navigators around.
nonisolated struct StatePresentation<Value, Content: View>: View {
  private let value: Binding<Value?>
  private let mark: String
  private let content: (Binding<Value>) -> Content
  @State private var latest = LatestState<Value>()
  @Environment(\.navigator) private var navigator

  init(_ value: Binding<Value?>, _ state: PresentedState, content: @escaping (Binding<Value>) -> Content) {
    self.value = value
    // Other sheets of the screen hold other values.
    mark = "\(Value.self):\(state.id.stableDescription)"
    self.content = content
  }

  @MainActor var body: some View {
    if navigator.owner == .application {
      shown
    } else {
      ManagedPresentationView(stateMark: mark) { shown }
    }
  }

  @ViewBuilder @MainActor private var shown: some View {
    if let binding = latest.binding(to: value) { content(binding) }
  }
}

/// A state's value as SwiftUI's `item:` modifiers want it: known by its identity.
nonisolated struct PresentedState: Identifiable {
  let id: StateIdentity
}

extension Binding {
  /// What a state presents; writing nil sets the state to nil.
  nonisolated func presented<V>(by rule: StateIdentityRule<V>) -> Binding<PresentedState?> where Value == V? {
    self[dynamicMember: \.[presentedBy: rule]]
  }
}

extension Optional {
  nonisolated fileprivate subscript(presentedBy rule: StateIdentityRule<Wrapped>) -> PresentedState? {
    get { map { PresentedState(id: rule.identity(of: $0)) } }
    set { if newValue == nil { self = nil } }
  }
}
