import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// The marks of texts that have the width of their longest line.
@Suite struct RenderLinesTests {
  private static let surface = StyleProperty.background(.color(ColorStyle(.named("blue"))))
  private static let long = "A text that is too long for one line"

  @Test("A long text is marked in a column that centers it, unless its lines are centered")
  func centeredColumn() {
    #expect(isMarked(column(1, [text(2, Self.long)])))
    #expect(isMarked(screen([text(2, Self.long)])))
    #expect(!isMarked(screen([text(2, Self.long, [.textAlignment(.center)])])))
    #expect(isMarked(screen([text(2, Self.long, [.textAlignment(.trailing)])])))
  }

  @Test("A text at the leading edge of its space is not marked")
  func leadingEdge() {
    let wide = Frame(maxWidth: .infinity, alignment: .leading)
    let leading = Element(id: 2, role: .vStack, content: [.alignment: "leading"], children: [text(3, Self.long)])
    #expect(!isMarked(screen([Element(id: 4, role: .box, style: [.frame(wide)], children: [leading])])))
    #expect(!isMarked(screen([text(2, Self.long, [.frame(wide)])])))
    #expect(isMarked(screen([text(2, Self.long, [.frame(Frame(maxWidth: .infinity))])])))
    // The column itself is in the center of the screen.
    #expect(isMarked(screen([leading])))
    #expect(!isMarked(screen([Element(id: 4, role: .list, children: [leading])])))
  }

  @Test("In a row, a text before a spacer at the leading edge and the last text of a row in a list are not marked")
  func rows() {
    let spacer = Element(id: 3, role: .spacer)
    #expect(!isMarked(row([text(2, Self.long), spacer, text(4, "9")])))
    #expect(isMarked(row([spacer, text(2, Self.long)])))
    #expect(isMarked(row([spacer, text(2, Self.long), Element(id: 4, role: .spacer)])))
    let image = Element(id: 4, role: .image)
    #expect(isMarked(row([text(2, Self.long), image])))
    #expect(isMarked(screen([row([image, text(2, Self.long)])])))
    #expect(!isMarked(Element(id: 5, role: .list, children: [row([image, text(2, Self.long)])])))
  }

  @Test("A surface around a text shows its width")
  func surfaces() {
    let padded = Element(
      id: 3, role: .vStack, content: [.alignment: "leading"], style: [Self.surface], children: [text(2, Self.long)])
    #expect(isMarked(Element(id: 4, role: .list, children: [row([padded, Element(id: 6, role: .spacer)])])))
    // The text of a bubble often becomes longer.
    #expect(isMarked(Element(id: 4, role: .list, children: [row([text(2, "", [Self.surface])])])))
    #expect(!isMarked(screen([text(2, "Short")])))
  }

  @Test(
    "A text that does not wrap is not marked",
    arguments: [.lineLimit(1), .fixedSize(horizontal: true, vertical: false), .minimumScale(0.5)] as [StyleProperty])
  func singleLines(_ property: StyleProperty) {
    #expect(!isMarked(screen([text(2, Self.long, [property, Self.surface])])))
  }

  @Test("The shell of a text has no mark, because its container is unknown and the page keeps the mark")
  func shells() {
    #expect(!HTMLRenderer.shell(of: text(2, Self.long, [Self.surface])).contains("data-cl"))
  }

  @Test(
    "A long text whose height a frame or a layer may limit is marked for the script that truncates it",
    arguments: [
      (Element(id: 4, role: .box, style: [.frame(Frame(maxHeight: 50))]), true),
      (Element(id: 4, role: .layerOverlay), true),
      (Element(id: 4, role: .layerBackground), true),
      (Element(id: 4, role: .layerOverlay, content: [.insetEdge: .edge(.bottom)]), false),
      (Element(id: 4, role: .box, style: [.frame(Frame(maxHeight: .infinity))]), false),
      (Element(id: 4, role: .box, style: [.frame(Frame(height: 50))]), false),
    ])
  func limits(_ container: Element, _ isLimited: Bool) {
    for (long, style) in [(true, []), (false, []), (true, [.lineLimit(1)])] as [(Bool, Style)] {
      var container = container
      container.children = [text(2, long ? Self.long : "Short", style)]
      let html = HTMLRenderer.html(of: Element(id: 5, role: .list, children: [container]))
      let isMarked = html.contains(" data-cl=\"h\"") || html.contains(" data-cl=\"wh\"")
      #expect(isMarked == (isLimited && long && style.properties.isEmpty))
    }
  }

  @Test("A long text that is inserted into an unknown container is marked, unless its own container scrolls")
  func fragments() {
    #expect(HTMLRenderer.fragment(of: text(2, Self.long)).contains(" data-cl=\"wh\""))
    #expect(!HTMLRenderer.fragment(of: text(2, "Short")).contains("data-cl"))
    #expect(!HTMLRenderer.fragment(of: Element(id: 4, role: .list, children: [text(2, Self.long)])).contains("data-cl"))
  }

  @Test("A page awaits the script for lines only if a long text is marked")
  func awaitedScript() {
    #expect(HTMLRenderer.body(of: screen([text(2, Self.long)])).requiredScripts == [.lines])
    #expect(HTMLRenderer.body(of: screen([text(2, "Short", [Self.surface])])).requiredScripts.isEmpty)
  }

  private func isMarked(_ element: Element) -> Bool { HTMLRenderer.html(of: element).contains(" data-cl>") }

  private func screen(_ children: [Element]) -> Element { Element(id: 10, role: .screenContent, children: children) }

  private func row(_ children: [Element]) -> Element { Element(id: 11, role: .hStack, children: children) }

  private func text(_ id: ElementID, _ text: String, _ style: Style = []) -> Element {
    Element(id: id, role: .text, content: [.text: .string(text)], style: style)
  }
}
