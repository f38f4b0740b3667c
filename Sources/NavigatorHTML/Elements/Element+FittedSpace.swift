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
  private static let ratios = 0.0001...10_000

  /// The largest width in points of a view that fits a frame.
  private static let maximumWidth = 1_000_000.0

  /// The width in points of a view without a natural size if no width is proposed.
  private static let defaultWidth = 10.0

  /// The size of an element that fits the proposed space, or nil for other elements.
  var fittedSpace: FittedSpace? {
    guard let ratio = spaceRatio, role.isExpandingLeaf || canExpand && expandsVertically else { return nil }
    let natural = role == .image ? content.pictureSize?.width : nil
    return FittedSpace(ratio: ratio, idealWidth: natural ?? Self.defaultWidth)
  }

  /// The aspect ratio of an expanding element that fits its space, or nil for an element that fills its space or has other
  /// bounds.
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

  /// The maximum width in points of a view that fits a frame with a maximum height and no bounds of its width. The frame is then
  /// as wide as the view. The value is nil for other elements.
  var fittedMaximumWidth: Double? {
    var (ratio, height): (Double?, Double?)
    for property in style.properties {
      switch property {
      case .aspectRatio(let found, fills: false): ratio = found ?? naturalRatio
      case .frame(let frame): height = frame.hasFreeWidth ? frame.maxHeight : nil
      case .aspectRatio, .fixedSize, .padding, .position: return nil
      default: break
      }
    }
    guard let ratio, let height, height.isFinite, Self.ratios.contains(ratio) else { return nil }
    return role != .image || content.hasVariant(.resizable) ? min(max(height, 0) * ratio, Self.maximumWidth) : nil
  }

  /// The ratio of the natural size, or nil if only the page knows that size.
  private var naturalRatio: Double? {
    switch role {
    case .color, .shape: 1
    case .image where content.string(.symbol) == nil: content.pictureSize.map { $0.width / $0.height }
    default: nil
    }
  }

  private var expandsVertically: Bool { verticalExpansion != .none }
}

extension Frame {
  /// A Boolean value that indicates whether the frame has no fixed length and no bounds of its width.
  fileprivate var hasFreeWidth: Bool {
    width == nil && height == nil && minWidth == nil && idealWidth == nil && maxWidth == nil
  }
}

extension Role {
  /// A Boolean value that indicates whether elements of this role expand regardless of their content.
  fileprivate var isExpandingLeaf: Bool { self == .image || self == .color || self == .shape }
}
