import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Stored values of several views")
struct SharedStorageTests {
  private enum Theme: String, CaseIterable {
    case light, dark
  }

  private struct Chooser: View {
    @AppStorage("theme") private var theme = Theme.light

    var body: some View {
      Picker("Theme", selection: $theme) {
        ForEach(Theme.allCases, id: \.self) { Text($0.rawValue) }
      }
    }
  }

  private struct Shown: View {
    @AppStorage("theme") private var theme: Theme?

    var body: some View {
      Text(verbatim: "shown \(theme.map { "\($0)" } ?? "nil")")
      Button("Forget") { theme = nil }
    }
  }

  @Test("Views with the same key have the same value, each with its own default")
  func shared() throws {
    let app = TestApp {
      Chooser()
      Shown()
    }
    #expect(try app.value(of: "Theme") == "light")
    #expect(app.exists("shown nil"))
    try app.select("dark", in: "Theme")
    #expect(app.exists("shown dark"))
    try app.tap("Forget")
    #expect(try app.value(of: "Theme") == "light")
    #expect(app.exists("shown nil"))
  }
}
