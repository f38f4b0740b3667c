/// A list of case paths that returns the path of a value's case. The list of each enum with ``CasePathable()`` conforms.
///
/// ```swift
/// Destination.allCasePaths[.counter(1)] == \.counter // true
/// ```
public protocol CasePathReflectable<CasePathRoot> {
  /// The type of the enum.
  associatedtype CasePathRoot: CasePathable

  /// Returns the path of a value's case.
  subscript(root: CasePathRoot) -> PartialCaseKeyPath<CasePathRoot> { get }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The path of the current case, for comparisons and `switch` statements.
  ///
  /// ```swift
  /// switch destination.case {
  /// case \.counter: …
  /// default: …
  /// }
  /// ```
  @inlinable
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}
