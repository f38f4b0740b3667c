import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The HTML of pictures that are repeated, or whose edges keep their thickness.
@Suite struct RenderPictureTests {
  private func html(_ content: Content) -> String {
    var content = content
    content[.label] = ""
    content[.variant] = "resizable"
    return HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .image, content: content))
  }

  private let scales: Content.Value = .strings(["/asset/a.png 1x", "/asset/b.png 2x", "/asset/c.png 3x"])
  private let set = "image-set(url(/asset/a.png) 1x,url(/asset/b.png) 2x,url(/asset/c.png) 3x)"

  @Test("A picture has the addresses of all scales, of which the browser chooses one")
  func scalesOfPicture() {
    #expect(
      html([.url: "/asset/a.png", .sources: scales])
        .contains(#"src="/asset/a.png" srcset="/asset/a.png 1x, /asset/b.png 2x, /asset/c.png 3x">"#))
  }

  private func html(natural style: Style, _ other: Content = [:]) -> String {
    var content: Content = [.url: "/asset/a.png", .label: "", .pictureWidth: 30, .pictureHeight: 20.5]
    for entry in other.entries { content[entry.key] = entry.value }
    return HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .image, content: content, style: style))
  }

  @Test("The page reserves the natural size of a picture, and one that is too wide keeps its ratio")
  func naturalSize() {
    let picture = html(natural: [], [.value: 2])
    #expect(picture.contains(#"src="/asset/a.png" width="30" height="20.5" style="height:auto">"#))
    #expect(!picture.contains("zoom"))
    let resizable = html(natural: [], [.variant: "resizable"])
    #expect(resizable.contains(#"style="--natural:calc(20.5px + var(--nil-h));height:var(--natural,100%)">"#))
    let fitted = html(natural: [.aspectRatio(nil, fills: false)], [.variant: "resizable"])
    #expect(fitted.contains(#"width="30" height="20.5">"#))
    for width in [Double.nan, .infinity, -1, 0, 1e300] {
      let invalid = html(natural: [], [.pictureWidth: .number(width), .value: 2])
      #expect(!invalid.contains("width=") && invalid.contains("zoom:0.5"))
    }
  }

  @Test("A picture that fits a frame with a fixed width is at most as high as its ratio determines")
  func fittedPicture() {
    let fits: StyleProperty = .aspectRatio(nil, fills: false)
    let fitted = html(natural: [fits, .frame(Frame(width: 60))], [.variant: "resizable", .pictureHeight: 20])
    #expect(fitted.contains("width:60px;") && fitted.contains("max-height:var(--ideal-h,min(40px,"))
    #expect(fitted.contains(" fw ih gh"))
    for frame in [Frame(width: 60, height: 60), Frame(maxWidth: 60), Frame(width: 60, maxHeight: 10)] {
      let other = html(natural: [fits, .frame(frame)], [.variant: "resizable"])
      #expect(!other.contains("height:40px") && other.contains(" gh"))
    }
    let filling = html(natural: [.aspectRatio(nil, fills: true), .frame(Frame(width: 60))], [.variant: "resizable"])
    #expect(!filling.contains("height:40px") && filling.contains(" gh"))
  }

  @Test("A repeated picture is a background in the size of its points")
  func tiles() {
    let one = html([.url: "/asset/a.png", .value: 2, .resizing: "tile"])
    #expect(one.contains(#"<i style="position:absolute;inset:0;background:image-set(url(/asset/a.png) 2x)"></i>"#))
    // The picture itself has the natural size.
    #expect(one.contains(#"<img alt="" draggable="false" src="/asset/a.png" style="zoom:0.5;visibility:hidden">"#))
    #expect(html([.url: "/asset/a.png", .sources: scales, .resizing: "tile"]).contains("background:\(set)\""))
    #expect(html([.url: "data:image/svg+xml;base64,AA==", .resizing: "tile"]).contains("url(data:image/svg+xml;base64,AA==) 1x"))
  }

  @Test("The edges of a picture keep their thickness while the rest is stretched or repeated")
  func edges() {
    let stretched = html([.url: "/asset/a.png", .resizing: "stretch 1.0 2.0 3.0 4.0"])
    #expect(stretched.contains("border-image:image-set(url(/asset/a.png) 1x) 1 4 3 2 fill/1px 4px 3px 2px;"))
    let repeated = html([.url: "/asset/a.png", .resizing: "tile 0.0 2.5 0.0 2.5"])
    #expect(repeated.contains("border-image:image-set(url(/asset/a.png) 1x) 0 2.5 0 2.5 fill/0 2.5px 0 2.5px repeat;"))
  }

  @Test("A repeated template is a mask of the foreground color, unless it comes from elsewhere")
  func template() {
    let template: Content = [.url: "/asset/a.png", .kind: "template", .resizing: "tile", .displayMode: "pixelated"]
    let tiles = #"<i style="position:absolute;inset:0;image-rendering:pixelated;--mask:image-set(url(/asset/a.png) 1x)"></i>"#
    #expect(html(template).contains(tiles))
    let edges = html([.url: "/asset/a.png", .kind: "template", .resizing: "stretch 1.0 1.0 1.0 1.0"])
    #expect(edges.contains("--mask:image-set(url(/asset/a.png) 1x) 0 0/100% 100% no-repeat"))
    let other = html([.url: "https://a.example/b.png", .kind: "template", .resizing: "tile"])
    #expect(other.contains("background:image-set(") && !other.contains("--mask"))
  }

  @Test("An invalid description of the resizing stretches the picture, and unsafe addresses are omitted")
  func hostile() {
    for resizing in ["", "stretch", "stretch 1 2", "stretch nan nan nan nan", "cover;x:url(//e) 1 2 3"] {
      #expect(html([.url: "/asset/a.png", .resizing: .string(resizing)]).contains("<img"), "\(resizing)")
    }
    for address in ["javascript:alert(1)", "data:text/html,<b>", "/asset/a b"] {
      #expect(!html([.url: .string(address), .resizing: "tile"]).contains("<i"), "\(address)")
    }
    let sources: Content.Value = .strings(["javascript:x 1x", "/asset/b.png)\"';x:y 2x", "/asset/c.png nanx", "/asset/d.png"])
    let listed = html([.url: "/asset/a.png", .sources: sources, .resizing: "tile"])
    #expect(listed.contains("background:image-set(url(/asset/b.png%29%22%27;x:y) 2x)\""))
  }
}
