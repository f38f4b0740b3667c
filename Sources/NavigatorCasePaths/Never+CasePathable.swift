extension Never: CasePathIterable {
  /// An empty list, because the type has no cases.
  @frozen public struct AllCasePaths: _CasePathList {
    /// The type of the enum.
    public typealias CasePathRoot = Never

    /// Creates the list.
    @inlinable public init() {}

    /// An empty array.
    public static var keyPaths: [PartialKeyPath<Self>] { [] }

    /// Never called, because no value exists.
    public static func keyPath(of root: Never) -> PartialKeyPath<Self> {}
  }

  /// The paths of all cases.
  @inlinable public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
