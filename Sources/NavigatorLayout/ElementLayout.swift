import NavigatorHost

/// The layout of a tree of elements: SwiftUI's algorithm with the measures of the page's style sheet.
///
/// A container proposes a size to each view in it, the view chooses its own size, and the container places it. The result depends
/// only on the elements, the size of the window and the metrics of the font.
package struct ElementLayout: Sendable {
  /// The maximum nesting depth of elements. Deeper elements have no frame.
  package static let maximumDepth = MirrorTree.maximumDepth
  /// The minimum width of a window that shows columns and sheets as on a tablet.
  package static let minimumWidthOfColumns = 700.0

  /// The frames of the elements in the coordinate system of the window. Elements on covered screens and in hidden tabs have no
  /// frame.
  package private(set) var frames: [ElementID: LayoutRect] = [:]
  /// The sizes of the scroll views and lists.
  package private(set) var scrollViews: [ElementID: LayoutScrollExtent] = [:]

  /// Lays out a tree.
  ///
  /// - Parameters:
  ///   - root: The window, or another element that takes the whole space.
  ///   - size: The size of the window in points. Lengths that are not valid count as 0.
  ///   - metrics: The metrics of the font.
  ///   - customLayouts: The layouts that the app defines, by the elements that they arrange.
  ///   - guides: The modifiers that set alignment guides, by the elements that they apply to, the innermost first.
  ///   - offsets: The distances by which the contents of scroll views are scrolled.
  ///   - textScale: The factor by which the user enlarges texts.
  package init(
    of root: Element, in size: LayoutSize, metrics: any TextMetrics = InterMetrics(),
    customLayouts: [ElementID: any CustomLayout] = [:], guides: [ElementID: [any LayoutGuideSource]] = [:],
    offsets: [ElementID: LayoutOffset] = [:], textScale: Double = 1
  ) {
    let size = LayoutSize(width: size.width.validLength, height: size.height.validLength)
    let builder = LayoutBuilder(
      metrics: metrics, window: size, textScale: textScale, customLayouts: customLayouts, guides: guides)
    let node = builder.node(root, LayoutBuilder.Context(textScale: textScale))
    var frames: [ElementID: LayoutRect] = [:]
    let proposal = LayoutProposal(width: size.width, height: size.height)
    var scrollViews: [ElementID: LayoutScrollExtent] = [:]
    let placing = LayoutPlacing(
      offsets: offsets, report: { frames[$0] = $1 }, anchors: builder.anchors, reportExtent: { scrollViews[$0] = $1 })
    node.place(x: 0, y: 0, size: size, proposal: proposal, placing)
    self.frames = frames
    self.scrollViews = scrollViews
  }
}
