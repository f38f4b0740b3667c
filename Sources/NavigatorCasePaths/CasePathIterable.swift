/// An enum whose list of case paths is a sequence. Each enum with ``CasePathable()`` conforms.
public protocol CasePathIterable: CasePathable where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
