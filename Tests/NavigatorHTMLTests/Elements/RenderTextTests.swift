import NavigatorHost
import Testing

@testable import NavigatorHTML

@Suite("HTML of texts")
struct RenderTextTests {
  private func html(_ runs: [TextRun], style: Style = Style(), events: EventSet = []) -> String {
    let text = runs.map(\.text).joined()
    return HTMLRenderer.html(
      of: Element(
        id: ElementID(rawValue: 1), role: .text, content: [.text: .string(text), .runs: .runs(runs)], style: style, events: events
      ))
  }

  @Test("Runs are spans with their own style, and their characters are escaped")
  func spans() {
    let runs = [
      TextRun("<a>"), TextRun("\"b\"", style: [.font(FontStyle(weight: 700)), .underline(true), .strikethrough(true)]),
    ]
    #expect(
      html(runs) == """
        <span class="text" data-i="1"><span>&lt;a&gt;<span style="font-weight:700;text-decoration-line:underline line-through;">\
        &quot;b&quot;</span></span></span>
        """)
  }

  @Test("A symbol is in the line, hidden from assistive technologies, and has the style of its run")
  func symbols() {
    let text = html([TextRun("", style: [.underline(true)], symbol: "star"), TextRun(" Starred")])
    #expect(text.contains(#"<span class="image" aria-hidden="true" style=""#))
    #expect(text.contains("<svg class=\"symbol\"") && text.contains("</svg></span> Starred"))
  }

  @Test("A picture is on the baseline of the line, and has its label as accessible name")
  func inlinePictures() {
    func text(_ content: Content) -> String { html([TextRun("a "), TextRun("", picture: InlinePicture(content))]) }
    #expect(
      text([.url: "/asset/a.png", .label: "Logo"]).contains(
        #"a <span><span class="image" style="vertical-align:baseline" role="img" aria-label="Logo"><img alt="" "#
          + #"draggable="false" src="/asset/a.png"></span></span>"#))
    #expect(text([.url: "/asset/a.png", .label: ""]).contains(#"baseline" aria-hidden="true"><img"#))
    #expect(text([.url: "/asset/a.png", .kind: "template"]).contains("--mask:url(/asset/a.png)"))
    #expect(!text([.url: "javascript:alert(1)", .label: "Logo"]).contains("image"))
  }

  @Test("The variants of a font are declarations")
  func fontVariants() {
    var font = FontStyle(weight: 400)
    (font.leading, font.smallCapitals, font.width) = (.tight, .lowercase, 80)
    let text = html([TextRun("a")], style: [.font(font)])
    #expect(text.contains("line-height:1.12;font-variant-caps:small-caps;font-stretch:80%;"))
  }

  @Test("A factor of a font multiplies its text style, or the size of the text around it")
  func fontScale() {
    var (title, plain) = (FontStyle(textStyle: .title), FontStyle())
    (title.scale, plain.scale) = (1.5, 1.5)
    #expect(html([TextRun("a")], style: [.font(title)]).contains("font-size:calc(var(--title)*1.5);line-height:1.28;"))
    #expect(html([TextRun("a")], style: [.font(plain)]).contains("font-size:1.5em;"))
    plain.scale = .nan
    #expect(!html([TextRun("a")], style: [.font(plain)]).contains("font-size"))
  }

  @Test("A link has the address only if its scheme is safe, and sends the number of the address")
  func links() {
    let runs = [TextRun("a", url: "https://a.b/\"c"), TextRun("b", url: "javascript:alert(1)")]
    #expect(
      html(runs, events: .change) == """
        <span class="text" data-i="1" data-e="change"><span><a class="textLink" href="https://a.b/&quot;c" target="_blank" \
        rel="noopener noreferrer" data-step="2684026305">a</a>\
        <a class="textLink" role="link" tabindex="0" data-step="3968902640">b</a></span></span>
        """)
    #expect(!html(runs).contains("<a"))
  }

  @Test("A text that omits the beginning of its line has a class")
  func truncation() {
    #expect(html([TextRun("a")], style: [.truncation(.head)]).contains("class=\"text head\""))
    #expect(html([TextRun("a")], style: [.truncation(.middle)]).contains("class=\"text\""))
  }

  @Test("A time has its dates, and a page updates it")
  func times() {
    let clock = RunningClock(format: .timer, start: 10, end: 70, reference: 70, showsHours: false)
    #expect(
      html([TextRun("1:00", clock: clock)]) == """
        <span class="text" data-i="1"><span><time data-clock="timer" data-reference="70" data-start="10" data-end="70" \
        data-minutes>1:00</time></span></span>
        """)
  }

  @Test("A date of this century keeps its second")
  func largeReference() {
    let clock = RunningClock(format: .relative, start: nil, end: nil, reference: 1_795_486_489.802, showsHours: true)
    #expect(html([TextRun("now", clock: clock)]).contains(#"data-reference="1795486489.802""#))
    var german = clock
    german.language = "de-DE"
    #expect(html([TextRun("jetzt", clock: german)]).contains(#" lang="de-DE""#))
  }

  @Test("A template is the mask of its color, unless it comes from elsewhere")
  func template() {
    func picture(_ url: String, _ style: Style = Style()) -> String {
      HTMLRenderer.html(
        of: Element(
          id: ElementID(rawValue: 1), role: .image, content: [.url: .string(url), .kind: "template", .label: ""], style: style))
    }
    #expect(picture("/asset/a.png").contains("--mask:url(/asset/a.png) 50%/100% 100% no-repeat"))
    #expect(picture("/asset/a.png", [.aspectRatio(nil, fills: false)]).contains("50%/contain no-repeat"))
    #expect(picture("/asset/a.png", [.aspectRatio(nil, fills: true)]).contains("50%/cover no-repeat"))
    #expect(picture("data:image/png;base64,AAAA").contains("--mask:url(data:image/png;base64,AAAA)"))
    #expect(!picture("https://a.example/a.png").contains("--mask"))
    #expect(!picture("data:image/png;base64,A)").contains("--mask"))
    // The mark and the scalar after it are one `Character`.
    for joined in ["\u{301}", "\u{200D}", "\u{FE0F}"] {
      for mark in ["(", ")", "\"", "'", "\\"] {
        #expect(!picture("data:image/png;base64,A\(mark)\(joined)").contains("--mask"))
      }
    }
  }

  @Test("A mark in the address of a picture is encoded in CSS, also with a combining scalar after it")
  func marks() {
    for joined in ["", "\u{301}", "\u{200D}", "\u{FE0F}"] {
      let paint = Paint.picture(address: "https://a.example/a)\(joined)(b\"\(joined)'c\\\(joined)")
      let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, style: [.background(paint)]))
      #expect(html.contains("url(https://a.example/a%29\(joined)%28b%22\(joined)%27c%5C\(joined))"), "\(html)")
    }
  }

  @Test("A picture has an address only if a page may show it, and its element has the accessible name")
  func pictures() {
    func image(_ url: String) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .image, content: [.url: .string(url), .label: "A cat"]))
    }
    #expect(image("https://a.b/c.png").contains("<img alt=\"\" draggable=\"false\" src=\"https://a.b/c.png\">"))
    #expect(image("data:image/png;base64,AAAA").contains("src=\"data:image/png;base64,AAAA\""))
    #expect(image("https://a.b").contains("aria-label=\"A cat\" role=\"img\""))
    // A browser runs no script in a drawing that an image shows.
    #expect(image("data:image/svg+xml;base64,AAAA").contains("src=\"data:image/svg+xml;base64,AAAA\""))
    for hostile in ["javascript:alert(1)", "data:text/html,<b>", "file:///etc/passwd", "a b"] {
      #expect(!image(hostile).contains("<img"), "\(hostile)")
    }
  }

  @Test("Links in a button are not rendered as links")
  func linksInButtons() {
    let text = Element(
      id: ElementID(rawValue: 2), role: .text, content: [.text: "a", .runs: .runs([TextRun("a", url: "https://a.b")])],
      events: .change)
    let button = Element(id: ElementID(rawValue: 1), role: .button, events: .tap, children: [text])
    #expect(!HTMLRenderer.html(of: button).contains("<a"))
  }

  @Test("Properties of texts are declarations with bounded numbers")
  func declarations() {
    let style: Style = [
      .kerning(1.5), .baselineOffset(-2), .lineSpacing(4), .reservedLines(3), .minimumScale(0.5), .selectsText(true),
      .fontWidth(80),
      .linePattern(.dot, .color(ColorStyle(.named("red")))),
    ]
    #expect(
      html([TextRun("a", style: style)]).contains(
        """
        style="letter-spacing:1.5px;position:relative;bottom:-2px;line-height:calc(1.28em + 4px);min-height:3lh;\
        --minimum-scale:0.5;-webkit-user-select:text;user-select:text;font-stretch:80%;text-decoration-style:dotted;\
        text-decoration-color:var(--red,currentColor);"
        """))
    #expect(
      html([TextRun("a", style: [.kerning(.nan), .reservedLines(.max)])]).contains("letter-spacing:0px;min-height:1000lh;"))
  }

  @Test("The vertical padding of a text with a line limit is a border, in which browsers show no further lines")
  func limitedPadding() {
    let insets = StyleProperty.padding(Insets(top: 4, leading: 8, bottom: 6, trailing: 8))
    let limited = html([TextRun("a")], style: [.lineLimit(2), insets])
    #expect(limited.contains("padding:0 8px 0;border:solid #fff0;border-width:4px 0 6px;"))
    #expect(!limited.contains("background-origin"))
    let red = StyleProperty.background(.color(ColorStyle(.named("red"))))
    #expect(html([TextRun("a")], style: [.lineLimit(1), insets, red]).contains("background-origin:border-box;"))
    let horizontal = Insets(top: 0, leading: 8, bottom: 0, trailing: 8)
    #expect(!html([TextRun("a")], style: [.lineLimit(1), .padding(horizontal)]).contains("border"))
    #expect(html([TextRun("a")], style: [insets]).contains("padding:4px 8px 6px;"))
  }

  @Test("The height of reserved lines does not include the padding")
  func reservedLines() {
    let insets = StyleProperty.padding(Insets(top: 4, leading: 8, bottom: 6, trailing: 8))
    #expect(html([TextRun("a")], style: [.reservedLines(2), insets]).contains("min-height:calc(2lh + 10px);"))
    #expect(html([TextRun("a")], style: [.reservedLines(2)]).contains("min-height:2lh;"))
  }

  @Test("The height of lines is a bounded multiple of the font size and a number of pixels")
  func lineHeights() {
    func declaration(_ factor: Double, _ points: Double) -> String {
      html([TextRun("a", style: [.lineHeight(factor: factor, points: points)])])
    }
    #expect(declaration(1.5, 2).contains("line-height:calc(1.5em + 2px);"))
    #expect(declaration(1, -3).contains("line-height:calc(1em + -3px);"))
    #expect(declaration(.nan, .infinity).contains("line-height:calc(0em + 10000px);"))
  }

  @Test("A line whose middle is omitted consists of two halves, and assistive technologies read the whole text")
  func middle() {
    func html(_ text: String, _ style: Style) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .text, content: Content(text: text), style: style))
    }
    let line = html("<a>bcd", [.lineLimit(1), .truncation(.middle)])
    #expect(line.contains("clip-path:inset(50%)\">&lt;a&gt;bcd</span><span aria-hidden=\"true\""))
    #expect(line.contains("text-overflow:ellipsis\">&lt;a&gt;</span>"))
    #expect(line.contains("justify-content:flex-end\"><span>bcd</span></span>"))
    #expect(!html("abcd", [.lineLimit(2), .truncation(.middle)]).contains("aria-hidden"))
    #expect(!html("abcd", [.lineLimit(1)]).contains("aria-hidden"))
  }
}
