import SwiftSyntax

/// A type whose extensions may declare `@Entry` variables.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// Creates the container that the innermost enclosing declaration extends.
  init?(lexicalContext: [Syntax]) {
    guard let extended = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    let name = extended.as(MemberTypeSyntax.self)?.name ?? extended.as(IdentifierTypeSyntax.self)?.name
    guard let name, let container = EntryContainer(rawValue: name.text) else { return nil }
    self = container
  }

  /// The protocol to which the key type conforms.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "__EntryEnvironmentKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    case .focusedValues: "FocusedValueKey"
    }
  }

  /// A list of the containers for messages.
  static var list: String {
    let names = allCases.map { "'\($0.rawValue)'" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
