/// An enum whose cases can be enumerated and named. Every enum with case paths conforms.
public typealias CasePathIterable = CasePathable

extension CasePathable {
  /// The paths of all cases in declaration order. Its subscript returns the path of a value's case.
  ///
  /// ```swift
  /// for path in Destination.allCasePaths { … }
  /// Destination.allCasePaths[.settings] == \.settings // true
  /// ```
  public static var allCasePaths: CaseKeyPathSequence<Self> { CaseKeyPathSequence() }

  /// The path of the current case, for comparisons and `switch` statements.
  ///
  /// ```swift
  /// switch destination.case {
  /// case \.counter: …
  /// default: …
  /// }
  /// ```
  @inlinable
  public var `case`: PartialCaseKeyPath<Self> { Cases.keyPath(of: self) }
}

/// The case key paths of an enum in declaration order.
public struct CaseKeyPathSequence<Root: CasePathable>: Sequence, Sendable {
  init() {}

  /// Returns the path of a value's case.
  public subscript(root: Root) -> PartialCaseKeyPath<Root> { root.case }

  /// Returns an iterator over the paths in declaration order.
  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Root>]> {
    Root.Cases.keyPaths.makeIterator()
  }
}
