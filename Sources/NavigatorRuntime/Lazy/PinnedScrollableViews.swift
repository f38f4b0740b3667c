/// A set of the views in sections of lazy containers that stay visible while their section is scrolled.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)

  /// The names for hosts: headers, footers.
  var hostNames: [String] {
    [(PinnedScrollableViews.sectionHeaders, "headers"), (.sectionFooters, "footers")].filter { contains($0.0) }.map(\.1)
  }
}
