import NavigatorHost

/// The texts and actions of an alert or a confirmation dialog.
nonisolated struct AlertParts {
  let kind: Role
  let title: Text
  var message: Text?
  var isTitleVisible = false
  let actions: AnyView

  init<A: View>(_ kind: Role, _ title: Text, message: Text? = nil, actions: A) {
    self.kind = kind
    self.title = title
    self.message = message
    self.actions = AnyView(EnvironmentView(content: AlertActions(kind: kind, content: actions), change: AlertActionsChange()))
  }

  func titleVisible(_ visibility: Visibility) -> AlertParts {
    var parts = self
    parts.isTitleVisible = visibility == .visible
    return parts
  }

  var presentation: PresentedContent { presentation(of: 0) }

  /// Returns the presentation with an identity. A presentation with a different identity replaces it.
  func presentation(of identity: AnyHashable) -> PresentedContent {
    var content = Content()
    if isTitleVisible { content[.isTitleVisible] = true }
    var presentation = PresentedContent(identity: identity, view: actions, content: content)
    presentation.texts = [(.title, title)] + (message.map { [(.message, $0)] } ?? [])
    return presentation
  }
}

/// A change of the environment of an alert's actions. The system draws alerts, so that the styles of the presenting view do not
/// apply to their buttons and fields.
nonisolated struct AlertActionsChange: EnvironmentChanging, Equatable {
  func apply(to values: inout EnvironmentValues) {
    let inherited = values[InheritedStyleKey.self]
    var style = InheritedStyle.default
    style.isEnabled = inherited.isEnabled
    style.tintSource = inherited.tintSource
    values[InheritedStyleKey.self] = style
    values[ButtonStyleKey.self] = ButtonStyleKey.defaultValue
    values[LabelStyleKey.self] = LabelStyleKey.defaultValue
    values[TextFieldStyleKey.self] = TextFieldStyleKey.defaultValue
    values[CustomTextFieldStyleKey.self] = CustomTextFieldStyleKey.defaultValue
  }
}

extension View {
  nonisolated func presenting(_ isPresented: Binding<Bool>, _ parts: AlertParts) -> some View {
    PresenterView(
      content: self, kind: parts.kind, current: { isPresented.wrappedValue ? parts.presentation : nil },
      dismissed: { isPresented.wrappedValue = false })
  }
}

/// A view that presents an alert with data. The alert keeps its initial data until it closes.
nonisolated struct DataAlertView<Content: View, Value>: View {
  let content: Content
  let kind: Role
  let isPresented: Binding<Bool>
  let data: Value?
  let parts: (Value) -> AlertParts
  @State private var kept = Kept()

  private final class Kept {
    var data: Value?
  }

  nonisolated init(
    content: Content, kind: Role, isPresented: Binding<Bool>, data: Value?, parts: @escaping (Value) -> AlertParts
  ) {
    self.content = content
    self.kind = kind
    self.isPresented = isPresented
    self.data = data
    self.parts = parts
  }

  var body: some View {
    let kept = kept
    let data = data
    PresenterView(
      content: content, kind: kind,
      current: {
        guard isPresented.wrappedValue else {
          kept.data = nil
          return nil
        }
        if kept.data == nil { kept.data = data }
        return kept.data.map { parts($0).presentation }
      },
      dismissed: { isPresented.wrappedValue = false })
  }
}

/// The buttons of an alert or dialog. If the app provides no button that closes it, a default button is added.
///
/// The default button is "OK" in an alert without buttons, and "Cancel" in a dialog without a cancel button.
nonisolated struct AlertActions<Content: View>: PrimitiveView {
  let kind: Role
  let content: Content

  nonisolated init(kind: Role, content: Content) {
    self.kind = kind
    self.content = content
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    AlertActionsNode(view, type, context)
  }
}

@MainActor
final class AlertActionsNode<Content: View>: TransparentNode<AlertActions<Content>, Content> {
  private var okButton: Node?
  private var cancelButton: Node?

  init(_ view: AlertActions<Content>, _ type: ViewType<AlertActions<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    if view.kind == .alert { okButton = childContext.make(Button(SystemWord.ok) {}) }
    guard Content.self != AlertButtons.self || view.kind != .alert else { return }
    cancelButton = childContext.make(Button(SystemWord.cancel, role: .cancel) {})
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    for button in [okButton, cancelButton] {
      if let button { body(button) }
    }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let missingButton { body(missingButton) }
  }

  /// The default button, or nil if the app provides a button that closes the alert or dialog.
  private var missingButton: Node? {
    var roles: [NavigatorHost.Content.ButtonRole?] = []
    child?.forEachTaggedElement { _, node in
      guard let element = node.element, element.role == .button else { return }
      roles.append(element.content.buttonRole)
    }
    if view.kind == .alert, roles.isEmpty { return okButton }
    if roles.contains(.cancel) { return nil }
    return view.kind == .alert ? nil : cancelButton
  }
}
