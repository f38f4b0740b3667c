import SwiftSyntax

/// Where a case can be used, as its `@available` attributes say.
struct CaseAvailability {
  let attributes: [AttributeSyntax]
  /// Nobody can use it: it gets no path.
  let isUnavailable: Bool
  /// `!os(iOS)`, where nobody can use it on some systems; absent elsewhere.
  let condition: String?
  /// Naming it warns, unless what names it is deprecated too.
  let isDeprecated: Bool
  /// `iOS 18, *`, as `#available` asks for the systems that have it; absent where all have.
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

  /// The systems with their versions that one attribute names, in its short form or in its long one.
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
