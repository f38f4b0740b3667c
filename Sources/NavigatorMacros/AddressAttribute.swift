import SwiftSyntax

/// The `@Address("orders/:id")` attribute of a case.
struct AddressAttribute {
  /// An address pattern with its string literal.
  struct Pattern {
    let text: String
    let literal: StringLiteralExprSyntax
  }

  let node: AttributeSyntax
  /// The pattern, or nil for `@Address(nil)`.
  let pattern: Pattern?
  /// A Boolean value that indicates whether the argument is neither a string literal nor nil.
  let isUnreadable: Bool

  init(_ node: AttributeSyntax) {
    self.node = node
    let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    let literal = argument?.as(StringLiteralExprSyntax.self)
    pattern = literal.flatMap { literal in literal.representedLiteralValue.map { Pattern(text: $0, literal: literal) } }
    isUnreadable = pattern == nil && argument?.is(NilLiteralExprSyntax.self) != true
  }

  /// Creates the attribute of a case declaration, or returns nil if it has none.
  init?(of declaration: EnumCaseDeclSyntax) {
    guard let node = declaration.attributes.attribute(named: "Address") else { return nil }
    self.init(node)
  }
}

extension AttributeListSyntax {
  /// Returns an attribute by name, with or without a module name.
  func attribute(named name: String) -> AttributeSyntax? {
    compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      attribute.attributeName.as(MemberTypeSyntax.self)?.name.text == name || attribute.attributeName.trimmedDescription == name
    }
  }
}
