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

  /// The axes of a container or a field, which are the value of ``Key/axis``, or of a cell of a grid (``Key/unsizedAxes``).
  public enum Axes: String, Hashable, Sendable, CaseIterable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
    /// Both axes.
    case both

    /// A Boolean value that indicates whether the axes contain the horizontal one.
    public var isHorizontal: Bool { self != .vertical }
    /// A Boolean value that indicates whether the axes contain the vertical one.
    public var isVertical: Bool { self != .horizontal }
  }

  /// The alignment of children, which is the value of ``Key/alignment`` and of the alignments of tracks.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The centers.
    case center
    /// The leading edges.
    case leading
    /// The trailing edges.
    case trailing
    /// The top edges.
    case top
    /// The bottom edges.
    case bottom
    /// The corners at the top and leading edges.
    case topLeading
    /// The corners at the top and trailing edges.
    case topTrailing
    /// The corners at the bottom and leading edges.
    case bottomLeading
    /// The corners at the bottom and trailing edges.
    case bottomTrailing
    /// The baselines of the first lines of text.
    case firstTextBaseline
    /// The baselines of the last lines of text.
    case lastTextBaseline

    /// Creates the alignment of content in a frame.
    package init(_ style: AlignmentStyle) {
      self = Alignment(rawValue: style.rawValue) ?? .center
    }
  }

  /// The role of a button, which is the value of ``Key/role``.
  public enum ButtonRole: String, Hashable, Sendable, CaseIterable {
    /// The button deletes something.
    case destructive
    /// The button closes a dialog without an effect.
    case cancel
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
    /// The title of the bar at the top. The item is a menu that the title opens. A bar with a large title shows the item itself.
    case titleMenu
    /// The bar at the bottom.
    case bottom
    /// The bar at the bottom, while a field has the focus.
    case keyboard
  }

  /// The edge at which an inset view reduces the safe area, or nil if there is none.
  public var insetEdge: Edge? { string(.insetEdge).flatMap(Edge.init) }

  /// The edge of a row at which swipe actions are. The default is the trailing edge.
  public var swipeEdge: Edge { string(.placement).flatMap(Edge.init) ?? .trailing }

  /// The axes of a container or a field, or nil if they are the default ones of the role.
  public var axes: Axes? { axes(.axis) }

  /// The axes in which a cell has no effect on the size of its track, or nil if there are none.
  public var unsizedAxes: Axes? { axes(.unsizedAxes) }

  private func axes(_ key: Key) -> Axes? { string(key).flatMap(Axes.init) }

  /// The alignment of children, or nil if it is the default one of the role.
  public var alignment: Alignment? { alignment(.alignment) }

  /// Returns the alignment for `key`, or nil if there is none.
  public func alignment(_ key: Key) -> Alignment? { string(key).flatMap(Alignment.init) }

  /// The role of a button, or nil if it has none.
  public var buttonRole: ButtonRole? { string(.role).flatMap(ButtonRole.init) }

  /// Returns the edges for `key`. The default is an empty array.
  public func edges(_ key: Key) -> [Edge] { strings(key).compactMap(Edge.init) }

  /// The place of a toolbar item. The default is the trailing end of the bar at the top.
  public var barPlacement: BarPlacement { string(.placement).flatMap(BarPlacement.init) ?? .trailing }
}

extension AlignmentStyle {
  /// Creates the alignment of content in a frame, or nil for the alignment of baselines.
  package init?(_ alignment: Content.Alignment) {
    self.init(rawValue: alignment.rawValue)
  }
}

extension Content.Value {
  /// Creates the value of ``Content/Key/insetEdge``, and of ``Content/Key/placement`` for swipe actions.
  package static func edge(_ edge: Content.Edge) -> Content.Value { .string(edge.rawValue) }

  /// Creates the value of ``Content/Key/axis`` or ``Content/Key/unsizedAxes``.
  package static func axes(_ axes: Content.Axes) -> Content.Value { .string(axes.rawValue) }

  /// Creates the value of ``Content/Key/alignment``.
  package static func alignment(_ alignment: Content.Alignment) -> Content.Value { .string(alignment.rawValue) }

  /// Creates the value of ``Content/Key/role``.
  package static func role(_ role: Content.ButtonRole) -> Content.Value { .string(role.rawValue) }

  /// Creates the value of ``Content/Key/ignoredEdges`` or ``Content/Key/backgroundEdges``.
  package static func edges(_ edges: [Content.Edge]) -> Content.Value { .strings(edges.map(\.rawValue)) }

  /// Creates the value of ``Content/Key/placement`` for a toolbar item.
  package static func placement(_ placement: Content.BarPlacement) -> Content.Value { .string(placement.rawValue) }
}
