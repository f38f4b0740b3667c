import SwiftDiagnostics
import SwiftSyntax

/// A misuse of `@CasePathable`, with diagnostics that contain fix-its.
struct CasePathableMisuse: Error {
  let diagnostics: [Diagnostic]
}

extension CasePathableMisuse {
  private static let macro = "CasePathable"

  static func notEnum(_ attribute: AttributeSyntax) -> CasePathableMisuse {
    error("notEnum", "'@CasePathable' can only be attached to an enum", at: attribute, fixIt: removal(of: attribute))
  }

  static func notCopyable(_ type: InheritedTypeSyntax, attribute: AttributeSyntax) -> CasePathableMisuse {
    error("notCopyable", "'@CasePathable' needs an enum that can be copied", at: type, fixIt: removal(of: attribute))
  }

  /// The enum already declares the type that the macro generates.
  static func otherList(_ other: TokenSyntax, enumName: TokenSyntax, attribute: AttributeSyntax) -> CasePathableMisuse {
    error(
      "otherList", "'@CasePathable' makes the type 'Cases', and '\(enumName.text)' already has one", at: other,
      fixIt: removal(of: attribute))
  }

  /// A macro adds conformances in an extension, which cannot name this enum.
  static func hidden(_ declaration: EnumDeclSyntax) -> CasePathableMisuse {
    error(
      "hidden",
      """
      '@CasePathable' cannot add a conformance to '\(declaration.name.text)', which is private in another declaration; declare \
      it on the enum
      """,
      at: declaration.name,
      fixIt: .replacing(
        declaration, by: declaration.conforming(to: "CasePathable"), "add the conformance to 'CasePathable'", macro: macro
      ))
  }

  /// Cases that differ only in their labels have the same name, and a key path contains only the name.
  static func overloads(in cases: [CaseTree]) -> CasePathableMisuse? {
    let overloads = cases.overloads
    guard !overloads.isEmpty else { return nil }
    var taken = Set(cases.all.map(\.name))
    return CasePathableMisuse(
      diagnostics: overloads.map { overload in
        let name = newName(for: overload, taken: taken)
        taken.insert(name)
        let renamed = overload.element.name.with(\.tokenKind, .identifier(name))
        return Diagnostic(
          macro: macro, id: "overload",
          "'@CasePathable' needs another name for each case; there is more than one '\(overload.name)'",
          at: overload.element.name,
          fixIts: [.replacing(overload.element.name, by: renamed, "rename this case to '\(name)'", macro: macro)])
      })
  }

  /// Returns warnings for conformances that the enum declares although the macro adds them.
  static func writtenConformances(of declaration: EnumDeclSyntax) -> [Diagnostic] {
    guard let clause = declaration.inheritanceClause else { return [] }
    return Array(clause.inheritedTypes).filter(\.isAddedByMacro).map { type in
      let name = type.type.trimmedDescription
      return Diagnostic(
        macro: macro, id: "writtenConformance", "'@CasePathable' adds the conformance to '\(name)'", severity: .warning, at: type,
        fixIts: [.replacing(declaration, by: declaration.withoutConformance(to: type), "remove '\(name)'", macro: macro)])
    }
  }

  private static func error(_ id: String, _ message: String, at node: some SyntaxProtocol, fixIt: FixIt) -> CasePathableMisuse {
    CasePathableMisuse(diagnostics: [Diagnostic(macro: macro, id: id, message, at: node, fixIts: [fixIt])])
  }

  private static func removal(of attribute: AttributeSyntax) -> FixIt {
    .removing(attribute, named: "'@CasePathable'", macro: macro)
  }

  /// Returns a new name: `move(to:)` becomes `moveTo`. If that name is taken or there are no labels, a number is appended.
  private static func newName(for overload: EnumCase, taken: Set<String>) -> String {
    let base = overload.element.name.identifier?.name ?? overload.name
    let labels = overload.values.compactMap(\.label).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let labelled = base + labels.joined()
    guard taken.contains(labelled) else { return labelled }
    return (2...).lazy.map { "\(base)\($0)" }.first { !taken.contains($0) } ?? labelled
  }
}

extension InheritedTypeSyntax {
  fileprivate var isAddedByMacro: Bool {
    let name = type.as(MemberTypeSyntax.self)?.name.text ?? type.as(IdentifierTypeSyntax.self)?.name.text
    return name == "CasePathable" || name == "CasePathIterable"
  }
}

extension EnumDeclSyntax {
  func conforming(to name: TokenSyntax) -> EnumDeclSyntax {
    let types = inheritanceClause?.inheritedTypes.map(\.type.trimmed) ?? []
    return inheriting(types + [TypeSyntax(IdentifierTypeSyntax(name: name))])
  }

  fileprivate func withoutConformance(to type: InheritedTypeSyntax) -> EnumDeclSyntax {
    inheriting(Array(inheritanceClause?.inheritedTypes ?? []).filter { $0.id != type.id }.map(\.type.trimmed))
  }

  /// Returns the enum with another inheritance clause.
  private func inheriting(_ types: [TypeSyntax]) -> EnumDeclSyntax {
    var declaration = self
    declaration.name.trailingTrivia = genericParameterClause == nil && types.isEmpty ? .space : []
    declaration.genericParameterClause?.trailingTrivia = types.isEmpty ? .space : []
    declaration.inheritanceClause = nil
    guard !types.isEmpty else { return declaration }
    let list = InheritedTypeListSyntax(
      types.enumerated().map { index, type in
        let comma = index < types.count - 1 ? TokenSyntax.commaToken(trailingTrivia: .space) : nil
        return InheritedTypeSyntax(type: type, trailingComma: comma)
      })
    declaration.inheritanceClause = InheritanceClauseSyntax(
      colon: .colonToken(trailingTrivia: .space), inheritedTypes: list, trailingTrivia: .space)
    return declaration
  }
}
