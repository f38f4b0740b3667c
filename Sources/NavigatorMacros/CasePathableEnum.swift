import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// An enum that `@CasePathable` can serve, taken apart.
struct CasePathableEnum {
  let name: String
  /// `public ` or `package `; empty where no access has to be written.
  let access: String
  let availability: [AttributeSyntax]
  let cases: [CaseTree]
  /// Whether it is private in another declaration, where an extension cannot name it.
  let isHidden: Bool
  /// What is better left out of the source, though it does no harm.
  let warnings: [Diagnostic]

  /// Takes `declaration` apart, or says what is wrong with it.
  static func read(
    _ declaration: some DeclGroupSyntax,
    attribute: AttributeSyntax,
    lexicalContext: [Syntax]
  ) -> Result<CasePathableEnum, CasePathableMisuse> {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      return .failure(.notEnum(attribute))
    }
    if let type = declaration.inheritanceClause?.inheritedTypes.first(where: { $0.type.trimmedDescription == "~Copyable" }) {
      return .failure(.notCopyable(type, attribute: attribute))
    }
    if let other = declaration.memberBlock.members.lazy.compactMap(\.declaredType).first(where: { $0.text == "Cases" }) {
      return .failure(.otherList(other, enumName: declaration.name, attribute: attribute))
    }
    let cases = CaseTree.read(declaration.memberBlock.members, enumName: declaration.name.trimmed)
    if let misuse = CasePathableMisuse.overloads(in: cases) {
      return .failure(misuse)
    }
    let visibility = EnumVisibility(of: declaration, in: lexicalContext)
    return .success(
      CasePathableEnum(
        name: declaration.name.text,
        access: visibility.access,
        availability: declaration.attributes.availability,
        cases: cases,
        isHidden: visibility.isHidden,
        warnings: visibility.isHidden ? [] : CasePathableMisuse.writtenConformances(of: declaration)))
  }
}

extension MemberBlockItemSyntax {
  /// The name of the type that this member is.
  fileprivate var declaredType: TokenSyntax? {
    decl.as(StructDeclSyntax.self)?.name ?? decl.as(EnumDeclSyntax.self)?.name ?? decl.as(ClassDeclSyntax.self)?.name
      ?? decl.as(TypeAliasDeclSyntax.self)?.name
  }
}
