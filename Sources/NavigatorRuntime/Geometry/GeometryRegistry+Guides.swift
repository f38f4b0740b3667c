import NavigatorHost
import NavigatorLayout

/// An element in a container in which a view sets the guide of the container's alignment.
struct GuidedElement {
  weak var record: ElementRecord?
  /// The margins that put the element to the place that the layout has computed.
  var margins: StyleProperty
}

/// The margins with which hosts show the places that alignment guides determine.
extension GeometryRegistry {
  /// A change of the margins of an element; nil removes them.
  struct GuideChange {
    let record: ElementRecord
    let margins: StyleProperty?
  }

  /// Returns the style of an element with the margins that alignment guides give it.
  func complete(_ style: Style, of id: ElementID) -> Style {
    guard !guided.isEmpty, let margins = guided[id]?.margins else { return style }
    var style = style
    style.set(margins)
    return style
  }

  /// Returns the changes of a layout.
  ///
  /// - Parameters:
  ///   - margins: The margins that the layout has computed.
  ///   - frames: The frames of the elements that have margins. One without a frame, for example on a covered screen, keeps them.
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

  /// Sets the margins of elements.
  func adopt(_ changes: [GuideChange]) {
    for change in changes {
      guided[change.record.id] = change.margins.map { GuidedElement(record: change.record, margins: $0) }
      change.record.referent?.boxesDidChange()
    }
  }

  /// Calls `body` with the elements in each container around a view that sets a guide.
  private func forEachGuidedRecord(_ body: (ElementRecord) -> Void) {
    var visited: Set<ElementID> = []
    forEachObserver { observer in
      guard observer.owner is any GuidingNode else { return }
      var container = observer.record?.referent?.elementParent
      while let current = container, visited.insert(current.id).inserted {
        current.children.forEach(body)
        container = current.referent?.elementParent
      }
    }
  }
}
