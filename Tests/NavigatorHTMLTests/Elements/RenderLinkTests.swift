import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// The addresses of links.
@Suite struct RenderLinkTests {
  @Test(
    "A link within the app is encoded as a path, in whatever form the app writes it",
    arguments: [
      ("/a/b?c=d", "/a/b?c=d"), ("/", "/"), ("https://a.example/b", "/b"), ("//evil.example", nil), ("mailto:a@b.example", nil),
      ("a/b", nil), ("", nil), ("/a\u{0}", nil), (#"/\evil.example"#, "/%5Cevil.example"),
      ("///evil.example", nil),
    ])
  func linkWithinAppEncoded(_ address: String, path: String?) {
    #expect(SafeURL.path(address) == path)
  }

  @Test("A link with a safe address is an anchor, and any other link is a button")
  func linkSafeAddressAnchor() {
    func html(_ content: Content) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .link, content: content, events: .tap))
    }
    #expect(html([.url: "/orders/7"]).contains(" href=\"/orders/7\""))
    #expect(html([.url: "/orders/7"]).hasPrefix("<a "))
    #expect(html([.url: "javascript:alert(1)"]).hasPrefix("<button "))
    #expect(html([.url: "/orders/7", .isDisabled: true]).hasPrefix("<button "))
    #expect(html([:]).hasPrefix("<button "))
  }

  @Test("A link with a style of buttons has the classes of a button")
  func linkStyle() {
    func html(_ content: Content) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .link, content: content, events: .tap))
    }
    #expect(html([.variant: "plain"]).contains(#"class="link button plain""#))
    #expect(html([.variant: "bordered", .url: "/a"]).hasPrefix(#"<a class="link button bordered""#))
    #expect(html([:]).contains(#"class="link""#))
    #expect(!html([.variant: "menuItem"]).contains("button m"))
  }

  @Test("A link to an address outside of the app keeps its host, so that the browser can open it in another tab")
  func linkOutsideApp() {
    func html(_ content: Content) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .button, content: content, events: .tap))
    }
    #expect(
      html([.url: "https://a.example/b?c=d"]).contains(
        #" href="https://a.example/b?c=d" target="_blank" rel="noopener noreferrer">"#))
    #expect(html([.url: "mailto:a@b.example"]).contains(#" href="mailto:a@b.example""#))
    #expect(html([.url: "/orders/7"]).contains(#" href="/orders/7">"#))
    #expect(html([.url: "travel://city"]).hasPrefix("<button ") && html([.url: "travel://city"]).contains(#" role="link""#))
    #expect(!html([.url: "javascript:alert(1)"]).contains("href"))
    #expect(!html([:]).contains("role="))
    let item = html([.url: "https://a.example/", .variant: "menuItem"])
    #expect(item.hasPrefix("<button ") && item.contains(#" role="menuitem" type="button""#) && !item.contains("href"))
  }
}
