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

/// The roles and states of traits.
@Suite struct RenderTraitTests {
  private func html(_ role: Role, _ traits: [String], _ content: Content = [:], _ events: EventSet = []) -> String {
    var content = content
    content[.traits] = .strings(traits)
    return HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content, events: events))
  }

  @Test("A toggle that accepts taps is a button with a state, and another toggle a switch")
  func toggle() {
    let button = html(.button, ["switch"], [.isSelected: true], .tap)
    #expect(button.contains(#" aria-pressed="true""#) && !button.contains("aria-current") && !button.contains("role="))
    #expect(html(.hStack, ["switch"], [:], .tap).contains(#" aria-pressed="false" data-x role="button" tabindex="0""#))
    #expect(html(.text, ["switch"], [.text: "A", .accessibilityValue: "On"]).contains(#" role="switch" aria-checked="true""#))
    #expect(html(.text, ["switch"], [.text: "A", .accessibilityValue: "Off"]).contains(#" role="switch" aria-checked="false""#))
    #expect(!html(.button, ["switch"], [.url: "/a"], .tap).contains("aria-pressed"))
    #expect(!html(.toggle, ["switch"], [.isOn: true], .change).contains("aria-pressed"))
  }

  @Test("A modal view is a dialog with its label or its texts as name")
  func modal() {
    let dialog = html(.vStack, ["modal"])
    #expect(dialog.contains(#" role="dialog" aria-modal="true" id="combined1" aria-labelledby="combined1""#))
    #expect(!html(.vStack, ["modal"], [.label: "Name"]).contains("aria-labelledby"))
    #expect(!html(.vStack, ["img", "modal"]).contains("aria-modal"))
  }

  @Test("Changes of a view that updates often are not announced, and its role stays")
  func updates() {
    let group = html(.vStack, ["updates"], [.accessibilityChildren: "combine"])
    #expect(group.contains(#" aria-live="off""#) && group.contains(#" role="group""#))
    #expect(html(.text, ["timer", "updates"], [.text: "A"]).contains(#" aria-live="off" role="timer""#))
  }

  @Test("A text field with the trait of a search field has its role")
  func searchField() {
    #expect(html(.textField, ["searchbox"], [.text: ""], .change).contains(#" role="searchbox""#))
    #expect(!html(.text, ["searchbox"], [.text: "A"]).contains("role="))
    #expect(html(.hStack, ["navigation"]).contains(#" role="navigation""#))
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

  @Test("A representation has a separate class")
  func representation() {
    #expect(html(.box, [.kind: "representation"]).contains(#"class="box representation""#))
  }
}
