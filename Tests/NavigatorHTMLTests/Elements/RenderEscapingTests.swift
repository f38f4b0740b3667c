import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// All shown texts are escaped: a hostile string remains text in each position.
@Suite struct RenderEscapingTests {
  private let hostile =
    "</title></textarea><script>alert(1)</script>\"'><img src=x onerror=alert(1)> javascript:alert(1);}*{--x:url(//e)"

  @Test("A hostile string for any content key of any role adds no markup")
  func hostileStringAnyContent() {
    for role in Role.allCases {
      for key in Content.Key.allCases {
        for value in [Content.Value.string(hostile), .strings([hostile, "medium:" + hostile])] {
          let element = Element(id: ElementID(rawValue: 1), role: role, content: Content(entries: [.init(key, value)]))
          let html = HTMLRenderer.html(of: element)
          expectHarmless(html, "\(role) \(key)")
          #expect(tags(in: html).isSubset(of: Self.ownTags), "\(role) \(key): \(html)")
          #expect(
            attributeNames(in: html).allSatisfy { !$0.hasPrefix("on") && $0 != "src" && $0 != "href" }, "\(role) \(key): \(html)")
        }
      }
    }
  }

  @Test("Hostile colors, fonts and lengths stay inside their declaration")
  func hostileColorsFontsLengths() {
    let color = ColorStyle(.named(hostile), opacity: .nan)
    let stop = Paint.Stop(color: color, location: .infinity)
    let paints: [Paint] = [
      .color(color), .color(ColorStyle(.sRGB(red: .nan, green: -.infinity, blue: 9), opacity: -3)), .material(.bar),
      .linearGradient(stops: [stop], startX: .nan, startY: 0, endX: 1, endY: 1),
      .radialGradient(stops: [], centerX: 0, centerY: .infinity, endRadius: -1),
    ]
    var properties: [StyleProperty] = paints.flatMap { paint -> [StyleProperty] in
      [
        .foreground(paint), .tint(paint), .background(paint), .border(paint, width: .infinity), .fill(paint),
        .stroke(paint, width: -1),
        .rowBackground(paint),
      ]
    }
    properties += [
      .font(FontStyle(weight: .max, family: hostile)), .font(FontStyle(size: .nan)),
      .frame(Frame(width: .nan, maxHeight: .infinity)), .shadow(color, radius: .nan, x: 1e300, y: -1e300),
      .opacity(.nan), .aspectRatio(.infinity, fills: true), .lineLimit(.min),
    ]
    for property in properties {
      let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, style: [property]))
      expectHarmless(html, "\(property)")
      #expect(!html.contains("//"), "\(html)")
      #expect(html.count { $0 == "\"" } % 2 == 0)
      #expect(!html.contains("nan") && !html.contains("inf"), "\(html)")
    }
  }

  @Test("A hostile title, token or path stays inside its attribute of the page")
  func hostileTitleTokenPath() {
    let page = HTMLPage.render(
      appName: hostile, title: hostile, language: hostile, body: HTMLBody(), token: hostile, location: hostile,
      fileVersion: hostile, maximumTextLength: 1_000)
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("<img"))
    #expect(page.contains("<title>&lt;/title&gt;"))
  }

  @Test(
    "An address with an allowed scheme is opened",
    arguments: ["http://a.example", "https://a.example/b?c=d", "mailto:a@b.example", "tel:+123", "HTTPS://A.example"])
  func addressAllowedSchemeOpened(_ url: String) {
    #expect(SafeURL.checked(url) == url)
  }

  @Test(
    "An address with another scheme is not opened",
    arguments: [
      "javascript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "file:///etc/passwd",
      "//a.example", "",
      "https://a.example/\n", "vbscript:x", "https ://x",
    ])
  func addressAnotherSchemeOpened(_ url: String) {
    #expect(SafeURL.checked(url) == nil)
  }

  private static let ownTags: Set<String> = [
    "main", "div", "span", "section", "nav", "h1", "h2", "h3", "h4", "p", "button", "label", "input", "textarea", "select",
    "progress",
    "svg", "path", "circle", "rect",
  ]

  private func expectHarmless(_ html: String, _ place: String) {
    #expect(!html.contains("<script"), "\(place): \(html)")
    #expect(!html.contains("<img"), "\(place): \(html)")
    // The font family is the only value with quotation marks inside an attribute.
    let quotes = html.contains("font-family:'") ? 2 : 0
    #expect(html.count { $0 == "'" } == quotes, "\(place): \(html)")
  }

  /// The names of the elements that a parser would see.
  private func tags(in html: String) -> Set<String> {
    Set(
      html.split(separator: "<").dropFirst().compactMap { part in
        let name = part.prefix { $0.isLetter || $0.isNumber }
        return part.hasPrefix("/") ? nil : String(name)
      })
  }

  /// The names of attributes outside quotes.
  private func attributeNames(in html: String) -> Set<String> {
    var names: Set<String> = []
    for tag in html.split(separator: "<") {
      let parts = tag.prefix { $0 != ">" }.split(separator: "\"", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() where index % 2 == 0 {
        for name in part.split(separator: " ").dropFirst(index == 0 ? 1 : 0) {
          names.insert(String(name.prefix { $0 != "=" }))
        }
      }
    }
    return names
  }
}
