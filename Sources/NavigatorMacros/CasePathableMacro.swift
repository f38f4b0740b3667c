import SwiftSyntax
import SwiftSyntaxMacros

/// `@CasePathable` on an enum: makes its list of case paths, and the conformances that use it.
///
/// ```swift
/// @CasePathable enum Destination {
///   case counter(Int)
/// }
/// ```
public struct CasePathableMacro: MemberMacro, ExtensionMacro {
  /// What it expands to is laid out as it is made: to do that afterwards takes more time than all the rest.
  public static var formatMode: FormatMode { .disabled }

  /// The list of case paths. This role reports misuse.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch CasePathableEnum.read(declaration, attribute: node, lexicalContext: context.lexicalContext) {
    case .success(let declaration):
      declaration.warnings.forEach(context.diagnose)
      return [declaration.listDeclaration]
    case .failure(let misuse):
      misuse.diagnostics.forEach(context.diagnose)
      return []
    }
  }

  /// The conformances that the enum does not have yet.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let reading = CasePathableEnum.read(declaration, attribute: node, lexicalContext: context.lexicalContext)
    guard case .success(let found) = reading, !protocols.isEmpty else { return [] }
    if found.isHidden, let declaration = declaration.as(EnumDeclSyntax.self) {
      CasePathableMisuse.hidden(declaration).diagnostics.forEach(context.diagnose)
      return []
    }
    return [found.conformances(of: type, to: protocols)].compactMap { $0.as(ExtensionDeclSyntax.self) }
  }
}
