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

  @Test("A label expands if its title does")
  func labelTitleMakesContainer() {
    func label(_ title: Element) -> Element { make(.label, [make(.labelIcon, [make(.image)]), make(.labelTitle, [title])]) }
    let row = make(.hStack, [make(.text), make(.spacer), make(.text)])
    #expect(HTMLRenderer.html(of: label(row)).split(separator: " data-cw").count == 4)
    #expect(!HTMLRenderer.html(of: label(make(.text))).contains("data-cw"))
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

  @Test("A container with its ideal size does not expand, nor do the containers around it")
  func containerIdealSize() {
    let fixed = make(.vStack, [make(.text), make(.color)], [.fixedSize(horizontal: true, vertical: true)])
    let html = HTMLRenderer.html(of: make(.hStack, [fixed, make(.text)]))
    #expect(!html.contains("data-cw") && !html.contains("data-ch"))
    // The class also applies when the page inserts children.
    #expect(html.contains(#"<div class="vStack fw""#))
    let text = make(.vStack, [make(.color)], [.fixedSize(horizontal: false, vertical: true)])
    #expect(HTMLRenderer.html(of: make(.vStack, [text])).hasPrefix(#"<div class="vStack" data-i="1" data-cw>"#))
  }

  @Test("A horizontal scroll view expands vertically if its content does")
  func horizontalScrollView() {
    func html(of content: Element) -> String {
      var scrollView = make(.scrollView, [make(.hStack, [content])])
      scrollView.content[.axis] = "horizontal"
      return HTMLRenderer.html(of: make(.vStack, [scrollView]))
    }
    #expect(!html(of: make(.text)).contains("data-ch"))
    #expect(html(of: make(.color)).split(separator: " data-ch").count == 4)
    #expect(!html(of: make(.color, [], [.frame(Frame(height: 20))])).contains("data-ch"))
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

  @Test("A divider in a frame is vertical in a row, so that it does not expand the row")
  func dividerInFrame() {
    let framed = make(.box, [make(.divider)], [.frame(Frame(height: 20))])
    let row = HTMLRenderer.html(of: make(.hStack, [make(.text), framed]))
    #expect(!row.contains("data-cw") && !row.contains("data-ch"))
    #expect(HTMLRenderer.html(of: make(.hStack, [make(.box, [make(.divider)], [.frame(Frame(width: 2))])])).contains("data-ch"))
    let column = HTMLRenderer.html(of: make(.hStack, [make(.vStack, [framed])]))
    #expect(column.hasPrefix(#"<div class="hStack" data-i="1" data-cw>"#))
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

  @Test("A container whose expanding views all have maxima fits them, at any depth")
  func containerFitsMaxima() {
    let bounded = make(.box, [make(.text)], [.frame(Frame(maxWidth: 100))])
    let row = HTMLRenderer.html(of: make(.hStack, [make(.vStack, [make(.box, [bounded]), make(.text)]), make(.color)]))
    #expect(row.hasPrefix(#"<div class="hStack" data-i="1" data-cw data-ch><div class="vStack" data-i="1" data-cw=fit>"#))
    #expect(row.contains(#"<div class="box" data-i="1" data-cw=fit>"#))
    #expect(row.contains("max-width:100px;"))
    #expect(row.contains("--w:calc(100px * var(--nil-w,1));"))
  }

  @Test("A container with a view without a maximum does not fit the others", arguments: [Role.color, .divider, .textField])
  func containerExpandsWithoutMaximum(role: Role) {
    let bounded = make(.box, [make(.text)], [.frame(Frame(maxWidth: 100))])
    let html = HTMLRenderer.html(of: make(.vStack, [bounded, make(role)]))
    #expect(html.contains("data-cw") && !html.contains("data-cw=fit"))
  }

  @Test("A maximum height is carried through containers, and an infinite one is not")
  func containerFitsMaximumHeight() {
    let bounded = make(.box, [make(.text)], [.frame(Frame(maxHeight: 50))])
    let tall = make(.box, [make(.text)], [.frame(Frame(maxHeight: .infinity))])
    let html = HTMLRenderer.html(of: make(.hStack, [bounded]))
    #expect(html.contains("data-ch=fit") && html.contains("--h:calc(50px * var(--nil-h,1));"))
    let other = HTMLRenderer.html(of: make(.hStack, [bounded, tall]))
    #expect(other.contains("data-ch>") && !other.contains("data-ch=fit"))
  }

  @Test("A container of texts does not expand")
  func containerTextsExpand() {
    #expect(!HTMLRenderer.html(of: make(.vStack, [make(.hStack, [make(.text), make(.image)])])).contains("data-c"))
  }

  private func make(_ role: Role, _ children: [Element] = [], _ style: Style = []) -> Element {
    Element(id: ElementID(rawValue: 1), role: role, style: style, children: children)
  }
}
