extension AnyCasePath where Value: CasePathable {
  /// Goes on into a case of this case's value: `\.settings.profile`.
  @inlinable
  public subscript<Leaf>(dynamicMember path: CaseKeyPath<Value, Leaf>) -> AnyCasePath<Root, Leaf> {
    appending(Value.Cases()[keyPath: path])
  }
}

extension AnyCasePath {
  /// The path of this case and then one of its value's.
  @inlinable
  public func appending<Leaf>(_ next: AnyCasePath<Value, Leaf>) -> AnyCasePath<Root, Leaf> {
    let composition = CasePathComposition(first: self, second: next)
    return AnyCasePath<Root, Leaf>(
      uncheckedEmbed: { composition.embed($0) }, extract: { composition.extract(from: $0) })
  }
}

/// Two paths in a row. One object serves both functions of the path that is made of them.
@usableFromInline
final class CasePathComposition<Root, Middle, Leaf> {
  @usableFromInline let first: AnyCasePath<Root, Middle>
  @usableFromInline let second: AnyCasePath<Middle, Leaf>

  @inlinable
  init(first: AnyCasePath<Root, Middle>, second: AnyCasePath<Middle, Leaf>) {
    self.first = first
    self.second = second
  }

  @inlinable
  func embed(_ value: Leaf) -> Root {
    first.embed(second.embed(value))
  }

  @inlinable
  func extract(from root: Root) -> Leaf? {
    guard let middle = first.extract(from: root) else { return nil }
    return second.extract(from: middle)
  }
}
