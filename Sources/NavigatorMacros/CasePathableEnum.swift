import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The parsed declaration of an enum with `@CasePathable`.
struct CasePathableEnum {
  let name: String
  /// The access modifier with a space: `public ` or `package `; empty if none is required.
  let access: String
  let availability: [AttributeSyntax]
  let cases: [CaseTree]
  /// A Boolean value that indicates whether the enum is private in another declaration, so that an extension cannot name it.
  let isHidden: Bool
  /// The warnings about redundant source, and the errors about cases that have no path.
  let diagnostics: [Diagnostic]

  /// Parses a declaration. Returns the misuse if the macro does not support it.
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
    if let other = declaration.memberBlock.members.lazy.compactMap(\.declaredType).first(where: { $0.text == "AllCasePaths" }) {
      return .failure(.otherList(other, enumName: declaration.name, attribute: attribute))
    }
    let cases = CaseTree.read(declaration.memberBlock.members, enumName: declaration.name.trimmed)
    let macro = attribute.attributeName.trimmedDescription
    let visibility = EnumVisibility(of: declaration, in: lexicalContext)
    let warnings = visibility.isHidden ? [] : CasePathableMisuse.writtenConformances(of: declaration, macro: macro)
    return .success(
      CasePathableEnum(
        name: declaration.name.text,
        access: visibility.access,
        availability: declaration.attributes.availability,
        // The enum keeps its list and its conformance without the cases that share a name. Otherwise the errors of the code that
        // uses them would hide this one.
        cases: cases.withoutOverloads,
        isHidden: visibility.isHidden,
        diagnostics: warnings + CasePathableMisuse.overloads(in: cases, macro: macro)))
  }
}

extension MemberBlockItemSyntax {
  /// The name of the type that this member declares.
  fileprivate var declaredType: TokenSyntax? {
    decl.as(StructDeclSyntax.self)?.name ?? decl.as(EnumDeclSyntax.self)?.name ?? decl.as(ClassDeclSyntax.self)?.name
      ?? decl.as(TypeAliasDeclSyntax.self)?.name
  }
}
