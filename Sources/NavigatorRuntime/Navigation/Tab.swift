/// A tab: a label for the tab bar, and the content of the tab.
nonisolated public struct Tab<Value, Content, TabLabel> {
  let value: Value?
  let content: Content
  let label: TabLabel
}

extension Tab: TabContent where Value: Hashable, Content: View, TabLabel: View {
  /// The type of the tab's value.
  public typealias TabValue = Value
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, TabLabel: View {
  @MainActor var tabs: AnyView {
    AnyView(TabPageView(content: content, label: label, tag: value.map { AnyHashable($0) }))
  }
}

extension Tab where Value: Hashable, Content: View, TabLabel: View {
  /// Creates a tab that is selected by `value`.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> TabLabel) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value: Hashable, Content: View, TabLabel == Label<Text, Image> {
  /// Creates a tab with a localized title and a system image that is selected by `value`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a tab with a title and a system image that is selected by `value`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a tab with a localized title and an image that is selected by `value`.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { Label(titleKey, image: image) }
  }

  /// Creates a tab with a title and an image that is selected by `value`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { Label(title, image: image) }
  }
}

extension Tab where Value == Never, Content: View, TabLabel: View {
  /// Creates a tab that only the user selects.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> TabLabel) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never, Content: View, TabLabel == Label<Text, Image> {
  /// Creates a tab with a localized title and a system image that only the user selects.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a tab with a title and a system image that only the user selects.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a tab with a localized title and an image that only the user selects.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a tab with a title and an image that only the user selects.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, image: image) }
  }
}
