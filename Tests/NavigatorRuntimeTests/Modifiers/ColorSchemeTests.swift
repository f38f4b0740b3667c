import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@Suite("Color schemes")
@MainActor
struct ColorSchemeTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct Settings: View {
    @State private var isDark = false
    @State private var isPresented = false

    var body: some View {
      Scheme()
        .preferredColorScheme(isDark ? .dark : nil)
      Toggle("Dark", isOn: $isDark)
      Button("Present") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          Scheme().preferredColorScheme(.dark)
          Button("Close") { isPresented = false }
        }
    }
  }

  private func scheme(_ app: TestApp, of role: Role = .window) -> String? {
    app.elements(role).first?.content.string(.colorScheme)
  }

  @Test("Views follow the color scheme that the host reports")
  func reported() {
    let app = TestApp { Scheme() }
    let window = app.session.root.id
    app.session.perform(InputEvent(target: window, action: .colorScheme(.dark)))
    #expect(app.visibleTexts == ["dark"])
    app.session.perform(InputEvent(target: window, action: .colorScheme(.light)))
    #expect(app.visibleTexts == ["light"])
  }

  @Test("A preferred color scheme applies to its window until the preference is removed")
  func preferred() throws {
    let app = TestApp { Settings() }
    #expect(app.visibleTexts.first == "light")
    try app.setToggle("Dark", to: true)
    #expect(app.visibleTexts.first == "dark")
    #expect(scheme(app) == "dark")
    try app.setToggle("Dark", to: false)
    #expect(app.visibleTexts.first == "light")
    #expect(scheme(app) == nil)
  }

  @Test("A preference has precedence over reports, and the last report applies after it")
  func precedence() throws {
    let app = TestApp { Settings() }
    try app.setToggle("Dark", to: true)
    app.session.perform(InputEvent(target: app.session.root.id, action: .colorScheme(.light)))
    #expect(app.visibleTexts.first == "dark")
    app.environment.colorScheme = .light
    #expect(app.visibleTexts.first == "dark")
    app.session.perform(InputEvent(target: app.session.root.id, action: .colorScheme(.dark)))
    try app.setToggle("Dark", to: false)
    #expect(app.visibleTexts.first == "dark")
  }

  @Test("The preference of a sheet's content applies to the sheet only")
  func sheet() throws {
    let app = TestApp { Settings() }
    try app.tap("Present")
    #expect(app.visibleTexts.first == "dark")
    #expect(scheme(app, of: .sheet) == "dark")
    #expect(scheme(app) == nil)
    try app.tap("Close")
    #expect(app.visibleTexts.first == "light")
  }

  private struct Competing: View {
    var body: some View {
      VStack {
        Scheme().preferredColorScheme(.light)
      }
      .preferredColorScheme(.dark)
    }
  }

  @Test("The outermost of several preferences applies")
  func outermost() {
    #expect(TestApp { Competing() }.visibleTexts == ["dark"])
  }

  private struct Card: View {
    @State private var isDark = true

    var body: some View {
      Text("card")
        .sheet(isPresented: .constant(true)) {
          Scheme()
          Toggle("Dark", isOn: $isDark)
        }
        .environment(\.colorScheme, isDark ? .dark : .light)
    }
  }

  @Test("A sheet has the color scheme of the view that presents it, and hosts receive it")
  func presenter() throws {
    let app = TestApp { Card() }
    #expect(app.visibleTexts.first == "dark" && scheme(app, of: .sheet) == "dark")
    try app.setToggle("Dark", to: false)
    #expect(app.visibleTexts.first == "light" && scheme(app, of: .sheet) == "light")
  }

  @Test("A sheet has no color scheme of its own while that of the window applies")
  func presentedFromWindow() {
    let app = TestApp { Text("card").sheet(isPresented: .constant(true)) { Scheme() } }
    app.session.perform(InputEvent(target: app.session.root.id, action: .colorScheme(.dark)))
    #expect(app.visibleTexts.first == "dark" && scheme(app, of: .sheet) == nil)
  }
}
