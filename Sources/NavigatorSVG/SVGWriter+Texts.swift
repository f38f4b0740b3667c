import NavigatorHTML
import NavigatorHost
import NavigatorLayout

/// Texts, with the lines that the layout has found.
extension SVGWriter {
  /// The fonts of a page.
  private static let families: [FontStyle.Design: String] = [
    .serif: "'New York', ui-serif, Georgia, 'Noto Serif', serif",
    .rounded: "ui-rounded, 'SF Pro Rounded', Inter, system-ui, sans-serif",
    .monospaced: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Noto Sans Mono', monospace",
  ]
  private static let sans = "-apple-system, 'SF Pro Text', Inter, 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif"
  /// The maximum number of characters of a text, which is that of the layout.
  private static let maximumLength = 20_000

  mutating func text(_ element: Element, _ box: PictureLayout.Box, _ context: Context) {
    guard let lines = box.text else { return }
    let text = PictureText(element, maximumLength: Self.maximumLength)
    let parts = text.lines(lines, in: box.content.size.width)
    var style = PictureTextStyle(element.style)
    if box.isRightToLeft { style.fraction = 1 - style.fraction }
    guard let paint = paintValue(context.foreground, box.content, context) else {
      // SVG has no such paint for characters.
      let white = PaintValue(text: "#ffffff", opacity: 1)
      return masked(context.foreground, box.content.inset(by: -lines.font.size), box.content, context) { writer in
        writer.text(parts, text, lines, style, box, white, context)
      }
    }
    self.text(parts, text, lines, style, box, paint, context)
  }

  private mutating func text(
    _ parts: [PictureText.Line], _ text: PictureText, _ lines: PictureLayout.TextLines, _ style: PictureTextStyle,
    _ box: PictureLayout.Box, _ paint: PaintValue, _ context: Context
  ) {
    svg.raw("<text xml:space=\"preserve\"")
    svg.paint("fill", " fill-opacity", paint)
    svg.attribute("font-family", Self.family(of: context.font))
    svg.attribute("font-size", lines.font.size * style.scale)
    if lines.font.weight != 400 { svg.attribute("font-weight", Double(lines.font.weight)) }
    if context.font.isItalic { svg.raw(" font-style=\"italic\"") }
    if context.font.isMonospacedDigit { svg.raw(" font-variant-numeric=\"tabular-nums\"") }
    if lines.font.spacing != 0 { svg.attribute("letter-spacing", lines.font.spacing) }
    if style.width != 100 {
      svg.raw(" font-stretch=\"")
      svg.number(style.width)
      svg.raw("%\"")
    }
    if style.fraction != 0 { svg.raw(style.fraction == 1 ? " text-anchor=\"end\"" : " text-anchor=\"middle\"") }
    decoration(style, context)
    svg.raw(">")
    var rise = 0.0
    for (index, line) in parts.enumerated() where hasRoom() {
      if lines.rises.indices.contains(index) { rise += lines.rises[index] }
      svg.raw("<tspan")
      svg.attribute("x", box.content.x + box.content.size.width * style.fraction)
      svg.attribute("y", box.content.y + lines.baseline + Double(index) * lines.lineHeight + rise - style.baselineOffset)
      svg.raw(">")
      for run in text.runs(in: line.range) where hasRoom() { self.run(run, lines.font.size, context) }
      if line.isTruncated { svg.text("…") }
      svg.raw("</tspan>")
    }
    svg.raw("</text>")
  }

  private mutating func run(_ run: TextRun, _ fontSize: Double, _ context: Context) {
    if let size = run.attachmentSize(fontSize: fontSize) { return gap(size.width, run.picture != nil) }
    if run.style.isEmpty, run.url == nil { return svg.text(run.text) }
    svg.raw("<tspan")
    var style = PictureTextStyle(run.style)
    if run.url != nil { style.isUnderlined = true }
    for property in run.style.properties {
      switch property {
      case .foreground(let paint): svg.paint("fill", " fill-opacity", solid(paint, context))
      case .font(let font): self.font(font)
      case .kerning(let space): svg.attribute("letter-spacing", space)
      case .baselineOffset(let offset): svg.attribute("dy", -offset)
      case .background: report("contains a text with a background behind a part of it, which is not drawn")
      default: break
      }
    }
    decoration(style, context)
    svg.raw(">")
    svg.text(run.text)
    svg.raw("</tspan>")
    // The parts that follow are on the baseline of the text.
    if style.baselineOffset != 0 {
      svg.raw("<tspan")
      svg.attribute("dy", style.baselineOffset)
      svg.raw(">\u{200B}</tspan>")
    }
  }

  /// Appends the space of a symbol or a picture in a line.
  private mutating func gap(_ width: Double, _ isPicture: Bool) {
    if isPicture { report("contains a text with a picture in a line, which is not drawn") }
    svg.raw("<tspan")
    svg.attribute("dx", width)
    svg.raw(">\u{200B}</tspan>")
  }

  private mutating func font(_ font: FontStyle) {
    if let size = font.size ?? font.textStyle.map({ $0.pointSize * (font.scale ?? 1) }) {
      svg.attribute("font-size", min(max(size, 1), 1000))
    }
    if let weight = font.weight { svg.attribute("font-weight", Double(min(max(weight, 1), 1000))) }
    if font.isItalic { svg.raw(" font-style=\"italic\"") }
    if font.design != nil || font.family != nil { svg.attribute("font-family", Self.family(of: font)) }
  }

  /// Appends the lines under and through a text.
  private mutating func decoration(_ style: PictureTextStyle, _ context: Context) {
    guard style.isUnderlined || style.isStruckThrough else { return }
    var words: [String] = []
    if style.isUnderlined { words.append("underline") }
    if style.isStruckThrough { words.append("line-through") }
    switch style.pattern {
    case .solid: break
    case .dot: words.append("dotted")
    case .dash, .dashDot, .dashDotDot: words.append("dashed")
    }
    if let paint = style.linePaint { words.append(solid(paint, context).text) }
    svg.attribute("text-decoration", words.joined(separator: " "))
  }

  private static func family(of font: FontStyle) -> String {
    if let family = font.quotedFamily { return "\(family), \(sans)" }
    return font.design.flatMap { families[$0] } ?? sans
  }
}

/// The properties of a text that its font does not have.
private struct PictureTextStyle {
  /// The part of the free space of a line that is before it.
  var fraction = 0.0
  var baselineOffset = 0.0
  var scale = 1.0
  var width = 100.0
  var isUnderlined = false
  var isStruckThrough = false
  var pattern = LinePattern.solid
  var linePaint: Paint?

  init(_ style: Style) {
    for property in style.properties {
      switch property {
      case .textAlignment(let alignment): fraction = alignment == .leading ? 0 : alignment == .center ? 0.5 : 1
      case .baselineOffset(let offset): baselineOffset = offset
      case .textScale(let factor): scale = factor
      case .fontWidth(let percentage): width = percentage
      case .underline(let isOn): isUnderlined = isOn
      case .strikethrough(let isOn): isStruckThrough = isOn
      case .linePattern(let new, let paint): (pattern, linePaint) = (new, paint)
      default: break
      }
    }
  }
}
