import NavigatorTesting
import SwiftUI
import Testing

@testable import AppTimers

@MainActor
@Suite("Timers, and a game that a publisher advances")
struct AppTimersTests {
  private func alive(_ app: TestApp) -> String? {
    func search(_ elements: [AccessibilityElement]) -> String? {
      for element in elements {
        if element.label == "Board" { return element.value }
        if let found = search(element.children) { return found }
      }
      return nil
    }
    return search(app.accessibilityTree)
  }

  @Test("The tabs have the texts of their items")
  func tabs() throws {
    let app = TestApp(TimersApp(), environment: .phone)
    #expect(app.tabs == ["Life", "Pomodoro", "Stopwatch"])
    try app.selectTab("Pomodoro")
    #expect(app.exists("25:00"))
  }

  @Test("A step advances the game, and a tap on the drawing changes a cell")
  func life() throws {
    let app = TestApp(environment: .phone) { LifeView() }
    #expect(app.exists("Generation 0") && alive(app) == "3 alive")
    try app.tap("Step")
    #expect(app.exists("Generation 1") && alive(app) == "3 alive")
    try app.tap("Board", at: CGPoint(x: 380, y: 380))
    #expect(alive(app) == "4 alive")
    try app.tap("Step")
    #expect(alive(app) == "3 alive")
  }

  @Test("A game that runs cannot be stepped")
  func running() throws {
    let app = TestApp(environment: .phone) { LifeView() }
    try app.tap("Run")
    #expect(app.exists("Pause"))
    #expect(try !app.isEnabled("Step"))
    try app.tap("Pause")
    #expect(try app.isEnabled("Step"))
  }

  @Test("The end of a phase shows a message and begins the next phase")
  func pomodoro() throws {
    let pomodoro = PomodoroTimer()
    let app = TestApp { PomodoroView(pomodoro: pomodoro) }
    #expect(app.exists("25:00"))
    pomodoro.remaining = 1
    #expect(app.exists("00:01"))
    pomodoro.tick()
    #expect(app.exists("Work finished") && app.exists("05:00"))
    #expect(pomodoro.completed == 1)
    try app.select("Long break", in: "Mode")
    #expect(app.exists("15:00"))
  }

  @Test("The timer pauses when the scene leaves the foreground")
  func phases() throws {
    let app = TestApp { PomodoroView(pomodoro: PomodoroTimer()) }
    try app.tap("Start")
    #expect(app.exists("Pause"))
    try app.enter(phase: .background)
    try app.enter(phase: .active)
    #expect(app.exists("Start"))
  }

  @Test("The stopwatch starts, takes laps and stops")
  func stopwatch() throws {
    let app = TestApp { StopwatchView() }
    #expect(app.exists("00:00.0"))
    #expect(try !app.isEnabled("Lap"))
    try app.tap("Start")
    try app.tap("Lap")
    try app.tap("Lap")
    #expect(app.exists("Lap 1") && app.exists("Lap 2"))
    try app.tap("Stop")
    #expect(try !app.isEnabled("Lap"))
    #expect(app.exists("Start"))
  }
}
