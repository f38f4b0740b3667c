import Foundation
import NavigatorHost
import Testing

@testable import NavigatorHTML

@Suite struct RenderMaterialTests {
  private let triangle: [Drawing.Step] = [.move(x: 50, y: 0), .line(x: 100, y: 100), .line(x: 0, y: 100), .close]
  private let blur = "-webkit-backdrop-filter:blur(20px) saturate(1.8);backdrop-filter:blur(20px) saturate(1.8);"

  private func html(_ drawing: Drawing) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 7), role: .shape, content: [.drawing: .drawing(drawing)]))
  }

  private func html(_ kind: String, _ paint: Paint) -> String {
    HTMLRenderer.html(
      of: Element(id: ElementID(rawValue: 7), role: .shape, content: [.kind: .string(kind)], style: [.fill(paint)]))
  }

  @Test("A shape with a material blurs the content behind it")
  func fill() {
    let material = "background:var(--material-thin,var(--material));"
    let capsule = html("capsule", .material(.thin))
    #expect(capsule == #"<div class="shape gw gh capsule" data-i="7" style="\#(material)\#(blur)"></div>"#)
    #expect(!html("capsule", .color(ColorStyle(.named("red")))).contains("blur"))
  }

  @Test("A translucent material also shows the content behind it without a blur")
  func opacity() {
    let capsule = html("capsule", .material(.thin, opacity: 0.5))
    #expect(capsule.contains("background:color-mix(in srgb,var(--material-thin,var(--material)) 50%,transparent);"))
    #expect(capsule.contains(";backdrop-filter:blur(20px) saturate(1.8) opacity(0.5);"))
    #expect(html("circle", .material(.thin, opacity: 0.5)).contains("--blur:blur(20px) saturate(1.8) opacity(0.5);"))
    #expect(html("capsule", .material(.thin, opacity: .nan)).contains(blur))
  }

  @Test("The style sheet blurs the content behind a circle in an element of any size")
  func circle() {
    let circle = html("circle", .material(.thin))
    #expect(circle.contains("--blur:blur(20px) saturate(1.8);"))
    #expect(!circle.contains("backdrop-filter"))
    #expect(!html("circle", .color(ColorStyle(.named("red")))).contains("--blur"))
  }

  @Test("A circle in a square frame has its material itself if it has a filter, which separates its contents from those behind")
  func filteredCircle() {
    let shadow = StyleProperty.shadow(ColorStyle(.named("black")), radius: 4, x: 0, y: 0)
    func html(_ properties: [StyleProperty]) -> String {
      HTMLRenderer.html(
        of: Element(
          id: ElementID(rawValue: 7), role: .shape, content: [.kind: .string("circle")], style: Style(properties: properties)))
    }
    let square = StyleProperty.frame(Frame(width: 40, height: 40))
    let filtered = html([.fill(.material(.thin)), square, shadow])
    #expect(filtered.contains(blur) && filtered.contains("ellipse") && !filtered.contains("--blur"))
    #expect(html([.fill(.material(.thin)), square]).contains("--blur"))
    #expect(html([.fill(.material(.thin)), shadow]).contains("--blur"))
  }

  @Test("An outline with a material is the mask of a surface of the element's size")
  func outline() {
    let item = Drawing.Item(steps: triangle, fill: .material(.ultraThin), usesEvenOddRule: true)
    #expect(
      html(Drawing(width: 100, height: 100, items: [item]))
        == #"""
        <div class="shape gw gh drawn" data-i="7"><div style="position:absolute;pointer-events:none;inset:0;\#
        mask:url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' \#
        preserveAspectRatio='none'%3E%3Cpath d='M50 0L100 100L0 100Z' fill-rule='evenodd'/%3E%3C/svg%3E&quot;) \#
        0 0/100% 100% no-repeat;background:var(--material-ultra-thin,var(--material));\#(blur)"></div></div>
        """#)
  }

  @Test("A line with a material is the mask of a surface that is larger than the element")
  func line() {
    let stroke = Drawing.Stroke(paint: .material(.bar), width: 4, cap: .round, dash: [5])
    let html = html(Drawing(width: 100, height: 100, scaling: .fit, items: [Drawing.Item(steps: triangle, stroke: stroke)]))
    #expect(
      html.contains(
        #"""
        inset:-50%;mask:url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E\#
        %3Csvg x='25%25' y='25%25' width='50%25' height='50%25' overflow='visible' viewBox='0 0 100 100'%3E\#
        %3Cpath d='M50 0L100 100L0 100Z' fill='none' stroke='black' vector-effect='non-scaling-stroke' \#
        stroke-width='4' stroke-linecap='round' stroke-miterlimit='10' stroke-dasharray='5'/%3E%3C/svg%3E%3C/svg%3E&quot;)
        """#))
  }

  @Test("An outline that exceeds the element, and one with coordinates in points, have surfaces that contain them")
  func places() {
    let item = Drawing.Item(steps: triangle, fill: .material(.thin))
    #expect(html(Drawing(width: 50, height: 100, items: [item])).contains("inset:-50%;"))
    let path = html(Drawing(width: 10, height: 10, scaling: .none, items: [item]))
    #expect(path.contains("left:0;top:0;width:100px;height:100px;mask:"))
    let stroke = Drawing.Stroke(paint: .material(.bar), width: 4, join: .round)
    let line = html(Drawing(width: 10, height: 10, scaling: .none, items: [Drawing.Item(steps: triangle, stroke: stroke)]))
    #expect(line.contains("left:-4px;top:-4px;width:108px;height:108px;mask:"))
    #expect(line.contains("viewBox='-4 -4 108 108'"))
  }

  @Test("A line in a color is in front of an area with a material")
  func order() throws {
    let stroke = Drawing.Stroke(paint: .color(ColorStyle(.named("red"))), width: 4)
    let item = Drawing.Item(steps: triangle, fill: .material(.thin), stroke: stroke)
    let html = html(Drawing(width: 100, height: 100, items: [item]))
    let surface = try #require(html.range(of: "backdrop-filter"))
    let line = try #require(html.range(of: "fill:none;stroke:var(--red,currentColor)"))
    #expect(surface.upperBound < line.lowerBound)
  }

  @Test("An outline that is not finite has no effect")
  func notFinite() {
    let steps: [Drawing.Step] = [.move(x: .nan, y: 1), .line(x: .infinity, y: 2)]
    for scaling in [Drawing.Scaling.none, .fit, .stretch] {
      let stroke = Drawing.Stroke(paint: .material(.bar), width: .infinity)
      let item = Drawing.Item(steps: steps, fill: .material(.thin), stroke: stroke)
      let html = html(Drawing(width: .nan, height: .infinity, scaling: scaling, items: [item]))
      #expect(!html.contains("nan") && !html.contains("inf"))
    }
  }
}
