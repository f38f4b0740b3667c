/// The value that a binding reads while its optional is nil. Values of types that are not Equatable are never equal, so that
/// views that show the default are updated.
struct DefaultValue<Value>: Hashable {
  let value: Value

  static func == (lhs: DefaultValue, rhs: DefaultValue) -> Bool {
    areEqual(lhs.value, rhs.value)
  }

  func hash(into hasher: inout Hasher) {}
}
