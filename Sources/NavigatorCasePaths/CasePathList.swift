/// A list of an enum's case paths. ``CasePathable()`` creates a type that conforms to it.
public protocol _CasePathList: CasePathReflectable, Sequence, Sendable
where CasePathRoot.AllCasePaths == Self, Element == PartialKeyPath<Self> {
  /// Creates the list.
  init()

  /// The paths of all cases in declaration order.
  static var keyPaths: [PartialKeyPath<Self>] { get }

  /// Returns the path of a value's case. A case that is unavailable has no path and returns `\.self`.
  static func keyPath(of root: CasePathRoot) -> PartialKeyPath<Self>
}

// Case key paths look up the properties of a list, so a list has these members through the protocol only.
extension _CasePathList {
  /// Returns the path of a value's case.
  @inlinable
  public subscript(root: CasePathRoot) -> PartialCaseKeyPath<CasePathRoot> { Self.keyPath(of: root) }

  /// Returns an iterator over the paths in declaration order.
  public func makeIterator() -> IndexingIterator<[PartialKeyPath<Self>]> {
    Self.keyPaths.makeIterator()
  }
}
