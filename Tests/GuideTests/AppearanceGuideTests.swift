import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's sections about layouts, gestures and effects")
struct AppearanceGuideTests {
  private func app(at title: String, clock: TestClock? = nil) throws -> TestApp {
    let app = TestApp(GuideApp(), environment: .phone, clock: clock)
    try app.tap(title)
    return app
  }

  @Test("The size of a layout is reported, and changes with its direction")
  func geometry() throws {
    let app = try app(at: "Sizes and layouts")
    #expect(app.visibleTexts.contains("The blocks take 176 by 28 points."))
    try app.setToggle("Vertical", to: true)
    #expect(app.visibleTexts.contains("The blocks take 56 by 92 points."))
  }

  @Test("The frame around a value is at the bounds of the marked one")
  func anchors() throws {
    let app = try app(at: "Sizes and layouts")
    let first = try app.frame(of: "mark")
    try app.tap("Mark the next value")
    let second = try app.frame(of: "mark")
    #expect(second.minY > first.maxY - 8 && second.width > 40, "\(first), then \(second)")
    try app.tap("Mark the next value")
    try app.tap("Mark the next value")
    #expect(try app.frame(of: "mark") == first)
  }

  @Test("A screen follows the offset of its scroll view and the visibility of its last view")
  func scrollChanges() throws {
    let app = try app(at: "Grids and scrolling")
    try app.tap("Changes while scrolling")
    #expect(app.exists("Near the top."))
    try app.scrollTo(edge: .bottom)
    #expect(app.exists("The end is visible."))
    try app.tap("Top")
    #expect(app.exists("Near the top."))
  }

  @Test("Double taps are counted, and a long press holds")
  func gestures() throws {
    let app = try app(at: "Gestures")
    try app.doubleTap("Double taps: 0")
    #expect(app.exists("Double taps: 1"))
    try app.longPress("Hold me")
    #expect(app.exists("Held"))
  }

  @Test("A view is dragged after a long press, and the release keeps it there")
  func sequence() throws {
    let app = try app(at: "Gestures")
    let target = try #require(app.session.root.first { $0.content.strings(.gestures).contains("held") })
    for step in [InputEvent.Gesture(.press, .began), .init(.press, .changed)] {
      app.session.perform(InputEvent(target: target.id, action: .gesture(step)))
    }
    app.session.settle()
    try app.drag("Drag now", by: CGSize(width: 40, height: 20))
    #expect(app.exists("Hold, then drag") && app.exists("40, 20"))
    try app.drag("Hold, then drag", by: CGSize(width: 40, height: 20))
    #expect(app.exists("40, 20"))
  }

  @Test("Of two exclusive gestures, one tap and two taps have different effects")
  func exclusiveTaps() throws {
    let app = try app(at: "Gestures")
    try app.tap("Tap once or twice", at: .zero, count: 2)
    #expect(app.exists("Opened"))
    try app.tap("Opened")
    #expect(app.exists("Selected"))
  }

  @Test("Values are dropped in the bag, as texts on the note, and between rows")
  func drops() throws {
    let app = try app(at: "Drag and drop")
    var isTargeted = false
    try app.drag("Lamp", onto: "bag") { isTargeted = app.exists("Drop it in the bag") }
    #expect(isTargeted)
    #expect(app.exists("In the bag: Lamp") && !app.exists("Lamp"))
    try app.drag("Map", onto: "note")
    #expect(app.exists("Noted: Map") && app.exists("Map"))
    try app.drag("Map", onto: "Tent")
    #expect(app.visibleTexts.filter { ["Tent", "Lamp", "Map"].contains($0) } == ["Map", "Tent"])
    try app.tap("Unpack the bag")
    #expect(app.visibleTexts.filter { ["Tent", "Lamp", "Map"].contains($0) } == ["Map", "Tent", "Lamp"])
  }

  @Test("A tap plays the phases of a label and the keyframes of a bell")
  func phases() async throws {
    let clock = TestClock()
    let app = try app(at: "Phases and timelines", clock: clock)
    _ = app.takeAnimations()
    try app.tap("Likes: 0")
    for _ in 0..<12 { await clock.advance(by: .seconds(0.2)) }
    let phases = app.takeAnimations().filter { $0.kind == .change && $0.texts.first?.hasPrefix("Likes") == true }
    #expect(phases.count >= 3)
    try app.tap("Ring the bell")
    let frames = try #require(app.takeAnimations().first { $0.kind == .keyframes })
    #expect(abs(frames.animation.duration - 0.95) < 0.001 && frames.keyframeStyles.count > 10)
  }

  @Test("A timeline counts the seconds while it is shown")
  func timeline() async throws {
    let clock = TestClock()
    let app = try app(at: "Phases and timelines", clock: clock)
    try app.tap("Brew tea")
    #expect(app.exists("Brewing for 0 s"))
    for _ in 0..<3 { await clock.advance(by: .seconds(1)) }
    // The schedule begins shortly before the view appears.
    #expect(app.exists("Brewing for 2 s") || app.exists("Brewing for 3 s"))
    try app.tap("Stop brewing")
    #expect(!app.visibleTexts.contains { $0.hasPrefix("Brewing for") })
  }

  @Test("A photo's screen grows from its picture")
  func zoom() throws {
    let app = try app(at: "Motion")
    try app.tap("Open the album")
    let sources = app.session.root.all.compactMap { $0.content.number(.zoomName) }
    #expect(sources.count == 4)
    try app.tap("Regatta")
    #expect(app.stack == ["Guide", "Motion", "Album", "Regatta"])
    let screens = app.session.root.all.filter { $0.role == .screen }
    #expect(screens.compactMap { $0.content.number(.zoomSource) } == [sources[1]])
  }

  @Test("A blend mode applies to the circles above others")
  func blending() throws {
    let app = try app(at: "Masks and effects")
    func modes() -> [StyleProperty] {
      app.session.root.all.flatMap(\.style.properties).filter { if case .blendMode = $0 { true } else { false } }
    }
    #expect(modes() == [.blendMode(.multiply), .blendMode(.multiply)])
    try app.select("Screen", in: "Blend mode")
    #expect(modes() == [.blendMode(.screen), .blendMode(.screen)])
  }

  @Test("A ring shows one more quarter")
  func effects() throws {
    let app = try app(at: "Masks and effects")
    try app.tap("One more quarter")
    #expect(app.exists("50 %"))
  }
}

extension Element {
  /// The element and all elements inside it, in order.
  fileprivate var all: [Element] { [self] + children.flatMap(\.all) }

  /// Returns the first element at or in this one that meets a condition.
  fileprivate func first(_ condition: (Element) -> Bool) -> Element? { all.first(where: condition) }
}
