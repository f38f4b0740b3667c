import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that gives each case of an enum an address, and reads addresses.
///
/// ```swift
/// @Routable enum HomeDestinations {
///   case pageN(Int)
/// }
/// ```
public struct RoutableMacro: MemberMacro, ExtensionMacro {
  /// The expansion is generated with its final layout.
  public static var formatMode: FormatMode { .disabled }

  /// Returns the members that the protocol requires. This role diagnoses misuse.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch RoutableEnum.read(declaration, attribute: node, lexicalContext: context.lexicalContext) {
    case .success(let declaration):
      return declaration.members
    case .failure(let misuse):
      misuse.diagnostics.forEach(context.diagnose)
      return []
    }
  }

  /// Returns the conformance if the enum does not declare it.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let reading = RoutableEnum.read(declaration, attribute: node, lexicalContext: context.lexicalContext)
    guard case .success(let found) = reading, !protocols.isEmpty else { return [] }
    if found.visibility.isHidden, let declaration = declaration.as(EnumDeclSyntax.self) {
      RoutableMisuse.hidden(declaration).diagnostics.forEach(context.diagnose)
      return []
    }
    return [found.conformance(of: type)].compactMap { $0.as(ExtensionDeclSyntax.self) }
  }
}
