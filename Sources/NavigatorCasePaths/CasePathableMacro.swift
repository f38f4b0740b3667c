/// Adds case paths to an enum: a type `AllCasePaths` with one property per case, and conformances to ``CasePathable`` and
/// ``CasePathIterable``.
///
/// ```swift
/// @CasePathable
/// @dynamicMemberLookup
/// enum Destination {
///   case counter(Int)
///   case settings
/// }
/// ```
///
/// See ``CasePathable`` for their use. The value of a case with several associated values is a tuple with their labels; the value
/// of a case without associated values is `Void`.
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_CasePathElement), named(_CasePathIterator))
@attached(extension, conformances: CasePathable, CasePathIterable)
public macro CasePathable() = #externalMacro(module: "NavigatorMacros", type: "CasePathableMacro")
