import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that adds a list of case paths to an enum, and an enum of bindings to the values of its cases.
///
/// ```swift
/// @CaseBindable enum Status {
///   case inStock(quantity: Int)
/// }
/// ```
public struct CaseBindableMacro: MemberMacro, ExtensionMacro {
  /// The expansion is generated with its final layout.
  public static var formatMode: FormatMode { .disabled }

  /// Returns the list of case paths, unless `@CasePathable` adds it, and the bindings. This role diagnoses misuse.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let hasPaths = declaration.attributes.contains(named: "CasePathable")
    switch CasePathableEnum.read(declaration, attribute: node, lexicalContext: context.lexicalContext) {
    case .success(let found):
      if !hasPaths { found.diagnostics.forEach(context.diagnose) }
      CasePathableMisuse.conditionalBindings(in: found.cases)?.diagnostics.forEach(context.diagnose)
      return (hasPaths ? [] : found.members) + found.bindings
    case .failure(let misuse):
      if !hasPaths { misuse.diagnostics.forEach(context.diagnose) }
      return []
    }
  }

  /// Returns the conformances that the enum does not declare itself.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let hasPaths = declaration.attributes.contains(named: "CasePathable")
    let added = protocols.filter { !hasPaths || $0.trimmedDescription == "CaseBindable" }
    return CasePathableEnum.conformances(
      of: declaration, to: added, required: "CaseBindable", attribute: node, type: type, in: context)
  }
}
