/// What a binding reads where its optional is nil. Equal to another one only where that can be told: a view that shows the default must be
/// updated with it.
struct DefaultValue<Value>: Hashable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (lhs: DefaultValue, rhs: DefaultValue) -> Bool {
    areEqual(lhs.value, rhs.value)
  }

  func hash(into hasher: inout Hasher) {}
}
