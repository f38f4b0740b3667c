import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's sections about layouts, gestures and effects")
struct AppearanceGuideTests {
  private func app(at title: String) throws -> TestApp {
    let app = TestApp(GuideApp(), environment: .phone)
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

  @Test("Double taps are counted, and a long press holds")
  func gestures() throws {
    let app = try app(at: "Gestures")
    try app.doubleTap("Double taps: 0")
    #expect(app.exists("Double taps: 1"))
    try app.longPress("Hold me")
    #expect(app.exists("Held"))
  }

  @Test("A ring shows one more quarter")
  func effects() throws {
    let app = try app(at: "Masks and effects")
    try app.tap("One more quarter")
    #expect(app.exists("50 %"))
  }
}
