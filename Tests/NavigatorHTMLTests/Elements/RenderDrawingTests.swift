import NavigatorHost
import Testing

@testable import NavigatorHTML

@Suite struct RenderDrawingTests {
  private let red = Paint.color(ColorStyle(.named("red")))
  private let triangle: [Drawing.Step] = [.move(x: 50, y: 0), .line(x: 100, y: 100), .line(x: 0, y: 100), .close]

  private func html(_ drawing: Drawing) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 7), role: .shape, content: [.drawing: .drawing(drawing)]))
  }

  @Test("A filled outline is an SVG path that is stretched to the element")
  func fill() {
    let drawing = Drawing(width: 100, height: 100, items: [Drawing.Item(steps: triangle, fill: red, usesEvenOddRule: true)])
    #expect(
      html(drawing)
        == #"""
        <div class="shape gw gh drawn" data-i="7"><svg aria-hidden="true">\#
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">\#
        <path d="M50 0L100 100L0 100Z" style="fill:var(--red,currentColor);fill-rule:evenodd"/></svg></svg></div>
        """#
    )
  }

  @Test("A line keeps its width when its outline is stretched, and takes no clicks")
  func line() {
    let stroke = Drawing.Stroke(paint: red, width: 4, cap: .round, join: .bevel, dash: [5, 2.5], dashPhase: 1)
    let drawing = Drawing(width: 100, height: 100, scaling: .fit, items: [Drawing.Item(steps: triangle, stroke: stroke)])
    let html = html(drawing)
    #expect(html.hasPrefix(#"<div class="shape gw gh drawn hollow""#))
    #expect(
      html.contains(
        #"""
         stroke-width="4" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="5 2.5" stroke-dashoffset="1"\#
         vector-effect="non-scaling-stroke" style="fill:none;stroke:var(--red,currentColor)"/>
        """#
      ))
    #expect(html.contains(#"<svg viewBox="0 0 100 100" overflow="visible">"#))
  }

  @Test("A coordinate that browsers cannot store is limited")
  func hugeCoordinates() {
    let steps: [Drawing.Step] = [.move(x: 1e300, y: -1e300), .line(x: .infinity, y: 1e20)]
    let html = html(Drawing(width: 100, height: 100, items: [.init(steps: steps, fill: red)]))
    #expect(html.contains(#" d="M1e+30 -1e+30L0 1e+20""#))
  }

  @Test("A gradient is a surface that is masked by the outline")
  func gradient() {
    let stops = [
      Paint.Stop(color: ColorStyle(.named("black")), location: 0), Paint.Stop(color: ColorStyle(.named("white")), location: 1),
    ]
    let paint = Paint.angularGradient(stops: stops, centerX: 0, centerY: 1, startDegrees: -90, endDegrees: 90)
    let html = html(
      Drawing(width: 100, height: 100, items: [Drawing.Item(steps: triangle, stroke: .init(paint: paint, width: 4))]))
    #expect(html.contains(##"<mask id="m7-1" maskUnits="userSpaceOnUse""##))
    #expect(html.contains(##"<g pointer-events="none" mask="url(#m7-1)"><foreignObject"##))
    #expect(html.contains(##"<foreignObject x="-50%" y="-50%" width="200%" height="200%"><div "##))
    // The masked surface receives no clicks, so that a line without paint receives them.
    #expect(html.contains(#"stroke-width="4" stroke-miterlimit="10" vector-effect="non-scaling-stroke" style="fill:none"/>"#))
    #expect(html.contains("height:100%;background:conic-gradient(from 0deg at 25% 75%,#000 0deg,#fff 180deg);"))
  }

  @Test(
    "A linear gradient begins and ends at its points",
    arguments: [
      (0.5, 0.0, 0.5, 1.0, "180deg,#000 0%,#fff 100%"), (0.5, 0, 0.5, 0.5, "180deg,#000 0%,#fff 50%"),
      (1, 0.5, 0.25, 0.5, "-90deg,#000 0%,#fff 75%"), (0, 0, 1, 1, "135deg,#000 0%,#fff 100%"),
      (0, 0, 0.5, 0.5, "135deg,#000 0%,#fff 50%"),
    ])
  func linear(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, _ css: String) {
    let stops = [
      Paint.Stop(color: ColorStyle(.named("black")), location: 0), Paint.Stop(color: ColorStyle(.named("white")), location: 1),
    ]
    let paint = Paint.linearGradient(stops: stops, startX: startX, startY: startY, endX: endX, endY: endY)
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, style: [.background(paint)]))
    #expect(html.contains("linear-gradient(\(css))"))
  }

  @Test("A mask with an outline is an image whose address contains numbers only")
  func clip() {
    let drawing = Drawing(width: 100, height: .nan, items: [Drawing.Item(steps: triangle, fill: red)])
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, style: [.clip(drawing)]))
    #expect(html.contains("mask:url(&quot;data:image/svg+xml,%3Csvg xmlns="))
    #expect(html.contains("%3Cpath d='M50 0L100 100L0 100Z'/%3E%3C/svg%3E&quot;) 0 0/100% 100% no-repeat;\""))
  }

  @Test("A mask with a text and a picture contains them encoded")
  func inserts() {
    func html(_ content: Drawing.Insert.Content, _ matrix: [Double]) -> String {
      let drawing = Drawing(
        width: 10, height: 10, scaling: .none, items: [], inserts: [Drawing.Insert(content, matrix: matrix)])
      return HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, style: [.clip(drawing)]))
    }
    let text = html(.text("a<\"')", size: 20, weight: 700), [1, 0, 0, 1, 5, .pi])
    #expect(text.contains("font-size='20' font-weight='700' transform='matrix(1 0 0 1 5 3.142)'%3E"))
    #expect(text.contains("%3Ea%26lt%3B%26quot%3B%26%2339%3B%29%3C/text%3E"))
    let picture = Drawing.Insert.Content.picture(address: "data:image/png;base64,A+/=", width: 4, height: .nan)
    let encoded = "href='data%3Aimage%2Fpng%3Bbase64%2CA%2B%2F%3D'/%3E"
    #expect(html(picture, [1, 0, 0, 1, 0, 0]).contains("width='4' height='0' transform='matrix(1 0 0 1 0 0)' \(encoded)"))
    for hostile in [[], [1, 0, 0, 1, 0, .nan], [.infinity, 0, 0, 1, 0, 0]] {
      #expect(!html(picture, hostile).contains("%3Cimage"))
    }
    for address in ["https://a.example/b.png", "data:text/html;base64,AA==", "javascript:x"] {
      #expect(!html(.picture(address: address, width: 1, height: 1), [1, 0, 0, 1, 0, 0]).contains("%3Cimage"))
    }
  }

  @Test("Half of a line around a shape is outside of the shape")
  func outline() {
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .shape, style: [.outline(red, width: 3)]))
    #expect(html.contains("style=\"outline:3px solid var(--red,currentColor);outline-offset:-1.5px;\""))
    #expect(!html.contains("solid\""))
  }

  @Test("A picture is repeated in its density, and characters with a meaning in CSS are encoded")
  func picture() {
    func background(_ address: String, _ density: Double) -> String {
      let style: Style = [.background(.image(address: address, density: density))]
      return HTMLRenderer.html(of: Element(id: ElementID(rawValue: 7), role: .color, style: style))
    }
    #expect(background("/asset/a.png", 1.5).contains("background:image-set(url(/asset/a.png) 1.5x);"))
    #expect(background("https://a.example/x)\"';b:(.png", 1).contains("url(https://a.example/x%29%22%27;b:%28.png) 1x"))
    for hostile in ["javascript:alert(1)", "data:text/html,x", "/asset/a b.png"] {
      #expect(background(hostile, 1).contains("background:transparent;"))
    }
    #expect(background("/asset/a.png", .nan).contains("background:transparent;"))
  }

  @Test("A stretched picture covers its area, and a picture with an unsafe address is transparent")
  func stretchedPicture() {
    func html(_ address: String) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 7), role: .color, style: [.background(.picture(address: address))]))
    }
    #expect(html("data:image/png;base64,AA==").contains("background:url(data:image/png;base64,AA==) 0 0/100% 100% no-repeat;"))
    #expect(html("data:image/svg+xml;base64,AA==").contains("url(data:image/svg+xml;base64,AA==)"))
    #expect(html("data:image/svg+xml,<svg/>").contains("background:transparent;"))
  }

  @Test("A picture in a drawing begins at its corner")
  func pictureInDrawing() {
    let item = Drawing.Item(steps: triangle, fill: .image(address: "/asset/a.png", density: 1))
    let drawing = Drawing(width: 10, height: 10, scaling: .none, items: [item])
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 7), role: .shape, content: [.drawing: .drawing(drawing)]))
    #expect(html.contains("<g pointer-events=\"none\" mask=\"url(#m7-0)\"><foreignObject width=\"100%\" height=\"100%\">"))
  }

  @Test("The HTML of a screen contains the number of the view from which the screen zooms")
  func zoom() {
    let source = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 7), role: .image, content: [.zoomName: .number(3)]))
    #expect(source.contains("data-zs=\"3\"") && source.contains("data-g=\"zoom\""))
    let screen = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 8), role: .screen, content: [.zoomSource: .number(3)]))
    #expect(screen.contains("data-zoom=\"3\""))
  }

  @Test("A scroll effect is an attribute with the declarations of its phases")
  func scrollEffect() {
    var faint = TransitionState()
    faint.opacity = 0.25
    let linear = AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: 1)
    let edge = ScrollEffect.Edge(state: faint, threshold: .init(visible: 1, inset: 4), animation: linear, isInteractive: true)
    let effect = ScrollEffect(isHorizontal: true, identity: TransitionState(), topLeading: nil, bottomTrailing: edge)
    let html = HTMLRenderer.html(
      of: Element(id: ElementID(rawValue: 7), role: .box, content: [.scrollEffect: .scrollEffect(effect)]))
    #expect(html.contains(#" data-g="effect""#))
    let expected = #"["x","",[],["opacity:0.25;",1.0,0.0,4.0,1,["linear",1000,0,1,0]]]"#
    #expect(html.contains(" data-effect=\"\(expected.replacing("\"", with: "&quot;"))\""))
  }
}
