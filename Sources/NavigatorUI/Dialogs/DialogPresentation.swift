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

/// The requested value and the presentation on screen, which determine whether a dialog must be opened or closed.
struct DialogTransition<Value>: Equatable {
  let wanted: Value?
  let shown: DialogPresentation<Value>?
  let isSame: (Value, Value) -> Bool

  enum Step: Equatable {
    case open, close
  }

  /// The next step. A dialog for another value opens after the previous one has been closed, because SwiftUI does not update the
  /// value of an open dialog.
  var step: Step? {
    switch (wanted, shown) {
    case (nil, nil): nil
    case (nil, _?): .close
    case (_?, nil): .open
    case (let wanted?, let shown?): isSame(wanted, shown.value) ? nil : .close
    }
  }

  static func == (lhs: DialogTransition, rhs: DialogTransition) -> Bool {
    guard lhs.shown === rhs.shown else { return false }
    return switch (lhs.wanted, rhs.wanted) {
    case (nil, nil): true
    case (let one?, let other?): lhs.isSame(one, other)
    default: false
    }
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
