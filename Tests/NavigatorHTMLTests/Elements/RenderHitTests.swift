import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The attributes by which the style sheet determines the element that receives a click.
@Suite struct RenderHitTests {
  private static let red = ColorStyle(.named("red"))
  private static let clear = ColorStyle(.named("clear"))

  private static func gradient(_ colors: ColorStyle...) -> Paint {
    .linearGradient(stops: colors.map { .init(color: $0, location: 0) }, startX: 0, startY: 0, endX: 0, endY: 1)
  }

  @Test(
    "A shape or a color without a visible fill is hollow",
    arguments: [
      (Role.shape, [], false), (.shape, [.stroke(.color(red), width: 1)], true), (.shape, [.fill(.color(red))], false),
      (.shape, [.fill(.color(red)), .stroke(.color(red), width: 1)], false), (.shape, [.fill(.color(clear))], true),
      (.shape, [.foreground(.color(clear))], true), (.shape, [.fill(gradient(red, clear))], false),
      (.shape, [.fill(gradient(clear, clear))], true), (.shape, [.fill(.material(.thin))], false),
      (.color, [.background(.color(red))], false), (.color, [.background(.color(clear))], true),
      (.color, [.background(.color(ColorStyle(.named("red"), opacity: 0)))], true),
    ] as [(Role, [StyleProperty], Bool)])
  func hollow(_ role: Role, _ properties: [StyleProperty], isHollow: Bool) {
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, style: Style(properties: properties)))
    #expect(html.contains(" hollow\"") == isHollow, "\(html)")
  }

  @Test("An element indicates that it receives no clicks, or all clicks in its bounds")
  func marks() {
    func html(_ content: Content, _ style: Style = []) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, content: content, style: style))
    }
    #expect(!html([:]).contains("data-hit"))
    #expect(!html([.allowsHitTesting: true]).contains("data-hit"))
    #expect(html([.allowsHitTesting: false]).contains(#" data-hit="none""#))
    #expect(html([.hasContentShape: true]).contains(#" data-hit="all""#))
    #expect(html([.hasContentShape: true, .allowsHitTesting: false]).contains(#" data-hit="none""#))
    #expect(html([:], [.opacity(0)]).contains(#" data-hit="none""#))
    #expect(!html([:], [.opacity(0.1)]).contains("data-hit"))
    #expect(html([.allowsHitTesting: false], [.opacity(0)]).split(separator: "data-hit").count == 2)
  }
}
