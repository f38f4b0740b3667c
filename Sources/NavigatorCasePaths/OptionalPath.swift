/// A path to a value that may be absent: the value of a case (``AnyCasePath``) or a part of it (``CasePropertyPath``).
public protocol OptionalPath<Root, Value>: Sendable {
  /// The type from which the path begins.
  associatedtype Root
  /// The type of the value to which the path leads.
  associatedtype Value

  /// Returns the value if it is present; otherwise nil.
  func extract(from root: Root) -> Value?

  /// Replaces the value if it is present. Returns a Boolean value that indicates whether it is present. If another case is
  /// current, it stays unchanged.
  @discardableResult
  func set(_ value: Value, in root: inout Root) -> Bool

  /// Changes the value if it is present. Returns a Boolean value that indicates whether it is present. If the closure throws, its
  /// earlier changes are kept.
  func modify(_ root: inout Root, _ change: (inout Value) throws -> Void) rethrows -> Bool
}

extension OptionalPath {
  /// Changes the value if it is present. Returns a Boolean value that indicates whether it is present. If the closure throws, its
  /// earlier changes are kept.
  @inlinable
  public func modify(_ root: inout Root, _ change: (inout Value) throws -> Void) rethrows -> Bool {
    guard var value = extract(from: root) else { return false }
    defer { set(value, in: &root) }
    try change(&value)
    return true
  }
}
