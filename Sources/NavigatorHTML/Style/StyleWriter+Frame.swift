import Foundation
import NavigatorHost

extension HTMLBuffer {
  /// Returns the CSS angle of a gradient along a vector, in degrees: 0 is upwards, and 90 is to the right.
  static func degrees(_ x: Double, _ y: Double) -> Double {
    atan2(x, -y) * 180 / .pi
  }

  /// Appends the lengths and the alignment of a frame.
  ///
  /// - Parameter fitsHeight: A Boolean value that indicates whether a ratio determines the maximum height.
  mutating func frameDeclarations(_ frame: Frame, role: Role, fitsHeight: Bool = false) {
    if let width = frame.width { fixed("width:", width, shrinks: fitsHeight) }
    if let height = frame.height { fixed("height:", height) }
    bound("min-width:", frame.minWidth)
    bound("max-width:", frame.maxWidth)
    bound("min-height:", frame.minHeight)
    maximumHeight("max-height:", frame.maxHeight, end: ";")
    place(frame, role: role)
  }

  /// Appends the ideal lengths of a frame, and marks the axes in which the element has its ideal size.
  ///
  /// `--nil-w` and `--nil-h` are 0 where the container proposes no length, and invalid elsewhere. The style sheet sets them for
  /// the content of scroll views. It resets them in frames with a fixed length, and for the children of frames with an ideal
  /// length (the classes `iw` and `ih`). If they are invalid, the fallback of a declaration applies.
  mutating func idealLengths(_ properties: [StyleProperty], _ frame: Frame?, fitsHeight: Bool) {
    var fixed = (horizontal: false, vertical: false)
    for property in properties {
      if case .fixedSize(let horizontal, let vertical) = property { fixed = (horizontal, vertical) }
    }
    if fixed.horizontal, frame?.width == nil { raw("--nil-w:0px;") }
    if fixed.vertical, frame?.height == nil { raw("--nil-h:0px;") }
    if fixed == (true, true) { raw("flex:none;") }
    guard let frame else { return }
    if frame.width == nil, !fixed.horizontal { maximum("--w:calc(", frame.maxWidth, " * var(--nil-w,1));") }
    if frame.height == nil, !fixed.vertical { maximum("--h:calc(", frame.maxHeight, " * var(--nil-h,1));") }
    if frame.width == nil, let ideal = Self.ideal(frame.idealWidth, frame.minWidth, frame.maxWidth) {
      length("--ideal-w:calc(var(--nil-w) + ", ideal, end: ");")
      pinned("min-width:var(--ideal-w,", frame.minWidth, else: "0")
      pinned("max-width:var(--ideal-w,", frame.maxWidth, else: fixed.horizontal ? "none" : "100%")
    }
    if frame.height == nil, let ideal = Self.ideal(frame.idealHeight, frame.minHeight, frame.maxHeight) {
      length("--ideal-h:calc(var(--nil-h) + ", ideal, end: ");")
      pinned("min-height:var(--ideal-h,", frame.minHeight, else: fitsHeight ? "0" : "auto")
      if frame.maxHeight?.isFinite != true { raw("max-height:var(--ideal-h,none);") }
      maximumHeight("max-height:var(--ideal-h,", frame.maxHeight, end: ");")
    }
  }

  /// Appends a finite maximum as the length that the content contributes to the length of its container (see the rules for `fit`
  /// in the style sheet). If no length is proposed, the product of two lengths is invalid, and the content contributes its own
  /// length.
  private mutating func maximum(_ start: StaticString, _ maximum: Double?, _ end: StaticString) {
    guard let maximum, maximum.isFinite else { return }
    length(start, max(maximum, 0), end: end)
  }

  /// Returns an ideal length, clamped to the bounds, or nil if there is none.
  private static func ideal(_ length: Double?, _ minimum: Double?, _ maximum: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return max(min(length, maximum ?? .infinity), minimum ?? 0, 0)
  }

  /// Appends a bound. If no length is proposed, the bound equals the ideal length.
  private mutating func pinned(_ start: StaticString, _ bound: Double?, else fallback: StaticString) {
    guard let bound, bound.isFinite else {
      raw(start)
      raw(fallback)
      return raw(");")
    }
    length(start, max(bound, 0), end: ");")
  }

  /// Appends a finite maximum height. The style sheet limits it to the height of a row or of a stack of layers, `--top`.
  private mutating func maximumHeight(_ start: StaticString, _ maximum: Double?, end: StaticString) {
    guard let maximum, maximum.isFinite else { return }
    raw(start)
    length("min(", max(maximum, 0), end: ",var(--top,1e6px))")
    raw(end)
  }

  private mutating func length(_ start: StaticString, _ value: Double, end: StaticString) {
    raw(start)
    number(value)
    raw("px")
    raw(end)
  }

  private mutating func fixed(_ property: StaticString, _ value: Double, shrinks: Bool = false) {
    guard value.isFinite else { return }
    length(property, max(value, 0))
    if !shrinks { raw("flex-shrink:0;") }
  }

  /// Appends a bound. Infinite bounds need no declaration, because the classes `gw` and `gh` represent them.
  private mutating func bound(_ property: StaticString, _ value: Double?) {
    guard let value, value.isFinite else { return }
    length(property, max(value, 0))
  }

  /// Appends the alignment of the content in a larger frame.
  private mutating func place(_ frame: Frame, role: Role) {
    let (horizontal, vertical) = Self.place(frame.alignment)
    switch role {
    case .text, .label, .image:
      raw("display:flex;justify-content:")
      raw(horizontal)
      raw(";align-items:")
      raw(vertical)
      raw(0x3B)
      if role == .text {
        textPlace(frame.alignment)
        // In a flexible box, the lines would be at least as wide as their longest word.
        raw("overflow-wrap:anywhere;")
      }
    case .hStack:
      raw("justify-content:")
      raw(horizontal)
      raw(0x3B)
    case .vStack:
      raw("justify-content:")
      raw(vertical)
      raw(0x3B)
    case .zStack:
      raw("justify-content:")
      raw(horizontal)
      raw(";align-content:")
      raw(vertical)
      raw(0x3B)
    default:
      raw("align-items:")
      raw(horizontal)
      raw(";justify-content:")
      raw(vertical)
      raw(0x3B)
    }
  }

  private mutating func textPlace(_ alignment: AlignmentStyle) {
    switch alignment {
    case .leading, .topLeading, .bottomLeading: raw("text-align:start;")
    case .trailing, .topTrailing, .bottomTrailing: raw("text-align:end;")
    case .center, .top, .bottom: break
    }
  }

  /// Returns the CSS keywords of an alignment by its name in the content of an element. Returns those of the center for unknown
  /// names.
  static func place(_ alignment: Content.Alignment) -> (horizontal: StaticString, vertical: StaticString) {
    place(AlignmentStyle(alignment) ?? .center)
  }

  /// Returns the horizontal and the vertical CSS keyword of an alignment.
  static func place(_ alignment: AlignmentStyle) -> (horizontal: StaticString, vertical: StaticString) {
    switch alignment {
    case .leading: ("flex-start", "center")
    case .trailing: ("flex-end", "center")
    case .top: ("center", "flex-start")
    case .bottom: ("center", "flex-end")
    case .topLeading: ("flex-start", "flex-start")
    case .topTrailing: ("flex-end", "flex-start")
    case .bottomLeading: ("flex-start", "flex-end")
    case .bottomTrailing: ("flex-end", "flex-end")
    case .center: ("center", "center")
    }
  }
}
