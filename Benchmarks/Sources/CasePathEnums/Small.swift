@_exported import NavigatorCasePaths

/// An enum with three cases, as a feature's destinations have.
@CasePathable
@dynamicMemberLookup
public enum Small {
  case number(Int)
  case inner(Inner)
  case none
}

/// A payload with cases of its own.
@CasePathable
@dynamicMemberLookup
public enum Inner {
  case number(Int)
  case none
}

/// An enum with a type parameter, to measure the cost of its paths.
@CasePathable
@dynamicMemberLookup
public enum Generic<Value: Equatable> {
  case value(Value)
  case none
}
