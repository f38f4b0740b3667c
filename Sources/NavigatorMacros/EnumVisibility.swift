import SwiftSyntax

/// From where an enum can be seen.
struct EnumVisibility {
  /// `public ` or `package `; empty where no access has to be written.
  let access: String
  /// Whether it is private in another declaration, where an extension cannot name it.
  let isHidden: Bool

  init(of declaration: EnumDeclSyntax, in lexicalContext: [Syntax]) {
    let scopes = [declaration.modifiers] + lexicalContext.compactMap { $0.asProtocol((any WithModifiersSyntax).self)?.modifiers }
    isHidden = scopes.dropLast().contains { $0.access == .private }
    // A member of an extension has the extension's access where it says nothing itself.
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
