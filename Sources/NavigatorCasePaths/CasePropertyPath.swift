/// A way to a property of a case's value: `\.profile.name`, where the case `profile` holds a struct.
///
/// It reads and writes a part of the value while the case is the current one. It is no case path, since a whole value cannot be made of a
/// part: such a key path cannot be called.
@dynamicMemberLookup
public struct CasePropertyPath<Root, Value>: OptionalPath {
  private let extraction: @Sendable (Root) -> Value?
  private let replacement: @Sendable (Value, inout Root) -> Bool

  /// A path of two functions; the second one replaces the value where it is there, and says whether it was.
  init(extract: @escaping @Sendable (Root) -> Value?, set: @escaping @Sendable (Value, inout Root) -> Bool) {
    extraction = extract
    replacement = set
  }

  public func extract(from root: Root) -> Value? {
    extraction(root)
  }

  @discardableResult
  public func set(_ value: Value, in root: inout Root) -> Bool {
    replacement(value, &root)
  }
}

extension AnyCasePath {
  /// Goes on to a property of this case's value: `\.profile.name`.
  @_disfavoredOverload
  public subscript<Property>(
    dynamicMember property: WritableKeyPath<Value, Property> & Sendable
  ) -> CasePropertyPath<Root, Property> {
    CasePropertyPath<Root, Property>(part: property, of: self)
  }
}

extension CasePropertyPath {
  /// Goes on to a property of this property's value.
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
  /// Goes on into a case of this property's value: `\.profile.tab.posts`.
  public subscript<Leaf>(dynamicMember path: CaseKeyPath<Value, Leaf>) -> CasePropertyPath<Root, Leaf> {
    let next = Value.Cases()[keyPath: path]
    return CasePropertyPath<Root, Leaf>(
      extract: { extract(from: $0).flatMap(next.extract) },
      set: { value, root in
        guard var whole = extract(from: root), next.set(value, in: &whole) else { return false }
        return set(whole, in: &root)
      })
  }
}
