/// An enum whose cases can be gone through, and named.
///
/// ```swift
/// Destination.allCasePaths.count                    // 2
/// Destination.allCasePaths[.settings] == \.settings // true
/// ```
public protocol CasePathIterable: CasePathable where Cases: IterableCasePathList {}

/// A list of case paths that knows all of them, and which belongs to a value.
public protocol IterableCasePathList: CasePathList {
  /// The paths of all cases, in the order of their declaration.
  static var keyPaths: [PartialKeyPath<Self>] { get }

  /// The path of the case that the value is in. A case that has no path, since it is not available, is named `\.self`.
  static func keyPath(of root: CasePathRoot) -> PartialKeyPath<Self>
}

extension CasePathIterable {
  /// The paths of all cases, in the order of their declaration; its subscript names the case of a value.
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
public struct CaseKeyPathSequence<Root: CasePathIterable>: Sequence, Sendable {
  init() {}

  /// The path of the case that the value is in.
  public subscript(root: Root) -> PartialCaseKeyPath<Root> { root.case }

  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Root>]> {
    Root.Cases.keyPaths.makeIterator()
  }
}
