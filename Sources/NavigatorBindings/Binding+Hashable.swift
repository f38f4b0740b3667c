import SwiftUI

// A destination may contain a binding: `case name(Binding<String>)`. Its screen then edits a value that the previous screen owns.

/// Two bindings are equal if their current values are equal. The identity of their storage is not accessible.
///
/// A binding in a stack entry is therefore always equal to itself, even after a write, so its screen is kept. Two bindings to
/// different storage are equal while the values are equal. To distinguish them, add an identifier to the destination: `case
/// name(User.ID, Binding<String>)`.
extension Binding: @retroactive Equatable where Value: Equatable {
  /// Returns a Boolean value that indicates whether the current values are equal.
  nonisolated public static func == (lhs: Binding, rhs: Binding) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

/// The hash of a binding is constant. Its value may change at any time, and an element of a set or an identity must keep its
/// hash.
extension Binding: @retroactive Hashable where Value: Hashable {
  /// Adds nothing to the hash.
  nonisolated public func hash(into hasher: inout Hasher) {}
}
