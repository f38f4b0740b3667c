import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The markup that determines the appearance of rows, columns and tabs.
@Suite struct RenderLookTests {
  private func element(_ role: Role, _ content: Content = [:], style: Style = Style(), _ children: [Element] = []) -> Element {
    Element(id: ElementID(rawValue: 1), role: role, content: content, style: style, children: children)
  }

  @Test("The badge of a link is an element beside the chevron, and the badge of any other element is an attribute")
  func badgeLinkElement() {
    #expect(HTMLRenderer.html(of: element(.link, [.badge: "12"])).hasSuffix(#"<span class="badge">12</span></button>"#))
    #expect(HTMLRenderer.html(of: element(.label, [.badge: "12"])).contains(#" data-badge="12""#))
    #expect(!HTMLRenderer.html(of: element(.link, [.badge: 0])).contains("badge"))
    #expect(HTMLRenderer.html(of: element(.link, [.badge: "<b>"])).contains("&lt;b&gt;"))
  }

  @Test("A header that collapses its section is a heading with a button inside")
  func headerCollapsesSection() {
    var header = element(.sectionHeader, [.isExpanded: true])
    header.events = .tap
    #expect(
      HTMLRenderer.html(of: header)
        == #"<div class="sectionHeader collapsible" data-i="1" data-e="tap" role="heading" aria-level="2">"#
        + #"<span class="disclosure" role="button" tabindex="0" aria-expanded="true" data-s></span></div>"#)
    header.content = [.isExpanded: false]
    #expect(HTMLRenderer.html(of: header).contains(#"aria-expanded="false""#))
    #expect(!HTMLRenderer.html(of: element(.sectionHeader)).contains("collapsible"))
  }

  @Test("A column has its preferred width as properties, without those that are not finite")
  func columnPreferredWidth() {
    let column = element(.column, [.kind: "sidebar", .minimum: 180, .value: 240, .maximum: .number(.infinity)])
    #expect(HTMLRenderer.html(of: column).contains(#"style="--ideal:240px;--minimum:180px;""#))
    #expect(!HTMLRenderer.html(of: element(.column, [.kind: "sidebar"])).contains("style="))
  }

  @Test("Each column has a button for the sidebar, which a split view without one hides")
  func columnButtonSidebar() {
    #expect(
      HTMLRenderer.html(of: element(.column, [.kind: "sidebar"])).contains(#"class="sidebarToggle" aria-label="Hide sidebar""#))
    #expect(
      HTMLRenderer.html(of: element(.column, [.kind: "detail"])).contains(#"class="sidebarToggle" aria-label="Show sidebar""#))
    let fixed = element(.splitView, [.selection: 0, .variant: "detailOnly", .showsSidebarToggle: false])
    #expect(HTMLRenderer.html(of: fixed).contains(#"class="splitView gw gh show-0 detailOnly fixed""#))
  }

  @Test("A tab view has its style as a class")
  func tabViewStyleClass() {
    #expect(HTMLRenderer.html(of: element(.tabView)).contains(#"class="tabView gw gh""#))
    #expect(
      HTMLRenderer.html(of: element(.tabView, [.variant: "sidebarAdaptable"])).contains(
        #"class="tabView gw gh sidebarAdaptable""#))
  }

  @Test("An option has the title of its section as an attribute, from which the page makes groups")
  func optionGroup() {
    let option = HTMLRenderer.html(of: element(.option, [.sectionTitle: "\"Sweet\""]))
    #expect(option.contains(#" data-group="&quot;Sweet&quot;""#))
    #expect(!option.contains("data-header") && !option.contains("aria-description"))
    #expect(HTMLRenderer.html(of: element(.sectionHeader, [.kind: "optionGroup"])).contains(#" aria-level="2" data-x>"#))
  }

  @Test("A wheel is a group of radio buttons in a box that scrolls")
  func wheel() {
    let html = HTMLRenderer.html(of: element(.picker, [.variant: "wheel", .label: "Size"], [element(.option)]))
    #expect(html.contains(#"class="picker gw wheel""#))
    #expect(html.contains(#" aria-label="Size" role="radiogroup">"#))
    #expect(html.contains("height:216px"))
    #expect(html.contains(#"type="radio""#))
    #expect(!html.contains("<select"))
  }

  @Test("Scrolling content in a box stays beside a bar only if the box has vertical padding")
  func boxVerticalPadding() {
    func html(_ insets: Insets) -> String {
      HTMLRenderer.html(of: element(.box, style: [.padding(insets)]))
    }
    #expect(html(Insets(top: nil, leading: nil, bottom: nil, trailing: nil)).contains(#"class="box vp""#))
    #expect(html(Insets(top: 0, leading: nil, bottom: 0, trailing: nil)).contains(#"class="box""#))
  }

  @Test("Labeled content fills the proposed width, even in a button")
  func labeledContentWidth() {
    let content = element(.labeledContent)
    #expect(HTMLRenderer.html(of: content).contains(#"class="labeledContent gw""#))
    #expect(HTMLRenderer.html(of: element(.button, [:], [content])).contains(" data-cw"))
  }
}
