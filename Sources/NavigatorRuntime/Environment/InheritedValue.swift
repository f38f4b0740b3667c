/// Sets one property of what texts and controls take over from the views around them.
nonisolated struct InheritedValue<Value: Equatable>: EnvironmentChanging, Equatable {
  let path: WritableKeyPath<InheritedStyle, Value>
  let value: Value

  func apply(to values: inout EnvironmentValues) {
    values[InheritedStyleKey.self][keyPath: path] = value
  }
}

extension View {
  nonisolated func inheriting<Value: Equatable>(_ path: WritableKeyPath<InheritedStyle, Value>, _ value: Value) -> some View {
    EnvironmentView(content: self, change: InheritedValue(path: path, value: value))
  }
}

/// Disables controls; what is disabled around them stays disabled.
nonisolated struct DisabledChange: EnvironmentChanging, Equatable {
  let isDisabled: Bool

  func apply(to values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }
}

/// Sets what texts are drawn with. A hierarchical style becomes a level of what was set around it.
nonisolated struct ForegroundChange: EnvironmentChanging, Equatable {
  let style: AnyShapeStyle?

  func apply(to values: inout EnvironmentValues) {
    var inherited = values[InheritedStyleKey.self]
    if let style {
      inherited.setForeground(style, in: values)
    } else {
      inherited.foreground = nil
    }
    values[InheritedStyleKey.self] = inherited
  }

  static func == (lhs: ForegroundChange, rhs: ForegroundChange) -> Bool {
    isSame(lhs.style, rhs.style)
  }
}

/// Sets what controls are drawn with.
nonisolated struct TintChange: EnvironmentChanging, Equatable {
  let style: AnyShapeStyle?

  func apply(to values: inout EnvironmentValues) {
    var inherited = values[InheritedStyleKey.self]
    inherited.setTint(style, in: values)
    values[InheritedStyleKey.self] = inherited
  }

  static func == (lhs: TintChange, rhs: TintChange) -> Bool {
    isSame(lhs.style, rhs.style)
  }
}

/// Whether two styles are known to be the same; styles of an app's own are not compared.
nonisolated func isSame(_ lhs: AnyShapeStyle?, _ rhs: AnyShapeStyle?) -> Bool {
  lhs?.unresolved == nil && rhs?.unresolved == nil && lhs?.paintSource == rhs?.paintSource
}
