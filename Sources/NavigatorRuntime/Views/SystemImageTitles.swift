// Controls whose label is a title with a system image.

extension Button where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a button with a localized title and a system image.
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { NavigatorRuntime.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a system image.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { NavigatorRuntime.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title, a system image and a role.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { NavigatorRuntime.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title, a system image and a role.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { NavigatorRuntime.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a toggle with a localized title and a system image.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { NavigatorRuntime.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a system image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { NavigatorRuntime.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a picker with a localized title and a system image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { NavigatorRuntime.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker with a title and a system image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { NavigatorRuntime.Label(title, systemImage: systemImage) }
  }
}
