import SwiftSyntax

/// A case of an enum with the parts that its path needs.
struct EnumCase {
  let element: EnumCaseElementSyntax
  /// The declaration that contains the case, possibly with other cases.
  let declaration: EnumCaseDeclSyntax
  let availability: CaseAvailability
  /// The associated values with their labels and types.
  let values: [(label: String?, type: String)]

  init(_ element: EnumCaseElementSyntax, of declaration: EnumCaseDeclSyntax, enumName: TokenSyntax) {
    self.element = element
    self.declaration = declaration
    availability = CaseAvailability(declaration.attributes.availability)
    let parameters = element.parameterClause?.parameters ?? []
    values = parameters.map { parameter in
      let label = parameter.firstName?.text
      let type = SelfReplacement(name: enumName).rewrite(parameter.type.trimmed)
      return (label == "_" ? nil : label, type.description)
    }
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
      \(attributes)\(modifiers)var \(name): NavigatorCasePaths.AnyCasePath<\(root), \(valueType)> {
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
    guard !availability.isUnavailable, availability.systems == nil else { return nil }
    return "case .\(name): return \\.\(name)"
  }

  var namingOnSomeSystems: String? {
    guard !availability.isUnavailable, let systems = availability.systems else { return nil }
    return "if #available(\(systems)), case .\(name) = root { return \\.\(name) }"
  }

  /// The type of the case's value: `Void`, a single type, or a tuple with labels.
  private var valueType: String {
    switch values.count {
    case 0: return "Swift.Void"
    case 1: return values[0].type
    default: return "(\(values.map { labelled($0.label, $0.type) }.joined(separator: ", ")))"
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
    let names = values.indices.map { "value\($0)" }
    let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
    let tuple = zip(values, names).map { labelled($0.label, $1) }.joined(separator: ", ")
    let result = values.count == 1 ? "value0" : "(\(tuple))"
    return "guard case .\(name)\(pattern) = $0 else { return nil }; return \(result)"
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
