// Controls for a property of several elements. They show the common value, and write to all of them.

extension Toggle {
  /// Creates a toggle for a property of several elements. It is on if the property is true in all of them.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(isOn: .all(bindings) { values in values.allSatisfy { $0 } }, label: label)
    isMixed = MainActorValue { Set(bindings.map(\.wrappedValue)).count > 1 }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title for a property of several elements. It is on if the property is true in all of them.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title for a property of several elements. It is on if the property is true in all of them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Binding where Value == Bool {
  /// Returns a binding to several values: it reads a value that is computed from them, and writes to all of them.
  fileprivate static func all(_ bindings: [Binding<Bool>], _ combined: @escaping ([Bool]) -> Bool) -> Binding<Bool> {
    let (bindings, combined) = (MainActorValue(bindings), MainActorValue(combined))
    return Binding(
      get: { combined.value(bindings.value.map(\.wrappedValue)) },
      set: { new in for binding in bindings.value { binding.wrappedValue = new } })
  }
}
