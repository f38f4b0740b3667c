import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

/// Random events that a correct host does not send, for all controls.
@MainActor
@Suite("Random hostile events to all controls")
struct HostileControlRandomTests {
  @Test("The session keeps working for any event to any element", arguments: 0..<4)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let app = TestApp(environment: .tablet) { EveryControl() }
    for step in 0..<2_500 {
      let last = app.session.root.largestID + 10
      // New ids are more likely to be on the screen.
      let first = step % 2 == 0 || last < 80 ? 0 : last - 80
      let target = ElementID(rawValue: .random(in: first...last, using: &generator))
      app.session.send(InputEvent(target: target, action: .hostile(in: first...last, using: &generator)))
      if step % 3 == 0 { try app.checkInvariants() }
    }
    try app.checkInvariants()
    while let kind = app.presentations.last?.kind {
      switch kind {
      case .sheet: try app.swipeAway()
      case .menu: try app.closeMenu()
      default: try app.tap(app.exists("OK") ? "OK" : "Cancel")
      }
    }
    try app.selectTab("Known")
    let name = try #require(app.visibleTexts.first { $0.hasPrefix("Sound") })
    try app.tap(name)
    #expect(!app.exists(name) && app.contains("Sound"), "seed \(seed)")
  }
}
