import NavigatorHost

/// The frames of views with an aspect ratio.
extension Element {
  /// Returns a frame with the length that the aspect ratio of the element determines. The ratio determines a length if the frame
  /// fixes the other one and has no bounds of this one. A height is the ideal and the maximum one, because a limited space can be
  /// lower. The frame is unchanged otherwise.
  func fitted(_ frame: Frame) -> Frame {
    var frame = frame
    if let width = frame.width, frame.hasFreeHeight, let ratio = framedRatio {
      let height = min(max(width, 0) / ratio, Self.maximumLength)
      (frame.idealHeight, frame.maxHeight) = (height, height)
    } else if let height = frame.height, frame.hasFreeWidth, let ratio = framedRatio {
      frame.width = min(max(height, 0) * ratio, Self.maximumLength)
    }
    return frame
  }

  /// A Boolean value that indicates whether the width of the element determines its height, because the element has an aspect
  /// ratio, and a frame that bounds only its width.
  var hasHeightOfRatio: Bool {
    guard let frame, frame.width == nil, frame.hasFreeHeight else { return false }
    return framedRatio != nil
  }

  /// A Boolean value that indicates whether an aspect ratio determines the maximum height of the element, because its frame fixes
  /// only the width.
  var fitsHeight: Bool {
    for case .frame(let frame) in style.properties { return frame.width != nil && frame.hasFreeHeight && framedRatio != nil }
    return false
  }

  /// The maximum width in points of a view that fits a frame with a maximum height and no bounds of its width. The frame is then
  /// as wide as the view. The value is nil for other elements.
  var fittedMaximumWidth: Double? {
    guard let frame, frame.height == nil, frame.hasFreeWidth, let height = frame.maxHeight, height.isFinite else { return nil }
    let ratio = role == .box && children.count == 1 ? boxedRatio : framedRatio
    return ratio.map { min(max(height, 0) * $0, Self.maximumLength) }
  }

  /// The ratio of the only view in a box without padding, if it fits its space.
  private var boxedRatio: Double? {
    guard style.properties.allSatisfy({ if case .padding = $0 { false } else { true } }) else { return nil }
    return children[0].fittedSpace?.ratio
  }

  /// The frame of the element, with the length that an aspect ratio determines.
  var frame: Frame? {
    for case .frame(let frame) in style.properties { return fitted(frame) }
    return nil
  }

  /// A Boolean value that indicates whether the element is a box around a view that fits its space. The view may have layers, or
  /// share a stack of layers with views that do not expand.
  var holdsFittingView: Bool {
    guard role == .box, children.count == 1 else { return false }
    let content = children[0]
    if content.fittedSpace != nil { return true }
    switch content.role {
    case .layers: return content.children.contains { $0.role == .layerContent && $0.children.contains { $0.fittedSpace != nil } }
    case .zStack:
      let expanding = content.children.filter { $0.horizontalExpansion != .none }
      return content.style.properties.isEmpty && !expanding.isEmpty && expanding.allSatisfy { $0.fittedSpace != nil }
    default: return false
    }
  }

  /// The height in points of the content of a box that fixes its height and not its width, or nil for other elements.
  var fixedContentHeight: Double? {
    guard role == .box, let frame, frame.hasFreeWidth, var height = frame.height else { return nil }
    for case .padding(let insets) in style.properties { height -= max(insets.top ?? 16, 0) + max(insets.bottom ?? 16, 0) }
    return max(height, 0)
  }

  /// The aspect ratio with which the element fits its frame, or nil for an element without such a ratio.
  private var framedRatio: Double? {
    guard role != .text, role != .image || content.hasVariant(.resizable) else { return nil }
    var found: Double? = isCircle ? 1 : layeredRatio
    for property in style.properties {
      switch property {
      case .aspectRatio(let ratio, fills: false): found = ratio ?? naturalRatio
      case .aspectRatio, .fixedSize, .padding, .position: return nil
      default: break
      }
    }
    return found.flatMap { Self.ratios.contains($0) ? $0 : nil }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is a picture that fits its space with a ratio that is known in the page
  /// only.
  var hasUnknownRatio: Bool {
    guard role == .image, content.hasVariant(.resizable), naturalRatio == nil else { return false }
    return style.properties.contains(.aspectRatio(nil, fills: false))
  }

  /// A Boolean value that indicates whether the frame of the element is as wide as a picture whose ratio is known in the
  /// page only.
  var hasUnknownWidth: Bool { hasUnknownRatio && frame?.height != nil && frame?.hasFreeWidth == true }

  /// A Boolean value that indicates whether the frame of the element is as high as a picture whose ratio is known in the
  /// page only.
  var hasUnknownHeight: Bool { hasUnknownRatio && frame?.width != nil && frame?.hasFreeHeight == true }

  /// A Boolean value that indicates whether the element is a circle, which has a ratio without a modifier.
  var isCircle: Bool { role == .shape && content.hasKind(.circle) }

  /// A Boolean value that indicates whether the element is a circle in a square frame with a material and a filter. The filter
  /// would separate a material in a pseudo-element from the content behind it, so the element itself has the material.
  var isFilteredMaterialCircle: Bool {
    guard isCircle, let width = frame?.width, width == frame?.height else { return false }
    let properties = style.properties
    return properties.contains { if case .fill(.material) = $0 { true } else { false } } && properties.contains(where: \.isFilter)
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property is an aspect ratio.
  var isRatio: Bool {
    if case .aspectRatio = self { true } else { false }
  }

  /// A Boolean value that indicates whether the property is a filter or a shadow.
  fileprivate var isFilter: Bool {
    switch self {
    case .filters, .shadow, .paintShadows: true
    default: false
    }
  }
}

extension Frame {
  /// A Boolean value that indicates whether the frame has no fixed width and no bounds of its width.
  var hasFreeWidth: Bool { width == nil && minWidth == nil && idealWidth == nil && maxWidth == nil }

  /// A Boolean value that indicates whether the frame has no fixed height and no bounds of its height.
  fileprivate var hasFreeHeight: Bool { height == nil && minHeight == nil && idealHeight == nil && maxHeight == nil }
}
