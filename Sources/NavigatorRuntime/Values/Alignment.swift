/// How views line up along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  enum Guide: String, Sendable {
    case leading, center, trailing
  }

  let guide: Guide

  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)

  /// leading, center or trailing.
  var hostName: String { guide.rawValue }
}

/// How views line up along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  enum Guide: String, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  let guide: Guide

  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .center)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

  /// top, center, bottom, firstTextBaseline or lastTextBaseline.
  var hostName: String { guide.rawValue }
}

/// How views line up along both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// center, leading, topLeading …; a baseline counts as the edge that is nearest to it.
  var hostName: String {
    let row =
      switch vertical.guide {
      case .top, .firstTextBaseline: "top"
      case .bottom, .lastTextBaseline: "bottom"
      case .center: ""
      }
    return switch (row, horizontal.guide) {
    case ("", let column): column.rawValue
    case (let row, .center): row
    case (let row, .leading): row + "Leading"
    case (let row, .trailing): row + "Trailing"
    }
  }
}
