// Pickers with a label for the current value, which hosts do not show: a closed picker shows the selected option.

extension Picker {
  /// Creates a picker with a label view and a label for its value. Hosts show the selected option.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }

  /// Creates a picker with a label view and a label for its value, for the selections of all elements of a collection. Hosts
  /// show the selected option.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title and a label for its value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, selection: selection, content: content)
  }

  /// Creates a picker with a title and a label for its value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, selection: selection, content: content)
  }

  /// Creates a picker with a title from a resource and a label for its value.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleResource, selection: selection, content: content)
  }

  /// Creates a picker with a localized title and a label for its value, for the selections of all elements of a
  /// collection.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, sources: sources, selection: selection, content: content)
  }

  /// Creates a picker with a title and a label for its value, for the selections of all elements of a
  /// collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, sources: sources, selection: selection, content: content)
  }

  /// Creates a picker with a title from a resource and a label for its value, for the selections of all elements of a
  /// collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleResource, sources: sources, selection: selection, content: content)
  }
}

extension Picker where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a picker with a localized title, a system image and a label for its value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, systemImage: systemImage, selection: selection, content: content)
  }

  /// Creates a picker with a title, a system image and a label for its value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, systemImage: systemImage, selection: selection, content: content)
  }

  /// Creates a picker with a title from a resource, a system image and a label for its value.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleResource, systemImage: systemImage, selection: selection, content: content)
  }

  /// Creates a picker with a localized title, an image and a label for its value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, image: image, selection: selection, content: content)
  }

  /// Creates a picker with a title, an image and a label for its value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, image: image, selection: selection, content: content)
  }

  /// Creates a picker with a title from a resource, an image and a label for its value.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleResource, image: image, selection: selection, content: content)
  }

  /// Creates a picker with a localized title, a system image and a label for its value, for the selections of all elements of a
  /// collection.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, systemImage: systemImage, sources: sources, selection: selection, content: content)
  }

  /// Creates a picker with a title, a system image and a label for its value, for the selections of all elements of a
  /// collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, systemImage: systemImage, sources: sources, selection: selection, content: content)
  }

  /// Creates a picker with a title from a resource, a system image and a label for its value, for the selections of all elements
  /// of a collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleResource, systemImage: systemImage, sources: sources, selection: selection, content: content)
  }

  /// Creates a picker with a localized title, an image and a label for its value, for the selections of all elements of a
  /// collection.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, image: image, sources: sources, selection: selection, content: content)
  }

  /// Creates a picker with a title, an image and a label for its value, for the selections of all elements of a
  /// collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, image: image, sources: sources, selection: selection, content: content)
  }

  /// Creates a picker with a title from a resource, an image and a label for its value, for the selections of all elements of a
  /// collection.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleResource, image: image, sources: sources, selection: selection, content: content)
  }
}
