import NavigatorHost

extension View {
  /// Lets this view extend into the safe area at the given edges.
  ///
  /// A host extends a color or a shape that fills its space to the edges of the screen, below its bars. Other views keep their
  /// bounds, because hosts scroll them below bars anyway.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    BoxView(content: self, modifiers: regions.contains(.container) ? [.ignoredEdges(edges)] : [])
  }

  /// Lets this view extend into the safe area at the given edges. Prefer `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}

extension BoxModifier {
  fileprivate static func ignoredEdges(_ edges: Edge.Set) -> BoxModifier {
    .content(.ignoredEdges, .strings(Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map(\.hostName)))
  }
}

/// A part of the safe area.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt

  /// Creates a set of parts from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The part that bars and the device's edges cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The part that an on-screen keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All parts.
  public static let all = SafeAreaRegions(rawValue: .max)
}
