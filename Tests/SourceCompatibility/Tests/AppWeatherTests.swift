import NavigatorTesting
import SwiftUI
import Testing

@testable import AppWeather

@MainActor
@Suite("A weather screen with own styles, drawings and animators")
struct AppWeatherTests {
  private func start() async -> TestApp {
    let environment = TestEnvironment(locale: Locale(identifier: "en_US"), windowSize: CGSize(width: 390, height: 844))
    let app = TestApp(WeatherApp(), environment: environment)
    await app.settle()
    return app
  }

  @Test("The forecast replaces the progress after it is loaded")
  func loading() async throws {
    let app = await start()
    #expect(!app.exists("Loading…"))
    #expect(app.exists("8h") && app.exists("9h") && app.exists("10h") && !app.exists("11h"))
    #expect(app.contains("57°") || app.contains("14°"))
  }

  @Test("Another city is loaded by the task, whose id is the city")
  func city() async throws {
    let app = await start()
    try app.select("Oslo", in: "City")
    await app.settle()
    #expect(try app.value(of: "City") == .string("Oslo"))
    #expect(app.exists("8h"))
  }

  @Test("A closure in the environment opens a popover about an hour")
  func popover() async throws {
    let app = await start()
    try app.tap("8")
    #expect(app.presentations.last?.kind == .popover)
    #expect(app.frontTexts.contains("At 8:00 sunny"))
    try app.swipeAway()
    #expect(app.presentations.isEmpty)
  }

  @Test("Gauges of a style of the app show their labels")
  func gauges() async {
    let app = await start()
    #expect(app.exists("UV") && app.exists("11"))
  }
}
