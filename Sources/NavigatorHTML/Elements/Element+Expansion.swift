import NavigatorHost

/// Determines which containers expand to the space that they are offered, because one of their children does. The page's script
/// applies the same rules to update these marks when children are inserted or removed, because the HTML of a shell does not
/// contain the children.
extension Element {
  /// A Boolean value that indicates whether the element expands to the offered width.
  var isWide: Bool { expands(.horizontal, depth: 0) }

  /// A Boolean value that indicates whether the element expands to the offered height.
  var isTall: Bool { expands(.vertical, depth: 0) }

  private enum Axis {
    case horizontal, vertical
  }

  /// The maximum depth at which an expanding descendant is searched for.
  private static let maximumDepth = 12

  private func expands(_ axis: Axis, depth: Int) -> Bool {
    if let frame = frame {
      if (axis == .horizontal ? frame.width : frame.height) != nil { return false }
      if (axis == .horizontal ? frame.maxWidth : frame.maxHeight) != nil { return true }
    }
    switch role {
    case .color, .shape, .scrollView, .list, .form, .navigationStack, .tabView, .pages, .splitView: return true
    case .image: return content.hasVariant(.resizable) && fittedRatio == nil
    case .divider, .labeledContent: return axis == .horizontal
    case .lazyStack: return axis == (content.string(.axis) == "horizontal" ? .vertical : .horizontal)
    case .textField where content.hasVariant(.editor): return true
    case .toggle, .stepper, .datePicker, .colorPicker: return axis == .horizontal && !hidesLabel
    case .textField, .secureField, .slider: return axis == .horizontal
    case .progress: return axis == .horizontal && !isCircular
    case .picker:
      return axis == .horizontal
        && (content.hasVariant(.segmented) || content.hasVariant(.inline) || content.hasVariant(.menuItems)
          || content.hasVariant(.wheel) && !hidesLabel)
    case .hStack where axis == .horizontal && children.contains(where: { $0.role == .spacer }): return true
    case .vStack where axis == .vertical && children.contains(where: { $0.role == .spacer }): return true
    case .zStack where isGeometryReader: return true
    case .vStack, .hStack, .zStack, .grid, .gridRow, .box, .layers, .layerContent, .button, .link:
      // A divider in a horizontal stack is vertical, so it does not expand horizontally.
      return depth < Self.maximumDepth
        && children.indices.contains { index in
          // A plain text is not copied, and most children are plain texts.
          !children[index].isPlainLeaf && children[index].expands(axis, depth: depth + 1)
            && !(children[index].role == .divider && role == .hStack)
        }
    default: return false
    }
  }

  private var isPlainLeaf: Bool { (role == .text || role == .spacer) && style.properties.isEmpty }

  private var hidesLabel: Bool { style.properties.contains(.labelsHidden(true)) }

  private var frame: Frame? {
    for case .frame(let frame) in style.properties { return frame }
    return nil
  }

  /// A Boolean value that indicates whether the element takes all the space that it is offered, and content that does not fit
  /// does not enlarge it.
  var isGeometryReader: Bool {
    role == .zStack && (content.hasKind(.geometryReader) || content.hasKind(.positioned))
  }

  /// A Boolean value that indicates whether the element expands if one of its children does.
  var canExpand: Bool {
    switch role {
    case .vStack, .hStack, .zStack, .grid, .gridRow, .box, .layers, .layerContent, .button, .link: true
    default: false
    }
  }
}
