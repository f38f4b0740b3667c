import NavigatorHost

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ToggleNode(.toggle, view, type, context)
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

@MainActor
final class ToggleNode<Label: View>: ContainerNode<Toggle<Label>, Label> {
  override var content: Label { view.label }

  override func resolve() -> Resolved {
    control([.isOn: .bool(track { view.isOn.wrappedValue })])
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.bool(let isOn), _) = action else { return .dropped(.invalidValue) }
    view.isOn.wrappedValue = isOn
    answerChange()
    return .handled
  }
}
