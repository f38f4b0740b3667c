import NavigatorTesting
import SwiftUI
import Testing

private struct WeatherView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if sizeClass == .compact {
      Text("18°")
    } else {
      Text("18 degrees in \(colorScheme == .dark ? "dark" : "light") colors")
    }
  }
}

private struct DepartureView: View {
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Text(timeZone.identifier)
  }
}

private struct GreetingView: View {
  @AppStorage("visits") private var visits = 0

  var body: some View {
    Text(visits == 0 ? "Welcome" : "Welcome back")
  }
}

@Suite("The article on environments")
struct TestingEnvironmentsArticle {
  @Test("A narrow window shows the short form")
  func sizeClass() {
    let app = TestApp(environment: .phone) { WeatherView() }
    #expect(app.exists("18°"))
    app.environment.windowSize = TestEnvironment.tablet.windowSize
    #expect(app.exists("18 degrees in light colors"))
    app.environment.colorScheme = .dark
    #expect(app.exists("18 degrees in dark colors"))
  }

  @Test("Times are those of the user's time zone")
  func timeZone() {
    let tokyo = TestEnvironment(locale: Locale(identifier: "en_US_POSIX"), timeZone: TimeZone(identifier: "Asia/Tokyo"))
    let app = TestApp(environment: tokyo) { DepartureView() }
    #expect(app.exists("Asia/Tokyo"))
  }

  @Test("A returning visitor is greeted")
  func storage() {
    let app = TestApp(configuration: SessionConfiguration(storedValues: ["visits": .integer(3)])) { GreetingView() }
    #expect(app.exists("Welcome back"))
  }
}
