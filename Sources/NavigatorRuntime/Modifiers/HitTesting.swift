import NavigatorHost

extension View {
  /// Sets whether pointers and fingers reach this view. If not, they reach what is behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    BoxView(content: self, modifiers: enabled ? [] : [.content(.allowsHitTesting, .bool(false))])
  }

  /// Makes the whole of this view receive taps, also where nothing is drawn. Hosts use the bounds of the view, and no other
  /// shape.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    box(.content(.hasContentShape, .bool(true)))
  }

  /// Sets the shape of this view for some purposes. Hosts use the bounds of the view for taps, and for everything else.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    BoxView(content: self, modifiers: kind.contains(.interaction) ? [.content(.hasContentShape, .bool(true))] : [])
  }

  /// Separates the geometry of this view from that of the views around it. Hosts always move the views in a view along with it.
  nonisolated public func geometryGroup() -> some View { self }
}

/// The purposes of the shape of a view.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Taps and other gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
