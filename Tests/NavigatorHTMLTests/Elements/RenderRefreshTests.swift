import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// The HTML of views that users refresh, and of the buttons for files.
@Suite struct RenderRefreshTests {
  private func html(_ role: Role, _ content: Content, children: [Element] = []) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content, events: .change, children: children))
  }

  @Test("A view that can be refreshed has one button before its content, also in its shell", arguments: [false, true])
  func button(isRefreshing: Bool) {
    let row = Element(id: ElementID(rawValue: 2), role: .text, content: [.text: "A"])
    let button = #"<button type="button" class="refresh section unseen">Refresh</button>"#
    for role in [Role.list, .form] {
      let html = html(role, [.isRefreshing: .bool(isRefreshing)], children: [row])
      #expect(html.contains(#">\#(button)<span class="text""#))
      #expect(html.components(separatedBy: button).count == 2)
    }
    let scrollView = Element(id: ElementID(rawValue: 1), role: .scrollView, content: [.isRefreshing: .bool(isRefreshing)])
    #expect(HTMLRenderer.shell(of: scrollView).hasSuffix(#"\#(button)<div class="scrolled" data-s></div></div>"#))
  }

  @Test("The button has the name in the language of the session")
  func buttonName() {
    #expect(html(.list, [.isRefreshing: false, .partNames: .strings(["<Neu>"])]).contains(">&lt;Neu&gt;</button>"))
  }

  @Test("A view that cannot be refreshed has no such button")
  func noButton() {
    for role in [Role.list, .form, .scrollView] { #expect(!html(role, [:]).contains("refresh")) }
  }

  @Test("A button for files has the notice of a failure that the session does not learn of", arguments: ["import", "export"])
  func failure(kind: String) {
    let content: Content = [.kind: .kind(kind == "import" ? .importFiles : .exportFiles)]
    let start = #"data-file="\#(kind)""#
    #expect(html(.button, content).contains(#"\#(start) data-failed="The file could not be transferred. Try again.""#))
    var named = content
    named[.partNames] = .strings(["Fehler"])
    #expect(html(.button, named).contains(#"\#(start) data-failed="Fehler""#))
  }
}
