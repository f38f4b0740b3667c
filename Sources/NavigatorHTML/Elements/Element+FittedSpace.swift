import NavigatorHost

/// The size of an expanding view that fits the proposed space with a fixed aspect ratio.
struct FittedSpace {
  /// The ratio of the width to the height.
  var ratio: Double
  /// The width in points if no width is proposed.
  var idealWidth: Double
}

extension Element {
  /// The range of valid aspect ratios.
  static let ratios = 0.0001...10_000

  /// The largest length in points of a view that fits a frame.
  static let maximumLength = 1_000_000.0

  /// The width in points of a view without a natural size if no width is proposed.
  private static let defaultWidth = 10.0

  /// The width in points of a symbol if no width is proposed.
  private static let symbolWidth = 20.0

  /// The size of an element that fits the proposed space, or nil for other elements.
  var fittedSpace: FittedSpace? { fittedSpace(levels: Self.maximumLevels) }

  /// The view that has backgrounds and overlays in this element, or nil if there is none or several.
  private var layeredView: Element? {
    guard role == .layers, let content = children.first(where: { $0.role == .layerContent }) else { return nil }
    return content.children.count == 1 ? content.children[0] : nil
  }

  /// The ratio of the view that has backgrounds and overlays in this element, if it fits its space.
  var layeredRatio: Double? { layeredView?.fittedSpace(levels: Self.maximumLevels)?.ratio }

  /// The maximum number of backgrounds and overlays around a view that fits its space.
  private static let maximumLevels = 8

  private func fittedSpace(levels: Int) -> FittedSpace? {
    // A view with a background or an overlay has the size of its content, unless the ratio applies to both.
    if role == .layers, !style.properties.contains(where: \.isRatio) {
      return levels > 0 && !hasOwnBounds ? layeredView?.fittedSpace(levels: levels - 1) : nil
    }
    guard let ratio = spaceRatio, role.isExpandingLeaf || canExpand && expandsVertically else { return nil }
    let natural = role == .image ? content.pictureSize?.width ?? Self.symbolWidth : Self.defaultWidth
    return FittedSpace(ratio: ratio, idealWidth: natural)
  }

  /// The aspect ratio of an expanding element that fits its space, or nil for an element that fills its space or has other
  /// bounds.
  var spaceRatio: Double? {
    var found: Double? = isCircle ? 1 : nil
    for property in style.properties {
      switch property {
      case .aspectRatio(let ratio, fills: false): found = ratio ?? naturalRatio
      case .aspectRatio, .frame, .fixedSize, .padding, .position: return nil
      default: break
      }
    }
    guard let found, Self.ratios.contains(found), role != .image || content.hasVariant(.resizable), !isGeometryReader else {
      return nil
    }
    return found
  }

  /// The ratio of the natural size, or nil if that size is known in the page only.
  var naturalRatio: Double? {
    switch role {
    case .color, .shape: 1
    case .image where content.string(.symbol) != nil: 1
    case .image: content.pictureSize.map { $0.width / $0.height }
    default: nil
    }
  }

  /// A Boolean value that indicates whether the style determines the size.
  private var hasOwnBounds: Bool {
    style.properties.contains { property in
      switch property {
      case .aspectRatio, .frame, .fixedSize, .padding, .position: true
      default: false
      }
    }
  }

  private var expandsVertically: Bool { verticalExpansion != .none }
}

extension Role {
  /// A Boolean value that indicates whether elements of this role expand regardless of their content.
  fileprivate var isExpandingLeaf: Bool { self == .image || self == .color || self == .shape }
}
