extension AnyCasePath where Value: CasePathable {
  /// Returns the path to a case of this case's value: `\.settings.profile`.
  @inlinable
  public subscript<Leaf>(dynamicMember path: CaseKeyPath<Value, Leaf>) -> AnyCasePath<Root, Leaf> {
    appending(path: Value.allCasePaths[keyPath: path])
  }
}

extension AnyCasePath {
  /// Returns the path to a case of the value in this case's optional: `\.sheet.profile` equals `\.sheet.some.profile`.
  @inlinable
  @_disfavoredOverload
  public subscript<Wrapped: CasePathable, Leaf>(dynamicMember path: CaseKeyPath<Wrapped, Leaf>) -> AnyCasePath<Root, Leaf>
  where Value == Wrapped? {
    appending(path: Wrapped?.allCasePaths.some).appending(path: Wrapped.allCasePaths[keyPath: path])
  }
}

extension AnyCasePath {
  /// Returns the path to this case, followed by a path within its value.
  @inlinable
  public func appending<Leaf>(path next: AnyCasePath<Value, Leaf>) -> AnyCasePath<Root, Leaf> {
    let composition = CasePathComposition(first: self, second: next)
    return AnyCasePath<Root, Leaf>(
      uncheckedEmbed: { composition.embed($0) }, extract: { composition.extract(from: $0) })
  }
}

/// The composition of two paths. One object stores the context of both closures of the composed path.
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
