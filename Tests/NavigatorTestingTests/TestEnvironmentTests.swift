import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("The environment of a session")
struct TestEnvironmentTests {
  private struct Report: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      Text(colorScheme == .dark ? "dark" : "light")
      Text(locale.identifier)
      Text(timeZone.identifier)
      Text(calendar.identifier == .buddhist ? "Buddhist" : "another calendar")
      Text(name(horizontal))
      Text(name(vertical))
    }

    private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
      switch sizeClass {
      case .compact: "compact"
      case .regular: "regular"
      case nil: "none"
      }
    }
  }

  private struct ReportApp: App {
    var body: some Scene {
      WindowGroup { Report() }
    }
  }

  @Test("A session starts with the environment of the test")
  func start() throws {
    let environment = TestEnvironment(
      colorScheme: .dark, locale: Locale(identifier: "de_DE"), calendar: Calendar(identifier: .buddhist),
      timeZone: TimeZone(identifier: "Asia/Tokyo"), horizontalSizeClass: .regular, verticalSizeClass: .compact)
    let texts = ["dark", "de_DE", "Asia/Tokyo", "Buddhist", "regular", "compact"]
    #expect(TestApp(environment: environment) { Report() }.visibleTexts == texts)
    #expect(TestApp(ReportApp(), environment: environment).visibleTexts == texts)
  }

  @Test("The size of the window determines the size classes that are not set")
  func windowSize() {
    func classes(_ environment: TestEnvironment) -> [String] {
      TestApp(environment: environment) { Report() }.visibleTexts.suffix(2)
    }
    #expect(classes(.phone) == ["compact", "regular"])
    #expect(classes(.phoneLandscape) == ["compact", "compact"])
    #expect(classes(.tablet) == ["regular", "regular"])
    #expect(classes(TestEnvironment()) == ["none", "none"])
    var narrow = TestEnvironment.tablet
    narrow.horizontalSizeClass = .compact
    #expect(classes(narrow) == ["compact", "regular"])
  }

  @Test("A change of the environment evaluates the views that read it")
  func change() {
    let app = TestApp(environment: TestEnvironment(colorScheme: .light, windowSize: CGSize(width: 390, height: 844))) { Report() }
    app.environment.colorScheme = .dark
    #expect(app.exists("dark"))
    app.environment.windowSize = TestEnvironment.tablet.windowSize
    #expect(app.visibleTexts.suffix(2) == ["regular", "regular"])
  }
}
