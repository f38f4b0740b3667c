/// A way to a value that may not be there: to a case's (``AnyCasePath``), or to a part of it (``CasePropertyPath``).
public protocol OptionalPath<Root, Value>: Sendable {
  associatedtype Root
  associatedtype Value

  /// The value, where it is there.
  func extract(from root: Root) -> Value?

  /// Replaces the value where it is there, and says whether it was. Another case stays what it is.
  @discardableResult
  func set(_ value: Value, in root: inout Root) -> Bool

  /// Changes the value where it is there, and says whether it was. What was done to it before an error is thrown is kept.
  func modify(_ root: inout Root, _ change: (inout Value) throws -> Void) rethrows -> Bool
}

extension OptionalPath {
  @inlinable
  public func modify(_ root: inout Root, _ change: (inout Value) throws -> Void) rethrows -> Bool {
    guard var value = extract(from: root) else { return false }
    defer { set(value, in: &root) }
    try change(&value)
    return true
  }
}

extension OptionalPath {
  /// Whether the value is there, in a root whose type is not known.
  func isPresent(in root: Any) -> Bool {
    guard let root = root as? Root else { return false }
    return extract(from: root) != nil
  }
}
