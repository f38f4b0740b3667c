import NavigatorHost

/// A control that is either on or off.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  /// Returns a Boolean value that indicates whether the sources of the toggle differ; nil for a toggle with one source.
  var isMixed: MainActorValue<() -> Bool>?
  @Environment(\.toggleStyleValue) private var style

  /// Creates a toggle with a label view.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle in the current style.
  @MainActor public var body: some View {
    if let applied = style.applied {
      let configuration = ToggleStyleConfiguration(
        label: .init(view: AnyView(label)), isOn: isOn, isMixed: isMixed?.value() ?? false)
      let change = InternalChange(key: ToggleStyleKey.self, value: ToggleStyleValue(place: style.place))
      EnvironmentView(content: applied.makeBody(configuration), change: change)
    } else if let tint = style.tint {
      SwitchView(isOn: isOn, label: label, isMenuItem: style.place == .menu).tint(tint)
    } else {
      SwitchView(isOn: isOn, label: label, isMenuItem: style.place == .menu)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the properties that a style receives.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A toggle that the host draws.
nonisolated struct SwitchView<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label
  let isMenuItem: Bool

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ToggleNode(.toggle, view, type, context)
  }
}

@MainActor
final class ToggleNode<Label: View>: ContainerNode<SwitchView<Label>, ControlLabel<Label>> {
  override var content: ControlLabel<Label> { ControlLabel(view.label) }
  override var showsTextItself: Bool { true }

  override func resolve() -> Resolved {
    var content: NavigatorHost.Content = [.isOn: .bool(track { view.isOn.wrappedValue })]
    if view.isMenuItem { content[.kind] = .kind(.menuItem) }
    return control(content)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.bool(let isOn), _) = action else { return .dropped(.invalidValue) }
    view.isOn.wrappedValue = isOn
    acknowledgeChange()
    if view.isMenuItem { closeMenu() }
    return .handled
  }
}
