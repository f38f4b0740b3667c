extension Text {
  /// Shows the translation of `resource`, or its default where no table has its key.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .plain(resource.resolved)
  }
}

extension Button where Label == Text {
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleResource) }
  }

  @preconcurrency
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension View {
  /// Sets the title of the screen the view is on.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    saying(.title(titleResource.resolved))
  }
}
