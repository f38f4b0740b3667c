import SwiftDiagnostics
import SwiftSyntax

/// A misuse of `@Routable` or `@Address`, with diagnostics that contain fix-its.
struct RoutableMisuse: Error {
  let diagnostics: [Diagnostic]
  /// The enum, if its cases are misused and it can still conform to the protocol. Its conformance avoids further errors.
  var declaration: RoutableEnum?
}

extension RoutableMisuse {
  static func notEnum(_ attribute: AttributeSyntax) -> RoutableMisuse {
    one(
      "notEnum", "'@Routable' can only be attached to an enum", at: attribute,
      fixIts: [.removing(attribute, named: "'@Routable'", macro: "Routable")])
  }

  static func notLiteral(_ argument: ExprSyntax, macro: String) -> RoutableMisuse {
    one("notLiteral", "'@\(macro)' needs a string literal", at: argument, macro: macro)
  }

  static func wrongPrefix(_ argument: ExprSyntax) -> RoutableMisuse {
    one("wrongPrefix", "The prefix of '@Routable' is a path, without parameters and query", at: argument)
  }

  /// The macro's conformance is nonisolated. Without `Hashable` at the declaration, the compiler isolates that conformance in a
  /// module whose default isolation is the main actor.
  static func notHashable(_ declaration: EnumDeclSyntax) -> Diagnostic {
    let name = declaration.name.text
    return Diagnostic(
      macro: "Routable", id: "notHashable",
      """
      '\(name)' needs 'Hashable' at its declaration: in a module that is isolated to the main actor, an extension would isolate \
      the conformance, and an address is read on every actor
      """,
      severity: .warning, at: declaration.name,
      fixIts: [
        .replacing(
          declaration, by: declaration.conforming(to: "Hashable"), "add the conformance to 'Hashable'", macro: "Routable")
      ])
  }

  /// A macro adds conformances in an extension, which cannot name this enum.
  static func hidden(_ declaration: EnumDeclSyntax) -> RoutableMisuse {
    one(
      "hidden",
      """
      '@Routable' cannot add a conformance to '\(declaration.name.text)', which is private in another declaration; declare \
      it on the enum
      """,
      at: declaration.name,
      fixIts: [
        .replacing(
          declaration, by: declaration.conforming(to: "Routable"), "add the conformance to 'Routable'", macro: "Routable")
      ])
  }

  /// A value of a type that an address cannot represent.
  static func unwritable(_ payload: RoutablePayload, of enumCase: EnumCase) -> Diagnostic {
    Diagnostic(
      macro: "Routable", id: "unwritable",
      "An address cannot hold \(payload.obstacle ?? "this value")", at: payload.parameter.type,
      fixIts: withoutAddress(enumCase))
  }

  static func duplicate(_ enumCase: EnumCase, form: String) -> Diagnostic {
    Diagnostic(
      macro: "Routable", id: "duplicate",
      "'\(enumCase.name)' has the same address as another case: '\(form)'", at: enumCase.element.name,
      fixIts: withoutAddress(enumCase))
  }

  /// Returns a fix-it that adds `@Address(nil)`. An attribute applies to all cases of a declaration, so there is none for several
  /// cases.
  private static func withoutAddress(_ enumCase: EnumCase) -> [FixIt] {
    let declaration = enumCase.declaration
    guard declaration.elements.count == 1, declaration.attributes.attribute(named: "Address") == nil else { return [] }
    var bare = declaration
    bare.leadingTrivia = []
    var attributed = bare
    attributed.attributes.insert(.attribute("@Address(nil) "), at: attributed.attributes.startIndex)
    attributed.leadingTrivia = declaration.leadingTrivia
    return [.replacing(declaration, by: attributed, "declare that '\(enumCase.name)' has no address", macro: "Routable")]
  }

  static func notCase(_ attribute: AttributeSyntax) -> RoutableMisuse {
    one(
      "notCase", "'@Address' can only be attached to a case of an enum", at: attribute, macro: "Address",
      fixIts: [.removing(attribute, named: "'@Address'", macro: "Address")])
  }

  static func severalCases(_ attribute: AttributeSyntax) -> RoutableMisuse {
    one("severalCases", "'@Address' needs a declaration of one case", at: attribute, macro: "Address")
  }

  static func notRoutable(_ attribute: AttributeSyntax) -> RoutableMisuse {
    one(
      "notRoutable", "'@Address' belongs in an enum with '@Routable'", at: attribute, macro: "Address",
      fixIts: [.removing(attribute, named: "'@Address'", macro: "Address")])
  }

  // MARK: Patterns

  static func flaw(_ flaw: AddressTemplate.Flaw, in pattern: AddressAttribute.Pattern) -> Diagnostic {
    Diagnostic(macro: "Address", id: "pattern", message(flaw), at: pattern.literal, fixIts: fixIts(flaw, pattern))
  }

  private static func message(_ flaw: AddressTemplate.Flaw) -> String {
    switch flaw {
    case .fragment: "An address has no fragment"
    case .emptySegment: "A segment of an address must not be empty, '.' or '..'"
    case .partOfSegment(let text): "A parameter must be a whole segment, but '\(text)' contains other text"
    case .noParameter(let item): "An item of the query is a name and a parameter, such as 'tab=:tab', and not '\(item)'"
    case .unknown(let name, let unnamed) where unnamed.isEmpty: "The case has no value '\(name)'"
    case .unknown(let name, let unnamed):
      "The case has no value '\(name)'; it has \(unnamed.map { "'\($0.name)'" }.joined(separator: ", "))"
    case .valueTwice(let payload): "'\(payload.name)' occurs in the address twice"
    case .itemTwice(let name): "The query has '\(name)' twice"
    case .missing(let payload): "The address needs '\(payload.name)', which has no default"
    case .absentInPath(let payload): "'\(payload.name)' belongs in the query: there may be none, or many"
    }
  }

  private static func fixIts(_ flaw: AddressTemplate.Flaw, _ pattern: AddressAttribute.Pattern) -> [FixIt] {
    switch flaw {
    case .unknown(let name, let unnamed):
      guard unnamed.count == 1 else { return [] }
      let text = pattern.text.replacing(":\(name)", with: ":\(unnamed[0].name)", maxReplacements: 1)
      return [rewriting(pattern, as: text, "replace ':\(name)' with ':\(unnamed[0].name)'")]
    case .missing(let payload):
      let parts = pattern.text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].hasSuffix("/") || parts[0].isEmpty ? "\(parts[0]):\(payload.name)" : "\(parts[0])/:\(payload.name)"
      let text = ([path] + parts.dropFirst().map(String.init)).joined(separator: "?")
      return [rewriting(pattern, as: text, "add ':\(payload.name)' to the path")]
    case .noParameter(let item):
      guard !item.contains("=") else { return [] }
      let name = item.drop { $0 == ":" }
      let text = pattern.text.replacing(item, with: "\(name)=:\(name)", maxReplacements: 1)
      return [rewriting(pattern, as: text, "replace '\(item)' with '\(name)=:\(name)'")]
    default: return []
    }
  }

  private static func rewriting(_ pattern: AddressAttribute.Pattern, as text: String, _ message: String) -> FixIt {
    .replacing(pattern.literal, by: StringLiteralExprSyntax(content: text), message, macro: "Address")
  }

  private static func one(
    _ id: String, _ message: String, at node: some SyntaxProtocol, macro: String = "Routable", fixIts: [FixIt] = []
  ) -> RoutableMisuse {
    RoutableMisuse(diagnostics: [Diagnostic(macro: macro, id: id, message, at: node, fixIts: fixIts)])
  }
}
