import NavigatorHost

/// Which containers take all the space they are offered, because something in them does.
///
/// A shell does not know what it contains: the page's script keeps these marks true where children come and go. It follows the
/// same rules.
extension Element {
  /// Whether the element takes all the width it is offered.
  var isWide: Bool { takesSpace(.horizontal, depth: 0) }

  /// Whether the element takes all the height it is offered.
  var isTall: Bool { takesSpace(.vertical, depth: 0) }

  private enum Side {
    case horizontal, vertical
  }

  /// How deep a greedy element is looked for.
  private static let maximumDepth = 12

  private func takesSpace(_ side: Side, depth: Int) -> Bool {
    if let frame = frame {
      if (side == .horizontal ? frame.width : frame.height) != nil { return false }
      if (side == .horizontal ? frame.maxWidth : frame.maxHeight) != nil { return true }
    }
    switch role {
    case .color, .shape, .scrollView, .list, .form, .navigationStack, .tabView, .splitView: return true
    case .image: return content.string(.variant) == "resizable"
    case .divider: return side == .horizontal
    case .toggle, .textField, .secureField, .stepper, .slider: return side == .horizontal
    case .progress: return side == .horizontal && !isCircular
    case .picker:
      let variant = content.string(.variant)
      return side == .horizontal && (variant == "segmented" || variant == "inline")
    case .hStack where side == .horizontal && children.contains(where: { $0.role == .spacer }): return true
    case .vStack where side == .vertical && children.contains(where: { $0.role == .spacer }): return true
    case .vStack, .hStack, .zStack, .box, .layers, .layerContent, .button, .link:
      // A divider between columns is a vertical line.
      return depth < Self.maximumDepth
        && children.contains { $0.takesSpace(side, depth: depth + 1) && !($0.role == .divider && role == .hStack) }
    default: return false
    }
  }

  private var frame: Frame? {
    for case .frame(let frame) in style.properties { return frame }
    return nil
  }

  /// Whether the element takes space because of what it contains.
  var canBeFilled: Bool {
    switch role {
    case .vStack, .hStack, .zStack, .box, .layers, .layerContent, .button, .link: true
    default: false
    }
  }
}
