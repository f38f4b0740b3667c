extension Text {
  /// Creates a text that shows the translation of `resource`, or its default text if no table contains the key.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = resource.storage
  }
}

extension Button where Label == Text {
  /// Creates a button with a title from a resource.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleResource) }
  }

  /// Creates a button with a title from a resource and a role.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title from a resource and a system image.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title from a resource and an image.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a title from a resource that appends `value` to the path.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title from a resource that pushes a view.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension View {
  /// Sets the title of the screen that contains this view.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
