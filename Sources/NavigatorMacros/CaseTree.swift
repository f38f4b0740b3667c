import SwiftSyntax

/// The cases of an enum, with the `#if`s that stand around them.
indirect enum CaseTree {
  case path(EnumCase)
  case conditional([Clause])

  struct Clause {
    /// `#if DEBUG`, `#elseif …` or `#else`.
    let condition: String
    let cases: [CaseTree]
  }

  /// The cases among `members`.
  static func read(_ members: MemberBlockItemListSyntax, enumName: TokenSyntax) -> [CaseTree] {
    members.flatMap { member -> [CaseTree] in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map { .path(EnumCase($0, of: declaration, enumName: enumName)) }
      }
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = conditional.clauses.map { clause in
        let members = clause.elements?.as(MemberBlockItemListSyntax.self) ?? []
        let condition = [clause.poundKeyword.text, clause.condition?.trimmedDescription].compactMap(\.self)
        return Clause(condition: condition.joined(separator: " "), cases: read(members, enumName: enumName))
      }
      return clauses.contains { !$0.cases.isEmpty } ? [.conditional(clauses)] : []
    }
  }
}

extension [CaseTree] {
  /// Source with one piece a case, inside the `#if`s that the case stands in.
  func source(_ piece: (EnumCase) -> String) -> String {
    map { tree in
      switch tree {
      case .path(let path):
        return piece(path)
      case .conditional(let clauses):
        let lines = clauses.map { "\($0.condition)\n\($0.cases.source(piece))" }
        return (lines + ["#endif"]).joined(separator: "\n")
      }
    }.joined(separator: "\n")
  }
}
