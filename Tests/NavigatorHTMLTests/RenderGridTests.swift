import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The style of grids and of their cells.
@Suite struct RenderGridTests {
  private func html(_ role: Role, _ content: Content, children: [Element] = []) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content, children: children))
  }

  @Test("The tracks of a lazy grid become the columns of a style sheet's grid")
  func lazyTracks() {
    #expect(
      html(
        .lazyStack,
        [
          .axis: "vertical", .spacing: 12,
          .tracks: .strings(["fixed:50.0", "flexible:10.0:90.0", "adaptive:80.0", "adaptive:20.0"]),
          .trackSpacing: 4, .alignment: "leading", .pinnedViews: .strings(["headers"]),
        ])
        == #"<div class="lazyStack gw cells to-leading pinned-headers" data-i="1" style="gap:12px 4px;--tracks:50px "#
        + #"minmax(10px,90px) repeat(auto-fill,minmax(min(80px,100%),1fr)) minmax(20px,1fr);"></div>"#)
  }

  @Test("A horizontal stack takes only the width of its content")
  func horizontalStack() {
    #expect(
      html(.lazyStack, [.axis: "horizontal", .spacing: 2])
        == #"<div class="lazyStack horizontal" data-i="1" style="gap:8px 2px;"></div>"#)
  }

  @Test("The columns of a grid fit their cells or share the available width, with an alignment of their own")
  func gridColumns() {
    #expect(
      html(.grid, [.tracks: .strings(["fit:trailing", "fill"]), .alignment: "leading", .trackAlignment: "firstTextBaseline"])
        == #"<div class="grid to-leading to-firstTextBaseline" data-i="1" style="--tracks:auto minmax(0,1fr);--j1:flex-end;"></div>"#
    )
  }

  @Test(
    "A cell has its span, its place and the axes that it does not size", arguments: [Role.text, .box, .hStack, .button, .shape])
  func cells(role: Role) {
    let html = html(role, [.text: "a", .columnSpan: 2, .cellAnchor: "0.0 1.0", .unsizedAxes: "horizontal"])
    #expect(html.contains("grid-column:span 2;place-self:end start;width:0;min-width:100%;"))
  }

  @Test("Values that are no numbers produce no declaration")
  func invalidValues() {
    let html = html(.box, [.columnSpan: .number(1e9), .cellAnchor: "x; color:red", .unsizedAxes: "x"])
    #expect(!html.contains("grid-column") && !html.contains("place-self") && !html.contains("color:red"))
  }
}
