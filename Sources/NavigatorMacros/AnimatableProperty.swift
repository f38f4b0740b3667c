import SwiftDiagnostics
import SwiftSyntax

/// A stored property that takes part in the animatable data of a type.
struct AnimatableProperty {
  let name: String
  let type: String

  /// A property, or the reason why the type of a stored property cannot be animated.
  enum Reading {
    case animatable(AnimatableProperty)
    case misused(AnimatableMisuse)

    var property: AnimatableProperty? { if case .animatable(let property) = self { property } else { nil } }
    var misuse: AnimatableMisuse? { if case .misused(let misuse) = self { misuse } else { nil } }
  }

  /// Reads the stored variables of a type. Static, computed, wrapped and ignored variables are omitted.
  static func readAll(in declaration: some DeclGroupSyntax) -> [Reading] {
    declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(\.isAnimated).flatMap { variable in
      variable.bindings.enumerated().compactMap { index, binding in
        read(binding, typedBy: variable.bindings.dropFirst(index), of: variable)
      }
    }
  }

  /// - Parameter others: The binding and the ones that follow it, the first annotation of which gives the type.
  private static func read(
    _ binding: PatternBindingSyntax, typedBy others: some Sequence<PatternBindingSyntax>, of variable: VariableDeclSyntax
  ) -> Reading? {
    guard !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
    let written = others.lazy.compactMap(\.typeAnnotation).first?.type.trimmedDescription
    guard let type = binding.initializer?.value.typeName(written) ?? written, !unanimatable.contains(type) else {
      return .misused(.notAnimatable(variable, name: name))
    }
    return .animatable(AnimatableProperty(name: name.trimmed.text, type: type))
  }

  /// Frequent types without intermediate values.
  private static let unanimatable: Set<String> = ["Bool", "Character", "Int", "String"]
}

extension VariableDeclSyntax {
  /// A Boolean value that indicates whether the declaration is an instance variable without `@AnimatableIgnored`. Attributes in
  /// upper case are property wrappers.
  fileprivate var isAnimated: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var) else { return false }
    let isStatic = modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    let isWrapped = attributes.contains {
      let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
      return name != "MainActor" && name.first?.isUppercase == true
    }
    return !isStatic && !isWrapped
  }
}

extension PatternBindingSyntax {
  /// A Boolean value that indicates whether the variable has a getter.
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    }
  }
}

extension ExprSyntax {
  /// Returns the written type, or the type of a literal, an initializer or a static member.
  fileprivate func typeName(_ written: String?) -> String? {
    if let written { return written }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let negative = self.as(PrefixOperatorExprSyntax.self) { return negative.expression.typeName(nil) }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.typeName(nil) }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.typeName(nil) }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else { return nil }
    return name
  }
}

/// A misuse of `@Animatable`, with a diagnostic that contains a fix-it.
struct AnimatableMisuse {
  let diagnostic: Diagnostic

  static func notAnimatable(_ variable: VariableDeclSyntax, name: TokenSyntax) -> AnimatableMisuse {
    var ignored = variable
    ignored.leadingTrivia = []
    ignored.attributes.insert(
      .attribute("\(raw: variable.leadingTrivia)@AnimatableIgnored "), at: ignored.attributes.startIndex)
    return AnimatableMisuse(
      diagnostic: Diagnostic(
        macro: "Animatable", id: "notAnimatable",
        "'@Animatable' cannot animate '\(name.text)'; write an animatable type, or mark it with '@AnimatableIgnored'", at: name,
        fixIts: [
          .replacing(variable, by: ignored, "mark '\(name.text)' with '@AnimatableIgnored'", macro: "Animatable")
        ]))
  }
}
