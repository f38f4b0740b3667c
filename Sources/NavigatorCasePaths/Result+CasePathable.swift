extension Result: CasePathable {
  /// The paths of a result's cases.
  @frozen public struct Cases: CasePathList {
    public typealias CasePathRoot = Result

    @inlinable public init() {}

    /// The value of a success.
    @inlinable public var success: AnyCasePath<Result, Success> {
      AnyCasePath(uncheckedEmbed: { .success($0) }, extract: { if case .success(let value) = $0 { value } else { nil } })
    }

    /// The error of a failure.
    @inlinable public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(uncheckedEmbed: { .failure($0) }, extract: { if case .failure(let error) = $0 { error } else { nil } })
    }

    public static var keyPaths: [PartialKeyPath<Self>] { [\.success, \.failure] }

    public static func keyPath(of root: Result) -> PartialKeyPath<Self> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }
  }
}
