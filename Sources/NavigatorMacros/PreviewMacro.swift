import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview { … }`: the compiler checks the body as the macro's argument, and no code is left of it, since off Apple platforms there
/// is no canvas that shows previews.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
