import NavigatorHost
import NavigatorTesting
import TestSupport

/// A generator of arbitrary values of the contract's types.
struct RandomValues {
  var generator: SeededGenerator
  private var lastID: UInt32 = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func newID() -> ElementID {
    lastID += 1
    return ElementID(rawValue: lastID)
  }

  mutating func element(depth: Int) -> Element {
    let count = depth > 0 ? generator.number(0..<4) : 0
    let id = newID()
    return Element(
      id: id, role: generator.pick(Role.allCases), content: content(), style: style(), events: events(),
      children: (0..<count).map { _ in element(depth: depth - 1) }
    )
  }

  mutating func events() -> EventSet {
    EventSet(rawValue: UInt16(generator.number(0..<128)))
  }

  mutating func text() -> String {
    let parts = [
      "", "a", "Ünï", "👩‍👩‍👧", "\"", "\\", "\n", "\u{0}", "\u{1F}", "</script>", "\u{2028}", "שלום", "\u{10FFFF}", "null", "inf",
    ]
    return (0..<generator.number(0..<5)).map { _ in generator.pick(parts) }.joined()
  }

  mutating func number() -> Double {
    switch generator.number(0..<8) {
    case 0: .infinity
    case 1: -.infinity
    case 2: 0
    case 3: Double(generator.number(-1_000_000..<1_000_000))
    case 4: .leastNonzeroMagnitude
    case 5: .greatestFiniteMagnitude
    default: Double.random(in: -1e6...1e6, using: &generator)
    }
  }

  mutating func content() -> Content {
    var content = Content()
    for _ in 0..<generator.number(0..<4) { content[generator.pick(Content.Key.allCases)] = value() }
    return content
  }

  mutating func value() -> Content.Value {
    switch generator.number(0..<4) {
    case 0: .string(text())
    case 1: .number(number())
    case 2: .bool(generator.chance(50))
    default: .strings((0..<generator.number(0..<3)).map { _ in text() })
    }
  }

  mutating func style() -> Style {
    var style = Style()
    for _ in 0..<generator.number(0..<5) { style.set(property()) }
    return style
  }

  private mutating func property() -> StyleProperty {
    let flag = generator.chance(50)
    switch generator.number(0..<28) {
    case 0: return .font(font())
    case 1: return .foreground(paint())
    case 2: return .tint(paint())
    case 3: return .lineLimit(generator.pick([0, 1, .max]))
    case 4: return .textAlignment(generator.pick([.leading, .center, .trailing]))
    case 5: return .textCase(flag ? .uppercase : .lowercase)
    case 6: return .underline(flag)
    case 7: return .strikethrough(flag)
    case 8: return .padding(Insets(top: optional(), leading: optional(), bottom: optional(), trailing: optional()))
    case 9: return .frame(frame())
    case 10: return .background(paint())
    case 11: return .cornerRadius(number())
    case 12: return .clipsContent(flag)
    case 13: return .border(paint(), width: number())
    case 14: return .fill(paint())
    case 15: return .stroke(paint(), width: number())
    case 16: return .opacity(number())
    case 17: return .shadow(color(), radius: number(), x: number(), y: number())
    case 18: return .offset(x: number(), y: number())
    case 19: return .aspectRatio(optional(), fills: flag)
    case 20: return .fixedSize(horizontal: flag, vertical: generator.chance(50))
    case 21: return .layoutPriority(number())
    case 22: return .rowBackground(paint())
    case 23: return .rowSeparatorHidden(flag)
    case 24: return .controlSize(generator.pick([.mini, .small, .large]))
    case 25: return .symbolLayers(flag ? paint() : nil)
    case 26: return .rowSeparatorEnds(leading: optional(), trailing: optional())
    default: return .labelsHidden(flag)
    }
  }

  private mutating func optional() -> Double? {
    generator.chance(50) ? number() : nil
  }

  private mutating func font() -> FontStyle {
    FontStyle(
      textStyle: generator.chance(50) ? .title : nil, size: optional(), weight: generator.chance(50) ? 600 : nil,
      design: generator.chance(50) ? .serif : nil, family: generator.chance(50) ? text() : nil,
      isItalic: generator.chance(50), isMonospacedDigit: generator.chance(50)
    )
  }

  private mutating func frame() -> Frame {
    Frame(
      width: optional(), height: optional(), minWidth: optional(), maxWidth: optional(), minHeight: optional(),
      maxHeight: optional(), idealWidth: optional(), idealHeight: optional(),
      alignment: generator.pick([.center, .leading, .topTrailing])
    )
  }

  private mutating func color() -> ColorStyle {
    let base: ColorStyle.Base =
      generator.chance(50) ? .named(text()) : .sRGB(red: number(), green: number(), blue: number())
    return ColorStyle(base, opacity: generator.chance(50) ? 1 : number())
  }

  private mutating func paint() -> Paint {
    let stops = (0..<generator.number(0..<3)).map { _ in Paint.Stop(color: color(), location: number()) }
    switch generator.number(0..<4) {
    case 0:
      return .linearGradient(stops: stops, startX: number(), startY: number(), endX: number(), endY: number())
    case 1: return .radialGradient(stops: stops, centerX: number(), centerY: number(), endRadius: number())
    case 2: return .material(generator.pick([.thin, .bar]))
    default: return .color(color())
    }
  }
}
