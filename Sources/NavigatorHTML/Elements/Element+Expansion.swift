import NavigatorHost

/// Determines which containers expand to the proposed space because one of their children does. The page's script applies the
/// same rules to update these marks when children are inserted or removed, because the HTML of a shell does not contain the
/// children.
extension Element {
  /// The way in which an element uses the lengths that are proposed to it.
  enum Expansion: Comparable {
    /// The element has the length of its content.
    case none
    /// The element expands at most to the length of its content, because all expanding views in it have maximum lengths.
    case fitting
    /// The element takes each proposed length.
    case full
  }

  /// The way in which the element uses the proposed width.
  var horizontalExpansion: Expansion { expansion(.horizontal, depth: 0) }

  /// The way in which the element uses the proposed height.
  var verticalExpansion: Expansion { expansion(.vertical, depth: 0) }

  enum Axis {
    case horizontal, vertical
  }

  /// Returns a Boolean value that indicates whether the element takes the proposed length regardless of its children.
  func expandsItself(_ axis: Axis) -> Bool {
    var element = self
    element.children = []
    return element.expansion(axis, depth: 0) == .full
  }

  /// The maximum depth of the search for an expanding descendant.
  private static let maximumDepth = 12

  private func expansion(_ axis: Axis, depth: Int) -> Expansion {
    if fixesSize(axis) || (axis == .horizontal ? hasUnknownWidth : hasUnknownHeight) { return .none }
    if let frame = frame {
      // The height of the frame and the ratio determine the width.
      if axis == .horizontal, frame.height != nil, frame.hasFreeWidth, holdsFittingView { return .none }
      if (axis == .horizontal ? frame.width : frame.height) != nil { return .none }
      // If the element has a frame, its style contains the maximum. The container fits such an element.
      if let maximum = axis == .horizontal ? frame.maxWidth : frame.maxHeight {
        return depth > 0 && maximum.isFinite ? .fitting : .full
      }
    }
    let found = contentExpansion(axis, depth: depth)
    // The height of a view that fits its space is bounded by its style.
    guard found == .full, depth > 0 else { return found }
    if axis == .horizontal { return fittedMaximumWidth == nil ? .full : .fitting }
    return spaceRatio != nil || hasHeightOfRatio || hasUnknownRatio ? .fitting : .full
  }

  private func contentExpansion(_ axis: Axis, depth: Int) -> Expansion {
    switch role {
    case .hStack where axis == .horizontal && hasSpacer: return .full
    case .vStack where axis == .vertical && hasSpacer: return .full
    case .zStack where isGeometryReader: return .full
    case .vStack, .hStack, .zStack, .grid, .gridRow, .box, .layers, .layerContent, .button, .link, .label, .labelTitle,
      // Perpendicular to its scrolling axis, a scroll view is as large as its content, unless the content expands.
      .scrollView where axis == .vertical && content.axes == .horizontal,
      .section, .sectionHeader, .sectionFooter:
      return depth < Self.maximumDepth ? childrenExpansion(axis, depth: depth + 1) : .none
    default: return expandsAlone(axis) ? .full : .none
    }
  }

  /// Returns the maximum expansion of the children.
  private func childrenExpansion(_ axis: Axis, depth: Int) -> Expansion {
    children.withUnsafeBufferPointer { buffer in
      var found = Expansion.none
      guard let first = buffer.baseAddress else { return found }
      for index in 0..<buffer.count {
        // Plain texts are skipped without a copy, because most children are plain texts.
        if first[index].isPlainLeaf { continue }
        let child = first[index]
        if role == .grid || role == .gridRow, !child.sizesGrid(axis) { continue }
        // A divider in a horizontal stack is vertical.
        if role == .hStack, let hasHeight = child.isDividerOfFixedHeight {
          if axis == .vertical, !hasHeight { return .full }
          continue
        }
        found = max(found, child.expansion(axis, depth: depth))
        if found == .full { break }
      }
      return found
    }
  }

  /// Returns a Boolean value that indicates whether an element expands regardless of its content.
  private func expandsAlone(_ axis: Axis) -> Bool {
    switch role {
    case .color, .shape, .scrollView, .list, .form, .navigationStack, .tabView, .pages, .splitView: true
    case .image: content.hasVariant(.resizable)
    case .divider, .labeledContent: axis == .horizontal
    case .lazyStack: axis == (content.axes == .horizontal ? .vertical : .horizontal)
    case .textField where content.hasVariant(.editor): true
    case .toggle, .stepper, .datePicker, .colorPicker: axis == .horizontal && !hidesLabel
    case .textField, .secureField, .slider: axis == .horizontal
    case .progress: axis == .horizontal && !isCircular
    case .picker:
      axis == .horizontal
        && (content.hasVariant(.segmented) || content.hasVariant(.inline) || content.hasVariant(.menuItems)
          || content.hasVariant(.wheel) && !hidesLabel)
    default: false
    }
  }

  /// A Boolean value that indicates whether the element is a divider, also with a frame, a background or an overlay.
  var isFramedDivider: Bool { isDividerOfFixedHeight != nil }

  /// A Boolean value that indicates whether a frame determines the height of a divider, or nil for other elements.
  private var isDividerOfFixedHeight: Bool? {
    var element = self
    var hasHeight = false
    for _ in 0..<Self.maximumDepth {
      hasHeight = hasHeight || element.frame?.height != nil
      if element.role == .divider { return hasHeight }
      guard element.role.passesOrientation else { return nil }
      let inner = element.role == .layers ? element.children.first { $0.role == .layerContent } : element.children.first
      guard let inner, element.role == .layers || element.children.count == 1 else { return nil }
      element = inner
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the element, a cell or a row, has an effect on the size of its grid.
  private func sizesGrid(_ axis: Axis) -> Bool {
    guard let axes = content.unsizedAxes else { return true }
    return axis == .horizontal ? !axes.isHorizontal : !axes.isVertical
  }

  /// A Boolean value that indicates whether the element is a text or a spacer without a style.
  ///
  /// The function is inlined, because a call would copy the element.
  @inline(__always)
  private var isPlainLeaf: Bool { (role == .text || role == .spacer) && style.properties.isEmpty }

  /// A Boolean value that indicates whether one of the children is a spacer. A closure would receive copies of the children.
  private var hasSpacer: Bool {
    children.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return false }
      for index in 0..<buffer.count where first[index].role == .spacer { return true }
      return false
    }
  }

  private var hidesLabel: Bool { style.properties.contains(.labelsHidden(true)) }

  /// A Boolean value that indicates whether the element has its ideal length along an axis.
  private func fixesSize(_ axis: Axis) -> Bool {
    for case .fixedSize(let horizontal, let vertical) in style.properties {
      return axis == .horizontal ? horizontal : vertical
    }
    return false
  }

  /// A Boolean value that indicates whether the element takes the proposed space and is not enlarged by larger content.
  var isGeometryReader: Bool {
    role == .zStack && (content.hasKind(.geometryReader) || content.hasKind(.positioned))
  }

  /// A Boolean value that indicates whether the element expands if one of its children does.
  var canExpand: Bool {
    switch role {
    case .vStack, .hStack, .zStack, .grid, .gridRow, .box, .layers, .layerContent, .button, .link, .label, .labelTitle: true
    default: false
    }
  }
}
