/// Adds case paths to an enum: a type `Cases` with one property a case, and a conformance to ``CasePathable``.
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
@attached(member, names: named(Cases))
@attached(extension, conformances: CasePathable)
public macro CasePathable() = #externalMacro(module: "NavigatorMacros", type: "CasePathableMacro")
