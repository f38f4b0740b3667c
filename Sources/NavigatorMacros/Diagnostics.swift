import SwiftDiagnostics
import SwiftSyntax

extension Diagnostic {
  /// Creates a diagnostic of a macro in this package.
  init(
    macro: String, id: String, _ message: String, severity: DiagnosticSeverity = .error, at node: some SyntaxProtocol,
    fixIts: [FixIt]
  ) {
    self.init(node: node, message: MacroMessage(macro: macro, id: id, message: message, severity: severity), fixIts: fixIts)
  }
}

extension FixIt {
  static func replacing(_ old: some SyntaxProtocol, by new: some SyntaxProtocol, _ message: String, macro: String) -> FixIt {
    FixIt(
      message: MacroFixMessage(macro: macro, message: message), changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

  /// Returns a fix-it that removes `node` and its trailing space. Its leading trivia is kept.
  static func removing(_ node: some SyntaxProtocol, named name: String, macro: String) -> FixIt {
    let nothing = TokenSyntax(.identifier(""), leadingTrivia: node.leadingTrivia, presence: .present)
    return .replacing(node, by: nothing, "remove \(name)", macro: macro)
  }
}

private struct MacroMessage: DiagnosticMessage {
  let macro: String
  let id: String
  let message: String
  let severity: DiagnosticSeverity
  var diagnosticID: MessageID { MessageID(domain: "NavigatorMacros.\(macro)", id: id) }
}

private struct MacroFixMessage: FixItMessage {
  let macro: String
  let message: String
  var fixItID: MessageID { MessageID(domain: "NavigatorMacros.\(macro)", id: message) }
}
