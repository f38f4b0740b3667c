import NavigatorHost
import NavigatorRuntime

/// Computes values between the start and the end of a change, at one time of the change.
struct StyleMixing {
  /// The progress: 0 at the start and 1 at the end. A spring exceeds this range.
  let progress: Double
  /// The color scheme in which named colors are resolved.
  let colorScheme: ColorScheme
  /// A Boolean value that indicates whether only opacities and colors change gradually.
  let reducesMotion: Bool

  /// A Boolean value that indicates whether values that do not change gradually still have the start value.
  var isEarly: Bool { progress < 0.5 }

  /// Returns the property between two properties of one kind, or nil if it does not change gradually.
  func property(_ start: StyleProperty, _ end: StyleProperty) -> StyleProperty? {
    switch (start, end) {
    case (.opacity(let start), .opacity(let end)): .opacity(number(start, end))
    case (.offset(let x, let y), .offset(let endX, let endY)): .offset(x: number(x, endX), y: number(y, endY))
    case (.position(let x, let y), .position(let endX, let endY)): .position(x: number(x, endX), y: number(y, endY))
    case (.scale(let x, let y, _, _), .scale(let endX, let endY, let anchorX, let anchorY)):
      .scale(x: number(x, endX), y: number(y, endY), anchorX: anchorX, anchorY: anchorY)
    case (.rotation(let degrees, _, _), .rotation(let end, let anchorX, let anchorY)):
      .rotation(degrees: number(degrees, end), anchorX: anchorX, anchorY: anchorY)
    case (.cornerRadius(let start), .cornerRadius(let end)) where start.isFinite && end.isFinite:
      .cornerRadius(number(start, end))
    case (.padding(let start), .padding(let end)): .padding(insets(start, end))
    case (.frame(let start), .frame(let end)): .frame(frame(start, end))
    case (.filters(let start), .filters(let end)): start.mixed(with: end, by: progress).map { .filters($0) }
    case (.shadow(let color, let radius, let x, let y), .shadow(let endColor, let endRadius, let endX, let endY)):
      .shadow(
        self.color(color, endColor), radius: length(radius, endRadius), x: number(x, endX), y: number(y, endY))
    case (.kerning(let start), .kerning(let end)): .kerning(number(start, end))
    case (.baselineOffset(let start), .baselineOffset(let end)): .baselineOffset(number(start, end))
    case (.lineSpacing(let start), .lineSpacing(let end)): .lineSpacing(length(start, end))
    default: painted(start, end)
    }
  }

  /// Returns the property with a paint between those of two properties of one kind, or nil if it does not change gradually.
  private func painted(_ start: StyleProperty, _ end: StyleProperty) -> StyleProperty? {
    switch (start, end) {
    case (.foreground(let start), .foreground(let end)): paint(start, end).map { .foreground($0) }
    case (.tint(let start), .tint(let end)): paint(start, end).map { .tint($0) }
    case (.itemTint(let start), .itemTint(let end)): paint(start, end).map { .itemTint($0) }
    case (.background(let start), .background(let end)): paint(start, end).map { .background($0) }
    case (.rowBackground(let start), .rowBackground(let end)): paint(start, end).map { .rowBackground($0) }
    case (.fill(let start), .fill(let end)): paint(start, end).map { .fill($0) }
    case (.stroke(let start, let width), .stroke(let end, let endWidth)):
      paint(start, end).map { .stroke($0, width: length(width, endWidth)) }
    case (.border(let start, let width), .border(let end, let endWidth)):
      paint(start, end).map { .border($0, width: length(width, endWidth)) }
    case (.outline(let start, let width), .outline(let end, let endWidth)):
      paint(start, end).map { .outline($0, width: length(width, endWidth)) }
    default: nil
    }
  }

  private func number(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }

  private func number(_ start: Double?, _ end: Double?) -> Double? {
    guard let start, let end else { return isEarly ? start : end }
    return number(start, end) as Double
  }

  /// Returns a length between two lengths. It is not negative, even if a spring exceeds its end.
  private func length(_ start: Double, _ end: Double) -> Double { reducesMotion ? end : max(number(start, end), 0) }

  private func insets(_ start: Insets, _ end: Insets) -> Insets {
    Insets(
      top: number(start.top, end.top), leading: number(start.leading, end.leading), bottom: number(start.bottom, end.bottom),
      trailing: number(start.trailing, end.trailing))
  }

  private func frame(_ start: Frame, _ end: Frame) -> Frame {
    var frame = end
    (frame.width, frame.height) = (number(start.width, end.width), number(start.height, end.height))
    return frame
  }

  private func color(_ start: ColorStyle, _ end: ColorStyle) -> ColorStyle {
    start.mixed(with: end, by: progress, in: colorScheme)
  }

  /// Returns the color between two colors, or the paint if both are equal; nil if they do not change gradually.
  private func paint(_ start: Paint, _ end: Paint) -> Paint? {
    if start == end { return start }
    guard case (.color(let first), .color(let last)) = (start, end) else { return nil }
    return .color(color(first, last))
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property changes gradually even if the user prefers less movement.
  var changesWithoutMovement: Bool {
    switch self {
    case .opacity, .foreground, .tint, .itemTint, .background, .rowBackground, .fill, .stroke, .border, .outline: true
    default: false
    }
  }

  /// The property with the value that has no effect, or nil if no such value changes gradually.
  var neutral: StyleProperty? {
    switch self {
    case .opacity: .opacity(1)
    case .offset: .offset(x: 0, y: 0)
    case .scale(_, _, let x, let y): .scale(x: 1, y: 1, anchorX: x, anchorY: y)
    case .rotation(_, let x, let y): .rotation(degrees: 0, anchorX: x, anchorY: y)
    case .cornerRadius: .cornerRadius(0)
    case .padding: .padding(Insets())
    case .kerning: .kerning(0)
    case .baselineOffset: .baselineOffset(0)
    case .lineSpacing: .lineSpacing(0)
    case .filters: .filters([])
    case .shadow: .shadow(ColorStyle(.named("clear")), radius: 0, x: 0, y: 0)
    case .background: .background(.color(ColorStyle(.named("clear"))))
    default: nil
    }
  }
}
