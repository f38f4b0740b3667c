/// Gives an enum case paths: a type `Cases` with one property a case, and the conformance that uses it.
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
/// See ``CasePathable`` for what can be done with them. A case of several values has a tuple with their labels as its value; a case
/// of none has `Void`.
@attached(member, names: named(Cases))
@attached(extension, conformances: CasePathable)
public macro CasePathable() = #externalMacro(module: "NavigatorMacros", type: "CasePathableMacro")
