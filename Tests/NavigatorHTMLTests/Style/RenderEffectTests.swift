import NavigatorHost
import Testing

@testable import NavigatorHTML

@Suite struct RenderEffectTests {
  private func css(_ properties: StyleProperty...) -> String {
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, style: Style(properties: properties)))
    return String(html.dropFirst(#"<div class="box" data-i="1" style=""#.count).dropLast(#""></div>"#.count))
  }

  @Test(
    "An effect is written as CSS",
    arguments: [
      (StyleProperty.rotation(degrees: 45, anchorX: 0.5, anchorY: 0.5), "rotate:45deg;"),
      (.rotation(degrees: -45, anchorX: 0, anchorY: 1), "rotate:-45deg;transform-origin:0% 100%;"),
      (.scale(x: 2, y: 0.5, anchorX: 0.5, anchorY: 0.5), "scale:2 0.5;"),
      (.transform(.matrix([1, 2, 3])), ""),
      (
        .transform(.matrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 1e-5, 0, 1])),
        "transform:matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,5,0.00001,0,1);transform-origin:0 0;"
      ),
      (
        .transform(
          .rotation3D(degrees: 60, x: 0, y: 1, z: 0, anchorX: 0.5, anchorY: 0.5, anchorZ: 0, perspective: 0.5)),
        "transform:perspective(600px) rotate3d(0,1,0,60deg);"
      ),
      (
        .transform(.rotation3D(degrees: 60, x: 0, y: 0, z: 0, anchorX: 0.5, anchorY: 0.5, anchorZ: 0, perspective: 1)), ""
      ),
      (.blendMode(.colorDodge), "mix-blend-mode:color-dodge;"),
      (.blendMode(.destinationOut), "opacity:0!important;"),
      (.isolatesBlending(true), "isolation:isolate;"),
      (
        .paintShadows([PaintShadow(color: ColorStyle(.named("black")), radius: 2, x: 1, y: 3, isInner: false)]),
        "filter:drop-shadow(1px 3px 2px #000);"
      ),
      (
        .backgroundShadows([
          PaintShadow(color: ColorStyle(.named("black")), radius: 2, x: 0, y: 3, isInner: false),
          PaintShadow(color: ColorStyle(.named("white")), radius: 1, x: 0, y: 0, isInner: true),
        ]), "box-shadow:0 3px 4px #000,inset 0 0 2px #fff;"
      ),
      (.filters([.blur(radius: 4), .contrast(-2)]), "filter:blur(4px) invert(1) contrast(2);"),
      (.filters([.brightness(0.5)]), "filter:contrast(0.5) brightness(2);"),
      (.filters([.brightness(-0.5)]), "filter:brightness(0.5) contrast(2);"),
      (
        .filters([.saturation(3), .grayscale(0.25), .hueRotation(degrees: 90)]),
        "filter:saturate(3) grayscale(0.25) hue-rotate(90deg);"
      ),
    ])
  func written(_ property: StyleProperty, _ expected: String) {
    #expect(css(property) == expected)
  }

  @Test("A shadow and the filters after it are one declaration")
  func shadowAndFilters() {
    let shadow = StyleProperty.shadow(ColorStyle(.named("black")), radius: 2, x: 1, y: 0)
    #expect(css(shadow, .filters([.invert])) == "filter:drop-shadow(1px 0 2px #000) invert(1);")
  }

  @Test("A multiplication is a filter in an address that contains numbers only")
  func multiplication() {
    let css = css(.filters([.multiply(red: 1, green: 0.5, blue: .nan, opacity: 1)]))
    #expect(css.hasPrefix("filter:url(&quot;data:image/svg+xml,"))
    #expect(css.contains("values='1 0 0 0 0 0 0.5 0 0 0 0 0 0 0 0 0 0 0 1 0'"))
    #expect(!css.contains("\""))
  }

  @Test("A matrix of colors is a filter in an address, and one with a wrong count of numbers changes nothing")
  func colorMatrix() {
    let numbers: [Double] = [0, 0, 1, 0, 0.25, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, .infinity, 0]
    let css = css(.filters([.colorMatrix(numbers)]))
    #expect(css.contains("feColorMatrix values='0 0 1 0 0.25 0 1 0 0 0 1 0 0 0 0 0 0 0 0 0'"))
    #expect(self.css(.filters([.colorMatrix([1, 2])])) == "filter:brightness(1);")
  }

  @Test("A threshold of the opacity is a step from 0 to 1 at each of its bounds, filled with a color")
  func alphaThreshold() {
    func written(_ maximum: Double) -> String {
      css(.filters([.alphaThreshold(minimum: 0.2, maximum: maximum, red: 1, green: 0, blue: 0, opacity: 0.5)]))
    }
    let open = written(1)
    #expect(open.contains("feFuncA type='linear' slope='255' intercept='-50'/"))
    #expect(!open.contains("slope='-255'"))
    #expect(open.contains("feFlood flood-color='rgb(255 0 0)' flood-opacity='0.5'/"))
    #expect(written(0.6).contains("feFuncA type='linear' slope='-255' intercept='154'/"))
    #expect(!open.contains("\"") && !open.contains("<") && !open.contains("#f'"))
  }

  @Test("A shadow is drawn in front of the content, inside of it, in place of it, or where it is not")
  func shadows() {
    func written(_ placement: FilterShadow.Placement, isInverted: Bool = false) -> String {
      let shadow = FilterShadow(
        components: [1, 0, 0, 0.5], radius: 2, x: 3, y: -1, placement: placement, isInverted: isInverted)
      return css(.filters([.shadow(shadow)]))
    }
    let above = written(.above)
    #expect(above.contains("feOffset dx='3' dy='-1'/") && above.contains("feGaussianBlur result='t' stdDeviation='2'/"))
    #expect(above.contains("feFlood flood-color='rgb(255 0 0)' flood-opacity='0.5'/"))
    #expect(above.contains("feComposite in2='s' operator='over'/"))
    #expect(written(.below).contains("feComposite in='s' in2='t' operator='over'/"))
    #expect(!written(.alone).contains("in2='s'") && !written(.alone).contains("in='s'"))
    #expect(written(.inside, isInverted: true).contains("feComposite in2='s' operator='atop'/"))
    #expect(written(.inside, isInverted: true).contains("tableValues='1 0'") && !above.contains("tableValues"))
    #expect(!above.contains("\"") && !above.contains("<"))
  }
}
