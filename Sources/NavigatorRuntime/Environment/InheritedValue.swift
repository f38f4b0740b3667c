/// A change to one property of the style that texts and controls inherit.
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

/// A change that disables controls. Controls inside a disabled view stay disabled.
nonisolated struct DisabledChange: EnvironmentChanging, Equatable {
  let isDisabled: Bool

  func apply(to values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }
}

/// A change to the foreground style. A hierarchical style becomes a level of the inherited foreground style.
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

/// A change to the tint of controls.
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

/// Returns a Boolean value that indicates whether two styles are the same. Custom styles are always treated as different.
nonisolated func isSame(_ lhs: AnyShapeStyle?, _ rhs: AnyShapeStyle?) -> Bool {
  lhs?.unresolved == nil && rhs?.unresolved == nil && lhs?.paintSource == rhs?.paintSource
}
