import SwiftSyntax

/// A case of an enum with the parts that its path needs.
struct EnumCase {
  let element: EnumCaseElementSyntax
  /// The declaration that contains the case, possibly with other cases.
  let declaration: EnumCaseDeclSyntax
  let availability: CaseAvailability
  /// The associated values with their labels and types.
  let values: [(label: String?, type: String)]
  /// A Boolean value that indicates whether another case has the same name. The macro reports the error, but the expansion must
  /// still compile.
  var isOverloaded = false
  /// The types of the values in the scope of the list of paths.
  private let listTypes: [String]
  /// The types of the values that are not visible under their names in the scope of the list.
  let hiddenTypes: Set<HiddenType>

  init(_ element: EnumCaseElementSyntax, of declaration: EnumCaseDeclSyntax, enumName: TokenSyntax) {
    self.element = element
    self.declaration = declaration
    availability = CaseAvailability(declaration.attributes.availability)
    let parameters = element.parameterClause?.parameters ?? []
    let (selves, hidden) = (SelfReplacement(name: enumName), HiddenTypeReplacement())
    values = parameters.map { parameter in
      let label = parameter.firstName?.text
      let type = selves.rewrite(parameter.type.trimmed)
      return (label == "_" ? nil : label, type.description)
    }
    listTypes = parameters.map { hidden.rewrite(selves.rewrite($0.type.trimmed)).description }
    hiddenTypes = hidden.hiddenTypes.union(HiddenType(rawValue: enumName.text).map { [$0] } ?? [])
  }

  var name: String { element.name.text }
}

// MARK: - Expansion

extension EnumCase {
  /// Returns the property for the case's path, or nil if the case is unavailable.
  func property(of root: String, modifiers: String) -> String? {
    guard !availability.isUnavailable else { return nil }
    let attributes = availability.attributes.map { "\($0.trimmedDescription)\n" }.joined()
    return """
      \(attributes)\(modifiers)var \(name): NavigatorCasePaths.AnyCasePath<\(root), \(valueType(listTypes))> {
        .init(uncheckedEmbed: \(embedding(in: root)), extract: { \(extraction) })
      }
      """
  }

  /// The statement that appends the case's path to the list of paths.
  var listing: String? {
    guard !availability.isUnavailable else { return nil }
    let statement = "keyPaths.append(\\.\(name))"
    return availability.systems.map { "if #available(\($0)) { \(statement) }" } ?? statement
  }

  /// The clause of a `switch` that returns the case's path. If the case is available only in some versions, it is nil and
  /// `namingOnSomeSystems` is used.
  var naming: String? {
    guard !availability.isUnavailable, !isOverloaded, availability.systems == nil else { return nil }
    return "case .\(name): return \\.\(name)"
  }

  var namingOnSomeSystems: String? {
    guard !availability.isUnavailable, !isOverloaded, let systems = availability.systems else { return nil }
    return "if #available(\(systems)), case .\(name) = root { return \\.\(name) }"
  }

  /// The type of the case's value: `Void`, a single type, or a tuple with labels.
  var valueType: String { valueType(values.map(\.type)) }

  private func valueType(_ types: [String]) -> String {
    switch types.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default: return "(\(zip(values, types).map { labelled($0.label, $1) }.joined(separator: ", ")))"
    }
  }

  private func embedding(in root: String) -> String {
    let constructor = "\(root).\(name)"
    switch values.count {
    case 0: return "{ \(constructor) }"
    // The compiler would warn that the body of a closure is never executed.
    case 1 where ["Never", "Swift.Never"].contains(values[0].type): return constructor
    case 1: return "{ \(constructor)(\(labelled(values[0].label, "$0"))) }"
    default:
      let arguments = values.enumerated().map { labelled($1.label, "$0.\($0)") }
      return "{ \(constructor)(\(arguments.joined(separator: ", "))) }"
    }
  }

  private var extraction: String {
    "guard case .\(name)\(pattern) = $0 else { return nil }; return \(extractedValue)"
  }

  /// The pattern that binds the values, or an empty string if there are none.
  var pattern: String {
    let parts = values.enumerated().map { labelled(isOverloaded ? $1.label : nil, "let value\($0)") }
    return parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
  }

  /// The value of the case, from the names that the pattern binds.
  var extractedValue: String {
    guard values.count != 1 else { return "value0" }
    return "(\(values.enumerated().map { labelled($1.label, "value\($0)") }.joined(separator: ", ")))"
  }

  private func labelled(_ label: String?, _ text: String) -> String {
    label.map { "\($0): \(text)" } ?? text
  }
}

/// Replaces `Self` with the enum's name, because in the generated list `Self` is the list.
private final class SelfReplacement: SyntaxRewriter {
  private let name: TokenSyntax

  init(name: TokenSyntax) {
    self.name = name
    super.init()
  }

  override func visit(_ type: IdentifierTypeSyntax) -> TypeSyntax {
    guard type.name.tokenKind == .keyword(.Self) else { return super.visit(type) }
    return TypeSyntax(type.with(\.name, type.name.with(\.tokenKind, name.tokenKind)))
  }
}
