import NavigatorHost
import TestSupport

/// Random elements with invalid numbers.
struct HostileElements {
  var generator: SeededGenerator
  private(set) var lastID: UInt32 = 1

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, -5, 0, 3, 120, 1e9, .greatestFiniteMagnitude, -0.0,
  ]
  private static let containers: [Role] = [
    .vStack, .hStack, .zStack, .list, .section, .scrollView, .lazyStack, .button, .link, .toggle, .box, .grid, .gridRow, .label,
    .labeledContent, .form, .tabView, .tabContent, .layers, .layerContent, .layerOverlay, .navigationStack, .screen,
    .screenContent, .sheet, .splitView, .column, .picker, .option, .slider, .progress,
  ]
  private static let leaves: [Role] = [
    .text, .color, .spacer, .divider, .image, .shape, .textField, .rowGap, .slider, .picker, .progress, .stepper,
  ]
  private static let keys: [Content.Key] = [
    .spacing, .minimum, .maximum, .value, .trackSpacing, .columnSpan, .selection, .cornerRadius, .rowSpacing, .sectionSpacing,
    .minimumRowHeight, .minimumHeaderHeight, .pictureWidth, .pictureHeight,
  ]
  private static let lists: [Content.Key] = [
    .tracks, .trackSpacings, .trackAlignments, .relativeFrame, .contentMargins, .ignoredEdges, .pinnedViews,
  ]

  mutating func number() -> Double { generator.pick(Self.numbers) }

  mutating func element(depth: Int) -> Element {
    lastID += 1
    let id = ElementID(rawValue: lastID)
    let isContainer = depth > 0 && generator.chance(75)
    let role = generator.pick(isContainer ? Self.containers : Self.leaves)
    let children = isContainer ? (0..<generator.number(1..<4)).map { _ in element(depth: depth - 1) } : []
    return Element(id: id, role: role, content: content(role), style: style(), children: children)
  }

  private mutating func words() -> [String] {
    (0..<generator.number(0..<5)).map { _ in
      let start = generator.pick(["", "fixed:", "flexible:", "adaptive:", "fill:", "fit", "top", "bottom", "headers"])
      return "\(start)\(number())" + (generator.chance(50) ? generator.pick([":", " "]) + "\(number())" : "")
    }
  }

  private mutating func content(_ role: Role) -> Content {
    var content = Content()
    if role == .text { content[.text] = .string(generator.pick(["", "\n\n\n", "a", "word ", "long", "漢字-漢字"])) }
    for key in Self.keys where generator.chance(25) { content[key] = .number(number()) }
    for key in Self.lists where generator.chance(20) { content[key] = .strings(words()) }
    if generator.chance(30) { content[.alignment] = .string(generator.pick(["topLeading", "firstTextBaseline", "bottom", "?"])) }
    if generator.chance(20) { content[.scrollAnchor] = .string("\(number()) \(number())") }
    if generator.chance(20) { content[.cellAnchor] = .string("\(number()) \(number())") }
    if generator.chance(20) { content[.insetEdge] = .string(generator.pick(["top", "bottom", "leading", "?"])) }
    if generator.chance(20) { content[.layoutDirection] = .string(generator.pick(["rtl", "ltr", "?"])) }
    if role == .image { content[.variant] = generator.chance(50) ? "resizable" : nil }
    if generator.chance(20) { content[.axis] = .string(generator.pick(["horizontal", "both", "?"])) }
    return content
  }

  private mutating func optional() -> Double? { generator.chance(50) ? number() : nil }

  private mutating func style() -> Style {
    var properties: [StyleProperty] = []
    if generator.chance(30) {
      properties.append(.padding(Insets(top: optional(), leading: optional(), bottom: optional(), trailing: optional())))
    }
    if generator.chance(25) { properties.append(.frame(Frame(width: optional(), height: optional()))) }
    if generator.chance(25) {
      properties.append(
        .frame(
          Frame(
            minWidth: optional(), maxWidth: optional(), minHeight: optional(), maxHeight: optional(), idealWidth: optional(),
            idealHeight: optional())))
    }
    if generator.chance(25) { properties.append(.aspectRatio(optional(), fills: generator.chance(50))) }
    if generator.chance(20) {
      properties.append(.fixedSize(horizontal: generator.chance(50), vertical: generator.chance(50)))
    }
    if generator.chance(20) { properties.append(.layoutPriority(number())) }
    if generator.chance(20) { properties.append(.offset(x: number(), y: number())) }
    if generator.chance(10) { properties.append(.position(x: number(), y: number())) }
    if generator.chance(10) { properties.append(.font(FontStyle(size: number()))) }
    if generator.chance(10) { properties.append(.kerning(number())) }
    if generator.chance(10) { properties.append(.lineSpacing(number())) }
    if generator.chance(10) { properties.append(.lineHeight(factor: number(), points: number())) }
    if generator.chance(10) { properties.append(.reservedLines(generator.pick([.min, -1, 0, 3, .max]))) }
    if generator.chance(10) { properties.append(.lineLimit(generator.pick([.min, -1, 0, 3, .max]))) }
    if generator.chance(10) {
      properties.append(.rowInsets(Insets(top: optional(), leading: optional(), bottom: optional(), trailing: optional())))
    }
    return Style(properties: properties)
  }
}
