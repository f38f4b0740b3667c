/// An enum whose cases can be gone through, and named: every one that has case paths.
public typealias CasePathIterable = CasePathable

extension CasePathable {
  /// The paths of all cases, in the order of their declaration; its subscript names the case of a value.
  ///
  /// ```swift
  /// for path in Destination.allCasePaths { … }
  /// Destination.allCasePaths[.settings] == \.settings // true
  /// ```
  public static var allCasePaths: CaseKeyPathSequence<Self> { CaseKeyPathSequence() }

  /// The path of the current case, to compare and to switch over.
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

/// The case key paths of an enum, in the order of their declaration.
public struct CaseKeyPathSequence<Root: CasePathable>: Sequence, Sendable {
  init() {}

  /// The path of the case that the value is in.
  public subscript(root: Root) -> PartialCaseKeyPath<Root> { root.case }

  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Root>]> {
    Root.Cases.keyPaths.makeIterator()
  }
}
