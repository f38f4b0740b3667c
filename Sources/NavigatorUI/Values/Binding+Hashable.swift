import SwiftUI

// A destination may carry a binding: `case name(Binding<String>)`. The screen edits through it what the screen before it owns.

/// Two bindings are equal while the values that they lead to are equal. Where a binding leads cannot be asked.
///
/// A binding on a stack is therefore always equal to itself, whatever is written through it, and its screen stays. Two bindings to
/// different places are equal as long as the values there are; where that matters, put an id beside the binding:
/// `case name(User.ID, Binding<String>)`.
extension Binding: @retroactive Equatable where Value: Equatable {
  nonisolated public static func == (lhs: Binding, rhs: Binding) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

/// A binding adds nothing to a hash: the value may change at any time, and what is kept in a set or as an identity must be found again
/// afterwards.
extension Binding: @retroactive Hashable where Value: Hashable {
  nonisolated public func hash(into hasher: inout Hasher) {}
}
