import NavigatorHost
import NavigatorTesting
import Testing

extension MirrorTree {
  /// The elements that the session requests to be measured, in document order.
  var measuredElements: [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      if element.content.string(.measures) != nil { found.append(element) }
      element.children.forEach(visit)
    }
    visit(root)
    return found
  }
}

extension TestApp {
  /// The tree that a host has.
  var mirror: MirrorTree {
    (try? MirrorTree(root: session.root)) ?? MirrorTree(only: Element(id: ElementID(rawValue: 0), role: .window))
  }

  /// The only element that the session requests to be measured, without its children.
  func measuredElement() throws -> Element {
    var element = try #require(mirror.measuredElements.first)
    element.children = []
    return element
  }

  /// Reports measured frames, as a host does.
  @discardableResult
  func send(_ frames: [InputEvent.MeasuredFrame]) -> EventOutcome {
    session.perform(InputEvent(target: session.root.id, action: .measure(frames)))
  }

  /// Reports the frame of the only element that is measured.
  func measure(x: Double? = nil, y: Double? = nil, width: Double, height: Double) throws {
    let id = try measuredElement().id
    try #require(send([.init(element: id, x: x, y: y, width: width, height: height)]) == .handled)
  }
}
