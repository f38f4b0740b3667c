import Foundation
import NavigatorHost
import Testing

@testable import NavigatorHTML

@Suite("Symbols")
struct SymbolTests {
  @Test("Each symbol that the examples use has a drawing")
  func symbolExamplesUseDrawing() throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Examples").standardized
    let files = try #require(FileManager.default.enumerator(at: examples, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(source.matches(of: /(?:systemImage|systemName|symbol): "([a-z0-9.]+)"/).map { String($0.1) })
    }
    #expect(names.count > 10)
    #expect(names.filter { SymbolName($0)?.isPrefix != false } == [])
  }

  @Test("A symbol without a drawing shows its first letter")
  func symbolWithoutDrawingShows() {
    #expect(symbol("zebra.fill").contains(#"<span class="symbol letter">Z</span>"#))
    #expect(symbol("").contains(#"<span class="symbol letter">?</span>"#))
    #expect(symbol("<b>").contains(#"<span class="symbol letter">B</span>"#))
  }

  @Test(
    "An everyday symbol has a drawing",
    arguments: [
      "house", "gear", "person", "star", "heart", "plus", "minus", "xmark", "checkmark", "chevron.right", "chevron.left",
      "chevron.down",
      "chevron.up", "trash", "pencil", "magnifyingglass", "bell", "book", "doc", "folder", "list.bullet", "envelope",
      "info.circle",
      "exclamationmark.triangle", "ellipsis", "square.and.arrow.up", "arrow.right", "clock", "calendar", "map", "lock", "eye",
      "person.crop.circle.fill", "plus.circle", "star.fill", "folder.fill.badge.plus", "questionmark.circle",
    ])
  func everydaySymbolDrawing(_ name: String) {
    #expect(symbol(name).contains("<svg"))
  }

  @Test("The suffixes for fill and enclosure change a symbol")
  func suffixesFillEnclosureChange() {
    #expect(!symbol("star").contains(" fill"))
    #expect(symbol("star.fill").contains(#"class="symbol fill""#))
    #expect(symbol("tram.circle").contains("<circle") && !symbol("tram.circle").contains("symbol fill"))
    #expect(symbol("tram.square.fill").contains("<rect") && symbol("tram.square.fill").contains("symbol fill"))
  }

  @Test("A half is on the side that the name of a symbol states, and the other half has an outline")
  func halves() {
    #expect(symbol("star.leadinghalf.filled").contains(#"class="symbol fill""#))
    #expect(!symbol("star.leadinghalf").contains("symbol fill") && !symbol("shield.lefthalf.filled").contains("symbol fill"))
    let halves = ["left", "right", "top", "bottom"]
    for shape in ["circle", "square"] {
      let drawings = halves.map { symbol("\(shape).\($0)half.filled").replacing(/aria-label="[^"]*"/, with: "") }
      #expect(drawings.allSatisfy { $0.contains(#"class="symbol fill""#) && $0.contains("evenodd") })
      #expect(Set(drawings).count == halves.count)
    }
  }

  @Test("The drawing in a filled circle or square is transparent, also for a letter, and each symbol has its own mask")
  func cutOut() {
    for name in ["pause.circle.fill", "tram.square.fill", "1.circle.fill"] {
      let html = symbol(name)
      #expect(html.contains(##"<mask id="symbol1"><g transform="scale(1)" fill="#fff""##) && html.contains("#000"), "\(name)")
      #expect(html.contains(##"<path d="M0 0h24v24H0z" mask="url(#symbol1)"/></svg>"##), "\(name)")
    }
    #expect(!symbol("pause.circle").contains("mask") && !symbol("heart.fill").contains("mask"))
    let runs = [TextRun("", symbol: "pause.circle.fill"), TextRun("a"), TextRun("", symbol: "pause.circle.fill")]
    let text = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 7), role: .text, content: [.runs: .runs(runs)]))
    #expect(text.contains("url(#symbol7-0)") && text.contains("url(#symbol7-2)"))
  }

  @Test("Each name in the list of symbols has a distinct drawing, in each variant")
  func listedNames() throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Scripts/symbols/names.tsv")
      .standardized
    let names = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").compactMap {
      $0.split(separator: "\t").first
    }
    #expect(names.count > 1_400)
    for suffix in ["", ".fill", ".circle", ".circle.fill", ".square.fill", ".slash"] {
      #expect(names.filter { SymbolName($0 + suffix)?.isPrefix != false } == [], "with the suffix \(suffix)")
    }
  }

  @Test("A number or a letter in a circle is drawn as text")
  func text() {
    #expect(symbol("1.circle").contains(">1</text>"))
    #expect(symbol("50.square.fill").contains(">50</text>"))
    #expect(symbol("a.circle.fill").contains("<svg"))
  }

  @Test("A slash and a badge are added to the drawing")
  func slashAndBadge() {
    #expect(symbol("tram.slash").contains("M3 3l18 18"))
    #expect(symbol("tram.badge.plus").contains("class=\"badge\""))
    #expect(!symbol("tram").contains("badge"))
  }

  @Test("The drawing of a filled symbol differs from its outline")
  func filled() {
    #expect(symbol("heart.fill") != symbol("heart"))
    #expect(symbol("heart.fill").contains("symbol fill"))
  }

  @Test("A filled circle is composed where the drawing has no filled variant", arguments: ["plus.circle", "person.crop.circle"])
  func filledCircle(name: String) {
    #expect(symbol(name + ".fill").contains("symbol fill"))
    #expect(symbol(name + ".fill").contains("<circle"))
    #expect(!symbol(name).contains("symbol fill"))
  }

  @Test("Symbols that apps often fill have a filled variant")
  func commonFills() {
    let names = [
      "bolt", "flame", "tag", "bag", "leaf", "message", "video", "person.2", "cart", "doc.text", "speaker.wave.2",
    ]
    #expect(names.filter { !symbol($0 + ".fill").contains("symbol fill") } == [])
  }

  @Test("A loudspeaker without waves is not muted, and two exclamation marks differ from one")
  func loudspeaker() {
    #expect(!symbol("speaker.fill").contains("l4 4"))
    #expect(symbol("exclamationmark.2").contains("M15 15v-10") && symbol("exclamationmark.3").contains("M18 15v-10"))
  }

  @Test("The longest known beginning of a name is drawn where the name is unknown")
  func prefix() {
    #expect(symbol("heart.of.gold") == symbol("heart").replacing("\"heart\"", with: "\"heart of gold\""))
    #expect(SymbolName("heart.of.gold")?.isPrefix == true)
  }

  private func symbol(_ name: String) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .image, content: [.symbol: .string(name)]))
  }

  @Test("A symbol with a gradient is the mask of an area with the gradient")
  func gradient() {
    let stops = [
      Paint.Stop(color: ColorStyle(.named("red")), location: 0), .init(color: ColorStyle(.named("blue")), location: 1),
    ]
    let paint = Paint.linearGradient(stops: stops, startX: 0, startY: 0, endX: 0, endY: 1)
    let html = HTMLRenderer.html(
      of: Element(id: ElementID(rawValue: 7), role: .image, content: [.symbol: "heart.fill"], style: [.foreground(paint)]))
    #expect(html.contains(##"<mask id="symbol7"><g transform="scale(1)" fill="#fff" stroke="none""##))
    #expect(html.contains(##"mask="url(#symbol7)"><div style="height:100%;background:linear-gradient("##))
    let plain = HTMLRenderer.html(
      of: Element(
        id: ElementID(rawValue: 7), role: .image, content: [.symbol: "heart.fill"], style: [.foreground(.color(stops[0].color))]))
    #expect(!plain.contains("mask"))
  }

  @Test("The lower layer of a symbol with a gradient has half of the opacity of the upper one")
  func fadedGradient() {
    let stops = [
      Paint.Stop(color: ColorStyle(.named("red")), location: 0), .init(color: ColorStyle(.named("blue")), location: 1),
    ]
    let paint = Paint.linearGradient(stops: stops, startX: 0, startY: 0, endX: 0, endY: 1)
    let html = HTMLRenderer.html(
      of: Element(
        id: ElementID(rawValue: 7), role: .image, content: [.symbol: "leaf.circle.fill"],
        style: [.symbolLayers(nil), .foreground(paint)]))
    #expect(html.contains(##"mask="url(#symbol7)"><div style="height:100%;background:linear-gradient("##))
    #expect(html.contains("<g opacity=\".5\"><circle") && !html.contains("#000"))
  }

  @Test("Each symbol in a text with a gradient is the mask of an area with the gradient")
  func gradientInText() {
    let stops = [
      Paint.Stop(color: ColorStyle(.named("red")), location: 0), .init(color: ColorStyle(.named("blue")), location: 1),
    ]
    let paint = Paint.linearGradient(stops: stops, startX: 0, startY: 0, endX: 1, endY: 0)
    let plain = TextRun("", style: [.foreground(.color(stops[0].color))], symbol: "heart")
    let runs = [TextRun("", symbol: "star"), TextRun("a"), TextRun("", symbol: "heart"), plain]
    let html = HTMLRenderer.html(
      of: Element(id: ElementID(rawValue: 7), role: .text, content: [.runs: .runs(runs)], style: [.foreground(paint)]))
    #expect(html.contains("<mask id=\"symbol7-0\">") && html.contains("mask=\"url(#symbol7-2)\""))
    #expect(!html.contains("symbol7-3"))
  }

  private func layered(_ name: String, _ paint: Paint?) -> String {
    HTMLRenderer.html(
      of: Element(
        id: ElementID(rawValue: 1), role: .image, content: [.symbol: .string(name)], style: [.symbolLayers(paint)]))
  }

  @Test("The lower layer of a symbol is faded or has the second color: what is below a badge or a slash, or the enclosure")
  func layers() {
    #expect(layered("folder.badge.plus", nil).contains("<g transform=\"scale(.8)\" opacity=\".5\">"))
    #expect(layered("bell.slash", nil).contains("<g opacity=\".5\">"))
    #expect(layered("tram.circle.fill", nil).contains("<g opacity=\".5\"><circle"))
    #expect(layered("tram.circle.fill", nil).contains("class=\"inner\" style=\"stroke:currentColor\""))
    let red = Paint.color(ColorStyle(.named("red")))
    let colored = layered("folder.badge.plus", red)
    #expect(colored.contains("--layers:var(--red,currentColor);"))
    #expect(colored.contains("<g transform=\"scale(.8)\" style=\"color:var(--layers)\">"))
    // The rain of a cloud and the case of a battery are elements of their drawings.
    let rain = layered("cloud.rain.fill", nil)
    #expect(rain.contains("\"/><g opacity=\".5\"><path d=\"M11 13v2"))
    #expect(layered("battery.50", red).contains("<g style=\"color:var(--layers)\"><path d=\"M6 7h11a2 2"))
    #expect(!layered("cloud", nil).contains("opacity") && !symbol("cloud.rain").contains("<g"))
    #expect(!symbol("folder.badge.plus").contains("opacity"))
    #expect(!layered("star", nil).contains("opacity"))
  }
}
