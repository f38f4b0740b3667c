import NavigatorHost

/// The texts and buttons of an alert. Prefer `alert(_:isPresented:actions:message:)`.
nonisolated public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an alert with one button. The button closes the alert.
  ///
  /// - Parameter dismissButton: The button, or nil for a button with the title "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons. Each button closes the alert.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet. The button closes its alert or sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: MainActorValue<(() -> Void)?>

    private init(_ role: ButtonRole?, _ label: Text, _ action: (() -> Void)?) {
      self.role = role
      self.label = label
      self.action = MainActorValue(action)
    }

    /// Returns a button with the default appearance.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(nil, label, action)
    }

    /// Returns a button that cancels the operation.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(.cancel, label, action)
    }

    /// Returns a button with the title "Cancel" that cancels the operation.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(.cancel, Text(SystemWord.cancel), action)
    }

    /// Returns a button for an operation that deletes data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(.destructive, label, action)
    }
  }
}

/// The texts and buttons of an action sheet. Prefer `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
nonisolated public struct ActionSheet {
  /// The type of the buttons.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]

  /// Creates an action sheet. The host adds a cancel button if there is none.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an alert while a binding is true. Each button closes the alert. Prefer `alert(_:isPresented:actions:message:)`.
  ///
  /// - Parameter content: A closure that returns the alert. It is called while the binding is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(isPresented, isPresented.wrappedValue ? content().parts : nil, kind: .alert)
  }

  /// Presents an alert for an item while a binding contains one. Each button closes the alert. Prefer
  /// `alert(_:isPresented:presenting:actions:message:)`.
  ///
  /// - Parameter content: A closure that returns the alert for an item.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    presenting(item, item.wrappedValue.map { content($0).parts }, kind: .alert)
  }

  /// Presents an action sheet while a binding is true. Each button closes the sheet. Prefer
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  ///
  /// - Parameter content: A closure that returns the action sheet. It is called while the binding is true.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presenting(isPresented, isPresented.wrappedValue ? content().parts : nil, kind: .confirmationDialog)
  }

  /// Presents an action sheet for an item while a binding contains one. Each button closes the sheet. Prefer
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  ///
  /// - Parameter content: A closure that returns the action sheet for an item.
  nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    presenting(item, item.wrappedValue.map { content($0).parts }, kind: .confirmationDialog)
  }
}

extension View {
  nonisolated fileprivate func presenting(_ isPresented: Binding<Bool>, _ parts: AlertParts?, kind: Role) -> some View {
    PresenterView(
      content: self, kind: kind, current: { isPresented.wrappedValue ? parts?.presentation : nil },
      dismissed: { isPresented.wrappedValue = false })
  }

  nonisolated fileprivate func presenting<Item: Identifiable>(
    _ item: Binding<Item?>, _ parts: AlertParts?, kind: Role
  ) -> some View {
    PresenterView(
      content: self, kind: kind,
      current: {
        guard let id = item.wrappedValue?.id else { return nil }
        return parts?.presentation(of: AnyHashable(id))
      },
      dismissed: { item.wrappedValue = nil })
  }
}

extension Alert {
  fileprivate var parts: AlertParts {
    AlertParts(.alert, title, message: message, actions: AlertButtons(buttons: buttons))
  }
}

extension ActionSheet {
  fileprivate var parts: AlertParts {
    AlertParts(.confirmationDialog, title, message: message, actions: AlertButtons(buttons: buttons)).titleVisible(.visible)
  }
}

/// The buttons of an alert or an action sheet.
nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role) {
        button.action.value?()
      } label: {
        button.label
      }
    }
  }
}
