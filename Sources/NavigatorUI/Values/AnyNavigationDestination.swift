/// A type-erased destination.
///
/// Every ``ManagedNavigationStack`` can show values of this type, so destinations need no registration. Two values are equal if
/// they contain equal destinations of the same type.
nonisolated public struct AnyNavigationDestination: Hashable, Identifiable {
  /// The wrapped destination.
  public let wrapped: any NavigationDestination

  /// Wraps a destination.
  public init(_ destination: any NavigationDestination) {
    wrapped = destination
  }

  /// The identity of the wrapped destination.
  public var id: AnyHashable {
    func identity(of destination: some NavigationDestination) -> AnyHashable { AnyHashable(destination.id) }
    return identity(of: wrapped)
  }

  /// Returns a Boolean value that indicates whether both values contain equal destinations of the same type.
  public static func == (lhs: AnyNavigationDestination, rhs: AnyNavigationDestination) -> Bool {
    PathProbe.observe(lhs, rhs)
    return AnyHashable(lhs.wrapped) == AnyHashable(rhs.wrapped)
  }

  /// Hashes the wrapped destination.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(wrapped))
  }
}
