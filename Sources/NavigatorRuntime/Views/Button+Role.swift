/// The label of a button that is created with a role but without a label: a word and a symbol for the role.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  init(role: ButtonRole) {
    self.role = role
  }

  /// The label.
  @MainActor public var body: some View {
    Label {
      Text(word)
    } icon: {
      Image(systemName: symbol)
    }
  }

  private var word: SystemWord {
    switch role {
    case .destructive: .delete
    case .cancel: .cancel
    case .confirm: .done
    default: .close
    }
  }

  private var symbol: String {
    switch role {
    case .destructive: "trash"
    case .confirm: "checkmark"
    default: "xmark"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role.
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the properties that a primitive style receives. It performs the action of the styled button.
  ///
  /// ```swift
  /// struct Loud: PrimitiveButtonStyle {
  ///   func makeBody(configuration: Configuration) -> some View {
  ///     Button(configuration).font(.title)
  ///   }
  /// }
  /// ```
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, content: configuration.content, action: configuration.action) { configuration.label }
  }
}
