import Foundation
import NavigatorHost

/// Appends the positions of views that their parents do not arrange, and the sizes of views in stacks.
extension HTMLBuffer {
  /// Appends the factors by which a view grows and shrinks in a stack. The factors of different priorities differ by orders of
  /// magnitude, so that views with a higher priority receive space first. The style sheet contains the factors of priority 0. If
  /// the sum of the factors were less than 1, space would remain unused.
  mutating func layoutPriority(_ priority: Double) {
    guard priority != 0, !priority.isNaN else { return }
    let level = min(max(priority, -2), 3)
    raw("--grow:1e")
    integer(Int((12 + level * 6).rounded()))
    raw(";flex-shrink:1e")
    integer(Int((12 - min(level, 2) * 6).rounded()))
    raw(0x3B)
  }

  /// Appends the distance by which the view is moved. The offset does not affect other views.
  mutating func offset(_ x: Double, _ y: Double) {
    // following.js replaces the numbers in this text, so both have the unit px.
    raw("translate:calc(")
    pixels(x, withUnit: true)
    raw("*var(--to-end)) ")
    pixels(y, withUnit: true)
    raw(0x3B)
  }

  /// Appends the position of the center in the parent.
  mutating func position(_ x: Double, _ y: Double) {
    raw("translate:calc(")
    pixels(x, withUnit: true)
    raw("*var(--to-end) - 50%*var(--to-end)) calc(")
    pixels(y, withUnit: true)
    raw(" - 50%);")
  }

  /// Appends the margins of a view that alignment guides position.
  mutating func alignmentMargins(_ margins: Insets, ignoresBaseline: Bool) {
    if ignoresBaseline { raw("align-self:flex-start;") }
    if let leading = margins.leading, leading != 0 { length("margin-inline-start:", leading) }
    if let trailing = margins.trailing, trailing != 0 { length("margin-inline-end:", trailing) }
    if let top = margins.top, top != 0 { length("margin-top:", top) }
    if let bottom = margins.bottom, bottom != 0 { length("margin-bottom:", bottom) }
  }

  /// Appends the distances by which the content of a box extends below bars, and the bars that remain outside the content.
  mutating func edgeDeclarations(_ edges: [String]) {
    raw(edges.contains("top") ? "--lift:calc(-1*var(--over));--top-bar:0px;" : "--lift:0px;--top-bar:var(--bar);")
    raw(edges.contains("bottom") ? "--sink:calc(-1*var(--under));--low-bar:0px;" : "--sink:0px;--low-bar:var(--bottom);")
  }

  /// Appends a length with its unit. Inside `calc()`, 0 also requires a unit.
  private mutating func pixels(_ value: Double, withUnit: Bool) {
    number(value)
    raw("px")
  }
}
