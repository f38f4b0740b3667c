import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension CasePathableEnum {
  /// The declarations of the type `AllCasePaths` and its instance.
  var members: [DeclSyntax] {
    let instance: DeclSyntax =
      "\(raw: inlinable)\(raw: access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }"
    return aliases + [listDeclaration, instance]
  }

  private var inlinable: String { access.isEmpty ? "" : "@inlinable " }

  /// The declarations of other names for the types that the list's own members hide.
  private var aliases: [DeclSyntax] {
    HiddenType.allCases.filter { type in cases.all.contains { $0.hiddenTypes.contains(type) } }
      .map { "\(raw: access)typealias \(raw: $0.alias) = \(raw: $0.rawValue)" }
  }

  /// The declaration of the type `AllCasePaths`. Key paths name its properties, so it has no other instance members. It is
  /// nonisolated, regardless of the module's default isolation, and inlinable where it is visible to clients.
  private var listDeclaration: DeclSyntax {
    let frozen = access.isEmpty ? "" : "@frozen "
    let source = lines(
      "\(frozen)\(access)nonisolated struct AllCasePaths: NavigatorCasePaths._CasePathList {",
      "  \(access)typealias CasePathRoot = \(visibleName)",
      "  \(inlinable)\(access)init() {}",
      cases.source { $0.property(of: visibleName, modifiers: inlinable + access) }.indented(by: 2),
      deprecation.indented(by: 2),
      "  \(access)static var keyPaths: [Swift.PartialKeyPath<Self>] {",
      listing.indented(by: 4),
      "  }",
      deprecation.indented(by: 2),
      "  \(access)static func keyPath(of root: \(visibleName)) -> Swift.PartialKeyPath<Self> {",
      naming.indented(by: 4),
      "  }",
      "}")
    return "\(raw: source)"
  }

  /// The name of the enum in the scope of the list.
  private var visibleName: String { HiddenType(rawValue: name)?.alias ?? name }

  /// Returns the extension with the conformances that an enum does not declare itself.
  ///
  /// - Parameter required: The conformance that a private enum in another declaration must declare, because an extension cannot
  ///   name it.
  static func conformances(
    of declaration: some DeclGroupSyntax, to protocols: [TypeSyntax], required: String, attribute: AttributeSyntax,
    type: some TypeSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [ExtensionDeclSyntax] {
    let reading = read(declaration, attribute: attribute, lexicalContext: context.lexicalContext)
    guard case .success(let found) = reading, !protocols.isEmpty else { return [] }
    guard found.isHidden else {
      return [found.conformances(of: type, to: protocols)].compactMap { $0.as(ExtensionDeclSyntax.self) }
    }
    if protocols.contains(where: { $0.trimmedDescription == required }), let declaration = declaration.as(EnumDeclSyntax.self) {
      CasePathableMisuse.hidden(declaration, conformance: required).diagnostics.forEach(context.diagnose)
    }
    return []
  }

  private func conformances(of type: some TypeSyntaxProtocol, to protocols: [TypeSyntax]) -> DeclSyntax {
    let availability = availability.map { "\($0.trimmedDescription)\n" }.joined()
    let list = protocols.map(\.trimmedDescription).map { name in
      "nonisolated \(name == "CaseBindable" ? "NavigatorBindings" : "NavigatorCasePaths").\(name)"
    }
    return "\(raw: availability)extension \(type.trimmed): \(raw: list.joined(separator: ", ")) {}"
  }

  /// An attribute for generated members that use a deprecated case, to avoid warnings. They are called through a protocol, so
  /// their callers are not warned.
  private var deprecation: String {
    cases.all.contains { $0.availability.isDeprecated } ? "@available(*, deprecated)" : ""
  }

  private var listing: String {
    let statements = cases.source { $0.listing }
    guard !statements.isEmpty else { return "[]" }
    return lines(
      "var keyPaths: [Swift.PartialKeyPath<Self>] = []",
      "keyPaths.reserveCapacity(\(cases.all.count))",
      statements,
      "return keyPaths")
  }

  private var naming: String {
    guard !cases.isEmpty else { return "" }
    let isPartial = cases.all.contains { $0.availability.isUnavailable || $0.isOverloaded || $0.availability.systems != nil }
    return lines(
      cases.source { $0.namingOnSomeSystems },
      "switch root {",
      cases.source { $0.naming },
      isPartial ? "default: return \\.self" : "",
      "}")
  }
}
