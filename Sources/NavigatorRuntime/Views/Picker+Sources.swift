// Pickers whose label is a title, an image or a resource, for the selections of all elements of a collection.

extension Picker where Label == Text {
  /// Creates a picker with a title from a resource for the selections of all elements of a collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a picker with a localized title and a system image for the selections of all elements of a collection.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      NavigatorRuntime.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a system image for the selections of all elements of a collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      NavigatorRuntime.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title from a resource and a system image for the selections of all elements of a collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      NavigatorRuntime.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a picker with a localized title and an image for the selections of all elements of a collection.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      NavigatorRuntime.Label(titleKey, image: image)
    }
  }

  /// Creates a picker with a title and an image for the selections of all elements of a collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      NavigatorRuntime.Label(title, image: image)
    }
  }

  /// Creates a picker with a title from a resource and an image for the selections of all elements of a collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      NavigatorRuntime.Label(titleResource, image: image)
    }
  }
}
