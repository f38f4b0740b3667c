import Foundation
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
        == #"<div class="lazyStack gw cells pinned-headers" data-i="1" style="gap:12px 4px;justify-content:start;--tracks:50px "#
        + #"minmax(10px,90px) repeat(auto-fill,minmax(min(80px,100%),1fr)) minmax(20px,1fr);"></div>"#)
  }

  @Test("A horizontal stack takes the width of its content and the proposed height")
  func horizontalStack() {
    #expect(
      html(.lazyStack, [.axis: "horizontal", .spacing: 2])
        == #"<div class="lazyStack horizontal gh" data-i="1" style="gap:8px 2px;"></div>"#)
  }

  @Test("The columns of a grid fit their cells or share the available width, with separate alignments")
  func gridColumns() {
    #expect(
      html(.grid, [.tracks: .strings(["fit:trailing", "fill"]), .alignment: "leading", .trackAlignment: "firstTextBaseline"])
        == #"""
        <div class="grid" data-i="1" \#
        style="justify-items:start;align-items:baseline;--tracks:auto minmax(0,1fr);--j1:flex-end;"></div>
        """#
    )
  }

  @Test(
    "A cell has its span, its place and the axes that it does not size", arguments: [Role.text, .box, .hStack, .button, .shape])
  func cells(role: Role) {
    let html = html(role, [.text: "a", .columnSpan: 2, .cellAnchor: "0.0 1.0", .unsizedAxes: "horizontal"])
    // Only a view that expands fills its cell.
    let size = role == .shape ? "width:0;min-width:100%;" : "--ux:0;"
    #expect(html.contains("grid-column:span 2;place-self:end start;\(size)"))
  }

  @Test("A view without an effect on its column or row has the alignment of the grid, or that of its anchor")
  func unsizedCells() {
    #expect(html(.text, [.text: "a", .unsizedAxes: "both"]).contains("--ux:var(--gx,.5);--uy:var(--gy,.5);"))
    #expect(html(.text, [.text: "a", .cellAnchor: "1 .5", .unsizedAxes: "both"]).contains("--ux:1;--uy:0.5;"))
    #expect(html(.text, [.text: "a", .cellAnchor: ".2 nan", .unsizedAxes: "vertical"]).contains("--uy:var(--gy,.5);"))
    #expect(html(.color, [.unsizedAxes: "both"]).contains("width:0;min-width:100%;height:0;min-height:100%;"))
  }

  @Test("A cell at another point than an edge or a center is moved by a part of the cell and by a part of its own size")
  func cellAnchors() {
    #expect(
      html(.box, [.cellAnchor: "0.25 0.75"]).contains(
        "\"place-self:start start;position:relative;top:75%;inset-inline-start:25%;translate:calc(-25%*var(--to-end)) -75%;\""))
    #expect(
      html(.box, [.cellAnchor: "1.5 1.0"]).contains(
        "\"place-self:end start;position:relative;top:0%;inset-inline-start:150%;translate:calc(-150%*var(--to-end)) 0%;\""))
    #expect(html(.box, [.cellAnchor: "0.5 0.0"]).contains("\"place-self:start center;\""))
  }

  @Test("A view with an order requests the styles that keep it in its container")
  func order() {
    func html(_ role: Role, _ style: Style) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, style: style))
    }
    #expect(html(.text, [.zIndex(1.5)]).contains(#" data-x style="z-index:150;""#))
    #expect(!html(.text, [.opacity(0.5)]).contains("data-x"))
  }

  @Test("A grid expands for a wide view in it, unless the view does not size the grid")
  func expansion() {
    func grid(_ axes: String?) -> String {
      let content: Content = axes.map { [.unsizedAxes: .string($0)] } ?? [:]
      let divider = Element(id: ElementID(rawValue: 2), role: .divider, content: content)
      let row = Element(id: ElementID(rawValue: 3), role: .gridRow, children: [divider])
      let grids = [[divider], [row]].map { Element(id: ElementID(rawValue: 1), role: .grid, children: $0) }
      return grids.map { String(HTMLRenderer.html(of: $0).prefix { $0 != ">" }) }.joined()
    }
    #expect(grid(nil).components(separatedBy: "data-cw").count == 3)
    #expect(grid("vertical").components(separatedBy: "data-cw").count == 3)
    // The page's script, which updates the marks, finds no view that takes the width.
    let line = html(.divider, [.unsizedAxes: "horizontal"]) + html(.color, [.unsizedAxes: "both"])
    #expect(!line.contains(" gw") && !line.contains(" gh"))
    let unsized = html(.color, [.unsizedAxes: "vertical"])
    #expect(unsized.contains(" gw") && !unsized.contains(" gh"))
    #expect(!grid("horizontal").contains("data-cw"))
    #expect(!grid("both").contains("data-cw"))
  }

  @Test("A frame relative to its container is a linear function of the container's size")
  func relativeFrames() {
    let html = html(.box, [.relativeFrame: .strings(["0.3333333333 -8.0", "-"]), .alignment: "leading"])
    #expect(html.contains("--rw:max(0px,(100cqi - var(--mx,0px))*333.333/1000 + -8px);width:var(--rw);"))
    #expect(html.contains("max-width:var(--rw);align-items:flex-start;"))
    #expect(!html.contains("height"))
  }

  @Test("A scroll view has its target, its reports, its margins and its alignment")
  func scrolling() {
    let html = html(
      .scrollView,
      [
        .scrollTarget: "3 smooth 12 0.5 1.0", .scrollReports: .strings(["targets", "phases"]), .scrollSnap: "views",
        .contentMargins: .strings(["-", "20.0", "-", "x"]), .isUnclipped: true, .scrollAnchor: "0.5 1.0",
      ])
    #expect(html.contains(#"class="scrollView gw gh snap-views unclipped""#))
    #expect(html.contains(#" data-g="scroll" "#))
    #expect(html.contains(#" data-to="3 smooth 12 0.5 1.0" data-anchored="0.5 1.0" data-reports="targets phases""#))
    #expect(html.contains(#"style="--m:0 0;--n:0 20px;scroll-padding-block:calc(var(--pin) + 0px) 0;"#))
    // Content is visible up to 40 points beyond the edges.
    #expect(html.contains(#";scroll-padding-inline:40px 60px;--mx:20px;--my:0px;""#))
  }

  @Test("A scroll view has the anchor that stays visible, if it is not the first one")
  func keptAnchor() {
    #expect(html(.scrollView, [.keptScrollAnchor: "0.5 1.0"]).contains(#" data-g="scroll" "#))
    #expect(html(.scrollView, [.keptScrollAnchor: "0.5 1.0"]).contains(#" data-kept="0.5 1.0""#))
    #expect(html(.scrollView, [.scrollAnchor: "0.5 1.0", .keptScrollAnchor: ""]).contains(#" data-kept="""#))
  }

  @Test("Layers have the predicted length of the view at their edge")
  func edgeSpaces() {
    #expect(html(.layers, [.insetEdge: "top", .edgeSpace: 40]).contains(#"style="--edge-top:40px;""#))
    #expect(html(.layers, [.insetEdge: "bottom", .edgeSpace: 40]).contains(#"style="--edge-bottom:40px;""#))
    #expect(!html(.layers, [.insetEdge: "bottom", .edgeSpace: .number(.nan)]).contains("NaN"))
    #expect(!html(.layers, [.insetEdge: "bottom"]).contains("style"))
  }

  @Test("Pages have an index with a button for each, and only the shown page can be used")
  func pages() {
    let pages = (0..<2).map {
      Element(id: ElementID(rawValue: UInt32($0 + 2)), role: .page, content: [.isSelected: .bool($0 == 1)])
    }
    let html = html(.pages, [.selection: 1, .maximum: 2, .kind: "automatic"], children: pages)
    #expect(html.contains(#"<div class="page" data-i="2" inert></div><div class="page" data-i="3"></div>"#))
    #expect(html.contains(#"<button type="button" role="tab" aria-selected="true" aria-label="Page 2 of 2"></button>"#))
    for (count, kind) in [(1.0, "automatic"), (5.0, "never"), (1e9, "always"), (-1.0, "automatic"), (.nan, "always")] {
      #expect(!self.html(.pages, [.selection: 0, .maximum: .number(count), .kind: .string(kind)]).contains("<button"))
    }
  }

  @Test("The space of rows that do not exist has their number")
  func rowGap() {
    #expect(
      html(.rowGap, [.kind: "trailing", .value: 99_960])
        == #"<div class="rowGap" data-i="1" data-g="gap" style="--n:99960;" data-n="99960"></div>"#)
  }

  @Test("Values that are not numbers produce no declaration")
  func invalidValues() {
    let html = html(.box, [.columnSpan: .number(1e9), .cellAnchor: "x; color:red", .unsizedAxes: "x"])
    #expect(!html.contains("grid-column") && !html.contains("place-self") && !html.contains("color:red"))
  }
}
