import NavigatorHost

/// The geometry that views of one identifier share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt32
  /// Creates properties from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Connects views of one identifier: if an animated change removes one of them and inserts another, the new view begins in the
  /// frame of the removed one.
  ///
  /// The geometry of views that are shown at the same time is not shared. A view with `isSource: false` keeps its own place.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique in the namespace.
  ///   - namespace: The namespace.
  ///   - properties: The shared geometry. Hosts share the position and the size.
  ///   - anchor: The point at which positions are compared. Hosts compare whole frames.
  ///   - isSource: A Boolean value that indicates whether the view provides its geometry.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    box(.match(GeometryMatch(id: AnyHashable(id), namespace: namespace)))
  }
}

/// The identity of views that share their geometry.
struct GeometryMatch: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}
