@_spi(Engine) import NavigatorBindings

/// One presentation of a dialog, from opening to dismissal.
final class DialogPresentation<Value> {
  /// The value for which the dialog was presented. It does not change while the dialog is open.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

struct DialogState<Value> {
  /// The open or last presentation. A disappearing dialog still shows its content.
  private(set) var presentation: DialogPresentation<Value>?
  private(set) var isOpen = false

  var shown: DialogPresentation<Value>? { isOpen ? presentation : nil }

  mutating func open(_ value: Value) {
    presentation = DialogPresentation(value)
    isOpen = true
  }

  mutating func close() {
    isOpen = false
  }
}

/// Returns a Boolean value that indicates whether two values require the same dialog. Identifiable values are compared by
/// identity, and others by equality. Values that cannot be compared are treated as the same.
func hasSameIdentity<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if let lhs = lhs as? any Identifiable { return lhs.hasIdentity(of: rhs) }
  if lhs is any Equatable { return areEqual(lhs, rhs) }
  guard Value.self is AnyObject.Type else { return true }
  return lhs as AnyObject === rhs as AnyObject
}

extension Identifiable {
  fileprivate func hasIdentity(of other: Any) -> Bool {
    (other as? Self)?.id == id
  }
}
