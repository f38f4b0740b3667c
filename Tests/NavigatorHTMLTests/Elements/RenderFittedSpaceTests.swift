import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The HTML of expanding views with a ratio that fit the proposed space.
@Suite struct RenderFittedSpaceTests {
  private static let fits: StyleProperty = .aspectRatio(nil, fills: false)
  private static let squared: StyleProperty = .aspectRatio(1, fills: false)

  @Test("A picture fits its space with the ratio and the width of its natural size")
  func picture() {
    let html = HTMLRenderer.html(of: image([Self.fits]))
    #expect(html.contains("--ratio:1.5;--fit:calc(30px + var(--nil,var(--nil-w,9999px)));--h:auto;"))
    #expect(!html.contains("aspect-ratio:"))
  }

  @Test("A color or a shape fits its space with the ratio of its modifier", arguments: [Role.color, .shape])
  func leaf(role: Role) {
    let html = HTMLRenderer.html(of: make(role, [.aspectRatio(2, fills: false)]))
    #expect(html.contains("aspect-ratio:2;") && html.contains("--ratio:2;--fit:calc(10px + "))
    #expect(HTMLRenderer.html(of: make(role, [Self.fits])).contains("--ratio:1;--fit:calc(10px + "))
  }

  @Test("A view that fills its space, has another bound or does not expand has no such ratio")
  func others() {
    let styles: [Style] = [
      [.aspectRatio(1, fills: true)], [Self.squared, .frame(Frame(width: 60))], [Self.squared, .frame(Frame(maxHeight: 60))],
      [Self.squared, .fixedSize(horizontal: true, vertical: true)], [.aspectRatio(.nan, fills: false)],
      [.aspectRatio(1e300, fills: false)], [.aspectRatio(0, fills: false)],
    ]
    for style in styles {
      #expect(!HTMLRenderer.html(of: image(style)).contains("--fit"), "\(style)")
      #expect(!HTMLRenderer.html(of: make(.color, style)).contains("--fit"), "\(style)")
    }
    #expect(!HTMLRenderer.html(of: make(.box, [Self.squared], [make(.text)])).contains("--fit"))
  }

  @Test("A view with a ratio in a frame with a maximum height has the width that belongs to the height")
  func maximumHeight() {
    let limited: StyleProperty = .frame(Frame(maxHeight: 60))
    let color = HTMLRenderer.html(of: make(.color, [.aspectRatio(2, fills: false), limited]))
    #expect(color.contains("max-width:120px;--w:calc(120px * var(--nil-w,1));"))
    #expect(HTMLRenderer.html(of: image([Self.fits, limited])).contains("max-width:90px;"))
    for style: Style in [
      [limited], [.aspectRatio(2, fills: true), limited], [Self.squared, .frame(Frame(maxWidth: .infinity, maxHeight: 60))],
      [Self.squared, .frame(Frame(maxHeight: .infinity))], [Self.squared, .frame(Frame(minWidth: 10, maxHeight: 60))],
      [Self.squared, .frame(Frame(maxHeight: .nan))], [.aspectRatio(1e300, fills: false), limited],
    ] {
      #expect(!HTMLRenderer.html(of: make(.color, style)).contains("max-width:60px"), "\(style)")
      #expect(!HTMLRenderer.html(of: make(.color, style)).contains("max-width:inf"), "\(style)")
    }
  }

  @Test("A frame with a maximum height around a view that fits its space is at most as wide as the view")
  func framedView() {
    let limited: StyleProperty = .frame(Frame(maxHeight: 60))
    let view = make(.color, [.aspectRatio(2, fills: false)])
    let layers = make(.layers, [], [make(.layerContent, [], [view]), make(.layerOverlay, [], [make(.text)])])
    for content in [view, layers] {
      let row = HTMLRenderer.html(of: make(.hStack, [], [make(.box, [limited], [content]), make(.text)]))
      #expect(row.contains("max-width:120px") && row.contains("data-cw=fit"))
    }
    let padding: StyleProperty = .padding(Insets())
    for other in [make(.box, [padding, limited], [view]), make(.box, [limited], [make(.color)])] {
      #expect(!HTMLRenderer.html(of: other).contains("max-width"))
    }
  }

  @Test("A ratio determines the second length of a frame with one fixed length")
  func fixedLength() {
    let high: StyleProperty = .frame(Frame(height: 40))
    let row = HTMLRenderer.html(of: make(.hStack, [], [make(.color, [.aspectRatio(2, fills: false), high]), make(.text)]))
    #expect(row.hasPrefix(#"<div class="hStack" data-i="1">"#) && row.contains(#"class="color fw fh"#))
    #expect(row.contains("width:80px;") && row.contains("height:40px;"))
    let column = HTMLRenderer.html(of: make(.vStack, [], [make(.color, [Self.squared, .frame(Frame(width: 30))])]))
    // The width does not shrink in a row, and the height shrinks in a column.
    #expect(column.hasPrefix(#"<div class="vStack" data-i="1" data-ch=fit>"#) && !column.contains("flex-shrink:0;"))
    #expect(column.contains("max-height:var(--ideal-h,min(30px,"))
    let padded = HTMLRenderer.html(of: make(.color, [Self.squared, .frame(Frame(width: 30)), .padding(Insets())]))
    #expect(padded.contains("width:30px;flex-shrink:0;") && !padded.contains("max-height"))
    let symbol = Element(
      id: ElementID(rawValue: 2), role: .image, content: [.symbol: "star", .variant: "resizable"], style: [Self.fits, high])
    #expect(HTMLRenderer.html(of: make(.hStack, [], [symbol])).hasPrefix(#"<div class="hStack" data-i="1">"#))
    let circle = Element(id: ElementID(rawValue: 2), role: .shape, content: [.kind: "circle"], style: [high])
    #expect(HTMLRenderer.html(of: circle).contains("width:40px;"))
    for style: Style in [
      [high], [.aspectRatio(2, fills: true), high], [Self.squared, .frame(Frame(height: 40, minWidth: 10))],
      [Self.squared, .frame(Frame(height: 40, maxWidth: .infinity))], [.aspectRatio(1e300, fills: false), high],
    ] {
      #expect(HTMLRenderer.html(of: make(.hStack, [], [make(.color, style)])).contains("data-cw"), "\(style)")
    }
  }

  @Test("A frame with a fixed height around a view that fits its space is as wide as the view")
  func frameAroundFittedView() {
    let high: StyleProperty = .frame(Frame(height: 40))
    let fitted = make(.zStack, [Self.squared], [make(.color)])
    let layers = make(.layers, [], [make(.layerContent, [], [make(.color, [Self.squared])]), make(.layerOverlay)])
    for content in [fitted, layers] {
      let row = HTMLRenderer.html(of: make(.hStack, [], [make(.box, [high], [content])]))
      #expect(row.hasPrefix(#"<div class="hStack" data-i="1"><div class="box fh" data-i="1" style="#), "\(row)")
      #expect(row.contains("--side:40px;"))
    }
    let padded = make(.box, [.padding(Insets(top: 4, leading: 4, bottom: 6, trailing: 4)), high], [fitted])
    #expect(HTMLRenderer.html(of: padded).contains("--side:30px;"))
    let overlaid = make(.layers, [], [make(.layerContent, [], [make(.color)]), make(.layerOverlay, [], [fitted])])
    #expect(
      HTMLRenderer.html(of: make(.hStack, [], [make(.box, [high], [overlaid])])).hasPrefix(
        #"<div class="hStack" data-i="1" data-cw>"#))
  }

  @Test("A picture of unknown ratio has no second length in a frame with one length, and does not expand along it")
  func unknownRatio() {
    func picture(_ style: Style) -> Element {
      let content: Content = [.url: "https://a.example/a.png", .label: "", .variant: "resizable"]
      return Element(id: ElementID(rawValue: 2), role: .image, content: content, style: style)
    }
    let high = HTMLRenderer.html(of: make(.hStack, [], [picture([Self.fits, .frame(Frame(height: 40))])]))
    #expect(high.hasPrefix(#"<div class="hStack" data-i="1">"#) && high.contains(#"class="image fw fh"#))
    #expect(high.contains("height:40px;") && !high.contains("width:"))
    let wide = HTMLRenderer.html(of: make(.vStack, [], [picture([Self.fits, .frame(Frame(width: 40))])]))
    #expect(wide.hasPrefix(#"<div class="vStack" data-i="1">"#) && !wide.contains("height:"))
    let free = HTMLRenderer.html(of: make(.vStack, [], [picture([Self.fits])]))
    #expect(free.hasPrefix(#"<div class="vStack" data-i="1" data-cw data-ch=fit>"#) && free.contains("--h:auto;"))
    let filling = HTMLRenderer.html(of: make(.vStack, [], [picture([.aspectRatio(nil, fills: true)])]))
    #expect(filling.hasPrefix(#"<div class="vStack" data-i="1" data-cw data-ch>"#))
  }

  @Test("A container fits the height of a view whose width determines its height", arguments: [Double.infinity, 300])
  func maximumWidth(maximum: Double) {
    let fitted = make(.color, [Self.squared, .frame(Frame(maxWidth: maximum))])
    let stack = HTMLRenderer.html(of: make(.vStack, [], [fitted, make(.text)]))
    #expect(stack.hasPrefix(#"<div class="vStack" data-i="1" data-cw"#) && stack.contains("data-ch=fit>"))
    #expect(stack.contains("--h:auto;"))
    let bounded = make(.color, [Self.squared, .frame(Frame(maxWidth: maximum, minHeight: 10))])
    #expect(!HTMLRenderer.html(of: make(.vStack, [], [bounded])).contains("data-ch=fit>"))
  }

  @Test("A stack whose content expands fits its space")
  func stack() {
    let html = HTMLRenderer.html(of: make(.zStack, [Self.squared], [make(.color), make(.text)]))
    #expect(html.contains("--ratio:1;--fit:calc(10px + "))
  }

  @Test("A container fits the height of views with a ratio, and expands for other views")
  func container() {
    let fitted = make(.color, [Self.squared])
    let stack = HTMLRenderer.html(of: make(.vStack, [], [make(.box, [], [fitted]), make(.text)]))
    #expect(stack.hasPrefix(#"<div class="vStack" data-i="1" data-cw data-ch=fit>"#))
    #expect(stack.contains(#"<div class="box" data-i="1" data-cw data-ch=fit>"#))
    let expanding = HTMLRenderer.html(of: make(.vStack, [], [fitted, make(.color)]))
    #expect(expanding.hasPrefix(#"<div class="vStack" data-i="1" data-cw data-ch>"#))
  }

  private func image(_ style: Style) -> Element {
    let content: Content = [.url: "/asset/a.png", .label: "", .variant: "resizable", .pictureWidth: 30, .pictureHeight: 20]
    return Element(id: ElementID(rawValue: 1), role: .image, content: content, style: style)
  }

  private func make(_ role: Role, _ style: Style = [], _ children: [Element] = []) -> Element {
    Element(id: ElementID(rawValue: 1), role: role, style: style, children: children)
  }
}
