import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The parsed declaration of an enum with `@Routable`.
struct RoutableEnum: Sendable {
  private let cases: [CaseTree]
  private let routableCases: [SyntaxIdentifier: RoutableCase]
  /// The types that are the single value of more than one case, and the enum itself. For these, an address needs the case's name.
  private let sharedTypes: Set<String>
  let visibility: EnumVisibility
  let availability: [AttributeSyntax]

  /// Parses a declaration. Returns the misuse if the macro does not support it.
  static func read(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, lexicalContext: [Syntax]
  ) -> Result<RoutableEnum, RoutableMisuse> {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      return .failure(.notEnum(attribute))
    }
    switch prefix(of: declaration, attribute) {
    case .failure(let misuse): return .failure(misuse)
    case .success(let prefix):
      var diagnostics: [Diagnostic] = []
      let found = RoutableEnum(declaration, prefix: prefix, lexicalContext, &diagnostics)
      return diagnostics.isEmpty
        ? .success(found) : .failure(RoutableMisuse(diagnostics: diagnostics, declaration: found))
    }
  }

  private init(
    _ declaration: EnumDeclSyntax, prefix: [String], _ lexicalContext: [Syntax], _ diagnostics: inout [Diagnostic]
  ) {
    let cases = CaseTree.read(declaration.memberBlock.members, enumName: declaration.name.trimmed)
    var routableCases: [SyntaxIdentifier: RoutableCase] = [:]
    for enumCase in cases.all {
      routableCases[enumCase.element.id] = RoutableCase(enumCase, prefix: prefix, &diagnostics)
    }
    let types = routableCases.values.filter(\.holdsOne).map { $0.payloads[0].type }
    sharedTypes = Set(types.filter { type in types.count { $0 == type } > 1 }).union([declaration.name.text])
    let known = routableCases
    for enumCase in cases.duplicates(of: { known[$0.element.id]?.template?.form }) {
      guard let form = routableCases[enumCase.element.id]?.template?.form else { continue }
      diagnostics.append(RoutableMisuse.duplicate(enumCase, form: form))
    }
    self.cases = cases
    self.routableCases = routableCases
    visibility = EnumVisibility(of: declaration, in: lexicalContext)
    availability = declaration.attributes.availability
  }

  /// Returns the path segments before the names of the cases.
  private static func prefix(of declaration: EnumDeclSyntax, _ attribute: AttributeSyntax) -> Result<[String], RoutableMisuse> {
    guard let argument = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression,
      !argument.is(NilLiteralExprSyntax.self)
    else {
      let name = declaration.name.identifier?.name ?? declaration.name.text
      let suffix = ["Destinations", "Destination"].first { name.hasSuffix($0) } ?? ""
      return .success([String(name.dropLast(suffix.count)).kebabCase].filter { !$0.isEmpty })
    }
    guard let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return .failure(.notLiteral(argument, macro: "Routable"))
    }
    let segments = text.split(separator: "/").map(String.init)
    if text.contains(where: { ":?#".contains($0) }) || segments.contains(where: { [".", ".."].contains($0) }) {
      return .failure(.wrongPrefix(argument))
    }
    return .success(segments)
  }
}

// MARK: - Expansion

extension RoutableEnum {
  var members: [DeclSyntax] {
    [patterns, writer]
  }

  private var patterns: DeclSyntax {
    let statements = cases.source { enumCase in routable(enumCase).flatMap { $0.reading(isShared: isShared($0)) } }
    let body =
      statements.isEmpty
      ? "[]"
      : lines(
        needsRank(statements), "var patterns: [NavigatorAddresses.AddressPattern<Self>] = []", statements, "return patterns")
    let type = "[NavigatorAddresses.AddressPattern<Self>]"
    return """
      \(raw: deprecation)\(raw: visibility.access)nonisolated static var addressPatterns: \(raw: type) {
      \(raw: body.indented(by: 2))
      }
      """
  }

  private var writer: DeclSyntax {
    let before = cases.source { enumCase in routable(enumCase).flatMap { $0.writingOnSomeSystems(isShared: isShared($0)) } }
    let statements = cases.source { enumCase in routable(enumCase).flatMap { $0.writing(isShared: isShared($0)) } }
    let isPartial = cases.all.contains { $0.availability.isUnavailable || $0.availability.systems != nil }
    let body = lines(
      needsRank(before + statements), before, "switch self {", statements,
      isPartial ? "default: throw .noAddress(\"\\(self)\")" : "", "}")
    let head = "\(deprecation)\(visibility.access)nonisolated func writeAddress"
    return """
      \(raw: head)(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
      \(raw: body.indented(by: 2))
      }
      """
  }

  /// Members for an enum whose cases are misused. With them the enum conforms, and the compiler reports only the misuse.
  var membersOfMisuse: [DeclSyntax] {
    let head = "\(visibility.access)nonisolated func writeAddress"
    return [
      """
      \(raw: visibility.access)nonisolated static var addressPatterns: [NavigatorAddresses.AddressPattern<Self>] {
        []
      }
      """,
      """
      \(raw: head)(to address: inout NavigatorAddresses.AddressWriter) throws(NavigatorAddresses.AddressError) {
        throw .noAddress("\\(self)")
      }
      """,
    ]
  }

  func conformance(of type: some TypeSyntaxProtocol) -> DeclSyntax {
    let availability = availability.map { "\($0.trimmedDescription)\n" }.joined()
    return "\(raw: availability)extension \(type.trimmed): nonisolated NavigatorAddresses.Routable {}"
  }

  private func routable(_ enumCase: EnumCase) -> RoutableCase? { routableCases[enumCase.element.id] }

  private func isShared(_ routable: RoutableCase) -> Bool {
    routable.holdsOne && sharedTypes.contains(routable.payloads[0].type)
  }

  private func needsRank(_ source: String) -> String {
    source.contains(", rank)") ? "let rank = NavigatorAddresses.AddressRank()" : ""
  }

  /// An attribute for generated members that use a deprecated case, to avoid warnings.
  private var deprecation: String {
    cases.all.contains { $0.availability.isDeprecated } ? "@available(*, deprecated)\n" : ""
  }
}
