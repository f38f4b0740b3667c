import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry` on a variable in an extension of a container of values: makes its key type and the accessors that use it.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
public struct EntryMacro: PeerMacro, AccessorMacro {
  /// The key type. This role sees every kind of declaration, so it is the one that reports misuse.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch EntryVariable.read(declaration, attribute: node, lexicalContext: context.lexicalContext) {
    case .success(let entry):
      return [entry.keyDeclaration]
    case .failure(let misuse):
      context.diagnose(misuse.diagnostic)
      return []
    }
  }

  /// The accessors that read and write the container through the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let reading = EntryVariable.read(declaration, attribute: node, lexicalContext: context.lexicalContext)
    guard case .success(let entry) = reading else { return [] }
    return entry.accessors
  }
}
