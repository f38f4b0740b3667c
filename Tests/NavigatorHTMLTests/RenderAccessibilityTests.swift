import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The attributes for assistive technologies.
@Suite struct RenderAccessibilityTests {
  private func html(_ role: Role, _ content: Content) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content))
  }

  @Test(
    "An element that the app hides from assistive technologies is hidden from screen readers",
    arguments: [Role.text, .box, .image])
  func hidden(role: Role) {
    #expect(html(role, [.isAccessibilityHidden: true]).contains(#" aria-hidden="true""#))
    #expect(html(role, [.isAccessibilityHidden: true]).split(separator: "aria-hidden").count == 2)
  }

  @Test("A link that only pushes by its binding is not visible, so that the Tab key skips it")
  func invisible() {
    #expect(html(.link, [.isHidden: true]).contains("visibility:hidden"))
  }
}
