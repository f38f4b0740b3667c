import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that creates the default value of an `@Entry` variable at each read. The compiler infers the type from the value.
///
/// `@Entry` attaches it to the default of a variable without a written type.
public struct EntryDefaultValueMacro: AccessorMacro {
  /// Returns an accessor that creates the initial value of the variable.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value.trimmed else { return [] }
    return [
      """
      get { return \(value) }
      """
    ]
  }
}
