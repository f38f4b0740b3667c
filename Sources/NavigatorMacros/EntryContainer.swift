import SwiftSyntax

/// A type whose extensions may hold `@Entry` variables.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"

  /// The container that the innermost enclosing declaration extends.
  init?(lexicalContext: [Syntax]) {
    guard let extended = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    let name = extended.as(MemberTypeSyntax.self)?.name ?? extended.as(IdentifierTypeSyntax.self)?.name
    guard let name, let container = EntryContainer(rawValue: name.text) else { return nil }
    self = container
  }

  /// What the key type conforms to.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    }
  }

  /// The containers as a message names them.
  static var list: String {
    allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
  }
}
