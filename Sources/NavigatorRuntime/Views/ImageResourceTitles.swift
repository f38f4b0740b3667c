// Controls whose label is a title with an image of an asset catalog.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of an asset catalog.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a title from a resource and an image of an asset catalog.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }

  /// Creates a label with a title and an image of an asset catalog.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a button with a localized title and an image.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { NavigatorRuntime.Label(titleKey, image: image) }
  }

  /// Creates a button with a localized title, an image and a role.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { NavigatorRuntime.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and an image.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { NavigatorRuntime.Label(title, image: image) }
  }

  /// Creates a button with a title, an image and a role.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { NavigatorRuntime.Label(title, image: image) }
  }
}

extension Toggle where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a toggle with a localized title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { NavigatorRuntime.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { NavigatorRuntime.Label(title, image: image) }
  }
}

extension Picker where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a picker with a localized title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { NavigatorRuntime.Label(titleKey, image: image) }
  }

  /// Creates a picker with a title and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { NavigatorRuntime.Label(title, image: image) }
  }
}

extension Menu where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a menu with a localized title and an image.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: NavigatorRuntime.Label(titleKey, image: image), primary: nil)
  }

  /// Creates a menu with a localized title, an image and an action for a tap.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: NavigatorRuntime.Label(titleKey, image: image), primary: primaryAction)
  }

  /// Creates a menu with a title and an image.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: NavigatorRuntime.Label(title, image: image), primary: nil)
  }

  /// Creates a menu with a title, an image and an action for a tap.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: NavigatorRuntime.Label(title, image: image), primary: primaryAction)
  }
}
