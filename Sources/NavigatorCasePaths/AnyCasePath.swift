/// A way into one case of an enum: takes its value out, and makes an enum of a value.
///
/// ``CasePathable()`` makes these; make one yourself for what is like a case and is none:
///
/// ```swift
/// let number = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
/// number.extract(from: "12")  // Optional(12)
/// ```
@dynamicMemberLookup
@frozen public struct AnyCasePath<Root, Value>: OptionalPath, @unchecked Sendable {
  // Sendable by the checks of the one initialiser and the promise of the other.
  @usableFromInline let embedding: (Value) -> Root
  @usableFromInline let extraction: (Root) -> Value?

  /// A path of two functions, where extracting what was embedded must give it back.
  @inlinable @inline(__always)
  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    embedding = embed
    extraction = extract
  }

  /// As ``init(embed:extract:)``, without the compiler's check that both can be called from anywhere: what ``CasePathable()`` makes.
  ///
  /// In a generic enum the check would warn of the type parameters' conformances, though a case can be taken apart without them.
  @inlinable @inline(__always)
  public init(uncheckedEmbed embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
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

  @inlinable @inline(__always)
  @discardableResult
  public func set(_ value: Value, in root: inout Root) -> Bool {
    guard extraction(root) != nil else { return false }
    root = embedding(value)
    return true
  }
}

extension AnyCasePath where Root: CasePathable {
  /// The path that a case key path stands for. To keep a path that goes through several cases, keep this: it costs less to use than the
  /// key path does.
  @inlinable @inline(__always)
  public init(_ path: CaseKeyPath<Root, Value>) {
    self = Root.Cases()[keyPath: path]
  }
}
