import SwiftSyntax

/// The access level of an enum.
struct EnumVisibility {
  /// The access modifier with a space: `public ` or `package `; empty if none is required.
  let access: String
  /// A Boolean value that indicates whether the enum is private in another declaration, so that an extension cannot name it.
  let isHidden: Bool

  init(of declaration: EnumDeclSyntax, in lexicalContext: [Syntax]) {
    let scopes = [declaration.modifiers] + lexicalContext.compactMap { $0.asProtocol((any WithModifiersSyntax).self)?.modifiers }
    isHidden = scopes.dropLast().contains { $0.access == .private }
    // A member of an extension without an access modifier has the extension's access.
    let access = declaration.modifiers.access ?? lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
    self.access = access.map { [.public, .package].contains($0) ? "\($0) " : "" } ?? ""
  }
}

extension DeclModifierListSyntax {
  fileprivate var access: Keyword? {
    let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
    return levels.first { level in contains { $0.name.tokenKind == .keyword(level) } }
  }
}
