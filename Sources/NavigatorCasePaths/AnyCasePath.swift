/// A path to one case of an enum. It extracts the case's value from an enum and embeds a value into an enum.
///
/// ``CasePathable()`` creates these. You can also create one for a value that behaves like a case:
///
/// ```swift
/// let number = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
/// number.extract(from: "12")  // Optional(12)
/// ```
@dynamicMemberLookup
@frozen public struct AnyCasePath<Root, Value>: OptionalPath, @unchecked Sendable {
  // The closures are Sendable: one initializer requires it, and the callers of the other guarantee it.
  @usableFromInline let embedding: (Value) -> Root
  @usableFromInline let extraction: (Root) -> Value?

  /// Creates a path from two functions. Extracting an embedded value must return that value.
  @inlinable @inline(__always)
  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    embedding = embed
    extraction = extract
  }

  /// Creates a path like ``init(embed:extract:)``, without the check that both functions are Sendable. ``CasePathable()`` uses
  /// it.
  ///
  /// In a generic enum the check would require conformances of the type parameters that embedding and extracting do not need.
  @inlinable @inline(__always)
  public init(uncheckedEmbed embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    embedding = embed
    extraction = extract
  }

  /// Returns the enum in this case with a value.
  @inlinable @inline(__always)
  public func embed(_ value: Value) -> Root {
    embedding(value)
  }

  /// Returns the value if the enum is in this case; otherwise nil.
  @inlinable @inline(__always)
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }

  /// Replaces the value if the enum is in this case. Returns a Boolean value that indicates whether it is in this case.
  @inlinable @inline(__always)
  @discardableResult
  public func set(_ value: Value, in root: inout Root) -> Bool {
    guard extraction(root) != nil else { return false }
    root = embedding(value)
    return true
  }
}

extension AnyCasePath where Root: CasePathable {
  /// Creates the path to which a case key path leads. To store a path through several cases, store this value: it is faster to
  /// use than the key path.
  @inlinable @inline(__always)
  public init(_ path: CaseKeyPath<Root, Value>) {
    self = Root.allCasePaths[keyPath: path]
  }
}
