import Foundation
import NavigatorHost

/// A node whose children have identifiers with which an app scrolls to them.
@MainActor
protocol ScrollIdentifying: Node {
  /// Returns the child with an identifier. A node that creates its children lazily creates the child.
  func scrollChild(withID id: AnyHashable) -> Node?
  /// Creates the child whose view has an explicit identifier, and returns it. Returns nil if no missing child has the identifier.
  func makeScrollChild(withExplicitID id: AnyHashable) -> Node?
  /// Returns the identifier of a child, or nil if the node is not a child.
  func scrollID(ofChild node: Node) -> AnyHashable?
}

extension ScrollIdentifying {
  func makeScrollChild(withExplicitID id: AnyHashable) -> Node? { nil }
}

/// A request for scrolling to a view.
struct ScrollRequest {
  let id: AnyHashable
  let anchor: UnitPoint?
  let isAnimated: Bool

  /// Scrolls the containers between a node and the first view with the identifier below it. Returns false if there is no such
  /// view.
  @MainActor @discardableResult
  func perform(in scope: Node) -> Bool {
    let target =
      scope.firstDescendant { $0.scrollChild(withID: id) } ?? scope.firstDescendant { $0.makeScrollChild(withExplicitID: id) }
    guard let target, let record = target.firstElement else { return false }
    let end = scope.elementParent
    var inner = [record.id]
    var holder = target.elementParent
    while let container = holder, container !== end {
      (container.node as? any RowContainer)?.rows?.reveal(inner)
      if let scroller = container.node as? any ScrollContainer {
        scroller.scroll(to: record.id, anchor, isAnimated: isAnimated)
      }
      inner.append(container.outermost.id)
      holder = container.node.elementParent
    }
    return true
  }
}

extension ScrollRequest {
  /// Returns the text of a coordinate for hosts, within the lengths that they report, or a hyphen for nil and numbers that are
  /// not finite.
  static func coordinate(_ value: CGFloat?) -> String {
    guard let value, value.isFinite else { return "-" }
    return "\(min(max(Double(value), 0), InputEvent.MeasuredFrame.maximumLength))"
  }
}

extension Node {
  /// Returns the first node that a closure finds in the nodes at or below this node.
  fileprivate func firstDescendant(_ find: (any ScrollIdentifying) -> Node?) -> Node? {
    if let identifying = self as? any ScrollIdentifying, let found = find(identifying) { return found }
    var found: Node?
    forEachChild { if found == nil { found = $0.firstDescendant(find) } }
    return found
  }

  /// The outermost record of the first element at or below this node, or nil.
  fileprivate var firstElement: ElementRecord? {
    var elements: [ElementRecord] = []
    appendElements(to: &elements)
    return elements.first
  }
}

/// The node of a view that scrolls its content.
@MainActor
protocol ScrollContainer: Node {
  func refreshElement()
  /// The axes along which the content scrolls.
  var scrollAxes: Axis.Set { get }
}

extension ScrollContainer {
  var scrollAxes: Axis.Set { .vertical }

  /// Requests the host to scroll to an element.
  func scroll(to element: ElementID, _ anchor: UnitPoint?, isAnimated: Bool) {
    let place = anchor.map { "\(Self.part($0.x)) \(Self.part($0.y))" } ?? "-"
    setScrollTarget("\(element.rawValue) \(place)", isAnimated: isAnimated)
  }

  static func part(_ value: CGFloat) -> Double {
    value.isFinite ? Double(min(max(value, 0), 1)) : 0.5
  }

  /// Requests the host to scroll.
  ///
  /// - Parameter target: The number of an element followed by the anchor or a hyphen, `edge` followed by the name of an edge, or
  ///   `point` followed by coordinates or hyphens.
  func setScrollTarget(_ target: String, isAnimated: Bool) {
    let attachments = madeScrollAttachments
    attachments.targetNumber &+= 1
    attachments.target = "\(attachments.targetNumber) \(isAnimated ? "smooth" : "now") \(target)"
    refreshElement()
  }
}

extension IdentifiedNode: ScrollIdentifying {
  func scrollChild(withID id: AnyHashable) -> Node? { AnyHashable(view.id) == id ? self : nil }
  func scrollID(ofChild node: Node) -> AnyHashable? { AnyHashable(view.id) }
}

extension ForEachNode: ScrollIdentifying {
  func scrollChild(withID id: AnyHashable) -> Node? {
    guard let id = id.base as? ID else { return nil }
    return child(withID: id)
  }

  func scrollID(ofChild node: Node) -> AnyHashable? { id(ofChild: node).map { AnyHashable($0) } }
}
