// The type has no explicit isolation. A `nonisolated` wrapper makes its variables nonisolated, which the compiler does not allow
// for the local variables of a preview.

/// A property wrapper that creates a namespace for the identifiers of views that share their geometry or a transition.
///
/// ```swift
/// @Namespace private var namespace
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var identity: State<ID>

  /// Creates a namespace that has the lifetime of the view.
  public init() {
    identity = State(initialValue: ID(token: Token()))
  }

  /// The identity of the namespace.
  public var wrappedValue: Namespace.ID { identity.wrappedValue }

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let token: Token

    /// Returns a Boolean value that indicates whether two values identify the same namespace.
    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  /// An object whose identity identifies a namespace.
  fileprivate final class Token: Sendable {}
}
