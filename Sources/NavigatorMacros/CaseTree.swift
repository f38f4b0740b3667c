import SwiftSyntax

/// The cases of an enum with the `#if` directives around them.
enum CaseTree: Sendable {
  case path(EnumCase)
  indirect case conditional([Clause])

  struct Clause: Sendable {
    /// The directive with its condition: `#if DEBUG`, `#elseif …` or `#else`.
    let condition: String
    let cases: [CaseTree]
  }

  /// Returns the cases among the members of an enum.
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
  /// All cases of all `#if` clauses.
  var all: [EnumCase] {
    flatMap { tree in
      switch tree {
      case .path(let path): [path]
      case .conditional(let clauses): clauses.flatMap(\.cases.all)
      }
    }
  }

  /// Returns source with one piece per case inside the `#if` directives of the case, or an empty string if no case has a piece.
  func source(_ piece: (EnumCase) -> String?) -> String {
    compactMap { tree in
      switch tree {
      case .path(let path):
        return piece(path).map { piece in
          path.availability.condition.map { "#if \($0)\n\(piece)\n#endif" } ?? piece
        }
      case .conditional(let clauses):
        let pieces = clauses.map { (condition: $0.condition, source: $0.cases.source(piece)) }
        guard pieces.contains(where: { !$0.source.isEmpty }) else { return nil }
        let lines = pieces.flatMap { [$0.condition, $0.source] } + ["#endif"]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
      }
    }.joined(separator: "\n")
  }

  /// The cases with the name of another case that can be compiled at the same time. Cases in other clauses of the same `#if` do
  /// not count.
  var overloads: [EnumCase] { duplicates { $0.name } }

  /// The cases without those whose name an earlier case already has.
  var withoutOverloads: [CaseTree] {
    let overloads = overloads
    guard !overloads.isEmpty else { return self }
    return keeping(names: Set(overloads.map(\.name)), removed: Set(overloads.map(\.element.id)))
  }

  private func keeping(names: Set<String>, removed: Set<SyntaxIdentifier>) -> [CaseTree] {
    compactMap { tree -> CaseTree? in
      switch tree {
      case .path(var path):
        path.isOverloaded = names.contains(path.name)
        return removed.contains(path.element.id) ? nil : .path(path)
      case .conditional(let clauses):
        return .conditional(
          clauses.map { .init(condition: $0.condition, cases: $0.cases.keeping(names: names, removed: removed)) })
      }
    }
  }

  /// Returns the cases that share a feature with another case that can be compiled at the same time. A case whose feature is nil
  /// does not count.
  func duplicates(of feature: (EnumCase) -> String?) -> [EnumCase] {
    var known: Set<String> = []
    return duplicates(of: feature, known: &known)
  }

  private func duplicates(of feature: (EnumCase) -> String?, known: inout Set<String>) -> [EnumCase] {
    var found: [EnumCase] = []
    for tree in self {
      switch tree {
      case .path(let path):
        if let feature = feature(path), !known.insert(feature).inserted { found.append(path) }
      case .conditional(let clauses):
        let before = known
        for clause in clauses {
          var inClause = before
          found += clause.cases.duplicates(of: feature, known: &inClause)
          known.formUnion(inClause)
        }
      }
    }
    return found
  }
}
