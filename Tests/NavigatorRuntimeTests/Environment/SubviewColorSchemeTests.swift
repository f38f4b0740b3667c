import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Color schemes of subviews")
struct SubviewColorSchemeTests {
  /// A player whose bar has the other color scheme.
  struct Player: View {
    @Observable
    final class Model {
      var scheme = ColorScheme.dark
    }

    @State private var model = Model()

    var body: some View {
      VStack {
        Text("library")
        HStack {
          SchemeText()
          Button("turn") { model.scheme = model.scheme == .dark ? .light : .dark }
        }
        .environment(\.colorScheme, model.scheme)
      }
    }
  }

  private struct SchemeText: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  /// Returns the roles of the elements with a color scheme below the window, and the color schemes.
  private func schemes(in app: TestApp) -> [String] {
    var found: [String] = []
    func visit(_ element: Element) {
      if let scheme = element.content.string(.colorScheme) { found.append("\(element.role.rawValue) \(scheme)") }
      element.children.forEach(visit)
    }
    visit(app.session.root)
    return found
  }

  @Test("A view whose environment has a color scheme is an element with that color scheme, and changes with it")
  func subview() throws {
    let app = TestApp { Player() }
    #expect(schemes(in: app) == ["hStack dark"])
    #expect(app.visibleTexts.contains("dark"))
    try app.tap("turn")
    #expect(schemes(in: app) == ["hStack light"])
    #expect(app.visibleTexts.contains("light"))
  }

  @Test("The innermost color scheme applies, and other environment values are no color schemes")
  func innermost() {
    let app = TestApp {
      VStack {
        Text("a").colorScheme(.light).environment(\.colorScheme, .dark)
        Text("b").transformEnvironment(\.colorScheme) { $0 = .dark }
        Text("c").environment(\.isEnabled, false)
      }
    }
    #expect(schemes(in: app) == ["text light", "text dark"])
  }

  @Test("A background outside of a color scheme has the colors of the surrounding views")
  func backgroundOutside() throws {
    let app = TestApp {
      Text("inside").background(Color.primary).environment(\.colorScheme, .dark)
      Text("outside").environment(\.colorScheme, .dark).padding(4).background(Color.primary)
    }
    func hasBackground(_ element: Element) -> Bool {
      element.style.properties.contains { if case .background = $0 { true } else { false } }
    }
    func elements(_ element: Element) -> [Element] { [element] + element.children.flatMap(elements) }
    let all = elements(app.session.root)
    let inside = try #require(all.first { $0.content.string(.text) == "inside" })
    let outside = try #require(all.first { $0.content.string(.text) == "outside" })
    #expect(hasBackground(inside) && inside.content.string(.colorScheme) == "dark")
    #expect(!hasBackground(outside) && outside.content.string(.colorScheme) == "dark")
    #expect(all.filter(hasBackground).count == 2)
  }
}
