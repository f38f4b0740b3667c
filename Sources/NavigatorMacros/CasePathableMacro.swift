import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that adds a list of case paths to an enum, and the conformances that use it.
///
/// ```swift
/// @CasePathable enum Destination {
///   case counter(Int)
/// }
/// ```
public struct CasePathableMacro: MemberMacro, ExtensionMacro {
  /// The expansion is generated with its final layout, because automatic formatting takes longer than the rest of the expansion.
  public static var formatMode: FormatMode { .disabled }

  /// Returns the list of case paths. This role diagnoses misuse.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch CasePathableEnum.read(declaration, attribute: node, lexicalContext: context.lexicalContext) {
    case .success(let declaration):
      declaration.diagnostics.forEach(context.diagnose)
      return declaration.members
    case .failure(let misuse):
      misuse.diagnostics.forEach(context.diagnose)
      return []
    }
  }

  /// Returns the conformances that the enum does not declare itself.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    CasePathableEnum.conformances(
      of: declaration, to: protocols, required: "CasePathable", attribute: node, type: type, in: context)
  }
}
