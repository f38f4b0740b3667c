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

/// The markup of custom content, of representations and of the focus of assistive technologies.
@Suite struct RenderAccessibilityRequestTests {
  private func html(_ role: Role, _ content: Content) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content))
  }

  @Test("Custom content is part of the description")
  func customContent() {
    #expect(
      html(.text, [.text: "A", .hint: "Hint", .customContent: .strings(["Age: 3", "<b>"])])
        .contains(#"aria-description="Hint, Age: 3, &lt;b&gt;""#))
  }

  @Test("A text to which the app moves the focus can have it")
  func focus() {
    let text = html(.text, [.text: "A", .isAccessibilityFocused: true])
    #expect(text.contains(" data-focus") && text.contains(#" tabindex="-1""#))
    #expect(!html(.button, [.isAccessibilityFocused: true]).contains("tabindex"))
  }

  @Test("A representation has a class of its own")
  func representation() {
    #expect(html(.box, [.kind: "representation"]).contains(#"class="box representation""#))
  }
}
