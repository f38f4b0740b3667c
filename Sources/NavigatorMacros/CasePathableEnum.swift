import SwiftSyntax
import SwiftSyntaxBuilder

/// An enum that `@CasePathable` can serve, taken apart.
struct CasePathableEnum {
  let name: TokenSyntax
  /// `public` or `package`; absent where no access has to be written.
  let access: TokenSyntax?
  /// Whether other modules see it for certain, so that what is made may be inlined into them.
  let isInlinable: Bool
  let availability: [AttributeSyntax]
  let cases: [CaseTree]

  /// Takes `declaration` apart, or says what is wrong with it.
  static func read(
    _ declaration: some DeclGroupSyntax,
    attribute: AttributeSyntax,
    lexicalContext: [Syntax]
  ) -> Result<CasePathableEnum, CasePathableMisuse> {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      return .failure(.notEnum(attribute))
    }
    let name = declaration.name.trimmed
    let cases = CaseTree.read(declaration.memberBlock.members, enumName: name)
    if let misuse = CasePathableMisuse.overloads(in: cases) {
      return .failure(misuse)
    }
    let access = declaration.modifiers.access ?? lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
    return .success(
      CasePathableEnum(
        name: name,
        access: access.flatMap { [.keyword(.public), .keyword(.package)].contains($0.tokenKind) ? $0.trimmed : nil },
        isInlinable: access?.tokenKind == .keyword(.public) && lexicalContext.allSatisfy(\.isPublic),
        availability: declaration.attributes.availability,
        cases: cases))
  }
}

// MARK: - What it expands to

extension CasePathableEnum {
  /// The type `Cases`. Its properties are what case key paths name, so nothing else of it is an instance's member.
  var listDeclaration: DeclSyntax {
    let access = access.map { "\($0.text) " } ?? ""
    let attributes = isInlinable ? "@inlinable " : ""
    let frozen = isInlinable ? "@frozen " : ""
    let root = name.text
    return """
      \(raw: frozen)\(raw: access)nonisolated struct Cases: NavigatorCasePaths.IterableCasePathList {
      \(raw: access)typealias CasePathRoot = \(raw: root)
      \(raw: attributes)\(raw: access)init() {}
      \(raw: cases.source { $0.property(of: root, modifiers: attributes + access) })
      \(raw: access)static var keyPaths: [Swift.PartialKeyPath<Self>] {
      var keyPaths: [Swift.PartialKeyPath<Self>] = []
      \(raw: cases.source { "keyPaths.append(\\.\($0.name.text))" })
      return keyPaths
      }
      \(raw: access)static func keyPath(of root: \(raw: root)) -> Swift.PartialKeyPath<Self> {
      switch root {
      \(raw: cases.source { "case .\($0.name.text): \\.\($0.name.text)" })
      }
      }
      }
      """
  }

  func conformances(of type: some TypeSyntaxProtocol, to protocols: [TypeSyntax]) -> DeclSyntax {
    let availability = availability.map { "\($0.trimmedDescription)\n" }.joined()
    let list = protocols.map { "nonisolated NavigatorCasePaths.\($0.trimmedDescription)" }.joined(separator: ", ")
    return "\(raw: availability)extension \(type.trimmed): \(raw: list) {}"
  }
}

extension DeclModifierListSyntax {
  fileprivate var access: TokenSyntax? {
    let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
    return lazy.map(\.name).first { name in levels.contains { name.tokenKind == .keyword($0) } }
  }
}

extension AttributeListSyntax {
  /// The `@available` attributes.
  var availability: [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter { $0.attributeName.trimmedDescription == "available" }
  }
}

extension Syntax {
  /// Whether a declaration around another one says that it is public. An extension that says nothing may extend any type.
  fileprivate var isPublic: Bool {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    return modifiers.contains { [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) }
  }
}
