import NavigatorHost
import TestSupport

/// Random elements whose layouts differ.
struct RandomElements {
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
  /// The element and all elements inside it.
  var all: [Element] { [self] + children.flatMap(\.all) }
}
