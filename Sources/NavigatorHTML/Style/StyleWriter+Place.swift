import Foundation
import NavigatorHost

/// Appends the places and the sizes of views.
extension HTMLBuffer {
  /// Appends the declarations of a property that determines the place or the size of a view.
  mutating func layoutDeclarations(of property: StyleProperty, role: Role) {
    switch property {
    case .padding(let insets): padding(insets)
    case .frame(let frame): frameDeclarations(frame, role: role)
    case .offset(let x, let y): offset(x, y)
    case .aspectRatio(let ratio, let fills): aspectRatio(ratio, fills)
    case .fixedSize(let horizontal, let vertical):
      if horizontal { raw("width:max-content;max-width:none;flex:none;") }
      if vertical { raw("flex-shrink:0;") }
    case .layoutPriority(let priority): layoutPriority(priority)
    case .position(let x, let y): position(x, y)
    case .zIndex(let index):
      raw("z-index:")
      integer(Int(min(max(index.isNaN ? 0 : index * 100, -1_000_000), 1_000_000).rounded()))
      raw(0x3B)
    case .alignmentMargins(let margins, let ignoresBaseline): alignmentMargins(margins, ignoresBaseline: ignoresBaseline)
    case .readingPriority(let priority):
      raw("reading-order:")
      integer(-Int((priority.isNaN ? 0 : min(max(priority * 100, -1_000_000), 1_000_000)).rounded()))
      raw(0x3B)
    default: break
    }
  }

  private mutating func padding(_ insets: Insets) {
    let (top, bottom) = (insets.top ?? 16, insets.bottom ?? 16)
    let (leading, trailing) = (insets.leading ?? 16, insets.trailing ?? 16)
    raw("padding:")
    pixels(max(top, 0))
    raw(0x20)
    pixels(max(trailing, 0))
    raw(0x20)
    pixels(max(bottom, 0))
    if leading != trailing {
      // The `padding` shorthand has no form that depends on the writing direction.
      raw(" 0;padding-inline:")
      pixels(max(leading, 0))
      raw(0x20)
      pixels(max(trailing, 0))
    }
    raw(0x3B)
    guard min(top, bottom, leading, trailing) < 0 else { return }
    // CSS has no negative padding. The style sheet uses these lengths as margins.
    for (name, start, end) in [("--less:", top, bottom), ("--less-x:", leading, trailing)] as [(StaticString, Double, Double)] {
      raw(name)
      pixels(min(start, 0))
      raw(0x20)
      pixels(min(end, 0))
      raw(0x3B)
    }
  }

  private mutating func aspectRatio(_ ratio: Double?, _ fills: Bool) {
    if let ratio, ratio.isFinite, ratio > 0 {
      raw("aspect-ratio:")
      number(ratio)
      raw(0x3B)
    }
    raw(fills ? "object-fit:cover;" : "object-fit:contain;")
  }

  /// Appends the factors by which a view grows and shrinks in a stack. The factors of different priorities differ by orders of
  /// magnitude, so that views with a higher priority receive space first. The style sheet contains the factors of priority 0. If
  /// the sum of the factors were less than 1, space would remain unused.
  private mutating func layoutPriority(_ priority: Double) {
    guard priority != 0, !priority.isNaN else { return }
    let level = min(max(priority, -2), 3)
    raw("--grow:1e")
    integer(Int((12 + level * 6).rounded()))
    raw(";flex-shrink:1e")
    integer(Int((12 - min(level, 2) * 6).rounded()))
    raw(0x3B)
  }

  /// Appends the distance by which the view is moved. The offset does not affect other views.
  private mutating func offset(_ x: Double, _ y: Double) {
    // following.js replaces the numbers in this text, so both have the unit px.
    raw("translate:calc(")
    pixels(x, withUnit: true)
    raw("*var(--to-end)) ")
    pixels(y, withUnit: true)
    raw(0x3B)
  }

  /// Appends the position of the center in the parent.
  private mutating func position(_ x: Double, _ y: Double) {
    raw("translate:calc(")
    pixels(x, withUnit: true)
    raw("*var(--to-end) - 50%*var(--to-end)) calc(")
    pixels(y, withUnit: true)
    raw(" - 50%);")
  }

  /// Appends the margins of a view that alignment guides position.
  private mutating func alignmentMargins(_ margins: Insets, ignoresBaseline: Bool) {
    if ignoresBaseline { raw("align-self:flex-start;") }
    if let leading = margins.leading, leading != 0 { length("margin-inline-start:", leading) }
    if let trailing = margins.trailing, trailing != 0 { length("margin-inline-end:", trailing) }
    if let top = margins.top, top != 0 { length("margin-top:", top) }
    if let bottom = margins.bottom, bottom != 0 { length("margin-bottom:", bottom) }
  }

  /// Appends the distances by which the content of a box extends below bars, and the bars that remain outside the content.
  mutating func edgeDeclarations(_ edges: [Content.Edge]) {
    raw(edges.contains(.top) ? "--lift:calc(-1*var(--over));--top-bar:0px;" : "--lift:0px;--top-bar:var(--bar);")
    raw(edges.contains(.bottom) ? "--sink:calc(-1*var(--under));--low-bar:0px;" : "--sink:0px;--low-bar:var(--bottom);")
  }

  /// Appends a length with its unit. Inside `calc()`, 0 also requires a unit.
  private mutating func pixels(_ value: Double, withUnit: Bool) {
    number(value)
    raw("px")
  }
}
