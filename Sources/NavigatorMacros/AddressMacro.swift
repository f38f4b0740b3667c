import SwiftSyntax
import SwiftSyntaxMacros

/// `@Address("orders/:id")` on a case of an enum with `@Routable`, which reads it. By itself it adds nothing, and says where it is out of place.
public struct AddressMacro: PeerMacro {
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
