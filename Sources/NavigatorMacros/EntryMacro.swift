import SwiftSyntax
import SwiftSyntaxMacros

/// A macro for a variable in an extension of a container of values. It generates the variable's key type and accessors.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
public struct EntryMacro: PeerMacro, AccessorMacro {
  /// Returns the key type. This role is expanded for every kind of declaration, so it diagnoses misuse.
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

  /// Returns the accessors that read and write the container by the key.
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
