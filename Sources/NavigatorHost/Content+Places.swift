extension Content {
  /// An edge of a view, which is the value of ``Key/insetEdge``, and of ``Key/placement`` for the actions of a row.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The edge at the top.
    case top
    /// The edge at the bottom.
    case bottom
    /// The edge where lines of text start.
    case leading
    /// The edge where lines of text end.
    case trailing

    /// A Boolean value that indicates whether the edge is at the top or at the bottom.
    public var isVertical: Bool { self == .top || self == .bottom }
  }

  /// The place of an item in the bars of a screen, which is the value of ``Key/placement`` for a toolbar item.
  public enum BarPlacement: String, Hashable, Sendable, CaseIterable {
    /// The leading end of the bar at the top.
    case leading
    /// The trailing end of the bar at the top.
    case trailing
    /// The place of the button that closes a modal screen without an effect.
    case cancellation
    /// The place of the button that closes a modal screen with an effect.
    case confirmation
    /// The center of the bar at the top, where the item replaces the title.
    case principal
    /// The bar at the bottom.
    case bottom
    /// The bar at the bottom, while a field has the focus.
    case keyboard
  }

  /// The edge at which an inset view reduces the safe area, or nil if there is none.
  public var insetEdge: Edge? { string(.insetEdge).flatMap(Edge.init) }

  /// The edge of a row at which swipe actions are. The default is the trailing edge.
  public var swipeEdge: Edge { string(.placement).flatMap(Edge.init) ?? .trailing }

  /// The place of a toolbar item. The default is the trailing end of the bar at the top.
  public var barPlacement: BarPlacement { string(.placement).flatMap(BarPlacement.init) ?? .trailing }
}

extension Content.Value {
  /// Creates the value of ``Content/Key/insetEdge``, and of ``Content/Key/placement`` for swipe actions.
  package static func edge(_ edge: Content.Edge) -> Content.Value { .string(edge.rawValue) }

  /// Creates the value of ``Content/Key/placement`` for a toolbar item.
  package static func placement(_ placement: Content.BarPlacement) -> Content.Value { .string(placement.rawValue) }
}
