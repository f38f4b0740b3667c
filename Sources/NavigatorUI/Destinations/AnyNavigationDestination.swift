import SwiftUI

/// A destination of any type.
///
/// Every ``ManagedNavigationStack`` knows how to show values of this type, which is why destinations need no registration.
/// Two of them are equal when they hold equal destinations of the same type.
nonisolated public struct AnyNavigationDestination: Hashable, Identifiable {
  /// The destination that was wrapped.
  public let wrapped: any NavigationDestination

  public init(_ destination: any NavigationDestination) {
    wrapped = destination
  }

  /// The identity of the destination that was wrapped.
  public var id: AnyHashable {
    func identity(of destination: some NavigationDestination) -> AnyHashable { AnyHashable(destination.id) }
    return identity(of: wrapped)
  }

  public static func == (lhs: AnyNavigationDestination, rhs: AnyNavigationDestination) -> Bool {
    AnyHashable(lhs.wrapped) == AnyHashable(rhs.wrapped)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(wrapped))
  }
}
