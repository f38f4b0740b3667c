// Overloads that take the resource of a title where others take its key.

extension TextField where Label == Text {
  /// Creates a field with a title from a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>
  ) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Creates a field with a title from a resource and a prompt.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field with a title from a resource that can grow along an axis.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(text: text, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with a title from a resource and a prompt that can grow along an axis.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with a title from a resource for a value in a format.
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field with a title from a resource for an optional value in a format.
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title from a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>
  ) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Creates a field with a title from a resource and a prompt.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title from a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title from a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == NavigatorRuntime.Label<Text, Image> {
  /// Creates a picker with a title from a resource and a system image.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { NavigatorRuntime.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a picker with a title from a resource and an image.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { NavigatorRuntime.Label(titleResource, image: image) }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a header from a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a title from a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text value with a title from a resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ titleResource: LocalizedStringResource, value: S
  ) {
    self.init {
      Text(value)
    } label: {
      Text(titleResource)
    }
  }

  /// Creates a formatted value with a title from a resource.
  @_disfavoredOverload
  nonisolated public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleResource)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title from a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group with a title from a resource. A binding controls whether it is expanded.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view with a title from a resource for an operation that has completed `value` of `total`.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Creates a view with a title from a resource for an operation of unknown duration.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }
}

extension Tab where Value: Hashable, Content: View, TabLabel == Label<Text, Image> {
  /// Creates a tab with a title from a resource and a system image that is selected by `value`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a tab with a title from a resource, a system image and a role that is selected by `value`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a tab with a title from a resource and an image that is selected by `value`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(titleResource, image: image) }
  }
}

extension Tab where Value == Never, Content: View, TabLabel == Label<Text, Image> {
  /// Creates a tab with a title from a resource and a system image that only the user selects.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a tab with a title from a resource and an image that only the user selects.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, image: image) }
  }
}
