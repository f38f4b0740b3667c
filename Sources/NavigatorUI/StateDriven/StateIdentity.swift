/// What tells the screen of one value from the screen of another, where a state decides what is shown.
///
/// A screen may edit its value, so the value as a whole is not it: an edit must not make another screen. What is `Identifiable` is known by
/// its id, an object by itself, an enum by its case. Other values come on one and the same screen.
nonisolated enum StateIdentity: Hashable {
  case id(AnyHashable)
  case object(ObjectIdentifier)
  case enumCase(String)
  case sole

  init(of value: Any) {
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

  /// The identity in words, where another launch of the app would use the same.
  var stableDescription: String {
    switch self {
    case .id(let id): String("\(id)".prefix(100))
    case .enumCase(let name): String(name.prefix(100))
    case .object, .sole: ""
    }
  }
}

/// How the identity of a state's value is found.
nonisolated struct StateIdentityRule<Value>: Hashable {
  /// A part of the value that says it; nil for the value's own.
  private let part: PartialKeyPath<Value>?

  static var own: StateIdentityRule { StateIdentityRule(part: nil) }

  static func part<ID: Hashable>(_ part: KeyPath<Value, ID>) -> StateIdentityRule { StateIdentityRule(part: part) }

  private init(part: PartialKeyPath<Value>?) {
    self.part = part
  }

  func identity(of value: Value) -> StateIdentity {
    guard let part, let id = value[keyPath: part] as? AnyHashable else { return StateIdentity(of: value) }
    return .id(id)
  }
}
