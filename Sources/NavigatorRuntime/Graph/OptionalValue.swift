/// An optional of any type, for code that is generic over values that may be optionals.
nonisolated protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  nonisolated var isNil: Bool {
    if case .none = self { true } else { false }
  }
}
