import NavigatorCasePaths

/// An enum with thirty cases.
@CasePathable
@dynamicMemberLookup
public enum Large {
  case number(Int)
  case c1(Int)
  case c2(Int)
  case c3
  case c4(Int)
  case c5(Int)
  case c6
  case c7(Int)
  case c8(Int)
  case c9
  case c10(Int)
  case c11(Int)
  case c12
  case c13(Int)
  case c14(Int)
  case c15
  case c16(Int)
  case c17(Int)
  case c18
  case c19(Int)
  case c20(Int)
  case c21
  case c22(Int)
  case c23(Int)
  case c24
  case c25(Int)
  case c26(Int)
  case c27
  case c28(Int)
  case c29(Int)
}
