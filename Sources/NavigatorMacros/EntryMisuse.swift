import SwiftDiagnostics
import SwiftSyntax

/// Where `@Entry` was put that it cannot serve, with the way out.
struct EntryMisuse: Error {
  let diagnostic: Diagnostic

  private init(_ id: String, _ message: String, at node: some SyntaxProtocol, fixIt: FixIt) {
    diagnostic = Diagnostic(node: node, message: Message(id: id, message: message), fixIt: fixIt)
  }
}

extension EntryMisuse {
  static func notVariable(_ attribute: AttributeSyntax) -> EntryMisuse {
    EntryMisuse("notVariable", "'@Entry' can only be attached to a 'var'", at: attribute, fixIt: removal(of: attribute))
  }

  static func severalNames(_ attribute: AttributeSyntax) -> EntryMisuse {
    EntryMisuse(
      "severalNames", "'@Entry' can only be attached to a 'var' that declares one name", at: attribute,
      fixIt: removal(of: attribute))
  }

  static func wrongContainer(_ attribute: AttributeSyntax) -> EntryMisuse {
    EntryMisuse(
      "wrongContainer", "'@Entry' belongs in an extension of \(EntryContainer.list)", at: attribute,
      fixIt: removal(of: attribute))
  }

  static func computed(_ attribute: AttributeSyntax, name: TokenSyntax) -> EntryMisuse {
    EntryMisuse(
      "computed", "'@Entry' makes the accessors of '\(name.text)'; it must not have its own", at: attribute,
      fixIt: removal(of: attribute))
  }

  static func constant(_ specifier: TokenSyntax) -> EntryMisuse {
    let variable = specifier.with(\.tokenKind, .keyword(.var))
    return EntryMisuse(
      "constant", "'@Entry' needs a 'var': the value can be set", at: specifier,
      fixIt: replacement("replace '\(specifier.text)' with 'var'", of: specifier, by: variable))
  }

  static func typeMember(_ modifier: DeclModifierSyntax) -> EntryMisuse {
    EntryMisuse(
      "typeMember", "'@Entry' needs an instance property", at: modifier,
      fixIt: removal(of: modifier, named: "'\(modifier.name.text)'"))
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
      fixIt: replacement("add a default value", of: binding, by: complete))
  }

  private static func replacement(_ message: String, of old: some SyntaxProtocol, by new: some SyntaxProtocol) -> FixIt {
    FixIt(message: FixMessage(message), changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

  /// Takes `node` away with the space after it; what stood before it stays.
  private static func removal(of node: some SyntaxProtocol, named name: String = "'@Entry'") -> FixIt {
    let nothing = TokenSyntax(.identifier(""), leadingTrivia: node.leadingTrivia, presence: .present)
    return FixIt(
      message: FixMessage("remove \(name)"), changes: [.replace(oldNode: Syntax(node), newNode: Syntax(nothing))])
  }
}

extension EntryMisuse {
  private struct Message: DiagnosticMessage {
    let id: String
    let message: String
    var diagnosticID: MessageID { MessageID(domain: "NavigatorMacros.Entry", id: id) }
    var severity: DiagnosticSeverity { .error }
  }

  private struct FixMessage: FixItMessage {
    let message: String
    init(_ message: String) { self.message = message }
    var fixItID: MessageID { MessageID(domain: "NavigatorMacros.Entry", id: message) }
  }
}
