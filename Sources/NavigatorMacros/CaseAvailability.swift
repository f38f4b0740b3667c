import SwiftSyntax

/// The availability of a case according to its `@available` attributes.
struct CaseAvailability {
  let attributes: [AttributeSyntax]
  /// A Boolean value that indicates whether the case is unavailable everywhere. It then gets no path.
  let isUnavailable: Bool
  /// A condition such as `!os(iOS)` that excludes the platforms on which the case is unavailable, or nil.
  let condition: String?
  /// A Boolean value that indicates whether the case is deprecated. Only deprecated code can use it without a warning.
  let isDeprecated: Bool
  /// The platform versions for `#available`, such as `iOS 18, *`, or nil if the case is available in all versions.
  let systems: String?

  init(_ attributes: [AttributeSyntax]) {
    self.attributes = attributes
    let arguments = attributes.map { Array($0.arguments?.as(AvailabilityArgumentListSyntax.self) ?? []) }
    let words = arguments.joined().compactMap { $0.argument.as(TokenSyntax.self)?.text }
    let labels = arguments.joined().compactMap { $0.argument.as(AvailabilityLabeledArgumentSyntax.self)?.label.text }
    let unavailable = arguments.map { $0.compactMap { $0.argument.as(TokenSyntax.self)?.text } }.filter {
      $0.contains("unavailable")
    }
    isUnavailable = unavailable.contains { $0.first == "*" || $0.first == "swift" }
    let excluded = unavailable.compactMap(\.first).filter { ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].contains($0) }
    condition = excluded.isEmpty ? nil : excluded.map { "!os(\($0))" }.joined(separator: " && ")
    isDeprecated = words.contains("deprecated") || labels.contains("deprecated")
    let systems = arguments.flatMap(Self.systems)
    self.systems = systems.isEmpty ? nil : (systems + ["*"]).joined(separator: ", ")
  }

  /// Returns the platforms and versions of one attribute in its short or long form.
  private static func systems(in arguments: [AvailabilityArgumentSyntax]) -> [String] {
    let short = arguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }.filter { $0.version != nil }
    guard short.isEmpty else { return short.map(\.trimmedDescription).filter { !$0.hasPrefix("swift") } }
    let introduced = arguments.compactMap { $0.argument.as(AvailabilityLabeledArgumentSyntax.self) }
      .first { $0.label.text == "introduced" }
    guard let system = arguments.first?.argument.as(TokenSyntax.self)?.text, let introduced, system != "swift" else { return [] }
    return ["\(system) \(introduced.value.trimmedDescription)"]
  }
}

extension AttributeListSyntax {
  /// The `@available` attributes.
  var availability: [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter { $0.attributeName.trimmedDescription == "available" }
  }
}
