extension Tab where Value: Hashable, Content: View, TabLabel == Label<Text, Image> {
  /// Creates a tab with a localized title and an image of an asset catalog that is selected by `value`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Label(titleKey, image: image) }
  }

  /// Creates a tab with a title and an image of an asset catalog that is selected by `value`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Label(title, image: image) }
  }
}

extension Tab where Value == Never, Content: View, TabLabel == Label<Text, Image> {
  /// Creates a tab with a localized title and an image of an asset catalog that only the user selects.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Label(titleKey, image: image) }
  }

  /// Creates a tab with a title and an image of an asset catalog that only the user selects.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Label(title, image: image) }
  }
}
