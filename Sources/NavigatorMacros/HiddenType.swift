import SwiftSyntax

/// A name that refers to a type of the list in the scope of the list of paths, instead of the type around the enum.
enum HiddenType: String, CaseIterable {
  // The types that a sequence has.
  case element = "Element"
  case iterator = "Iterator"

  /// The name under which the enum declares the type for the list.
  var alias: String { "_CasePath\(rawValue)" }
}

/// Replaces the names of hidden types with their other names.
final class HiddenTypeReplacement: SyntaxRewriter {
  private(set) var hiddenTypes: Set<HiddenType> = []

  override func visit(_ type: IdentifierTypeSyntax) -> TypeSyntax {
    guard let hidden = HiddenType(rawValue: type.name.text) else { return super.visit(type) }
    hiddenTypes.insert(hidden)
    return super.visit(type.with(\.name, type.name.with(\.tokenKind, .identifier(hidden.alias))))
  }
}
