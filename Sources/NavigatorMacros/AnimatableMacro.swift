import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that generates the animatable data of a type from its stored properties.
///
/// ```swift
/// @Animatable struct Arc: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClockwise: Bool
/// }
/// ```
public struct AnimatableMacro: MemberMacro, ExtensionMacro {
  /// Returns the property `animatableData`. This role diagnoses misuse.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let readings = AnimatableProperty.readAll(in: declaration)
    let misuses = readings.compactMap(\.misuse)
    misuses.forEach { context.diagnose($0.diagnostic) }
    guard misuses.isEmpty else { return [] }
    let properties = readings.compactMap(\.property)
    guard !properties.isEmpty else { return [] }
    return [data(of: properties, access: declaration.modifiers.accessPrefix)]
  }

  /// Returns the conformance to `Animatable` if the type does not have it.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let conformance: DeclSyntax = "extension \(type.trimmed): nonisolated Animatable {}"
    return [conformance].compactMap { $0.as(ExtensionDeclSyntax.self) }
  }

  /// Returns the data of one property, or the values of several ones.
  private static func data(of properties: [AnimatableProperty], access: String) -> DeclSyntax {
    let types = properties.map { "\($0.type).AnimatableData" }.joined(separator: ", ")
    let values = properties.map { "\($0.name).animatableData" }
    guard properties.count > 1 else {
      return """
        \(raw: access)nonisolated var animatableData: \(raw: types) {
          get { \(raw: values[0]) }
          set { \(raw: values[0]) = newValue }
        }
        """
    }
    let writes = values.enumerated().map { "\($1) = newValue.value.\($0)" }.joined(separator: "\n")
    return """
      \(raw: access)nonisolated var animatableData: AnimatableValues<\(raw: types)> {
        get { AnimatableValues(\(raw: values.joined(separator: ", "))) }
        set {
          \(raw: writes)
        }
      }
      """
  }
}

/// A macro that excludes a property from the data that `@Animatable` generates. It generates no code.
public struct AnimatableIgnoredMacro: AccessorMacro {
  /// Returns no accessors.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] { [] }
}

extension DeclModifierListSyntax {
  /// The access level that a generated member needs to satisfy a requirement, followed by a space, or an empty string.
  fileprivate var accessPrefix: String {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}
