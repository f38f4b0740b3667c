import SwiftSyntax

/// A case of an enum, as its path needs it.
struct EnumCase {
  let element: EnumCaseElementSyntax
  let name: TokenSyntax
  let availability: [AttributeSyntax]
  /// What the case holds, with the labels to embed it by.
  let values: [(label: String?, type: String)]

  init(_ element: EnumCaseElementSyntax, of declaration: EnumCaseDeclSyntax, enumName: TokenSyntax) {
    self.element = element
    name = element.name.trimmed
    availability = declaration.attributes.availability
    let parameters = element.parameterClause?.parameters ?? []
    values = parameters.map { parameter in
      let label = parameter.firstName?.text
      let type = SelfReplacement(name: enumName).rewrite(parameter.type.trimmed)
      return (label == "_" ? nil : label, type.description)
    }
  }

  /// The property of the list that is the case's path.
  func property(of root: String, modifiers: String) -> String {
    let attributes = availability.map { "\($0.trimmedDescription)\n" }.joined()
    return """
      \(attributes)\(modifiers)var \(name.text): NavigatorCasePaths.AnyCasePath<\(root), \(valueType)> {
      NavigatorCasePaths.AnyCasePath(embed: { \(embedding(in: root)) }, extract: { \(extraction) })
      }
      """
  }
}

extension EnumCase {
  /// The type of all that the case holds: nothing, one value, or a tuple with the labels.
  private var valueType: String {
    switch values.count {
    case 0: return "Swift.Void"
    case 1: return values[0].type
    default: return "(\(values.map { labelled($0.label, $0.type) }.joined(separator: ", ")))"
    }
  }

  private func embedding(in root: String) -> String {
    let constructor = "\(root).\(name.text)"
    switch values.count {
    case 0: return constructor
    case 1: return "\(constructor)(\(labelled(values[0].label, "$0")))"
    default:
      let arguments = values.enumerated().map { labelled($1.label, "$0.\($0)") }
      return "\(constructor)(\(arguments.joined(separator: ", ")))"
    }
  }

  private var extraction: String {
    let names = values.indices.map { "value\($0)" }
    let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
    let tuple = zip(values, names).map { labelled($0.label, $1) }.joined(separator: ", ")
    let result = values.count == 1 ? "value0" : "(\(tuple))"
    return "if case .\(name.text)\(pattern) = $0 { \(result) } else { nil }"
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
