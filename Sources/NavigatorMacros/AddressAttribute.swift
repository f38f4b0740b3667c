import SwiftSyntax

/// `@Address("orders/:id")` at a case.
struct AddressAttribute {
  /// A pattern, with the source that it stands in.
  struct Pattern {
    let text: String
    let literal: StringLiteralExprSyntax
  }

  let node: AttributeSyntax
  /// Nil for `@Address(nil)`.
  let pattern: Pattern?
  /// Whether the argument is neither a literal nor nil.
  let isUnreadable: Bool

  init(_ node: AttributeSyntax) {
    self.node = node
    let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    let literal = argument?.as(StringLiteralExprSyntax.self)
    pattern = literal.flatMap { literal in literal.representedLiteralValue.map { Pattern(text: $0, literal: literal) } }
    isUnreadable = pattern == nil && argument?.is(NilLiteralExprSyntax.self) != true
  }

  /// What stands at a case.
  init?(of declaration: EnumCaseDeclSyntax) {
    guard let node = declaration.attributes.attribute(named: "Address") else { return nil }
    self.init(node)
  }
}

extension AttributeListSyntax {
  /// An attribute, with or without the name of a module before its own.
  func attribute(named name: String) -> AttributeSyntax? {
    compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      attribute.attributeName.as(MemberTypeSyntax.self)?.name.text == name || attribute.attributeName.trimmedDescription == name
    }
  }
}
