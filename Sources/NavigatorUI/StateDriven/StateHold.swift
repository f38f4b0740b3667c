import Foundation
import SwiftUI

extension Binding {
  /// A binding to what a state holds now, for the view that shows it; nil where the state holds nothing.
  ///
  /// It leads to what has the identity that is there now. When something else has been put into the state, a write has no effect: a screen that is
  /// late, as with a task that ends after the screen was left, must not change what has taken its place.
  nonisolated func held<V>(by rule: StateIdentityRule<V>) -> Binding<V>? where Value == V? {
    guard let value = wrappedValue else { return nil }
    return Binding<V>(unwrapping: self[dynamicMember: \.[held: StateHold(rule, rule.identity(of: value))]])
  }
}

extension Optional {
  nonisolated fileprivate subscript(held hold: StateHold<Wrapped>) -> Wrapped? {
    get { flatMap { hold.holds($0) ? $0 : nil } }
    set {
      guard let value = self, hold.holds(value) else { return }
      self = newValue
      if let newValue { hold.follow(newValue) }
    }
  }
}

/// Which of the values that a state may have a binding leads to.
///
/// The binding's own writes may put something else there, as in a task that goes from one case of an enum to the next: it leads to that then.
nonisolated private final class StateHold<Value>: Hashable, @unchecked Sendable {
  private let rule: StateIdentityRule<Value>
  private let first: StateIdentity
  private let lock = NSLock()
  private var current: StateIdentity

  init(_ rule: StateIdentityRule<Value>, _ identity: StateIdentity) {
    self.rule = rule
    first = identity
    current = identity
  }

  func holds(_ value: Value) -> Bool {
    let identity = rule.identity(of: value)
    return lock.withLock { identity == current }
  }

  func follow(_ value: Value) {
    let identity = rule.identity(of: value)
    lock.withLock { current = identity }
  }

  /// Of two views that are shown for the same thing neither needs an update because of it.
  static func == (lhs: StateHold, rhs: StateHold) -> Bool {
    lhs.rule == rhs.rule && lhs.first == rhs.first
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
  }
}
