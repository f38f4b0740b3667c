import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that type-checks the body of a preview and generates no code, because only Apple platforms have a preview canvas.
public struct PreviewMacro: DeclarationMacro {
  /// Returns no declarations.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
