import Foundation
import NavigatorHTML
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's sections about transitions, curves, pointers and paints")
struct PaintsGuideTests {
  private func app(at title: String, clock: TestClock? = nil) throws -> TestApp {
    let app = TestApp(GuideApp(), environment: .phone, clock: clock)
    try app.tap(title)
    return app
  }

  private nonisolated static func state(_ change: (inout TransitionState) -> Void) -> TransitionState {
    var state = TransitionState()
    change(&state)
    return state
  }

  /// Returns the far ends of the removal and the insertion of a text.
  private func ends(of text: String, in app: TestApp) -> [TransitionState?] {
    let parts = app.takeAnimations().filter { $0.texts.contains(text) }
    return [ElementAnimation.Kind.removal, .insertion].map { kind in parts.first { $0.kind == kind }?.transition }
  }

  @Test(
    "The pass disappears and appears with the transition that is selected",
    arguments: [
      ("Slide", state { $0.widths = 1 }, state { $0.widths = -1 }),
      ("Push", state { ($0.widths, $0.opacity) = (-1, 0) }, state { ($0.widths, $0.opacity) = (1, 0) }),
      ("Asymmetric", state { $0.opacity = 0 }, state { $0.heights = -1 }),
      ("Of a modifier", state { ($0.y, $0.opacity) = (120, 0) }, state { ($0.y, $0.opacity) = (120, 0) }),
    ])
  func transitions(title: String, removal: TransitionState, insertion: TransitionState) throws {
    let app = try app(at: "Transitions")
    try app.select(title, in: "Transition")
    _ = app.takeAnimations()
    try app.tap("Hide the pass")
    #expect(!app.exists("Boarding pass"))
    try app.tap("Show the pass")
    #expect(ends(of: "Boarding pass", in: app) == [removal, insertion])
  }

  @Test("A transition of a type turns the pass to one side, and back from the other")
  func turn() throws {
    let app = try app(at: "Transitions")
    try app.select("Of a type", in: "Transition")
    _ = app.takeAnimations()
    try app.tap("Hide the pass")
    try app.tap("Show the pass")
    let ends = ends(of: "Boarding pass", in: app)
    let angles = ends.flatMap { $0?.style.properties ?? [] }.compactMap {
      if case .rotation(let degrees, _, _) = $0 { degrees.rounded() } else { nil }
    }
    #expect(angles == [60, -60] && ends.allSatisfy { $0?.opacity == 0 })
  }

  @Test("A tip is replaced with a blur")
  func tips() throws {
    let app = try app(at: "Transitions")
    _ = app.takeAnimations()
    try app.tap("Next tip")
    #expect(app.exists("Bicycles travel for free."))
    let inserted = app.takeAnimations().first { $0.kind == .insertion && $0.texts == ["Bicycles travel for free."] }
    #expect(inserted?.transition?.blur == 10)
  }

  @Test("A race has a curve for each ball, and is finished when its animation has ended")
  func race() async throws {
    let clock = TestClock()
    let app = try app(at: "Transitions", clock: clock)
    _ = app.takeAnimations()
    try app.tap("Race")
    let moves = app.takeAnimations().filter { $0.kind == .change && $0.start != $0.end }
    #expect(Set(moves.map(\.animation)).count == 3)
    #expect(app.exists("Finished races: 0"))
    await clock.advance(by: .seconds(1.1))
    #expect(app.exists("Finished races: 1"))
  }

  @Test("Each light begins later than the one before, and a transaction moves all of them at once")
  func delays() throws {
    let app = try app(at: "Curves of animations")
    func delays() -> Set<Double> { Set(app.takeAnimations().filter { $0.start != $0.end }.map(\.animation.delay)) }
    _ = delays()
    try app.tap("Raise the lights")
    let slow = delays()
    #expect(slow.count == 6 && slow.max().map { abs($0 - 0.4) < 0.001 } == true)
    try app.setToggle("Three times as fast", to: true)
    try app.tap("Lower the lights")
    #expect(delays().max().map { abs($0 - 0.4 / 3) < 0.001 } == true)
    try app.setToggle("At once", to: true)
    _ = delays()
    try app.tap("Raise the lights")
    #expect(app.takeAnimations().isEmpty)
  }

  @Test("A lamp flashes until it is switched off")
  func flashing() throws {
    let app = try app(at: "Curves of animations")
    _ = app.takeAnimations()
    try app.setToggle("Flash", to: true)
    #expect(app.takeAnimations().contains { $0.animation.repeatCount == nil && $0.animation.autoreverses })
    try app.setToggle("Flash", to: false)
    #expect(app.takeAnimations().allSatisfy { $0.animation.repeatCount != nil })
  }

  @Test("The curve of an app rests on its way")
  func stops() throws {
    let app = try app(at: "Curves of animations")
    _ = app.takeAnimations()
    try app.tap("Sail")
    let sail = try #require(app.takeAnimations().first { $0.start != $0.end })
    #expect(abs(sail.animation.duration - 3) < 0.1)
    let progress = [0.6, 0.9, 1.6, 2.9].map { sail.progress(at: .seconds($0)) }
    for (value, part) in zip(progress, [1.0, 1, 2, 3]) { #expect(abs(value - part / 3) < 0.05, "\(progress)") }
  }

  @Test("Reduced motion is shown, with the environment of the page")
  func reducedMotion() throws {
    var environment = TestEnvironment.phone
    environment.reduceMotion = true
    let app = TestApp(GuideApp(), environment: environment)
    try app.tap("Curves of animations")
    #expect(app.exists("Motion is reduced on this device."))
  }

  @Test("A view follows the pointer above it")
  func hovering() throws {
    let app = try app(at: "Pointers and nested drags")
    var isWelcome = false
    try app.hover(over: "Point here") { isWelcome = app.exists("Welcome aboard") }
    #expect(isWelcome && app.exists("Point here"))
    var isLit = false
    try app.hover(over: "Move over the night", at: CGPoint(x: 30, y: 20)) { isLit = app.exists("The light is at 30, 20") }
    #expect(isLit && app.exists("Move over the night"))
  }

  @Test("A tap places a star at its location")
  func stars() throws {
    let app = try app(at: "Pointers and nested drags")
    try app.tap("Sky", at: CGPoint(x: 40, y: 30))
    #expect(app.exists("The last star is at 40, 30"))
    #expect(app.session.root.all.contains { $0.style.properties.contains(.position(x: 40, y: 30)) })
    try app.tap("Remove the stars")
    #expect(app.exists("Tap the sky to place a star."))
  }

  @Test("A tap has a location in the coordinates of the stack around its view")
  func channel() throws {
    let app = try app(at: "Pointers and nested drags")
    let distance = try app.frame(of: "South").minX - app.frame(of: "North").minX
    try app.tap("North", at: CGPoint(x: 10, y: 20))
    #expect(app.exists("The buoy is at 10, 20"))
    try app.tap("South", at: CGPoint(x: 10, y: 20))
    #expect(app.exists("The buoy is at \(Int(distance + 10)), 20"))
  }

  @Test("A drag of the pin moves it, or the map if that has priority or a mask excludes the pin")
  func drags() throws {
    let app = try app(at: "Pointers and nested drags")
    func drag(_ rule: String, _ name: String = "Red pin") throws {
      try app.select(rule, in: "A drag moves")
      try app.drag(name, by: CGSize(width: 20, height: 10))
    }
    try drag("What it begins on")
    #expect(app.exists("The map moved by 0, 0, and the pin by 20, 10."))
    try drag("The map, by priority")
    #expect(app.exists("The map moved by 20, 10, and the pin by 20, 10."))
    try drag("The map, by a mask")
    #expect(app.exists("The map moved by 40, 20, and the pin by 20, 10."))
    try drag("The pin, by a mask")
    #expect(app.exists("The map moved by 40, 20, and the pin by 40, 20."))
    #expect(throws: TestFailure.self) { try drag("The pin, by a mask", "Chart") }
  }

  @Test("Each paint fills the sample")
  func paints() throws {
    let app = try app(at: "Paints and outlines")
    let titles = [
      "Radial gradient", "Elliptical gradient", "Angular gradient", "Mesh of colors", "Picture", "Part of a picture",
    ]
    let samples = try titles.map { title in
      try app.select(title, in: "Paint")
      // The label of the sample is the title.
      let html: String = try HTMLRenderer.html(of: app.element("sample"))
      return html.replacingOccurrences(of: title, with: "")
    }
    #expect(Set(samples).count == titles.count)
    #expect(samples[2].contains("conic-gradient"))
  }

  @Test("The background and the frame of a cabin have the corners of their container")
  func container() throws {
    let app = try app(at: "Paints and outlines")
    func html() throws -> String { try HTMLRenderer.html(of: app.element("cabin")) }
    let before = try html()
    try app.increment("Corner radius 20")
    #expect(app.exists("Corner radius 24"))
    #expect(try html() != before)
  }

  @Test("A pie follows the stepper, and the moon follows its shadow")
  func arcs() throws {
    let app = try app(at: "Paints and outlines")
    func html() throws -> String { try HTMLRenderer.html(of: app.element("A pie, a tag and the moon")) }
    var before = try html()
    try app.increment("7 points")
    #expect(try html() != before)
    before = try html()
    try app.setSlider("Shadow of the moon", to: -0.5)
    #expect(try html() != before)
  }

  @Test("Circles are blended with the row unless they are a group")
  func groups() throws {
    let app = try app(at: "Masks and effects")
    let titles = ["Blended with the row", "Composed as a group", "Drawn as a group"]
    let counts = try titles.map { title in
      try app.select(title, in: "The circles are")
      return app.session.root.all.count { $0.style.properties.contains(.isolatesBlending(true)) }
    }
    #expect(counts == [0, 1, 1])
  }

  @Test("A filter changes the photo")
  func filters() throws {
    let app = try app(at: "Masks and effects")
    let photos = try ["None", "Brightness", "Contrast", "Grayscale", "A color"].map { title in
      try app.select(title, in: "Filter")
      return try HTMLRenderer.html(of: app.element("photo")) as String
    }
    #expect(Set(photos).count == 5)
  }

  @Test("The app's own outline has as many points as the stepper")
  func outlines() throws {
    let app = try app(at: "Paints and outlines")
    func html() throws -> String { try HTMLRenderer.html(of: app.element("Five outlines")) }
    let before = try html()
    try app.increment("7 points")
    #expect(try app.exists("8 points") && html() != before)
    #expect(app.exists("A fleet of 8 boats"))
  }
}

extension Element {
  /// The element and all elements inside it, in order.
  fileprivate var all: [Element] { [self] + children.flatMap(\.all) }
}
