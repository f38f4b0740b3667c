import NavigatorHost

/// The size of a view that expands and keeps a ratio, so that it fits the space that it is offered.
struct FittedSpace {
  /// The ratio of the width to the height.
  var ratio: Double
  /// The width where no width is proposed, in points.
  var idealWidth: Double
}

extension Element {
  /// The ratios of a width to a height that a view may have.
  private static let ratios = 0.0001...10_000

  /// The width of a view without a natural size where no width is proposed, in points.
  private static let defaultWidth = 10.0

  /// The size of an element that fits the space that it is offered; nil for another element.
  var fittedSpace: FittedSpace? {
    guard let ratio = spaceRatio, role.isExpandingLeaf || canExpand && expandsVertically else { return nil }
    let natural = role == .image ? content.pictureSize?.width : nil
    return FittedSpace(ratio: ratio, idealWidth: natural ?? Self.defaultWidth)
  }

  /// The ratio with which an element fits its space if it expands; nil for one that fills its space, or has other bounds.
  var spaceRatio: Double? {
    var found: Double?
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

  /// The ratio of the natural size; nil if the page alone has that size.
  private var naturalRatio: Double? {
    switch role {
    case .color, .shape: 1
    case .image where content.string(.symbol) == nil: content.pictureSize.map { $0.width / $0.height }
    default: nil
    }
  }

  private var expandsVertically: Bool { verticalExpansion != .none }
}

extension Role {
  /// A Boolean value that indicates whether an element of the role expands, whatever it contains.
  fileprivate var isExpandingLeaf: Bool { self == .image || self == .color || self == .shape }
}
