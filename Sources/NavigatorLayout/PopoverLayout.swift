import NavigatorHost

/// The frames of the views at which popovers point. A layout records them before it places the popovers.
final class PopoverAnchors {
  /// The frame of a view at which a popover points.
  struct Frame {
    var rect: LayoutRect
    /// A Boolean value that indicates whether the view is laid out from right to left.
    var isRightToLeft: Bool
  }

  /// The views at which popovers point, by the elements of the popovers.
  private var anchors: [ElementID: ElementID] = [:]
  private var frames: [ElementID: Frame] = [:]

  /// The views at which popovers point.
  var views: Set<ElementID> { Set(anchors.values) }

  func setAnchor(_ anchor: ElementID?, of popover: ElementID) { anchors[popover] = anchor }

  /// Removes the frames of the last layout.
  func removeFrames() { if !frames.isEmpty { frames = [:] } }

  func record(_ view: ElementID, _ rect: LayoutRect, isRightToLeft: Bool) {
    guard !anchors.isEmpty, anchors.values.contains(view) else { return }
    frames[view] = Frame(rect: rect, isRightToLeft: isRightToLeft)
  }

  /// Returns the frame of the view at which a popover points, or nil if it is not visible.
  func frame(for popover: ElementID) -> Frame? { anchors[popover].flatMap { frames[$0] } }
}

/// The rules of a popover, which match those of the page. The lengths are in points.
struct PopoverLayout {
  private static let margin = 8.0
  private static let gap = 12.0
  private static let minimumWidth = 60.0
  private static let minimumRoom = 160.0
  /// The size of content that takes the proposed space.
  private static let screen = LayoutSize(width: 320, height: 420)

  /// The edge of the anchor that the app requests.
  let edge: String?
  /// The part of the anchor: a point in fractions of its size, or the origin and the size of a rectangle.
  let part: [Double]
  let window: LayoutSize

  init(_ popover: Element, window: LayoutSize) {
    edge = popover.content.string(.anchorEdge)
    part = (popover.content.string(.anchorPart) ?? "").split(separator: " ").compactMap { Double($0)?.validDistance }
    self.window = window
  }

  /// The maximum width of a popover.
  private var width: Double { max(window.width - 2 * Self.margin, 0) }

  /// The maximum size of the content of a popover that takes the proposed space.
  var space: LayoutSize {
    LayoutSize(width: min(Self.screen.width, width), height: min(Self.screen.height, max(window.height - 2 * Self.margin, 0)))
  }

  /// Returns the frame of a popover. A popover without a visible anchor is in the center of the window.
  ///
  /// - Parameters:
  ///   - content: The content of the popover.
  ///   - anchor: The frame of the view at which the popover points.
  func frame(of content: LayoutNode, at anchor: PopoverAnchors.Frame?) -> LayoutRect {
    guard let anchor else {
      let size = size(of: content, room: window.height * 0.7)
      return LayoutRect(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, size: size)
    }
    let target = pointedRect(in: anchor)
    var size = size(of: content, room: max(window.height - 2 * Self.margin, 0))
    let fitting = triedSides(anchor).first { side in
      (side.isVertical ? size.height : size.width) <= room(at: side, of: target)
    }
    let side = fitting ?? (room(at: .bottom, of: target) < room(at: .top, of: target) ? .top : .bottom)
    let space = room(at: side, of: target)
    // With less space, the popover overlaps the anchor.
    if side.isVertical, space >= Self.minimumRoom { size = self.size(of: content, room: space) }
    var x = target.x + (target.size.width - size.width) / 2
    var y = target.y + (target.size.height - size.height) / 2
    switch side {
    case .left: x = target.x - Self.gap - size.width
    case .right: x = target.x + target.size.width + Self.gap
    case .top: y = target.y - Self.gap - size.height
    case .bottom: y = target.y + target.size.height + Self.gap
    }
    x = max(min(x, window.width - Self.margin - size.width), Self.margin)
    y = max(min(y, window.height - Self.margin - size.height), Self.margin)
    // A node mirrors the frames of its children.
    return LayoutRect(x: anchor.isRightToLeft ? window.width - x - size.width : x, y: y, size: size)
  }

  private enum Side: String {
    case left, top, right, bottom

    var isVertical: Bool { self == .top || self == .bottom }

    var opposite: Side {
      switch self {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      }
    }
  }

  /// Returns the possible sides in order of preference.
  private func triedSides(_ anchor: PopoverAnchors.Frame) -> [Side] {
    guard let edge else { return [.bottom, .top] }
    let side = Side(rawValue: edge) ?? ((edge == "trailing") != anchor.isRightToLeft ? .right : .left)
    return [side, side.opposite, .bottom, .top]
  }

  /// Returns the length between a side of the anchor and the edge of the window.
  private func room(at side: Side, of target: LayoutRect) -> Double {
    let length =
      switch side {
      case .left: target.x
      case .top: target.y
      case .right: window.width - target.x - target.size.width
      case .bottom: window.height - target.y - target.size.height
      }
    return length - Self.gap - Self.margin
  }

  /// Returns the part of the anchor at which the popover points. It is relative to the leading edge.
  private func pointedRect(in anchor: PopoverAnchors.Frame) -> LayoutRect {
    let rect = anchor.rect
    guard part.count == 2 || part.count == 4 else { return rect }
    let isPoint = part.count == 2
    let size = isPoint ? LayoutSize.zero : LayoutSize(width: part[2].validLength, height: part[3].validLength)
    let x = isPoint ? part[0] * rect.size.width : part[0]
    let y = isPoint ? part[1] * rect.size.height : part[1]
    return LayoutRect(
      x: rect.x + size.left(x, in: rect.size.width, isMirrored: anchor.isRightToLeft), y: rect.y + y, size: size)
  }

  /// Returns the size of the content. Content that takes the proposed space has the size of a small screen.
  private func size(of content: LayoutNode, room: Double) -> LayoutSize {
    let ideal = content.size(LayoutProposal(width: nil, height: nil))
    let expandsWidth = content.size(LayoutProposal(width: width, height: nil)).width > ideal.width + 1
    let least = max(Self.minimumWidth, expandsWidth ? Self.screen.width : 0)
    let width = min(max(ideal.width, least), width)
    let height = content.size(LayoutProposal(width: width, height: nil)).height
    let expandsHeight = content.size(LayoutProposal(width: width, height: room)).height > height + 1
    let leastHeight = expandsHeight ? min(Self.screen.height, room) : 0
    return LayoutSize(width: width, height: min(max(height, leastHeight), room))
  }
}

extension LayoutBuilder {
  /// Returns a popover. In a narrow window it is a sheet, unless the app requests another form.
  func popover(_ element: Element) -> LayoutNode {
    let rules = PopoverLayout(element, window: window)
    var context = Context(textScale: textScale)
    context.space = rules.space
    let card = page(nil, element.children, context)
    let content = card.children.first ?? card
    let (anchors, id) = (anchors, element.id)
    let anchor = element.content.number(.anchor).flatMap { UInt32(exactly: $0) }
    anchors.setAnchor(anchor.map { ElementID(rawValue: $0) }, of: id)
    return LayoutNode(.places { _ in [rules.frame(of: content, at: anchors.frame(for: id))] }, id: id, children: [card])
  }
}
