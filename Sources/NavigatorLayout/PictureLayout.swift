import NavigatorHost

/// The rules for the layout of a picture, whose views are outside of a window.
package struct PictureRules {
  /// The proposal for the content.
  package var proposal: LayoutProposal
  /// A closure that returns the size of the picture that an image shows, or nil if the size is unknown.
  package var sizeOfPicture: (Element) -> LayoutSize?

  package init(proposal: LayoutProposal, sizeOfPicture: @escaping (Element) -> LayoutSize? = { _ in nil }) {
    self.proposal = proposal
    self.sizeOfPicture = sizeOfPicture
  }

  /// The window size that determines the arrangement of navigation views: the proposal, or the size of a common phone.
  var window: LayoutSize {
    LayoutSize(width: (proposal.width ?? 390).validLength, height: (proposal.height ?? 844).validLength)
  }
}

/// The layout of a picture: the positions of all elements, of their contents and of the lines of texts.
package struct PictureLayout {
  /// The place of an element.
  package struct Box {
    /// The frame of the element, including its offset.
    package var frame: LayoutRect
    /// The frame of the content inside the frame and the padding.
    package var content: LayoutRect
    /// The lines of a text; nil for other elements.
    package var text: TextLines?
    /// A Boolean value that indicates whether the content is laid out from right to left.
    package var isRightToLeft: Bool
  }

  /// The lines of a text.
  package struct TextLines {
    /// The font.
    package var font: LayoutFont
    /// The number of characters from the start of the text to the end of each line except the last.
    package var ends: [Int]
    /// The maximum number of lines; nil for no limit.
    package var maximumLines: Int?
    /// The distance from the top of a line to its baseline.
    package var baseline: Double
    /// The distance between the top edges of two consecutive lines.
    package var lineHeight: Double
    /// The heights that attached pictures add to the lines; empty for a text without pictures.
    package var rises: [Double]
  }

  /// The size of the whole content.
  package private(set) var size = LayoutSize.zero
  /// The positions of the visible elements.
  package private(set) var boxes: [ElementID: Box] = [:]
  /// A Boolean value that indicates whether lines are omitted because the texts exceed the maximum number of lines.
  package private(set) var omitsLines = false
  private var remainingLines = Self.maximumLines

  /// The maximum total number of lines.
  package static let maximumLines = 100_000
  /// The maximum number of characters of a text that are broken into lines.
  package static let maximumTextLength = TextLayout.maximumLength

  /// Lays out the children of an element.
  ///
  /// - Parameters:
  ///   - root: The window.
  ///   - rules: The rules of the picture.
  ///   - metrics: The metrics of the font.
  ///   - customLayouts: The layouts that the app defines, by the elements that they arrange.
  ///   - guides: The modifiers that set alignment guides, by the elements that they apply to, the innermost first.
  package init(
    of root: Element, _ rules: PictureRules, metrics: any TextMetrics = InterMetrics(),
    customLayouts: [ElementID: any CustomLayout] = [:], guides: [ElementID: [any LayoutGuideSource]] = [:]
  ) {
    let builder = LayoutBuilder(
      metrics: metrics, window: rules.window, customLayouts: customLayouts, guides: guides, sizeOfPicture: rules.sizeOfPicture)
    let node = builder.picture(root)
    size = node.size(rules.proposal)
    add(node, LayoutRect(x: 0, y: 0, size: size), rules.proposal, isMirrored: false)
  }

  private mutating func add(_ node: LayoutNode, _ frame: LayoutRect, _ proposal: LayoutProposal, isMirrored: Bool) {
    let isMirrored = node.isRightToLeft ?? isMirrored
    let shift = isMirrored ? -node.offset.x : node.offset.x
    let frame = LayoutRect(x: frame.x + shift, y: frame.y + node.offset.y, size: frame.size)
    var place = node.contentPlace(frame.size, node.inner(proposal))
    place.x = place.size.left(place.x, in: frame.size.width, isMirrored: isMirrored)
    let (x, y) = (frame.x + place.x, frame.y + place.y)
    if let id = node.id {
      let content = LayoutRect(x: x, y: y, size: place.size)
      let text = node.textLines(in: place.proposal, limit: remainingLines)
      remainingLines -= text.map { $0.ends.count + 1 } ?? 0
      if remainingLines <= 0 { omitsLines = true }
      boxes[id] = Box(frame: frame, content: content, text: text, isRightToLeft: isMirrored)
    }
    for child in node.placements(place.size, place.proposal) {
      let left = child.size.left(child.x, in: place.size.width, isMirrored: isMirrored)
      add(child.node, LayoutRect(x: x + left, y: y + child.y, size: child.size), child.proposal, isMirrored: isMirrored)
    }
  }
}

extension LayoutNode {
  /// Returns the lines of a text, or nil for other elements and if the limit is reached.
  fileprivate func textLines(in proposal: LayoutProposal, limit: Int) -> PictureLayout.TextLines? {
    guard case .text(let text) = kind, limit > 0 else { return nil }
    let maximumLines = text.lineLimit(in: proposal.height)
    let limit = min(maximumLines ?? limit, limit)
    // An end after the last line indicates that the text continues.
    return PictureLayout.TextLines(
      font: text.font, ends: text.lineEnds(in: proposal.width, limit: limit), maximumLines: maximumLines,
      baseline: text.baseline, lineHeight: text.font.lineHeight + text.lineSpacing,
      rises: text.lineRises(in: proposal.width, limit: limit))
  }
}

extension LayoutBuilder {
  /// Returns the node of the content of a picture.
  func picture(_ root: Element) -> LayoutNode {
    let content = nodes(root.children, Context())
    let node = LayoutNode(.stack(.vertical, spacing: 8, LayoutAlignment(nil)), id: root.id, children: content)
    node.isRightToLeft = root.isRightToLeft
    return node
  }
}
