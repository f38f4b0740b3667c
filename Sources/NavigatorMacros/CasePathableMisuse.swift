import SwiftDiagnostics
import SwiftSyntax

/// A misuse of `@CasePathable`, with diagnostics that contain fix-its.
struct CasePathableMisuse: Error {
  let diagnostics: [Diagnostic]
}

extension CasePathableMisuse {
  static func notEnum(_ attribute: AttributeSyntax) -> CasePathableMisuse {
    error("notEnum", "can only be attached to an enum", at: attribute, attribute: attribute)
  }

  static func notCopyable(_ type: InheritedTypeSyntax, attribute: AttributeSyntax) -> CasePathableMisuse {
    error("notCopyable", "needs an enum that can be copied", at: type, attribute: attribute)
  }

  /// The enum already declares the type that the macro generates.
  static func otherList(_ other: TokenSyntax, enumName: TokenSyntax, attribute: AttributeSyntax) -> CasePathableMisuse {
    error(
      "otherList", "makes the type 'AllCasePaths', and '\(enumName.text)' already has one", at: other, attribute: attribute)
  }

  /// A macro adds conformances in an extension, which cannot name this enum.
  static func hidden(_ declaration: EnumDeclSyntax, conformance: String) -> CasePathableMisuse {
    let message = """
      '@\(conformance)' cannot add a conformance to '\(declaration.name.text)', which is private in another declaration; declare \
      it on the enum
      """
    let conforming = declaration.conforming(to: .identifier(conformance))
    let fixIt = FixIt.replacing(
      declaration, by: conforming, "add the conformance to '\(conformance)'", macro: conformance)
    return CasePathableMisuse(
      diagnostics: [Diagnostic(macro: conformance, id: "hidden", message, at: declaration.name, fixIts: [fixIt])])
  }

  /// Cases that differ only in their labels have the same name, and a key path contains only the name.
  static func overloads(in cases: [CaseTree], macro: String) -> [Diagnostic] {
    var taken = Set(cases.all.map(\.name))
    return cases.overloads.map { overload in
      let name = newName(for: overload, taken: taken)
      taken.insert(name)
      let renamed = overload.element.name.with(\.tokenKind, .identifier(name))
      return Diagnostic(
        macro: macro, id: "overload",
        "'@\(macro)' needs another name for each case; there is more than one '\(overload.name)'",
        at: overload.element.name,
        fixIts: [.replacing(overload.element.name, by: renamed, "rename this case to '\(name)'", macro: macro)])
    }
  }

  /// A binding exists for each case of a value, so all cases must be available where the enum is.
  static func conditionalBindings(in cases: [CaseTree]) -> CasePathableMisuse? {
    let conditional = cases.all.filter { $0.availability.isUnavailable || $0.availability.systems != nil }
    guard !conditional.isEmpty else { return nil }
    return CasePathableMisuse(
      diagnostics: conditional.map { path in
        Diagnostic(
          macro: "CaseBindable", id: "conditionalBinding",
          "'@CaseBindable' needs cases that are available where the enum is; use '@CasePathable'", at: path.element.name,
          fixIts: [])
      })
  }

  /// Returns warnings for conformances that the enum declares although the macro adds them.
  static func writtenConformances(of declaration: EnumDeclSyntax, macro: String) -> [Diagnostic] {
    guard let clause = declaration.inheritanceClause else { return [] }
    return Array(clause.inheritedTypes).filter { $0.isAdded(by: macro) }.map { type in
      let name = type.type.trimmedDescription
      return Diagnostic(
        macro: macro, id: "writtenConformance", "'@\(macro)' adds the conformance to '\(name)'", severity: .warning, at: type,
        fixIts: [.replacing(declaration, by: declaration.withoutConformance(to: type), "remove '\(name)'", macro: macro)])
    }
  }

  private static func error(
    _ id: String, _ message: String, at node: some SyntaxProtocol, attribute: AttributeSyntax
  ) -> CasePathableMisuse {
    let macro = attribute.attributeName.trimmedDescription
    let fixIt = FixIt.removing(attribute, named: "'@\(macro)'", macro: macro)
    return CasePathableMisuse(
      diagnostics: [Diagnostic(macro: macro, id: id, "'@\(macro)' \(message)", at: node, fixIts: [fixIt])])
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

extension AttributeListSyntax {
  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}

extension InheritedTypeSyntax {
  fileprivate func isAdded(by macro: String) -> Bool {
    let name = type.as(MemberTypeSyntax.self)?.name.text ?? type.as(IdentifierTypeSyntax.self)?.name.text
    return name == "CasePathable" || name == "CasePathIterable" || name == macro
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
