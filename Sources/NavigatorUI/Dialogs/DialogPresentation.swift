import SwiftUI

/// One time that a dialog is on the screen, from when it opens until it is closed.
final class DialogPresentation<Value> {
  /// What the dialog is about. It is the same as long as the dialog is open.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// What a modifier that shows a dialog keeps.
struct DialogState<Value> {
  /// What is open, or was last: a dialog that is on its way out still says what it said.
  private(set) var presentation: DialogPresentation<Value>?
  private(set) var isOpen = false

  /// What is on the screen.
  var shown: DialogPresentation<Value>? { isOpen ? presentation : nil }

  mutating func open(_ value: Value) {
    presentation = DialogPresentation(value)
    isOpen = true
  }

  mutating func close() {
    isOpen = false
  }
}

/// What decides whether a dialog is to open or to close: what is wanted, and what is on the screen.
struct DialogSituation<Value>: Equatable {
  let wanted: Value?
  let shown: DialogPresentation<Value>?
  let isSame: (Value, Value) -> Bool

  enum Step: Equatable {
    case open, close
  }

  /// What is to be done next. A dialog about another value opens when the one before it has been closed: SwiftUI shows no change of what an
  /// open dialog is about.
  var step: Step? {
    switch (wanted, shown) {
    case (nil, nil): nil
    case (nil, _?): .close
    case (_?, nil): .open
    case (let wanted?, let shown?): isSame(wanted, shown.value) ? nil : .close
    }
  }

  static func == (lhs: DialogSituation, rhs: DialogSituation) -> Bool {
    guard lhs.shown === rhs.shown else { return false }
    return switch (lhs.wanted, rhs.wanted) {
    case (nil, nil): true
    case (let one?, let other?): lhs.isSame(one, other)
    default: false
    }
  }
}

/// Whether two values are the same thing to ask about: by their identity where they have one, else by what they say. Values that cannot be
/// compared are.
func isSameSubject<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
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
