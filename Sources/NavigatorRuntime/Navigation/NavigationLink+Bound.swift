// Links that push while a binding has a value. A link in a NavigationStack should push a value instead.

extension NavigationLink {
  /// Creates a link that pushes a view while a binding is true. Following the link sets the binding to true; going back sets it
  /// to false.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(isActive, destination()), label: label())
  }

  /// Creates a link that pushes a view while a binding is true. Following the link sets the binding to true; going back sets it
  /// to false.
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .bound(isActive, destination), label: label())
  }

  /// Creates a link that pushes a view while the selection is the link's tag. Following the link selects its tag; going back sets
  /// the selection to nil.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(selection.isSelected(tag), destination()), label: label())
  }

  /// Creates a link that pushes a view while the selection is the link's tag. Following the link selects its tag; going back sets
  /// the selection to nil.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(selection.isSelected(tag), destination), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title that pushes a view while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title that pushes a view while a binding is true.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a localized title that pushes a view while the selection is the link's tag.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view while the selection is the link's tag.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title that pushes a view while the selection is the link's tag.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view while the selection is the link's tag.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Returns a binding that is true while the selection is a tag. Writing false has no effect on the selection of another tag.
  nonisolated fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    let selection = self
    return Binding<Bool>(
      location: ClosureCell(
        get: { selection.wrappedValue == tag },
        set: { isSelected, transaction in
          if isSelected {
            selection.location.set(tag, transaction: transaction)
          } else if selection.wrappedValue == tag {
            selection.location.set(nil, transaction: transaction)
          }
        }))
  }
}
