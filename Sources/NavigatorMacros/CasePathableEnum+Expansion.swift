import SwiftSyntax
import SwiftSyntaxBuilder

extension CasePathableEnum {
  /// The declaration of the type `Cases`. Key paths name its properties, so it has no other instance members. It is nonisolated,
  /// whatever the module's default isolation is, and inlinable where it is visible to clients.
  var listDeclaration: DeclSyntax {
    let inlinable = access.isEmpty ? "" : "@inlinable "
    let frozen = access.isEmpty ? "" : "@frozen "
    let source = lines(
      "\(frozen)\(access)nonisolated struct Cases: NavigatorCasePaths.CasePathList {",
      "  \(access)typealias CasePathRoot = \(name)",
      "  \(inlinable)\(access)init() {}",
      cases.source { $0.property(of: name, modifiers: inlinable + access) }.indented(by: 2),
      deprecation.indented(by: 2),
      "  \(access)static var keyPaths: [Swift.PartialKeyPath<Self>] {",
      listing.indented(by: 4),
      "  }",
      deprecation.indented(by: 2),
      "  \(access)static func keyPath(of root: \(name)) -> Swift.PartialKeyPath<Self> {",
      naming.indented(by: 4),
      "  }",
      "}")
    return "\(raw: source)"
  }

  func conformances(of type: some TypeSyntaxProtocol, to protocols: [TypeSyntax]) -> DeclSyntax {
    let availability = availability.map { "\($0.trimmedDescription)\n" }.joined()
    let list = protocols.map { "nonisolated NavigatorCasePaths.\($0.trimmedDescription)" }.joined(separator: ", ")
    return "\(raw: availability)extension \(type.trimmed): \(raw: list) {}"
  }

  /// An attribute for generated members that use a deprecated case, to avoid warnings. They are called through a protocol, so
  /// their callers are not warned.
  private var deprecation: String {
    cases.all.contains { $0.availability.isDeprecated } ? "@available(*, deprecated)" : ""
  }

  private var listing: String {
    let statements = cases.source { $0.listing }
    guard !statements.isEmpty else { return "[]" }
    return lines(
      "var keyPaths: [Swift.PartialKeyPath<Self>] = []",
      "keyPaths.reserveCapacity(\(cases.all.count))",
      statements,
      "return keyPaths")
  }

  private var naming: String {
    guard !cases.isEmpty else { return "" }
    let isPartial = cases.all.contains { $0.availability.isUnavailable || $0.availability.systems != nil }
    return lines(
      cases.source { $0.namingOnSomeSystems },
      "switch root {",
      cases.source { $0.naming },
      isPartial ? "default: return \\.self" : "",
      "}")
  }
}
