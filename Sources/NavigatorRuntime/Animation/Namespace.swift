/// A property that gives a view an identity in which it names views of one geometry or one transition.
///
/// ```swift
/// @Namespace private var namespace
/// ```
@propertyWrapper
nonisolated public struct Namespace: DynamicProperty, Sendable {
  private var identity: State<ID>

  /// Creates a namespace, which exists as long as the view's structural identity.
  public init() {
    identity = State(initialValue: ID(token: Token()))
  }

  /// The identity of the namespace.
  public var wrappedValue: Namespace.ID { identity.wrappedValue }

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let token: Token

    /// Returns a Boolean value that indicates whether both are the identity of one namespace.
    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  /// An object whose identity is that of a namespace.
  fileprivate final class Token: Sendable {}
}
