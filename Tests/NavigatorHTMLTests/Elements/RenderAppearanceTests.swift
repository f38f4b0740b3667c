import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The HTML of what views request for bars, backgrounds and assistive technologies.
@Suite struct RenderAppearanceTests {
  private func html(_ role: Role, _ content: Content, _ style: Style = [], _ events: EventSet = []) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content, style: style, events: events))
  }

  @Test("A color scheme is an attribute with one of two values")
  func scheme() {
    #expect(html(.window, [.colorScheme: "dark"]).contains(#" data-scheme="dark""#))
    #expect(html(.window, [.colorScheme: "\"><script>"]).contains(#" data-scheme="light""#))
  }

  @Test("The background of a bar is a variable for its material")
  func barBackground() {
    let red = Paint.color(ColorStyle(.sRGB(red: 1, green: 0, blue: 0)))
    let bar = html(.navigationBar, [.title: "Home", .backgroundVisibility: "visible"], [.background(red)])
    #expect(bar.contains("--bar-fill:"))
    #expect(bar.contains("navigationBar inline opaque"))
    #expect(!bar.contains("\"background:"))
  }

  @Test("A view that is one element is an image or a group, unless it has a role of its own")
  func accessibilityElement() {
    #expect(html(.vStack, [.accessibilityChildren: "ignore"]).contains(#" role="img""#))
    #expect(html(.vStack, [.accessibilityChildren: "combine"]).contains(#" role="group""#))
    #expect(!html(.button, [.accessibilityChildren: "ignore"]).contains(#" role="img""#))
    #expect(html(.text, [.text: "A", .traits: .strings(["link"]), .accessibilityChildren: "ignore"]).contains(#" role="link""#))
    #expect(!html(.box, [.traits: .strings(["img"])], [], .tap).contains("img"))
  }

  @Test("A hidden view is hidden from assistive technologies")
  func accessibilityHidden() {
    #expect(html(.text, [.text: "A", .isAccessibilityHidden: true]).contains(#" aria-hidden="true""#))
  }
}
