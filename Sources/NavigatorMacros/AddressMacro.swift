import SwiftSyntax
import SwiftSyntaxMacros

/// A peer macro that marks a case of a `@Routable` enum with an address: `@Address("orders/:id")`. `@Routable` reads the
/// attribute; this macro adds no code and only diagnoses misuse.
public struct AddressMacro: PeerMacro {
  /// Diagnoses misuse. Returns no declarations.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    misuse(of: node, declaration, context.lexicalContext)?.diagnostics.forEach(context.diagnose)
    return []
  }

  private static func misuse(
    of node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol, _ lexicalContext: [Syntax]
  ) -> RoutableMisuse? {
    guard let declaration = declaration.as(EnumCaseDeclSyntax.self) else { return .notCase(node) }
    if declaration.elements.count > 1 { return .severalCases(node) }
    if let scope = lexicalContext.first?.as(EnumDeclSyntax.self), scope.attributes.attribute(named: "Routable") == nil {
      return .notRoutable(node)
    }
    let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    if let argument, AddressAttribute(node).isUnreadable { return .notLiteral(argument, macro: "Address") }
    return nil
  }
}
