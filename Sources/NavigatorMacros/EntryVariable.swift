import SwiftSyntax
import SwiftSyntaxBuilder

/// The parsed declaration of a variable with `@Entry`.
struct EntryVariable {
  let name: TokenSyntax
  /// The type annotation, or nil if the type is inferred from the default value.
  let type: TypeSyntax?
  /// The default value, or nil if the type is optional and the default is nil.
  let defaultValue: ExprSyntax?
  let container: EntryContainer

  /// Parses a declaration. Returns the misuse if the macro does not support it.
  static func read(
    _ declaration: some DeclSyntaxProtocol,
    attribute: AttributeSyntax,
    lexicalContext: [Syntax]
  ) -> Result<EntryVariable, EntryMisuse> {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      return .failure(.notVariable(attribute))
    }
    if variable.bindingSpecifier.tokenKind != .keyword(.var) {
      return .failure(.constant(variable.bindingSpecifier))
    }
    if let modifier = variable.modifiers.first(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }) {
      return .failure(.typeMember(modifier))
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else {
      return .failure(.severalNames(attribute))
    }
    guard let container = EntryContainer(lexicalContext: lexicalContext) else {
      return .failure(.wrongContainer(attribute))
    }
    if binding.accessorBlock != nil {
      return .failure(.computed(attribute, name: name))
    }
    let type = binding.typeAnnotation?.type.trimmed
    switch container {
    case .focusedValues:
      if type?.wrappedType == nil { return .failure(.notOptional(binding, name: name)) }
    case .environmentValues, .transaction, .containerValues:
      if binding.initializer == nil, type?.isOptional != true { return .failure(.missingDefault(binding, name: name)) }
    }
    return .success(
      EntryVariable(name: name.trimmed, type: type, defaultValue: binding.initializer?.value.trimmed, container: container))
  }
}

// MARK: - Expansion

extension EntryVariable {
  /// The name of the key type, without backticks around a keyword.
  private var keyName: TokenSyntax {
    "__Key_\(raw: name.identifier?.name ?? name.text)"
  }

  /// The declaration of the key type. The default value is created at each read, so that it need not be `Sendable`. A focused
  /// value has no default but nil.
  var keyDeclaration: DeclSyntax {
    if container == .focusedValues, let wrapped = type?.wrappedType {
      return """
        private struct \(keyName): \(raw: container.keyProtocol) {
          typealias Value = \(wrapped)
        }
        """
    }
    guard let type else {
      return """
        private struct \(keyName): \(raw: container.keyProtocol) {
          @__EntryDefaultValue static var defaultValue = \(defaultValue ?? "nil")
        }
        """
    }
    return """
      private struct \(keyName): \(raw: container.keyProtocol) {
        typealias Value = \(type)
        static var defaultValue: Value { return \(defaultValue ?? "nil") }
      }
      """
  }

  var accessors: [AccessorDeclSyntax] {
    [
      """
      get { self[\(keyName).self] }
      """,
      """
      set { self[\(keyName).self] = newValue }
      """,
    ]
  }
}

extension TypeSyntax {
  /// The type that an optional wraps, or nil if the type is not written as an optional.
  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
    guard isOptional else { return nil }
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard case .type(let wrapped)? = arguments?.arguments.first?.argument else { return nil }
    return wrapped.trimmed
  }

  /// A Boolean value that indicates whether the type is written as an optional.
  fileprivate var isOptional: Bool {
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
    if let named = self.as(IdentifierTypeSyntax.self) { return named.name.text == "Optional" }
    return self.as(MemberTypeSyntax.self)?.name.text == "Optional"
  }
}
