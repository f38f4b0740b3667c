/// A way into one case of an enum: takes its value out, and makes an enum of a value.
///
/// ``CasePathable()`` makes these; make one yourself for what is like a case and is none:
///
/// ```swift
/// let number = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
/// number.extract(from: "12")  // Optional(12)
/// ```
@dynamicMemberLookup
@frozen public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline let embedding: @Sendable (Value) -> Root
  @usableFromInline let extraction: @Sendable (Root) -> Value?

  /// A path of two functions, where extracting what was embedded must give it back.
  @inlinable @inline(__always)
  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    embedding = embed
    extraction = extract
  }

  /// The enum in this case, with the value.
  @inlinable @inline(__always)
  public func embed(_ value: Value) -> Root {
    embedding(value)
  }

  /// The value, where the enum is in this case.
  @inlinable @inline(__always)
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }
}

extension AnyCasePath where Root: CasePathable {
  /// The path that a case key path stands for.
  @inlinable @inline(__always)
  public init(_ path: CaseKeyPath<Root, Value>) {
    self = Root.Cases()[keyPath: path]
  }
}

extension AnyCasePath where Value: CasePathable {
  /// Goes on into a case of this case's value: `\.settings.profile`.
  @inlinable
  public subscript<Leaf>(dynamicMember path: CaseKeyPath<Value, Leaf>) -> AnyCasePath<Root, Leaf> {
    let inner = Value.Cases()[keyPath: path]
    return AnyCasePath<Root, Leaf>(
      embed: { embed(inner.embed($0)) },
      extract: { root in extract(from: root).flatMap { inner.extract(from: $0) } })
  }
}
