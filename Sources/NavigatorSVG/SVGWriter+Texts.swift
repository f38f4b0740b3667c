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

  mutating func text(_ element: Element, _ box: PictureLayout.Box, _ context: Context) {
    guard let lines = box.text else { return }
    let limit = PictureLayout.maximumTextLength
    let text = PictureText(element, fontSize: lines.font.size, maximumLength: limit)
    let parts = text.lines(lines, in: box.content.size.width)
    if text.omitsCharacters, parts.last?.isTruncated != true {
      report("has a text of more than \(limit) characters. The rest is not drawn. Divide it into several texts")
    }
    var style = PictureTextStyle(element.style)
    if box.isRightToLeft { style.fraction = 1 - style.fraction }
    guard let paint = paintValue(context.foreground, box.content, context) else {
      // SVG has no such paint for characters.
      let white = PaintValue(text: "#ffffff", opacity: 1)
      var attachments: [PictureLine.Attachment] = []
      masked(context.foreground, box.content.inset(by: -lines.font.size), box.content, context) { writer in
        attachments = writer.text(parts, text, lines, style, box, white, context)
      }
      return draw(attachments, of: element, context)
    }
    draw(self.text(parts, text, lines, style, box, paint, context), of: element, context)
  }

  /// Appends the characters of a text. Returns its symbols and pictures, which are not part of an SVG text.
  private mutating func text(
    _ parts: [PictureText.Line], _ text: PictureText, _ lines: PictureLayout.TextLines, _ style: PictureTextStyle,
    _ box: PictureLayout.Box, _ paint: PaintValue, _ context: Context
  ) -> [PictureLine.Attachment] {
    svg.raw("<text xml:space=\"preserve\"")
    svg.paint("fill", " fill-opacity", paint)
    svg.attribute("font-family", Self.family(of: context.font))
    svg.attribute("font-size", lines.font.size)
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
    var attachments: [PictureLine.Attachment] = []
    for (index, line) in parts.enumerated() where hasRoom() {
      if lines.rises.indices.contains(index) { rise += lines.rises[index] }
      let y = box.content.y + lines.baseline + Double(index) * lines.lineHeight + rise - style.baselineOffset
      let runs = text.runs(in: line.range) + (line.isTruncated ? [TextRun("…")] : [])
      guard runs.contains(where: { $0.symbol != nil || $0.picture != nil }) else {
        self.runs(runs, x: box.content.x + box.content.size.width * style.fraction, y: y, context)
        continue
      }
      let placed = PictureLine(
        runs, font: lines.font, in: box.content, baseline: y, fraction: style.fraction, isRightToLeft: box.isRightToLeft)
      for part in placed.characters { self.runs(part.runs, x: part.x, y: y, startsAtX: style.fraction != 0, context) }
      attachments += placed.attachments
    }
    svg.raw("</text>")
    return attachments
  }

  /// Appends runs that begin at a position, or that are aligned at it.
  private mutating func runs(_ runs: [TextRun], x: Double, y: Double, startsAtX: Bool = false, _ context: Context) {
    svg.raw("<tspan")
    svg.attribute("x", x)
    svg.attribute("y", y)
    if startsAtX { svg.raw(" text-anchor=\"start\"") }
    svg.raw(">")
    for run in runs where hasRoom() { self.run(run, context) }
    svg.raw("</tspan>")
  }

  /// Appends the symbols and the pictures of a text.
  private mutating func draw(_ attachments: [PictureLine.Attachment], of element: Element, _ context: Context) {
    for attachment in attachments where hasRoom() {
      let run = attachment.run
      var context = context
      for case .foreground(let paint) in run.style.properties { context.foreground = paint }
      if let name = run.symbol {
        symbol(name, Element(id: element.id, role: .image), attachment.frame, context)
      } else if let picture = run.picture {
        // A picture without a known size keeps its ratio in the space that the layout gives it.
        let hasSize = picture.width != nil && picture.height != nil
        let style: Style = hasSize ? [] : [.aspectRatio(nil, fills: false)]
        image(Element(id: element.id, role: .image, content: picture.content, style: style), attachment.frame, context)
      }
    }
  }

  private mutating func run(_ run: TextRun, _ context: Context) {
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

  private mutating func font(_ font: FontStyle) {
    if let size = font.drawnSize { svg.attribute("font-size", size) }
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
      case .fontWidth(let percentage): width = percentage
      case .underline(let isOn): isUnderlined = isOn
      case .strikethrough(let isOn): isStruckThrough = isOn
      case .linePattern(let new, let paint): (pattern, linePaint) = (new, paint)
      default: break
      }
    }
  }
}
