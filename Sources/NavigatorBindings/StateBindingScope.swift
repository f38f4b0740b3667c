import Foundation
import SwiftUI

extension Binding {
  /// Returns a binding to a state's current value for the view that shows it, or nil if the state has no value.
  ///
  /// The binding refers to the value's current identity. If the state receives a value with another identity, writes have no
  /// effect. So a task that ends after its screen was left cannot change the value that has replaced it.
  @_spi(Engine)
  nonisolated public func scoped<V>(by rule: StateIdentityRule<V>) -> Binding<V>? where Value == V? {
    guard let value = wrappedValue else { return nil }
    return Binding<V>(unwrapping: self[dynamicMember: \.[scope: StateBindingScope(rule, rule.identity(of: value))]])
  }
}

extension Optional {
  nonisolated fileprivate subscript(scope scope: StateBindingScope<Wrapped>) -> Wrapped? {
    get { flatMap { scope.holds($0) ? $0 : nil } }
    set {
      guard let value = self, scope.holds(value) else { return }
      self = newValue
      if let newValue { scope.follow(newValue) }
    }
  }
}

/// The identity of the state's value to which a binding refers.
///
/// A write through the binding itself may store a value with another identity, for example another case of an enum. The binding
/// then refers to that value.
nonisolated private final class StateBindingScope<Value>: Hashable, @unchecked Sendable {
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

  /// Returns a Boolean value that indicates whether both refer to the same initial identity. Views need no update if their
  /// bindings differ in other respects only.
  static func == (lhs: StateBindingScope, rhs: StateBindingScope) -> Bool {
    lhs.rule == rhs.rule && lhs.first == rhs.first
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
  }
}
