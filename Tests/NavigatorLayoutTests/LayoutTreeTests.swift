import NavigatorHost
import NavigatorLayout
import Testing

@Suite("Layout after changes")
struct LayoutTreeTests {
  private let window = LayoutSize(width: 390, height: 844)

  @Test("Only the text that changes is measured again", arguments: [Role.vStack, .list, .lazyStack])
  func measuredTexts(role: Role) throws {
    let metrics = CountingMetrics()
    let rows = (0..<100).map { row in
      Element(
        id: ElementID(rawValue: 10 + 2 * row), role: .hStack,
        children: [Element(id: ElementID(rawValue: 11 + 2 * row), role: .text, content: Content(text: "Row"))])
    }
    let container = Element(id: ElementID(rawValue: 2), role: role, children: rows)
    let tree = try LayoutTree(of: Element(id: ElementID(rawValue: 1), role: .window, children: [container]), metrics: metrics)
    let last = ElementID(rawValue: 209)
    _ = tree.frames(of: [last], in: window)
    #expect(metrics.count == 300)
    try tree.apply([.updateText(last, "Longer row")])
    let frames = tree.frames(of: [last], in: window)
    #expect(metrics.count == 310)
    #expect(frames.count == 1)
    _ = tree.frames(of: [last], in: window)
    #expect(metrics.count == 310)
  }

  @Test("All texts are measured again with the metrics of another font")
  func changedFont() throws {
    let texts = [2, 3].map { Element(id: ElementID(rawValue: $0), role: .text, content: Content(text: "Text \($0)")) }
    let root = Element(id: ElementID(rawValue: 1), role: .window, children: texts)
    let wanted = Set(texts.map(\.id))
    let tree = try LayoutTree(of: root)
    let first = tree.frames(of: wanted, in: window)
    let metrics = PageMetrics(
      InputEvent.FontWidths(
        regular: Array(repeating: 900, count: 95), semibold: Array(repeating: 900, count: 95), monospaced: 600))
    tree.metrics = metrics
    let second = tree.frames(of: wanted, in: window)
    #expect(second != first)
    #expect(second == ElementLayout(of: root, in: window, metrics: metrics).frames.filter { wanted.contains($0.key) })
    tree.metrics = InterMetrics()
    #expect(tree.frames(of: wanted, in: window) == first)
  }

  @Test("A wheel has a height for all options, and the offered width unless it has no label", arguments: [false, true])
  func wheel(isUnlabeled: Bool) throws {
    var style = Style()
    if isUnlabeled { style.set(.labelsHidden(true)) }
    let picker = Element(
      id: ElementID(rawValue: 2), role: .picker, content: [.variant: "wheel"], style: style,
      children: (3..<43).map { Element(id: ElementID(rawValue: $0), role: .option) })
    let tree = try LayoutTree(of: Element(id: ElementID(rawValue: 1), role: .window, children: [picker]))
    let frame = try #require(tree.frames(of: [picker.id], in: window)[picker.id])
    #expect(frame.size.height == 216)
    #expect((frame.size.width == window.width) == !isUnlabeled)
  }

  @Test("Layers with no content, or with several ones, have a layout", arguments: 0...3)
  func invalidLayers(contents: Int) throws {
    let ids = (0..<4).map { ElementID(rawValue: 3 + $0) }
    let layers = ids.enumerated().map { index, id in
      Element(id: id, role: index < contents ? .layerContent : .layerOverlay)
    }
    let element = Element(id: ElementID(rawValue: 2), role: .layers, children: layers)
    let tree = try LayoutTree(of: Element(id: ElementID(rawValue: 1), role: .window, children: [element]))
    #expect(tree.frames(of: Set(ids), in: window).count == 4)
  }

  @Test("The results of former layouts are forgotten, however often the space for a column changes")
  func results() throws {
    let id = { ElementID(rawValue: $0) }
    let texts = (10..<30).map { Element(id: id($0), role: .text, content: Content(text: "A text of several words \($0)")) }
    func spacer(_ width: Int) -> Element {
      Element(id: id(3), role: .color, style: [.frame(Frame(width: Double(width)))])
    }
    let row = Element(id: id(2), role: .hStack, children: [spacer(0), Element(id: id(4), role: .vStack, children: texts)])
    let tree = try LayoutTree(of: Element(id: id(1), role: .window, children: [row]))
    var counts: [Int] = []
    for width in 1...(6 * LayoutTree.layoutsBetweenTrims) {
      try tree.apply([.update(spacer(width))])
      #expect(tree.frames(of: [id(29)], in: window).count == 1)
      counts.append(tree.keptResults)
    }
    let trimmed = [3, 6].map { counts[$0 * LayoutTree.layoutsBetweenTrims - 1] }
    #expect(trimmed[0] == trimmed[1] && trimmed[0] > 0)
  }

  @Test("A view at the edge of a scroll view takes its space once, however often it changes")
  func changingEdgeView() throws {
    let (text, row) = (ElementID(rawValue: 6), ElementID(rawValue: 8))
    let scroll = Element(
      id: ElementID(rawValue: 7), role: .scrollView,
      children: [Element(id: row, role: .text, content: Content(text: "Row"))])
    let layers = Element(
      id: ElementID(rawValue: 2), role: .layers, content: [.insetEdge: "top"],
      children: [
        Element(id: ElementID(rawValue: 3), role: .layerContent, children: [scroll]),
        Element(
          id: ElementID(rawValue: 4), role: .layerOverlay,
          children: [Element(id: text, role: .text, content: Content(text: "Bar"))]),
      ])
    let tree = try LayoutTree(of: Element(id: ElementID(rawValue: 1), role: .window, children: [layers]))
    let first = try #require(tree.frames(of: [row], in: window)[row])
    let bar = try #require(tree.frames(of: [text], in: window)[text])
    #expect(first.y >= bar.size.height)
    for name in ["Bars", "Bar", "Other"] {
      try tree.apply([.updateText(text, name)])
      #expect(tree.frames(of: [row], in: window)[row] == first)
    }
    try tree.apply([.update(Element(id: layers.id, role: .layers))])
    #expect(try #require(tree.frames(of: [row], in: window)[row]).y == first.y - bar.size.height)
  }

  @Test("A height that depends on the window follows a new window, even in views that do not depend on it")
  func heightOfContainer() throws {
    let (box, fill) = (ElementID(rawValue: 5), ElementID(rawValue: 7))
    func scroll(_ id: UInt32, _ axis: String, _ children: [Element]) -> Element {
      Element(id: ElementID(rawValue: id), role: .scrollView, content: [.axis: .string(axis)], children: children)
    }
    let relative = Element(
      id: box, role: .box, content: [.relativeFrame: .strings(["", "0.5 0"])],
      children: [Element(id: fill, role: .color)])
    let content = scroll(3, "vertical", [scroll(4, "horizontal", [relative])])
    let window = Element(id: ElementID(rawValue: 1), role: .window, children: [content])
    let tree = try LayoutTree(of: window)
    for height in [800.0, 600, 700] {
      let size = LayoutSize(width: 390, height: height)
      let expected = ElementLayout(of: window, in: size).frames
      #expect(expected[box]?.size.height == height / 2)
      #expect(tree.frames(of: [box, fill], in: size) == expected.filter { [box, fill].contains($0.key) })
    }
  }

  @Test("An app's layout is evaluated each time, because its result may change")
  func appLayouts() throws {
    let child = Element(id: ElementID(rawValue: 3), role: .text, content: Content(text: "A"))
    let container = Element(id: ElementID(rawValue: 2), role: .zStack, children: [child])
    let tree = try LayoutTree(of: Element(id: ElementID(rawValue: 1), role: .window, children: [container]))
    let layout = ChangingLayout()
    for width in [10.0, 20, 30] {
      layout.width = width
      let frames = tree.frames(of: [container.id], in: window, customLayouts: [container.id: layout])
      #expect(frames[container.id]?.size.width == width)
    }
    let frames = tree.frames(of: [container.id], in: window)
    #expect(
      frames
        == ElementLayout(of: Element(id: ElementID(rawValue: 1), role: .window, children: [container]), in: window)
        .frames.filter { $0.key == container.id })
  }

  private final class CountingMetrics: TextMetrics, @unchecked Sendable {
    private(set) var count = 0

    func width(of character: Unicode.Scalar, in font: LayoutFont) -> Double {
      count += 1
      return 10
    }

    func baseline(of font: LayoutFont) -> Double { 12 }
  }

  private final class ChangingLayout: CustomLayout {
    var width = 0.0

    func size(_ proposal: LayoutProposal, _ children: [LayoutChild]) -> LayoutSize { LayoutSize(width: width, height: 10) }

    func places(in size: LayoutSize, _ proposal: LayoutProposal, _ children: [LayoutChild]) -> [LayoutPlace?] { [] }
  }
}
