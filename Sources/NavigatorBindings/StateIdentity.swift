/// The identity of a state's value. Values with different identities get different screens.
///
/// A screen may edit its value without being replaced, so the whole value is not its identity. `Identifiable` values are
/// identified by their id, objects by themselves, and enums by their case. All other values have the same identity.
@_spi(Engine)
nonisolated public enum StateIdentity: Hashable {
  case id(AnyHashable)
  case object(ObjectIdentifier)
  case enumCase(String)
  case sole

  /// Creates the identity of a value.
  public init(of value: Any) {
    if let value = value as? any Identifiable {
      self = .id(Self.id(of: value))
    } else if type(of: value) is AnyClass {
      self = .object(ObjectIdentifier(value as AnyObject))
    } else {
      let mirror = Mirror(reflecting: value)
      self = mirror.displayStyle == .enum ? .enumCase(mirror.children.first?.label ?? "\(value)") : .sole
    }
  }

  private static func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }

  /// A description of the identity that is stable across launches of the app, or an empty string.
  public var stableDescription: String {
    switch self {
    case .id(let id): String("\(id)".prefix(100))
    case .enumCase(let name): String(name.prefix(100))
    case .object, .sole: ""
    }
  }
}

/// A rule that determines the identity of a state's value.
@_spi(Engine)
nonisolated public struct StateIdentityRule<Value>: Hashable {
  /// The part of the value that is its identity, or nil for the value's own identity.
  private let part: PartialKeyPath<Value>?

  /// The rule that uses a value's own identity.
  public static var own: StateIdentityRule { StateIdentityRule(part: nil) }

  /// Returns the rule that uses a part of a value as its identity.
  public static func part<ID: Hashable>(_ part: KeyPath<Value, ID>) -> StateIdentityRule { StateIdentityRule(part: part) }

  /// Returns the identity of a value by this rule.
  public func identity(of value: Value) -> StateIdentity {
    guard let part, let id = value[keyPath: part] as? AnyHashable else { return StateIdentity(of: value) }
    return .id(id)
  }
}
