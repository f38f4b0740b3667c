import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// A case of an enum with addresses.
struct RoutableCase {
  let enumCase: EnumCase
  let payloads: [RoutablePayload]
  /// The address template, or nil for `@Address(nil)`.
  let template: AddressTemplate?
  /// A Boolean value that indicates whether the case has one required value and no pattern. If the value's type has addresses,
  /// the case's name is omitted.
  let holdsOne: Bool
  private let prefix: [String]

  /// Parses a case and appends the errors to `diagnostics`.
  init(_ enumCase: EnumCase, prefix: [String], _ diagnostics: inout [Diagnostic]) {
    self.enumCase = enumCase
    self.prefix = prefix
    let parameters = enumCase.element.parameterClause?.parameters ?? []
    let payloads = zip(parameters, enumCase.values).enumerated().map { index, value in
      RoutablePayload(value.0, type: value.1.type, index: index)
    }
    self.payloads = payloads
    let attribute = AddressAttribute(of: enumCase.declaration)
    if let pattern = attribute?.pattern {
      do throws(AddressTemplate.Flaw) {
        template = try AddressTemplate(pattern.text, payloads)
      } catch {
        diagnostics.append(RoutableMisuse.flaw(error, in: pattern))
        template = nil
      }
    } else {
      template = attribute == nil ? AddressTemplate(prefix: prefix, caseName: Self.segment(of: enumCase), payloads) : nil
    }
    holdsOne = attribute == nil && payloads.count == 1 && !payloads[0].mayBeAbsent
    if template != nil {
      for payload in payloads where payload.obstacle != nil {
        diagnostics.append(RoutableMisuse.unwritable(payload, of: enumCase))
      }
    }
  }

  private static func segment(of enumCase: EnumCase) -> String {
    (enumCase.element.name.identifier?.name ?? enumCase.name).kebabCase
  }
}

// MARK: Expansion

extension RoutableCase {
  /// Returns the statement that adds the pattern for reading the case.
  ///
  /// - Parameter isShared: A Boolean value that indicates whether another case has one value of the same type. The address then
  ///   contains the case's name to distinguish them.
  func reading(isShared: Bool) -> String? {
    guard let template, !enumCase.availability.isUnavailable else { return nil }
    let pattern = holdsOne && !isShared ? readingOne : reading(template)
    let statement = "patterns.append(\(pattern))"
    return enumCase.availability.systems.map { "if #available(\($0)) {\n\(statement.indented(by: 2))\n}" } ?? statement
  }

  /// Returns the clause of a `switch` that writes the case's address.
  func writing(isShared: Bool) -> String? {
    guard !enumCase.availability.isUnavailable, enumCase.availability.systems == nil else { return nil }
    return "case \(pattern(isNeeded: template != nil)):\n\(writingStatements(isShared: isShared).indented(by: 2))"
  }

  /// Returns the statement that writes the case's address if the case is available only in some versions. It precedes the
  /// `switch`.
  func writingOnSomeSystems(isShared: Bool) -> String? {
    guard !enumCase.availability.isUnavailable, let systems = enumCase.availability.systems else { return nil }
    let condition = "if #available(\(systems)), case \(pattern(isNeeded: template != nil)) = self"
    return "\(condition) {\n\(writingStatements(isShared: isShared).indented(by: 2))\n  return\n}"
  }

  private func pattern(isNeeded: Bool) -> String {
    guard isNeeded, !payloads.isEmpty else { return ".\(enumCase.name)" }
    return ".\(enumCase.name)(\(payloads.map { "let \($0.variable)" }.joined(separator: ", ")))"
  }

  private var readingOne: String {
    let payload = payloads[0]
    let prefix = literals(prefix).map { "\($0), " } ?? ""
    let argument = payload.label.map { "\($0): $0" } ?? "$0"
    let arguments = "caseName: \(quoted(Self.segment(of: enumCase))), payload: \(quoted(payload.name)), \(payload.coding)"
    return ".init(\(prefix)\(arguments)) { .\(enumCase.name)(\(argument)) }"
  }

  private func reading(_ template: AddressTemplate) -> String {
    let leading = template.leadingLiterals
    let start = ".init(\(literals(leading) ?? ""))"
    if payloads.isEmpty, leading.count == template.segments.count { return "\(start) { _ in .\(enumCase.name) }" }
    let rest = Array(template.segments.dropFirst(leading.count))
    let segments = rest.enumerated().map { index, segment in
      switch segment {
      case .literal(let text): "try address.literal(\(quoted(text)))"
      case .value(let position): payloads[position].readingSegment(isLast: index == rest.count - 1)
      }
    }
    let items = template.items.map { payloads[$0.value].readingItem($0.name) }
    let arguments = payloads.map { payload in (payload.label.map { "\($0): " } ?? "") + payload.variable }
    let made = payloads.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let statements = (segments + items + ["return .\(enumCase.name)\(made)"]).joined(separator: "\n")
    return """
      \(start) { (address: inout NavigatorAddresses.AddressReader) throws(NavigatorAddresses.AddressError) -> Self in
      \(statements.indented(by: 2))
      }
      """
  }

  private func writingStatements(isShared: Bool) -> String {
    guard let template else { return "throw .noAddress(\(quoted(enumCase.name)))" }
    if holdsOne, !isShared {
      let payload = payloads[0]
      let name = quoted(Self.segment(of: enumCase))
      return lines(
        literals(prefix).map { "address.literals(\($0))" } ?? "",
        "try address.last(\(quoted(payload.name)), \(payload.variable), \(payload.coding), after: \(name))")
    }
    let leading = template.leadingLiterals
    let rest = Array(template.segments.dropFirst(leading.count))
    let segments = rest.enumerated().map { index, segment in
      switch segment {
      case .literal(let text): "address.literals(\(quoted(text)))"
      case .value(let position): payloads[position].writingSegment(isLast: index == rest.count - 1)
      }
    }
    let items = template.items.map { payloads[$0.value].writingItem($0.name) }
    let statements = (literals(leading).map { ["address.literals(\($0))"] } ?? []) + segments + items
    return statements.isEmpty ? "break" : statements.joined(separator: "\n")
  }

  private func literals(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.map(quoted).joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String {
    StringLiteralExprSyntax(content: text).description
  }
}
