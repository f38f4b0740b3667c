import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that marks a dynamic property in the body of a preview and generates no code.
public struct PreviewableMacro: PeerMacro {
  /// Returns no declarations.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
