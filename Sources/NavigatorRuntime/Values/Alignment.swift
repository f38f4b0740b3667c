import NavigatorHost

/// An alignment of views along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  enum Guide: Sendable {
    case leading, center, trailing

    var hostAlignment: Content.Alignment {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }

  let guide: Guide
  /// The custom alignment, which takes precedence over `guide`. It is nil for a standard alignment.
  private(set) var custom: CustomAlignment?

  private init(guide: Guide) {
    self.guide = guide
  }

  /// Creates a custom alignment. See ``AlignmentID``.
  public init(_ id: any AlignmentID.Type) {
    guide = .center
    custom = CustomAlignment(id)
  }

  /// The leading edges.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The horizontal centers.
  public static let center = HorizontalAlignment(guide: .center)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(guide: .trailing)

  /// The name for hosts: leading, center or trailing. Hosts do not support custom alignments.
  var hostAlignment: Content.Alignment {
    custom?.reportUnknown()
    return guide.hostAlignment
  }
}

/// An alignment of views along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  enum Guide: Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline

    var hostAlignment: Content.Alignment {
      switch self {
      case .top: .top
      case .center: .center
      case .bottom: .bottom
      case .firstTextBaseline: .firstTextBaseline
      case .lastTextBaseline: .lastTextBaseline
      }
    }
  }

  let guide: Guide
  /// The custom alignment, which takes precedence over `guide`. It is nil for a standard alignment.
  private(set) var custom: CustomAlignment?

  private init(guide: Guide) {
    self.guide = guide
  }

  /// Creates a custom alignment. See ``AlignmentID``.
  public init(_ id: any AlignmentID.Type) {
    guide = .center
    custom = CustomAlignment(id)
  }

  /// The top edges.
  public static let top = VerticalAlignment(guide: .top)
  /// The vertical centers.
  public static let center = VerticalAlignment(guide: .center)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baselines of the first lines of text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baselines of the last lines of text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

  /// The name for hosts: top, center, bottom, firstTextBaseline or lastTextBaseline. Hosts do not support custom alignments.
  var hostAlignment: Content.Alignment {
    custom?.reportUnknown()
    return guide.hostAlignment
  }
}

/// An alignment of views along both axes.
public struct Alignment: Equatable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a horizontal and a vertical alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centers along both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edges, centered vertically.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edges, centered vertically.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edges, centered horizontally.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edges, centered horizontally.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corners.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corners.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corners.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corners.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baselines, centered horizontally.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last baselines, centered horizontally.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The first baselines and leading edges.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baselines and leading edges.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baselines and trailing edges.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baselines and trailing edges.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// The name for hosts, such as center, leading or topLeading. A baseline maps to the nearest edge.
  var hostAlignment: Content.Alignment {
    reportUnknown()
    return Content.Alignment(hostStyle)
  }

  /// Reports custom alignments, which hosts do not support.
  nonisolated func reportUnknown() {
    horizontal.custom?.reportUnknown()
    vertical.custom?.reportUnknown()
  }

  /// The name for hosts. A custom alignment maps to the center.
  nonisolated var nearestHostName: String { hostStyle.rawValue }

  /// The alignment of content in a frame. A baseline maps to the nearest edge, and a custom alignment maps to the center.
  nonisolated var hostStyle: AlignmentStyle {
    switch (vertical.guide, horizontal.guide) {
    case (.center, .center): .center
    case (.center, .leading): .leading
    case (.center, .trailing): .trailing
    case (.top, .center), (.firstTextBaseline, .center): .top
    case (.top, .leading), (.firstTextBaseline, .leading): .topLeading
    case (.top, .trailing), (.firstTextBaseline, .trailing): .topTrailing
    case (.bottom, .center), (.lastTextBaseline, .center): .bottom
    case (.bottom, .leading), (.lastTextBaseline, .leading): .bottomLeading
    case (.bottom, .trailing), (.lastTextBaseline, .trailing): .bottomTrailing
    }
  }

  /// Creates an alignment from the host's alignment of a frame.
  nonisolated init(_ alignment: AlignmentStyle) {
    self =
      switch alignment {
      case .center: .center
      case .leading: .leading
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      case .topLeading: .topLeading
      case .topTrailing: .topTrailing
      case .bottomLeading: .bottomLeading
      case .bottomTrailing: .bottomTrailing
      }
  }
}
