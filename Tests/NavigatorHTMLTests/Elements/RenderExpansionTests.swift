import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// Containers that expand because one of their children does, as marked in the HTML.
@Suite struct RenderExpansionTests {
  @Test("A row with a spacer makes each container around it expand horizontally")
  func rowSpacerMakesContainer() {
    let html = HTMLRenderer.html(of: make(.box, [make(.vStack, [make(.hStack, [make(.text), make(.spacer), make(.text)])])]))
    #expect(html.split(separator: " data-cw").count == 4)
    #expect(!html.contains("data-ch"))
  }

  @Test("A column with a spacer expands vertically but not horizontally")
  func columnSpacerExpandsVertically() {
    let html = HTMLRenderer.html(of: make(.vStack, [make(.text), make(.spacer)]))
    #expect(html.contains("data-ch") && !html.contains("data-cw"))
  }

  @Test("A container with a fixed frame does not expand")
  func containerFixedFrameExpand() {
    let icon = make(.box, [make(.shape)], [.frame(Frame(width: 20, height: 20))])
    #expect(
      HTMLRenderer.html(of: make(.hStack, [icon, make(.text)])).hasPrefix(
        #"<div class="hStack" data-i="1"><div class="box fw fh""#))
  }

  @Test("A frame with an infinite maximum expands whatever it contains")
  func frameInfiniteMaximumExpands() {
    let wide = make(.box, [make(.text)], [.frame(Frame(maxWidth: .infinity))])
    #expect(HTMLRenderer.html(of: make(.vStack, [wide])).contains(#"<div class="vStack" data-i="1" data-cw>"#))
  }

  @Test("A divider expands a column horizontally but not a row")
  func dividerExpandsColumnHorizontally() {
    #expect(HTMLRenderer.html(of: make(.vStack, [make(.divider)])).contains("data-cw"))
    #expect(!HTMLRenderer.html(of: make(.hStack, [make(.text), make(.divider)])).contains("data-cw"))
  }

  @Test("A geometry reader expands, and lists what the page measures")
  func geometryReaderExpands() {
    let reader = Element(
      id: ElementID(rawValue: 1), role: .zStack,
      content: [.kind: "geometryReader", .alignment: "topLeading", .measures: "frame"])
    #expect(
      HTMLRenderer.html(of: reader)
        == #"<div class="zStack gw gh geometry to-topLeading" data-i="1" data-g="frame"></div>"#)
    #expect(HTMLRenderer.html(of: make(.vStack, [reader])).contains("data-cw data-ch"))
  }

  @Test("A container of texts does not expand")
  func containerTextsExpand() {
    #expect(!HTMLRenderer.html(of: make(.vStack, [make(.hStack, [make(.text), make(.image)])])).contains("data-c"))
  }

  private func make(_ role: Role, _ children: [Element] = [], _ style: Style = []) -> Element {
    Element(id: ElementID(rawValue: 1), role: role, style: style, children: children)
  }
}
