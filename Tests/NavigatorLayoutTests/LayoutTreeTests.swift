import NavigatorHost
import NavigatorLayout
import TestSupport
import Testing

@Suite("Layout after changes")
struct LayoutTreeTests {
  private let window = LayoutSize(width: 390, height: 844)

  @Test("After any changes, the frames are those of a new layout")
  func likeANewLayout() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("LayoutTreeTests.likeANewLayout seed: \(seed)")
    var elements = RandomElements(seed: seed)
    let root = Element(id: ElementID(rawValue: 1), role: .window, children: [elements.element(depth: 4)])
    var mirror = try MirrorTree(root: root)
    let tree = try LayoutTree(of: root)
    for step in 0..<400 {
      if elements.generator.chance(80) {
        let patch = elements.patch(mirror)
        guard (try? mirror.apply([patch])) != nil else { continue }
        try tree.apply([patch])
      }
      let sizes = [LayoutSize(width: 1_000, height: 600), LayoutSize(width: 391, height: 700)]
      let size = elements.generator.chance(20) ? elements.generator.pick(sizes) : window
      let expected = ElementLayout(of: mirror.root, in: size).frames
      let all = Set(mirror.root.all.map(\.id))
      let wanted = elements.generator.chance(50) ? all : all.filter { _ in elements.generator.chance(10) }
      #expect(tree.frames(of: wanted, in: size) == expected.filter { wanted.contains($0.key) }, "seed \(seed), step \(step)")
    }
  }

  @Test("The layout of a window from right to left is the mirror image of that from left to right")
  func mirrorImage() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("LayoutTreeTests.mirrorImage seed: \(seed)")
    var elements = RandomElements(seed: seed)
    elements.setsDirections = false
    for step in 0..<100 {
      let content = elements.element(depth: 4)
      func layout(_ direction: Content) -> ElementLayout {
        ElementLayout(
          of: Element(id: ElementID(rawValue: 1), role: .window, content: direction, children: [content]), in: window)
      }
      let (forward, backward) = (layout([:]), layout([.layoutDirection: "rtl"]))
      #expect(forward.frames.count == backward.frames.count, "seed \(seed), step \(step)")
      for (id, frame) in forward.frames {
        let mirrored = try #require(backward.frames[id])
        #expect(
          mirrored.size == frame.size && mirrored.y == frame.y
            && abs(mirrored.x + mirrored.size.width + frame.x - window.width) < 0.001, "seed \(seed), step \(step), \(id)")
      }
      // The direction of the window, once more, changes nothing.
      let again = layout([.layoutDirection: "ltr"])
      #expect(again.frames == forward.frames && again.scrollViews == forward.scrollViews, "seed \(seed), step \(step)")
    }
  }

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

  @Test("A height that depends on the window is that of the new window, also in views that do not depend on it")
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
      #expect(expected[box]?.size.height == height / 4)
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

/// Random elements whose layouts differ.
private struct RandomElements {
  var generator: SeededGenerator
  private var lastID: UInt32 = 1
  /// A Boolean value that indicates whether some elements set the direction of their content.
  var setsDirections = true

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let containers: [Role] = [
    .vStack, .hStack, .zStack, .list, .section, .scrollView, .lazyStack, .button, .link, .toggle, .box, .grid, .gridRow, .label,
    .labeledContent, .form, .tabView, .tabContent, .layers, .layerContent, .navigationStack, .screen, .screenContent, .sheet,
  ]
  private static let leaves: [Role] = [.text, .color, .spacer, .divider, .image, .shape, .textField, .rowGap, .slider]

  mutating func element(depth: Int) -> Element {
    lastID += 1
    let id = ElementID(rawValue: lastID)
    let isContainer = depth > 0 && generator.chance(70)
    let role = generator.pick(isContainer ? Self.containers : Self.leaves)
    let children = isContainer ? (0..<generator.number(1..<5)).map { _ in element(depth: depth - 1) } : []
    return Element(id: id, role: role, content: content(role), style: style(), children: children)
  }

  mutating func patch(_ mirror: MirrorTree) -> Patch {
    let all = mirror.root.all
    let target = generator.pick(all)
    let sibling = mirror.parent(of: target.id).map { generator.pick(mirror.children(of: $0)) }
    switch generator.number(0..<8) {
    case 0, 1:
      let before = target.children.isEmpty || generator.chance(30) ? nil : generator.pick(target.children).id
      return .insert(element(depth: 2), parent: target.id, before: before)
    case 2: return .remove(target.id)
    case 3: return .move(target.id, before: generator.chance(30) ? nil : sibling)
    case 4, 5:
      let texts = all.filter { $0.role == .text }
      return texts.isEmpty ? .copy("") : .updateText(generator.pick(texts).id, text())
    default: return .update(Element(id: target.id, role: target.role, content: content(target.role), style: style()))
    }
  }

  private mutating func text() -> String {
    String(repeating: generator.pick(["word ", "W", "a longer line of text "]), count: generator.number(1..<8))
  }

  private mutating func content(_ role: Role) -> Content {
    if role == .text { return Content(text: text()) }
    var content = Content()
    if setsDirections, generator.chance(10) { content[.layoutDirection] = .string(generator.chance(60) ? "rtl" : "ltr") }
    if generator.chance(40) { content[.spacing] = .number(Double(generator.number(0..<20))) }
    if generator.chance(40) { content[.alignment] = .string(generator.pick(["topLeading", "center", "trailing", "bottom"])) }
    if role == .tabContent { content[.isSelected] = .bool(generator.chance(70)) }
    if role == .layers, generator.chance(60) {
      content[.insetEdge] = .string(generator.pick(["top", "bottom", "leading"]))
    }
    if role == .box, generator.chance(40) {
      content[.relativeFrame] = .strings(generator.pick([["0.5 0", ""], ["", "0.3 4"], ["0.2 10", "0.5 0"]]))
    }
    if role == .rowGap { content[.value] = .number(Double(generator.number(0..<30))) }
    if role == .lazyStack, generator.chance(50) { content[.tracks] = .strings(["adaptive:80"]) }
    if role == .grid { content[.tracks] = .strings(["fit", "fill", "fit:leading"]) }
    return content
  }

  private mutating func style() -> Style {
    var properties: [StyleProperty] = []
    if generator.chance(20) { properties.append(.padding(.init(top: 4, leading: 8, bottom: 4, trailing: 8))) }
    if generator.chance(20) { properties.append(.frame(Frame(width: Double(generator.number(10..<200))))) }
    if generator.chance(20) { properties.append(.frame(Frame(minWidth: 10, maxWidth: 1e9, alignment: .leading))) }
    if generator.chance(10) { properties.append(.fixedSize(horizontal: true, vertical: false)) }
    if generator.chance(10) { properties.append(.layoutPriority(Double(generator.number(-1..<2)))) }
    if generator.chance(10) { properties.append(.offset(x: 3, y: 4)) }
    return Style(properties: properties)
  }
}

extension Element {
  fileprivate var all: [Element] { [self] + children.flatMap(\.all) }
}
