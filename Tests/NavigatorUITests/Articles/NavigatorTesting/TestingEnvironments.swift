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

private struct ArticleView: View {
  var body: some View {
    ScrollView {
      Text("Title").font(.title)
      Color.gray.frame(height: 600)
      Text("Comments")
    }
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

  @Test("The comments follow the article")
  func layout() throws {
    let app = TestApp(size: CGSize(width: 320, height: 480)) { ArticleView() }
    #expect(try app.frame(of: "Title").width <= 320)
    #expect(try app.visibility(of: "Comments") == .scrolledOut)
    try app.scrollTo("Comments")
    #expect(try app.visibility(of: "Comments") == .visible)
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
