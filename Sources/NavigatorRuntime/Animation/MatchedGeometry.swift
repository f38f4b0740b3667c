import NavigatorHost

/// The parts of the geometry that views with the same identifier share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
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
  /// Connects views that have the same identifier.
  ///
  /// If an animated change removes one of the views and inserts another, the new view starts in the frame of the removed view. If
  /// one of the views stays, an inserted view starts in its frame, and a removed view ends in its frame. A view with
  /// `isSource: false` has the frame of the source, which is the view with the same identifier and `isSource: true`:
  ///
  /// ```swift
  /// HStack {
  ///   ForEach(tabs) { Text($0.title).matchedGeometryEffect(id: $0.id, in: namespace) }
  /// }
  /// .background {
  ///   Capsule().matchedGeometryEffect(id: selected, in: namespace, isSource: false)
  /// }
  /// ```
  ///
  /// A view that adopts a size takes no space in the layout, and its content has the size of the source. Without a source, a view
  /// keeps its original frame.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique in the namespace.
  ///   - namespace: The namespace.
  ///   - properties: The parts of the geometry that the view adopts.
  ///   - anchor: The point at which the positions of both frames are aligned.
  ///   - isSource: A Boolean value that indicates whether the view provides its geometry.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    var match = GeometryMatch(id: AnyHashable(id), namespace: namespace)
    (match.sharesPosition, match.sharesSize) = (properties.contains(.position), properties.contains(.size))
    match.isSource = isSource
    let range = -1_000.0...1_000
    (match.anchorX, match.anchorY) = (Double(anchor.x).finite(or: 0.5, in: range), Double(anchor.y).finite(or: 0.5, in: range))
    return MatchedGeometryView(content: self, match: match)
  }
}

/// The identity of views that share their geometry, and the parts that they share.
struct GeometryMatch: Hashable {
  struct Identity: Hashable {
    let id: FixedHash<AnyHashable>
    let namespace: Namespace.ID
  }

  let identity: Identity
  var sharesPosition = true
  var sharesSize = true
  var anchorX = 0.5
  var anchorY = 0.5
  var isSource = true

  /// A Boolean value that indicates whether any part of the frame is shared.
  var sharesFrame: Bool { sharesPosition || sharesSize }

  init(id: AnyHashable, namespace: Namespace.ID) {
    identity = Identity(id: FixedHash(id), namespace: namespace)
  }

  /// Returns the match of an element with the frame at the start and an element with the frame at the end.
  func between(_ source: ElementID, _ target: ElementID, isDeparture: Bool = false) -> Motion.Match {
    var match = Motion.Match(
      source: source, target: target, sharesPosition: sharesPosition, sharesSize: sharesSize, anchorX: anchorX, anchorY: anchorY)
    match.isDeparture = isDeparture
    return match
  }
}
