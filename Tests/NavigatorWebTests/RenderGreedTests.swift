import NavigatorHost
import Testing

@testable import NavigatorWeb

/// A container takes all the space it is offered if something in it does; the markup says so.
@Suite struct RenderGreedTests {
  @Test func `A row with a spacer makes every container around it wide`() {
    let html = HTMLRenderer.html(of: make(.box, [make(.vStack, [make(.hStack, [make(.text), make(.spacer), make(.text)])])]))
    #expect(html.split(separator: " data-cw").count == 4)
    #expect(!html.contains("data-ch"))
  }

  @Test func `A column with a spacer is tall, not wide`() {
    let html = HTMLRenderer.html(of: make(.vStack, [make(.text), make(.spacer)]))
    #expect(html.contains("data-ch") && !html.contains("data-cw"))
  }

  @Test func `A fixed frame ends greed`() {
    let icon = make(.box, [make(.shape)], [.frame(Frame(width: 20, height: 20))])
    #expect(
      HTMLRenderer.html(of: make(.hStack, [icon, make(.text)])).hasPrefix(
        #"<div class="hStack" data-i="1"><div class="box fw fh""#))
  }

  @Test func `A frame without a bound is greedy whatever it holds`() {
    let wide = make(.box, [make(.text)], [.frame(Frame(maxWidth: .infinity))])
    #expect(HTMLRenderer.html(of: make(.vStack, [wide])).contains(#"<div class="vStack" data-i="1" data-cw>"#))
  }

  @Test func `A divider widens a column and not a row`() {
    #expect(HTMLRenderer.html(of: make(.vStack, [make(.divider)])).contains("data-cw"))
    #expect(!HTMLRenderer.html(of: make(.hStack, [make(.text), make(.divider)])).contains("data-cw"))
  }

  @Test func `Words alone are not greedy`() {
    #expect(!HTMLRenderer.html(of: make(.vStack, [make(.hStack, [make(.text), make(.image)])])).contains("data-c"))
  }

  private func make(_ role: Role, _ children: [Element] = [], _ style: Style = []) -> Element {
    Element(id: ElementID(rawValue: 1), role: role, style: style, children: children)
  }
}
