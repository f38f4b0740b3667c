import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that gives each case of an enum an address, and reads addresses.
///
/// ```swift
/// @Routable enum HomeDestinations {
///   case pageN(Int)
/// }
/// ```
public struct RoutableMacro: MemberMacro, ExtensionMacro {
  /// The expansion is generated with its final layout.
  public static var formatMode: FormatMode { .disabled }

  /// Returns the members that the protocol requires. This role diagnoses misuse.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch RoutableEnum.read(declaration, attribute: node, lexicalContext: context.lexicalContext) {
    case .success(let found):
      if let declaration = declaration.as(EnumDeclSyntax.self), declaration.lacksHashable {
        context.diagnose(RoutableMisuse.notHashable(declaration))
      }
      return found.members
    case .failure(let misuse):
      misuse.diagnostics.forEach(context.diagnose)
      return misuse.declaration?.membersOfMisuse ?? []
    }
  }

  /// Returns the conformance if the enum does not declare it.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let found: RoutableEnum? =
      switch RoutableEnum.read(declaration, attribute: node, lexicalContext: context.lexicalContext) {
      case .success(let found): found
      case .failure(let misuse): misuse.declaration
      }
    guard let found, !protocols.isEmpty else { return [] }
    if found.visibility.isHidden, let declaration = declaration.as(EnumDeclSyntax.self) {
      RoutableMisuse.hidden(declaration).diagnostics.forEach(context.diagnose)
      return []
    }
    return [found.conformance(of: type)].compactMap { $0.as(ExtensionDeclSyntax.self) }
  }
}

extension EnumDeclSyntax {
  /// Protocols that do not imply `Hashable`.
  private static let otherProtocols: Set<String> = [
    "Codable", "Encodable", "Decodable", "Sendable", "Equatable", "Identifiable", "CaseIterable", "CustomStringConvertible",
    "Routable",
  ]

  /// A Boolean value that indicates whether the enum is nonisolated, has values, and certainly does not declare `Hashable`. An
  /// enum without values is hashable without a declaration.
  fileprivate var lacksHashable: Bool {
    let inherited = inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    return modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
      && inherited.allSatisfy(Self.otherProtocols.contains)
      && memberBlock.members.contains { member in
        member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.parameterClause != nil } == true
      }
  }
}
