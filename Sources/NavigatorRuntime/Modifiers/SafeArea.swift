import NavigatorHost

extension View {
  /// Lets this view extend into the safe area at the given edges.
  ///
  /// A view that reaches an edge of the safe area and takes the proposed height extends below the bar at that edge. The views
  /// around it keep their positions. If the height is set inside of this modifier, the view keeps its position, too. A frame
  /// outside of the modifier does not prevent the extension. The leading and trailing edges of a screen have no bars.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    let reachesBars = regions.contains(.container) && !edges.isDisjoint(with: .vertical)
    return BoxView(content: self, modifiers: reachesBars ? [.ignoredEdges(edges)] : [])
  }

  /// Lets this view extend into the safe area at the given edges. Prefer `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}

extension BoxModifier {
  fileprivate static func ignoredEdges(_ edges: Edge.Set) -> BoxModifier {
    .content(.ignoredEdges, .edges(Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map(\.hostEdge)))
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
