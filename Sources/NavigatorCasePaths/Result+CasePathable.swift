extension Result: CasePathIterable {
  /// The paths of a result's cases.
  @frozen public struct AllCasePaths: _CasePathList {
    /// The type of the enum.
    public typealias CasePathRoot = Result

    /// Creates the list.
    @inlinable public init() {}

    /// The path of the success case.
    @inlinable public var success: AnyCasePath<Result, Success> {
      AnyCasePath(uncheckedEmbed: { .success($0) }, extract: { if case .success(let value) = $0 { value } else { nil } })
    }

    /// The path of the failure case.
    @inlinable public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(uncheckedEmbed: { .failure($0) }, extract: { if case .failure(let error) = $0 { error } else { nil } })
    }

    /// The paths of both cases.
    public static var keyPaths: [PartialKeyPath<Self>] { [\.success, \.failure] }

    /// Returns the path of a value's case.
    public static func keyPath(of root: Result) -> PartialKeyPath<Self> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }
  }

  /// The paths of all cases.
  @inlinable public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
