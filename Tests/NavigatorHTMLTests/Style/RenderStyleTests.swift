import Foundation
import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

@Suite struct RenderStyleTests {
  @Test(
    "A property is written as CSS",
    arguments: [
      (
        StyleProperty.padding(Insets(top: 1, leading: 4, bottom: 3, trailing: 2.5)),
        "padding:1px 2.5px 3px 0;padding-inline:4px 2.5px;"
      ),
      (
        .padding(Insets(top: -8, leading: -16, bottom: 4, trailing: -16)),
        "padding:0 0 4px;--less:-8px 0;--less-x:-16px -16px;"
      ),
      (.padding(Insets(top: nil, leading: 0, bottom: nil, trailing: 0)), "padding:16px 0 16px;"),
      (.foreground(.color(ColorStyle(.named("secondary")))), "color:var(--secondary-label);"),
      (
        .background(.color(ColorStyle(.named("systemGroupedBackground")))),
        "background:var(--system-grouped-background,currentColor);"
      ),
      (
        .background(.color(ColorStyle(.named("red"), opacity: 0.25))),
        "background:color-mix(in srgb,var(--red,currentColor) 25%,transparent);"
      ),
      (.background(.color(ColorStyle(.named("red"), opacity: 0))), "background:transparent;"),
      (.background(.color(ColorStyle(.sRGB(red: 1, green: 0.5, blue: 0), opacity: 0.5))), "background:rgb(255 127.5 0/0.5);"),
      (.font(FontStyle(textStyle: .title2)), "font-size:var(--title2);line-height:1.28;font-weight:400;"),
      (.font(FontStyle(textStyle: .headline)), "font-size:var(--headline);line-height:1.28;font-weight:600;"),
      (
        .font(FontStyle(size: 20, weight: 700, isItalic: true)),
        "font-size:20px;line-height:1.25;font-weight:700;font-style:italic;"
      ),
      (.cornerRadius(.infinity), "border-radius:9999px;"),
      (.lineLimit(1), "white-space:nowrap;overflow:hidden;text-overflow:ellipsis;"),
      (.opacity(0.5), "opacity:0.5;"),
      (.offset(x: -4, y: 0), "translate:calc(-4px*var(--to-end)) 0px;"),
      (.offset(x: 0, y: 3), "translate:calc(0px*var(--to-end)) 3px;"),
      (
        .alignmentMargins(Insets(leading: 20, bottom: 3.5), ignoresBaseline: false),
        "margin-inline-start:20px;margin-bottom:3.5px;"
      ),
      (.alignmentMargins(Insets(top: -4), ignoresBaseline: true), "align-self:flex-start;margin-top:-4px;"),
      (.rowBackground(.color(ColorStyle(.named("clear")))), "--row:transparent;"),
    ])
  func propertyWrittenCSS(_ property: StyleProperty, _ css: String) {
    #expect(
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, style: [property])).contains("style=\"\(css)\""))
  }

  @Test("A frame's fixed and expanding axes are classes, and its alignment is a declaration")
  func frameFixedExpandingAxes() {
    let frame = Frame(height: 40, maxWidth: .infinity, alignment: .topLeading)
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, style: [.frame(frame)]))
    #expect(
      html
        == #"""
        <div class="box fh gw" data-i="1" \#
        style="height:40px;flex-shrink:0;align-items:flex-start;justify-content:flex-start;"></div>
        """#
    )
  }

  @Test("The ideal lengths of a frame are bounds that have an effect where no length is proposed")
  func idealLengths() {
    func html(_ style: Style) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, style: style))
    }
    let wide = html([.frame(Frame(minWidth: 20, idealWidth: 70))])
    #expect(
      wide.contains(
        "--ideal-w:calc(var(--nil-w) + 70px);min-width:var(--ideal-w,20px);max-width:var(--ideal-w,100%);"))
    #expect(!wide.contains("--ideal-h") && !wide.contains("--nil-w:"))
    let tall = html([.frame(Frame(maxHeight: 30, idealHeight: 40)), .fixedSize(horizontal: true, vertical: true)])
    #expect(
      tall.contains("--nil-w:0px;--nil-h:0px;flex:none;--ideal-h:calc(var(--nil-h) + 30px);min-height:var(--ideal-h,auto);"))
    #expect(tall.contains("max-height:var(--ideal-h,min(30px,var(--top,1e6px)));"))
    let fixed = html([.frame(Frame(width: 10, idealWidth: 70))])
    #expect(!fixed.contains("--ideal-w"))
    #expect(wide.contains(#"class="box iw""#) && tall.contains(#"class="box ih gh""#) && fixed.contains(#"class="box fw""#))
  }

  @Test("The views of a stack with a negative spacing have margins that overlap")
  func negativeSpacing() {
    func html(_ role: Role, _ spacing: Double) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: [.spacing: .number(spacing)]))
    }
    #expect(html(.hStack, -20) == #"<div class="hStack lapped" data-i="1" style="gap:0;--lap-x:-20px;"></div>"#)
    #expect(html(.vStack, -5.5) == #"<div class="vStack lapped" data-i="1" style="gap:0;--lap-y:-5.5px;"></div>"#)
    #expect(html(.lazyStack, -9) == #"<div class="lazyStack gw lapped" data-i="1" style="gap:0;--lap-y:-9px;"></div>"#)
    #expect(!html(.hStack, -.infinity).contains("lapped") && !html(.hStack, 0).contains("lapped"))
    let grid = Element(id: ElementID(rawValue: 1), role: .lazyStack, content: [.spacing: -9, .tracks: .strings(["fixed:50"])])
    #expect(!HTMLRenderer.html(of: grid).contains("lap"))
  }

  @Test("The spacing and alignment of a stack are written")
  func spacingAlignmentStackWritten() {
    let content: Content = [.spacing: 12, .alignment: "leading"]
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .vStack, content: content))
    #expect(html == #"<div class="vStack to-leading" data-i="1" style="gap:12px;"></div>"#)
  }
}
