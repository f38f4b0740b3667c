import SwiftUI

/// A state's value for SwiftUI's `item:` modifiers, identified by its identity.
@_spi(Engine)
nonisolated public struct PresentedState<Value>: Identifiable {
  /// The identity of the value.
  public let id: StateIdentity
  /// The rule that determines the identity.
  public let rule: StateIdentityRule<Value>
}

extension Binding {
  /// Returns a binding to the presented value. Writing nil sets the state to nil.
  @_spi(Engine)
  nonisolated public func presented<V>(by rule: StateIdentityRule<V>) -> Binding<PresentedState<V>?> where Value == V? {
    self[dynamicMember: \.[presentedBy: rule]]
  }
}

extension Optional {
  nonisolated fileprivate subscript(presentedBy rule: StateIdentityRule<Wrapped>) -> PresentedState<Wrapped>? {
    get { map { PresentedState(id: rule.identity(of: $0), rule: rule) } }
    set { if newValue == nil { self = nil } }
  }
}
