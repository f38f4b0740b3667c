@_exported import NavigatorCasePaths

/// Three cases, as a feature's destinations have them.
@CasePathable
@dynamicMemberLookup
public enum Small {
  case number(Int)
  case inner(Inner)
  case none
}

@CasePathable
@dynamicMemberLookup
public enum Inner {
  case number(Int)
  case none
}

/// What a path costs whose enum has a type parameter.
@CasePathable
@dynamicMemberLookup
public enum Generic<Value: Equatable> {
  case value(Value)
  case none
}
