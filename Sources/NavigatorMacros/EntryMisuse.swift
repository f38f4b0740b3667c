import SwiftDiagnostics
import SwiftSyntax

/// A misuse of `@Entry`, with a diagnostic that contains a fix-it.
struct EntryMisuse: Error {
  let diagnostic: Diagnostic

  private init(_ id: String, _ message: String, at node: some SyntaxProtocol, fixIt: FixIt) {
    diagnostic = Diagnostic(macro: "Entry", id: id, message, at: node, fixIts: [fixIt])
  }
}

extension EntryMisuse {
  static func notVariable(_ attribute: AttributeSyntax) -> EntryMisuse {
    EntryMisuse(
      "notVariable", "'@Entry' can only be attached to a 'var'", at: attribute,
      fixIt: .removing(attribute, named: "'@Entry'", macro: "Entry"))
  }

  static func severalNames(_ attribute: AttributeSyntax) -> EntryMisuse {
    EntryMisuse(
      "severalNames", "'@Entry' can only be attached to a 'var' that declares one name", at: attribute,
      fixIt: .removing(attribute, named: "'@Entry'", macro: "Entry"))
  }

  static func wrongContainer(_ attribute: AttributeSyntax) -> EntryMisuse {
    EntryMisuse(
      "wrongContainer", "'@Entry' belongs in an extension of \(EntryContainer.list)", at: attribute,
      fixIt: .removing(attribute, named: "'@Entry'", macro: "Entry"))
  }

  static func computed(_ attribute: AttributeSyntax, name: TokenSyntax) -> EntryMisuse {
    EntryMisuse(
      "computed", "'@Entry' makes the accessors of '\(name.text)'; it must not have its own", at: attribute,
      fixIt: .removing(attribute, named: "'@Entry'", macro: "Entry"))
  }

  static func constant(_ specifier: TokenSyntax) -> EntryMisuse {
    let variable = specifier.with(\.tokenKind, .keyword(.var))
    return EntryMisuse(
      "constant", "'@Entry' needs a 'var': the value can be set", at: specifier,
      fixIt: .replacing(specifier, by: variable, "replace '\(specifier.text)' with 'var'", macro: "Entry"))
  }

  static func typeMember(_ modifier: DeclModifierSyntax) -> EntryMisuse {
    EntryMisuse(
      "typeMember", "'@Entry' needs an instance property", at: modifier,
      fixIt: .removing(modifier, named: "'\(modifier.name.text)'", macro: "Entry"))
  }

  static func notOptional(_ binding: PatternBindingSyntax, name: TokenSyntax) -> EntryMisuse {
    let type = binding.typeAnnotation?.type.trimmed ?? "<#type#>"
    let wrapped: TypeSyntax = type.is(FunctionTypeSyntax.self) ? "(\(type))" : type
    var optional = PatternBindingSyntax(
      pattern: binding.pattern.trimmed,
      typeAnnotation: TypeAnnotationSyntax(
        colon: .colonToken(trailingTrivia: .space), type: OptionalTypeSyntax(wrappedType: wrapped)))
    optional.trailingTrivia = binding.trailingTrivia
    return EntryMisuse(
      "notOptional", "'@Entry' needs an optional type for the focused value '\(name.text)'", at: binding,
      fixIt: .replacing(binding, by: optional, "make the type optional", macro: "Entry"))
  }

  static func missingDefault(_ binding: PatternBindingSyntax, name: TokenSyntax) -> EntryMisuse {
    let value = EditorPlaceholderExprSyntax(placeholder: .identifier("<#default value#>"))
    var complete = binding
    complete.pattern.trailingTrivia = binding.typeAnnotation == nil ? [] : binding.pattern.trailingTrivia
    complete.typeAnnotation?.trailingTrivia = []
    complete.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: value,
      trailingTrivia: binding.trailingTrivia)
    return EntryMisuse(
      "missingDefault", "'@Entry' needs a default value for '\(name.text)', or an optional type", at: binding,
      fixIt: .replacing(binding, by: complete, "add a default value", macro: "Entry"))
  }
}
