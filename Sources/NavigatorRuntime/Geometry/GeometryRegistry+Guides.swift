import NavigatorHost
import NavigatorLayout

/// An element in a container in which a view sets a guide of the container's alignment.
struct GuidedElement {
  weak var record: ElementRecord?
  /// The margins that move the element to the position that the layout has computed.
  var margins: StyleProperty
}

/// An element with alignment guides that modifiers set.
struct GuidingElement {
  weak var record: ElementRecord?
  /// The guides, ordered from the innermost to the outermost.
  let sources: [any LayoutGuideSource]
}

/// The margins with which hosts reproduce the positions that alignment guides determine.
extension GeometryRegistry {
  /// A change to the margins of an element. Margins of nil remove the existing margins.
  struct GuideChange {
    let record: ElementRecord
    let margins: StyleProperty?
  }

  /// The alignment guides that modifiers set, by element, ordered from the innermost to the outermost.
  var guides: [ElementID: [any LayoutGuideSource]] { guiding.mapValues(\.sources) }

  /// Sets the alignment guides of an element, ordered from the innermost to the outermost.
  func setGuides(_ sources: [any LayoutGuideSource], of record: ElementRecord) {
    let known = guiding[record.id]?.sources ?? []
    guard !known.elementsEqual(sources, by: { $0 === $1 }) else { return }
    guiding[record.id] = sources.isEmpty ? nil : GuidingElement(record: record, sources: sources)
    needsLayout = true
  }

  /// Returns the style of an element, completed with the margins for its alignment guides.
  func complete(_ style: Style, of id: ElementID) -> Style {
    guard !guided.isEmpty, let margins = guided[id]?.margins else { return style }
    var style = style
    style.set(margins)
    return style
  }

  /// Returns the margin changes that result from a layout.
  ///
  /// - Parameters:
  ///   - margins: The margins that the layout has computed.
  ///   - frames: The frames of the elements that have margins. An element without a frame, for example on a covered screen, keeps
  ///     its margins.
  func guideChanges(_ margins: [ElementID: StyleProperty], _ frames: [ElementID: LayoutRect]) -> [GuideChange] {
    var changes: [GuideChange] = []
    var unknown = margins
    for (id, known) in guided {
      let new = unknown.removeValue(forKey: id)
      guard let record = known.record, record.referent?.isAlive == true else {
        guided[id] = nil
        continue
      }
      if new != known.margins, new != nil || frames[id] != nil { changes.append(GuideChange(record: record, margins: new)) }
    }
    guard !unknown.isEmpty else { return changes }
    forEachGuidedRecord { record in
      if let margins = unknown.removeValue(forKey: record.id) { changes.append(GuideChange(record: record, margins: margins)) }
    }
    return changes
  }

  /// Applies margin changes to elements.
  func adopt(_ changes: [GuideChange]) {
    for change in changes {
      guided[change.record.id] = change.margins.map { GuidedElement(record: change.record, margins: $0) }
      change.record.referent?.boxesDidChange()
    }
  }

  /// Removes the margins of all elements.
  func removeMargins() {
    adopt(guided.values.compactMap { element in element.record.map { GuideChange(record: $0, margins: nil) } })
    guided = [:]
  }

  /// Calls `body` with the elements in each container that encloses a view with an alignment guide, or a view whose layout may
  /// set one. The elements in the layers of the container and in the rows of a grid are included, and the views in frames.
  private func forEachGuidedRecord(_ body: (ElementRecord) -> Void) {
    var visited: Set<ElementID> = []
    let nodes = guiding.values.lazy.map { $0.record?.referent } + arranged.values.lazy.map { $0 as Node? }
    for node in nodes {
      var container = node?.elementParent
      while let current = container, visited.insert(current.id).inserted {
        for child in current.children {
          visit(child, body)
          if child.role.containsPlacedViews { child.children.forEach { visit($0, body) } }
        }
        container = current.referent?.elementParent
      }
    }
    for element in guiding.values where element.sources.contains(where: \.alignsContent) {
      if let record = element.record { visitRows(of: record, body) }
    }
  }

  /// Calls `body` with an element and, if it is a box, with the elements inside. The row of a list may be in another element with
  /// the actions and the controls of the row.
  private func visit(_ record: ElementRecord, _ body: (ElementRecord) -> Void) {
    var next: ElementRecord? = record
    while let current = next {
      body(current)
      if current.role == .swipeRow { current.children.forEach { visit($0, body) } }
      next = current.role == .box ? current.children.first : nil
    }
  }

  /// Calls `body` with the views in a lazy container and in its sections.
  private func visitRows(of container: ElementRecord, _ body: (ElementRecord) -> Void) {
    for child in container.children {
      if child.role.isPartOfSection { visitRows(of: child, body) } else { body(child) }
    }
  }
}

extension Role {
  /// A Boolean value that indicates whether the container of the element places the views in it.
  fileprivate var containsPlacedViews: Bool { self == .layerBackground || self == .layerOverlay || self == .gridRow }
}
