import SwiftSyntax

/// A case of an enum, as its path needs it.
struct EnumCase {
  let element: EnumCaseElementSyntax
  /// The declaration that the case stands in, perhaps with others.
  let declaration: EnumCaseDeclSyntax
  let availability: CaseAvailability
  /// What the case holds, with the labels to embed it by.
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

// MARK: - What it expands to

extension EnumCase {
  /// The property of the list that is the case's path; none where nobody can use the case.
  func property(of root: String, modifiers: String) -> String? {
    guard !availability.isUnavailable else { return nil }
    let attributes = availability.attributes.map { "\($0.trimmedDescription)\n" }.joined()
    return """
      \(attributes)\(modifiers)var \(name): NavigatorCasePaths.AnyCasePath<\(root), \(valueType)> {
        .init(uncheckedEmbed: \(embedding(in: root)), extract: { \(extraction) })
      }
      """
  }

  /// The statement that adds the case's path to the list of all.
  var listing: String? {
    guard !availability.isUnavailable else { return nil }
    let statement = "keyPaths.append(\\.\(name))"
    return availability.systems.map { "if #available(\($0)) { \(statement) }" } ?? statement
  }

  /// The case of a switch that answers with the case's path. Where some systems do not have it, a statement before the switch does.
  var naming: String? {
    guard !availability.isUnavailable, availability.systems == nil else { return nil }
    return "case .\(name): return \\.\(name)"
  }

  var namingOnSomeSystems: String? {
    guard !availability.isUnavailable, let systems = availability.systems else { return nil }
    return "if #available(\(systems)), case .\(name) = root { return \\.\(name) }"
  }

  /// The type of all that the case holds: nothing, one value, or a tuple with the labels.
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
    // Of a closure's body the compiler would say that it is never executed.
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

/// Writes the enum's name where `Self` stands: in the list of paths, `Self` is the list.
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
