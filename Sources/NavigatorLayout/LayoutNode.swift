import NavigatorHost

/// The layout of a view: of an element, or of a part of a control that has no element.
///
/// A node computes its size for a proposal, and places its children. The modifiers of its element apply from the inside out:
/// padding or an aspect ratio, then a frame, then a fixed size and an offset.
final class LayoutNode {
  /// The rules that determine the size of a node and the positions of its children.
  enum Kind {
    case text(TextLayout)
    /// A view of a fixed size.
    case fixed(LayoutSize)
    /// A view that takes the proposed lengths. The associated value is its ideal size.
    case filling(LayoutSize)
    /// A text editor, which takes the proposed lengths. Without a proposed height, it shows its whole text.
    case editor(TextLayout, minimumHeight: Double)
    /// A view of a fixed height that takes the proposed width.
    case wide(ideal: Double, height: Double)
    case circle
    case spacer(minimum: Double)
    case divider(isVertical: Bool)
    case stack(LayoutAxis, spacing: Double, LayoutAlignment)
    case overlay(LayoutAlignment)
    /// A view that takes the proposed space and aligns its children in it.
    case reader(LayoutAlignment)
    /// A horizontal stack that takes at least the proposed width, such as the row of a control.
    case row(spacing: Double)
    /// A view with other views behind or in front of it. The first child determines the size.
    case layers([LayoutAlignment])
    case scroll(horizontal: Bool, vertical: Bool, LayoutInsets)
    case list(LayoutInsets)
    /// A lazy stack or a lazy grid.
    case lines(LayoutLines)
    case grid(LayoutGrid)
    /// A row of a grid. The grid arranges its cells.
    case gridRow(LayoutAlignment?)
    /// A container that an app arranges.
    case custom(any CustomLayout)
    /// A container whose children have fixed frames in its bounds.
    case places((LayoutSize) -> [LayoutRect])
  }

  let id: ElementID?
  var kind: Kind
  var children: [LayoutNode] = []
  var padding = LayoutInsets()
  var frame: Frame?
  var aspectRatio: (ratio: Double?, fills: Bool)?
  var fixesWidth = false
  var fixesHeight = false
  var priority = 0.0
  /// A frame that depends on the size of a container.
  var relative: RelativeFrame?
  /// The views at the edges of a scroll view.
  var edgeViews: [ScrollEdgeView] = [] {
    didSet { forgetSizes() }
  }
  /// The alignment of content that is smaller than the scroll view; nil for the top or leading edge.
  var scrollAlignment: LayoutAlignment?
  /// The anchor of the initially visible part of a scroll view's content, as fractions of its size; nil for the start.
  var scrollAnchor: (x: Double, y: Double)?
  /// The edge of the scroll view to which the view is pinned while its section is visible.
  var pinnedEdge: PinnedEdge?
  /// The edges at which the content extends below the bars.
  var ignoredEdges: IgnoredEdges?
  /// The heights of the bars of a page between which its content is placed; nil for other nodes.
  var bars: (top: Double, bottom: Double)?
  /// The heights of the bars that cover the edges of a page, including those below which its content scrolls.
  var coveringBars: LayoutBars?
  /// The container that the node provides for relative frames of its descendants.
  var container: ScrolledContainer?
  /// The containers outside the node that determine relative frames in the node.
  lazy var containers: [ScrolledContainer] = {
    var found: [ScrolledContainer] = []
    if case .scrolled(let container)? = relative?.container { found.append(container) }
    for child in children {
      for outer in child.containers where outer !== container && !found.contains(where: { $0 === outer }) { found.append(outer) }
    }
    return found
  }()
  /// The number of container changes for which the cached values are valid.
  private var containerChanges = 0
  /// A Boolean value that indicates whether the content, the padding and the offset are laid out from right to left; nil for the
  /// direction of the parent. Sizes do not depend on it. Positions are computed from left to right, and mirrored when the nodes
  /// are placed.
  var isRightToLeft: Bool?
  var offset = (x: 0.0, y: 0.0)
  /// The position of the center in the parent; nil for the position that the parent determines.
  var center: (x: Double, y: Double)?
  /// The minimum size of the node with its padding and without its frame.
  var minimum = LayoutSize.zero
  var cell = LayoutCell()
  /// The axis along which a spacer has a length; nil for both. A stack with a node of its own measures its spacers itself.
  var spacerAxis: LayoutAxis? {
    didSet { if spacerAxis != oldValue { forgetSizes() } }
  }
  /// A Boolean value that indicates whether the view spans a whole line of a lazy grid.
  var spansLine = false
  /// The number of views that have not been created and whose space the node reserves; nil for other nodes.
  var gapCount: Double?
  /// The frames of the cells in a row of a grid, from the last layout of the grid.
  var cellFrames: [LayoutRect] = []
  /// The kind of the node's position in a list.
  var listPart = ListPart.row
  /// The space around the content of a row in a list.
  var rowInsets = LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The element that draws the line below the row, if it is not the element of the node.
  var innerRow: ElementID?
  private var sizes = LayoutMemo<LayoutProposal, LayoutSize>()
  /// The modifiers that set alignment guides, the innermost first.
  var guides: [any LayoutGuideSource] = []
  /// The cached guides.
  var knownGuides = LayoutMemo<LayoutGuideInput, Double?>()
  /// A Boolean value that indicates whether the node or one of its descendants may set alignment guides. The layouts of apps may
  /// set them.
  lazy var hasGuides: Bool = {
    if case .custom(let layout) = kind, layout.isApps { return true }
    return !guides.isEmpty || children.contains { $0.hasGuides }
  }()
  /// A Boolean value that indicates whether the node or one of its descendants has a custom layout that may prefer spacing.
  lazy var hasSpacing: Bool = {
    if case .custom(let layout) = kind, layout.isApps { return true }
    return children.contains { $0.hasSpacing }
  }()
  /// A Boolean value that indicates whether the node is a stack with the default spacing, which the preferences of its views
  /// determine.
  var hasDefaultSpacing = false
  /// The cached distances between the children of a stack; nil if no child prefers a distance.
  var knownDistances: [Double]?
  /// The cached space that the node prefers at its edges; empty if it is unknown. The layouts of apps may read it repeatedly.
  var knownSpacing: [LayoutSpacing] = []
  /// The cached baselines. The stacks around a node read each of them repeatedly.
  var baselines = LayoutMemo<LayoutBaselineInput, Double>()
  /// A Boolean value that indicates whether a cache stores the node under its element.
  var isKnown = false
  /// The child nodes that no cache stores, such as the parts of controls and layers.
  private lazy var parts = children.filter { !$0.isKnown }
  /// A Boolean value that indicates whether the node or one of its descendants is a text.
  lazy var hasText: Bool = {
    if case .text = kind { return true }
    return children.contains { $0.hasText }
  }()
  /// The distance from the top of the content to the baseline of a symbol, or of a text that has no node, such as that of a text
  /// field.
  var controlBaseline: Double?
  /// A Boolean value that indicates whether the baseline is that of a text, even if a symbol precedes it.
  var prefersTextBaseline = false
  /// A Boolean value that indicates whether the node has the baseline of a text or a symbol. The views in layers have no effect
  /// on it.
  lazy var hasBaseline: Bool = {
    if case .text = kind { return true }
    if case .layers = kind { return children.first?.hasBaseline == true }
    return controlBaseline != nil || children.contains { $0.hasBaseline }
  }()
  /// Boolean values that indicate whether the leading and the trailing space of a list grow so that its rows have at most their
  /// maximum width.
  var limitsRows = (leading: false, trailing: false)

  /// The number of stacks in each other, including the node.
  lazy var stackDepth: Int = {
    let inside = children.map(\.stackDepth).max() ?? 0
    if case .stack = kind { return inside + 1 }
    return inside
  }()

  init(_ kind: Kind, id: ElementID? = nil, children: [LayoutNode] = []) {
    self.kind = kind
    self.id = id
    self.children = children
  }

  // MARK: Sizes

  /// Returns the size of the node, including its modifiers.
  func size(_ proposal: LayoutProposal) -> LayoutSize {
    if !containers.isEmpty { adoptContainers() }
    if let known = sizes[proposal] { return known }
    let size = framedSize(inner(proposal))
    sizes.add(size, for: proposal)
    return size
  }

  /// Removes the cached sizes, baselines and guides of the node and of its parts.
  func forgetSizes() {
    sizes.removeAll()
    baselines.removeAll()
    knownGuides.removeAll()
    knownDistances = nil
    if !knownSpacing.isEmpty { knownSpacing = [] }
    for part in parts { part.forgetSizes() }
  }

  /// Removes older cached results of the node and its descendants. Returns the number of results that remain.
  func trimResults() -> Int {
    sizes.trim()
    baselines.trim()
    knownGuides.trim()
    return children.reduce(sizes.count + baselines.count + knownGuides.count) { $0 + $1.trimResults() }
  }

  /// Removes the cached values if the size of a container has changed.
  private func adoptContainers() {
    if let relative { frame = relative.frame }
    let changes = containers.reduce(0) { $0 &+ $1.changes }
    guard changes != containerChanges else { return }
    containerChanges = changes
    forgetSizes()
  }

  /// Returns the proposal inside a fixed size.
  func inner(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(width: fixesWidth ? nil : proposal.width, height: fixesHeight ? nil : proposal.height)
  }

  private func framedSize(_ proposal: LayoutProposal) -> LayoutSize {
    guard let frame else { return paddedSize(proposal) }
    let content = paddedSize(frame.proposal(in: proposal))
    return frame.size(of: content, in: proposal)
  }

  /// Returns the size with the padding or the aspect ratio.
  func paddedSize(_ proposal: LayoutProposal) -> LayoutSize {
    let size = contentSize(contentProposal(in: proposal))
    return LayoutSize(
      width: max(size.width + padding.width, minimum.width), height: max(size.height + padding.height, minimum.height))
  }

  /// Returns the proposal for the content inside the padding, or with the aspect ratio.
  func contentProposal(in proposal: LayoutProposal) -> LayoutProposal {
    if let aspectRatio { return ratioProposal(proposal, aspectRatio.ratio, fills: aspectRatio.fills) }
    return LayoutProposal(
      width: proposal.width.map { LayoutProposal.share(max($0 - padding.width, 0)) },
      height: proposal.height.map { LayoutProposal.share(max($0 - padding.height, 0)) })
  }

  /// The range of valid aspect ratios.
  static let ratios = 0.0001...10_000

  private func ratioProposal(_ proposal: LayoutProposal, _ ratio: Double?, fills: Bool) -> LayoutProposal {
    let ideal = contentSize(.unspecified)
    let own = ideal.height > 0 && ideal.width > 0 ? ideal.width / ideal.height : 1
    let ratio = ratio ?? min(max(own, Self.ratios.lowerBound), Self.ratios.upperBound)
    // Nested aspect ratios multiply, so each length is limited.
    let width = { (height: Double) in (height * ratio).validLength }
    let height = { (width: Double) in (width / ratio).validLength }
    switch (proposal.width, proposal.height) {
    case (let offered?, let limit?):
      return (offered > limit * ratio) != fills
        ? LayoutProposal(width: width(limit), height: limit) : LayoutProposal(width: offered, height: height(offered))
    case (let offered?, nil): return LayoutProposal(width: offered, height: height(offered))
    case (nil, let offered?): return LayoutProposal(width: width(offered), height: offered)
    case (nil, nil): return LayoutProposal(width: ideal.width, height: height(ideal.width))
    }
  }

  /// Returns the size of the content without padding for a proposal.
  func contentSize(_ proposal: LayoutProposal) -> LayoutSize {
    switch kind {
    case .text(let text): return text.size(in: proposal.width, height: proposal.height)
    case .fixed(let size): return size
    case .filling(let ideal):
      return LayoutSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    case .editor(let text, let minimum):
      let height = { max(text.size(in: proposal.width).height, minimum) }
      return LayoutSize(width: proposal.width ?? text.size(in: nil).width, height: proposal.height ?? height())
    case .wide(let ideal, let height): return LayoutSize(width: proposal.width ?? ideal, height: height)
    case .circle:
      let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
      return LayoutSize(width: side, height: side)
    case .spacer(let minimum):
      if let spacerAxis { return spacerAxis.size(max(spacerAxis.length(proposal) ?? minimum, minimum), cross: 0) }
      return LayoutSize(width: max(proposal.width ?? minimum, minimum), height: max(proposal.height ?? minimum, minimum))
    case .divider(isVertical: true): return LayoutSize(width: 1, height: proposal.height ?? 10)
    case .divider: return LayoutSize(width: proposal.width ?? 10, height: 1)
    case .stack(let axis, let spacing, let alignment): return stack(axis, spacing, alignment, proposal).size
    case .row(let spacing):
      let size = stack(.horizontal, spacing, LayoutAlignment(nil), proposal).size
      return LayoutSize(width: max(size.width, proposal.width ?? size.width), height: size.height)
    case .overlay(let alignment): return overlaidSize(alignment, proposal)
    case .reader: return LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .layers: return children.first?.size(proposal) ?? .zero
    case .custom(let layout): return layout.size(proposal, children.map { LayoutChild(node: $0) })
    case .lines(let rules): return lines(rules, proposal).size
    case .grid(let grid): return arranged(grid, proposal).size
    case .gridRow: return children.reduce(.zero) { $0.union($1.size(proposal)) }
    case .scroll, .places: return filledSize(proposal)
    // In a scroll view, a list without a frame has no height.
    case .list: return LayoutSize(width: proposal.width ?? 320, height: proposal.height ?? 0)
    }
  }

  /// Returns the size of a container that takes the proposed space. Without a proposal, it has the size of its content.
  private func filledSize(_ proposal: LayoutProposal) -> LayoutSize {
    if case .scroll(let horizontal, let vertical, let margins) = kind {
      let insets = insets(margins, width: proposal.width)
      let inner = insets.proposal(in: proposal)
      container?.adopt(inner)
      let content = children.reduce(LayoutSize.zero) {
        let size = $1.size(LayoutProposal(width: horizontal ? nil : inner.width, height: vertical ? nil : inner.height))
        return LayoutSize(width: max($0.width, size.width), height: $0.height + size.height)
      }
      // Perpendicular to its scrolling axis, a scroll view is as large as its content.
      let (width, height) = (content.width + insets.width, content.height + insets.height)
      return LayoutSize(
        width: horizontal ? proposal.width ?? width : max(width, proposal.width ?? 0),
        height: vertical ? proposal.height ?? height : height)
    }
    return LayoutSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }
}

/// The kind of a child's position in a list.
enum ListPart {
  case row, header, footer
  /// A gap between two sections.
  case gap(Double)
}

extension LayoutSize {
  /// Returns the smallest size that contains both sizes.
  func union(_ other: LayoutSize) -> LayoutSize {
    LayoutSize(width: max(width, other.width), height: max(height, other.height))
  }
}

extension Frame {
  /// Returns the proposal for the content of the frame.
  package func proposal(in proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(
      width: (width ?? Self.clamp(proposal.width ?? idealWidth, minWidth, maxWidth))?.validLength,
      height: (height ?? Self.clamp(proposal.height ?? idealHeight, minHeight, maxHeight))?.validLength)
  }

  /// Returns the proposal for the content of the placed frame, which has a size. A length that is not proposed is that of the
  /// frame if the frame has a minimum: a stack with spacers fills a minimum height in a scroll view.
  package func proposal(in proposal: LayoutProposal, placedIn size: LayoutSize) -> LayoutProposal {
    var content = self.proposal(in: proposal)
    if minWidth != nil, content.width == nil { content.width = size.width }
    if minHeight != nil, content.height == nil { content.height = size.height }
    return content
  }

  /// Returns the size of the frame around content of a size.
  package func size(of content: LayoutSize, in proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(
      width: (width ?? Self.length(content.width, in: proposal.width, minWidth, idealWidth, maxWidth)).validLength,
      height: (height ?? Self.length(content.height, in: proposal.height, minHeight, idealHeight, maxHeight)).validLength)
  }

  private static func clamp(_ value: Double?, _ minimum: Double?, _ maximum: Double?) -> Double? {
    value.map { Swift.max(Swift.min($0, maximum ?? .infinity), minimum ?? 0) }
  }

  /// Returns the length along one axis: the proposed length, clamped to the bounds. The length of the content replaces a missing
  /// bound. Without a proposal, the result is the ideal length, clamped to the bounds.
  private static func length(
    _ content: Double, in proposal: Double?, _ minimum: Double?, _ ideal: Double?, _ maximum: Double?
  ) -> Double {
    if proposal == nil, let ideal = clamp(ideal, minimum, maximum) { return ideal }
    guard minimum != nil || maximum != nil else { return content }
    let lower = minimum ?? Swift.min(content, maximum ?? content)
    let upper = Swift.max(maximum ?? content, lower)
    return Swift.max(Swift.min(proposal ?? content, upper), lower)
  }
}
