import SwiftDiagnostics
import SwiftSyntax

/// Where `@CasePathable` was put that it cannot serve, with the way out.
struct CasePathableMisuse: Error {
  let diagnostics: [Diagnostic]
}

extension CasePathableMisuse {
  static func notEnum(_ attribute: AttributeSyntax) -> CasePathableMisuse {
    let message = Message(id: "notEnum", message: "'@CasePathable' can only be attached to an enum")
    return CasePathableMisuse(diagnostics: [Diagnostic(node: attribute, message: message)])
  }

  static func overloads(in cases: [CaseTree]) -> CasePathableMisuse? { nil }

  private struct Message: DiagnosticMessage {
    let id: String
    let message: String
    var diagnosticID: MessageID { MessageID(domain: "NavigatorMacros.CasePathable", id: id) }
    var severity: DiagnosticSeverity { .error }
  }
}
