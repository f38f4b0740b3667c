/// A path to a property of a case's value: `\.profile.name`, where the case `profile` contains a struct.
///
/// It reads and writes a part of the value while the case is current. It is not a case path, because a part does not determine a
/// whole value. Its key path therefore cannot be called.
@dynamicMemberLookup
public struct CasePropertyPath<Root, Value>: OptionalPath {
  private let extraction: @Sendable (Root) -> Value?
  private let replacement: @Sendable (Value, inout Root) -> Bool

  /// Creates a path from two functions. The second one replaces the value if it is present, and returns a Boolean value that
  /// indicates whether it is present.
  init(extract: @escaping @Sendable (Root) -> Value?, set: @escaping @Sendable (Value, inout Root) -> Bool) {
    extraction = extract
    replacement = set
  }

  /// Returns the property's value if the case is current; otherwise nil.
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }

  /// Replaces the property's value if the case is current. Returns a Boolean value that indicates whether the case is current.
  @discardableResult
  public func set(_ value: Value, in root: inout Root) -> Bool {
    replacement(value, &root)
  }
}

extension AnyCasePath {
  /// Returns the path to a property of this case's value: `\.profile.name`.
  @_disfavoredOverload
  public subscript<Property>(
    dynamicMember property: WritableKeyPath<Value, Property> & Sendable
  ) -> CasePropertyPath<Root, Property> {
    CasePropertyPath<Root, Property>(part: property, of: self)
  }
}

extension CasePropertyPath {
  /// Returns the path to a property of this property's value.
  @_disfavoredOverload
  public subscript<Property>(
    dynamicMember property: WritableKeyPath<Value, Property> & Sendable
  ) -> CasePropertyPath<Root, Property> {
    CasePropertyPath<Root, Property>(part: property, of: self)
  }

  fileprivate init<Base: OptionalPath<Root, Whole>, Whole>(part: WritableKeyPath<Whole, Value> & Sendable, of base: Base) {
    self.init(
      extract: { base.extract(from: $0)?[keyPath: part] },
      set: { value, root in base.modify(&root) { $0[keyPath: part] = value } })
  }
}

extension CasePropertyPath where Value: CasePathable {
  /// Returns the path to a case of this property's value: `\.profile.tab.posts`.
  public subscript<Leaf>(dynamicMember path: CaseKeyPath<Value, Leaf>) -> CasePropertyPath<Root, Leaf> {
    let next = Value.allCasePaths[keyPath: path]
    return CasePropertyPath<Root, Leaf>(
      extract: { extract(from: $0).flatMap(next.extract) },
      set: { value, root in
        guard var whole = extract(from: root), next.set(value, in: &whole) else { return false }
        return set(whole, in: &root)
      })
  }
}
