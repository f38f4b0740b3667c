extension Never: CasePathable {
  /// No paths: there is no case.
  @frozen public struct Cases: CasePathList {
    public typealias CasePathRoot = Never

    @inlinable public init() {}

    public static var keyPaths: [PartialKeyPath<Self>] { [] }

    public static func keyPath(of root: Never) -> PartialKeyPath<Self> {}
  }
}
