import NavigatorHost

/// A tree of elements that is laid out repeatedly. After a change, only the changed elements and their ancestors are measured
/// again.
package final class LayoutTree {
  private var mirror: MirrorTree
  /// The metrics of the font. A change causes all texts to be measured again.
  package var metrics: any TextMetrics {
    didSet { nodes.fontChanged() }
  }
  private let nodes = LayoutNodeCache()
  /// The elements with their children that are unchanged since the last layout.
  private var elements: [ElementID: Element] = [:]
  private var size: LayoutSize?
  private var layoutCount = 0
  /// The number of layouts between two removals of older results. A removal visits all nodes.
  package static let layoutsBetweenTrims = 64
  /// The elements whose layout may change even if the elements do not.
  private var dependent: Set<ElementID> = []

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - root: The window, or another element that takes the whole space.
  ///   - metrics: The metrics of the font.
  /// - Throws: ``MirrorError`` if `root` contains an id twice or is nested too deeply.
  package init(of root: Element, metrics: any TextMetrics = InterMetrics()) throws(MirrorError) {
    mirror = try MirrorTree(root: root)
    self.metrics = metrics
  }

  /// The number of elements.
  package var count: Int { mirror.count }

  /// The number of cached results that remained after the last removal.
  package private(set) var keptResults = 0

  /// Applies patches to the tree.
  ///
  /// - Throws: ``MirrorError`` if a patch does not fit the tree. The tree is then invalid.
  package func apply(_ patches: [Patch]) throws(MirrorError) {
    for patch in patches {
      switch patch {
      case .insert(_, let parent, _): invalidate(parent)
      case .remove(let id):
        invalidate(id)
        forget(id)
      case .move(let id, _), .updateText(let id, _): invalidate(id)
      case .update(let element): invalidate(element.id)
      case .animate, .openURL, .copy, .dismissWindow, .announce, .notify: continue
      }
      try mirror.apply([patch])
    }
  }

  /// Lays out the tree and returns the frames of elements in the coordinate system of the window. Elements on covered screens and
  /// in hidden tabs have no frame.
  ///
  /// - Parameters:
  ///   - wanted: The ids of the elements.
  ///   - size: The size of the window in points. Lengths that are not valid count as 0.
  ///   - customLayouts: The layouts that the app defines, by the elements that they arrange.
  ///   - guides: The modifiers that set alignment guides, by the elements that they apply to, the innermost first.
  ///   - offsets: The distances by which the contents of scroll views are scrolled.
  ///   - picture: The rules of a picture if the tree has no window. The size of the window is then ignored.
  ///   - textScale: The factor by which the user enlarges texts.
  ///   - reportBars: A closure that receives the heights of the bars of the pages around the elements.
  ///   - reportMargins: A closure that receives the margins of each element that alignment guides position.
  package func frames(
    of wanted: Set<ElementID>, in size: LayoutSize, customLayouts: [ElementID: any CustomLayout] = [:],
    guides: [ElementID: [any LayoutGuideSource]] = [:], offsets: [ElementID: LayoutOffset] = [:],
    picture: PictureRules? = nil, textScale: Double = 1, reportBars: ((ElementID, LayoutBars) -> Void)? = nil,
    reportMargins: ((ElementID, StyleProperty) -> Void)? = nil
  ) -> [ElementID: LayoutRect] {
    var size = picture?.window ?? LayoutSize(width: size.width.validLength, height: size.height.validLength)
    if size != self.size { nodes.windowChanged() }
    self.size = size
    // The app's layout may return other results than in the last layout.
    for id in dependent { invalidate(id) }
    dependent = Set(customLayouts.keys).union(guides.keys)
    for id in dependent { invalidate(id) }
    let builder = LayoutBuilder(
      metrics: metrics, window: size, textScale: textScale, customLayouts: customLayouts, guides: guides,
      sizeOfPicture: picture?.sizeOfPicture, known: nodes)
    let element = element(mirror.rootID)
    let root = picture == nil ? builder.node(element, LayoutBuilder.Context(textScale: textScale)) : builder.picture(element)
    var proposal = LayoutProposal(width: size.width, height: size.height)
    if let picture { (proposal, size) = (picture.proposal, root.size(picture.proposal)) }
    var entered: Set<ElementID> = Set(customLayouts.keys)
    nodes.anchors.removeFrames()
    for id in wanted.union(customLayouts.keys).union(nodes.anchors.views) {
      var parent = mirror.parent(of: id)
      while let id = parent, entered.insert(id).inserted { parent = mirror.parent(of: id) }
    }
    for (id, sources) in guides where sources.contains(where: \.alignsContent) { insertSections(of: id, into: &entered) }
    var frames: [ElementID: LayoutRect] = [:]
    let placing = LayoutPlacing(
      offsets: offsets, enters: { entered.contains($0) }, report: { if wanted.contains($0) { frames[$0] = $1 } },
      anchors: nodes.anchors, reportBars: reportBars, reportMargins: reportMargins)
    root.place(x: 0, y: 0, size: size, proposal: proposal, placing)
    layoutCount &+= 1
    if layoutCount.isMultiple(of: Self.layoutsBetweenTrims) { keptResults = root.trimResults() }
    return frames
  }

  /// Inserts a lazy container, whose alignment also applies in its sections.
  private func insertSections(of id: ElementID, into ids: inout Set<ElementID>) {
    ids.insert(id)
    for child in elements[id]?.children ?? [] where child.role.isPartOfSection { insertSections(of: child, into: &ids) }
  }

  private func insertSections(of element: Element, into ids: inout Set<ElementID>) {
    ids.insert(element.id)
    for child in element.children where child.role.isPartOfSection { insertSections(of: child, into: &ids) }
  }

  /// Returns an element with its children.
  private func element(_ id: ElementID) -> Element {
    if let known = elements[id] { return known }
    var element = mirror.shell(id) ?? Element(id: id, role: .window)
    let children = mirror.children(of: id)
    element.children.reserveCapacity(children.count)
    for child in children { element.children.append(self.element(child)) }
    elements[id] = element
    return element
  }

  /// Removes the cached layout of an element and of its ancestors. The ancestors of an element without a cached layout have none
  /// either.
  private func invalidate(_ id: ElementID) {
    var next: ElementID? = id
    while let id = next, elements.removeValue(forKey: id) != nil {
      nodes.remove(id)
      next = mirror.parent(of: id)
    }
  }

  /// Removes the cached layout of a removed element and of its descendants.
  private func forget(_ id: ElementID) {
    elements[id] = nil
    nodes.forget(id)
    for child in mirror.children(of: id) { forget(child) }
  }
}

extension Role {
  /// A Boolean value that indicates whether the element is a section, or a header or a footer of one.
  package var isPartOfSection: Bool { self == .section || self == .sectionHeader || self == .sectionFooter }
}
