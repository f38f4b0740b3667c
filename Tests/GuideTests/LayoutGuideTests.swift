import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's sections about places, cells of grids and scroll positions")
struct LayoutGuideTests {
  private func app(at title: String) throws -> TestApp {
    let app = TestApp(GuideApp(), environment: .phone)
    try app.tap(title)
    return app
  }

  @Test("The place of the boat is that in the coordinates of the sea")
  func coordinates() throws {
    let app = try app(at: "Places and layers")
    #expect(app.visibleTexts.contains { $0.hasPrefix("The boat is at") && $0.hasSuffix(", 42 of the sea.") })
    try app.setSlider("Course", to: 0)
    #expect(app.exists("The boat is at 24, 72 of the sea."))
  }

  @Test("The next card has the highest index")
  func layers() throws {
    let app = try app(at: "Places and layers")
    func front() -> [String] {
      app.session.root.all.filter { $0.style.properties.contains(.zIndex(1)) }.flatMap(\.all).compactMap {
        $0.content.string(.text)
      }
    }
    #expect(Set(front()) == ["South"])
    try app.tap("Bring the next card to the front")
    #expect(Set(front()) == ["North"])
  }

  @Test("Cards in one place are put side by side")
  func spreading() throws {
    let app = try app(at: "Places and layers")
    func distance() throws -> CGFloat { try app.frame(of: "East").minX - app.frame(of: "North").minX }
    #expect(try distance() < 88)
    try app.setToggle("Side by side", to: true)
    #expect(try distance() == 96)
  }

  @Test("A text with priority is as wide as it needs")
  func priority() throws {
    let app = try app(at: "Places and layers")
    let name = "Timetable of the northern islands"
    let before = try app.frame(of: name).width
    try app.setToggle("The name comes first", to: true)
    #expect(try app.frame(of: name).width > before + 20)
  }

  @Test("A load is as wide as its share")
  func shares() throws {
    let app = try app(at: "Places and layers")
    /// The distance between the centers of the cargo, with three parts, and the fuel, with one.
    func distance() throws -> CGFloat { try app.frame(of: "Fuel").midX - app.frame(of: "Cargo").midX }
    let before = try distance()
    try app.increment("The crew takes 2 of 6 parts")
    try app.increment("The crew takes 3 of 7 parts")
    #expect(try abs(distance() - before * 6 / 8) < 1)
  }

  @Test("An entry extends over as many columns as it has days")
  func spans() throws {
    let app = try app(at: "Cells of grids")
    func isCentered(on day: String) throws -> Bool {
      try abs(app.frame(of: "Sailing").midX - app.frame(of: day).midX) < 1
    }
    #expect(try isCentered(on: "Tue"))
    try app.increment("Sailing for 3 days")
    try app.increment("Sailing for 4 days")
    #expect(try isCentered(on: "Wed"))
  }

  @Test("A pin moves to the corner of its cell")
  func anchor() throws {
    let app = try app(at: "Cells of grids")
    let top = try app.frame(of: "Pin")
    try app.select("Bottom", in: "The pin is at the")
    let bottom = try app.frame(of: "Pin")
    #expect(bottom.maxX > top.maxX + 10 && bottom.maxY > top.maxY + 10, "\(top), then \(bottom)")
  }

  @Test("A line that sizes its grid makes it as wide as the row")
  func line() throws {
    let app = try app(at: "Cells of grids")
    let before = try app.frame(of: "120 kg").maxX
    try app.setToggle("The line sizes the grid", to: true)
    #expect(try app.frame(of: "120 kg").maxX > before + 50)
  }

  @Test("The rows of a grid become lines when another layout replaces the grid")
  func exchange() throws {
    let app = try app(at: "Cells of grids")
    #expect(try app.frame(of: "Sandport").minX > app.frame(of: "From").maxX)
    try app.setToggle("In columns", to: false)
    #expect(try app.frame(of: "Sandport").minY >= app.frame(of: "From").maxY)
  }

  @Test("A horizontal grid fills its columns one after another")
  func seats() throws {
    let app = try app(at: "Cells of grids")
    #expect(try abs(app.frame(of: "1").midX - app.frame(of: "2").midX) < 1)
    #expect(try app.frame(of: "3").midX > app.frame(of: "1").midX + 36)
  }

  @Test("Buttons scroll to points, and the user's scrolling stops at a full hour")
  func hours() throws {
    let app = try app(at: "Scroll positions")
    let start = try app.frame(of: "0:00").minX
    try app.tap("Evening")
    #expect(app.exists("The first hour is 18:00."))
    try app.tap("Morning")
    #expect(app.exists("The first hour is 6:00."))
    try app.scrollTo("20:00")
    #expect(app.exists("The first hour is 15:00."))
    #expect(try abs(app.frame(of: "15:00").minX - start) < 0.5)
  }

  @Test("The leaf that is visible is known")
  func leaves() throws {
    let app = try app(at: "Scroll positions")
    try app.scrollTo("Leaf 3")
    #expect(app.exists("3 of 6"))
  }

  @Test("A scroll view stops clipping the shadows of its content")
  func clipping() throws {
    let app = try app(at: "Scroll positions")
    func unclipped() -> Int { app.session.root.all.count { $0.role == .scrollView && $0.content.bool(.isUnclipped) } }
    #expect(unclipped() == 0)
    try app.setToggle("Clip the shadows", to: false)
    #expect(unclipped() == 1)
  }

  @Test("A chart scrolls to points along both axes, and ends at its edges")
  func chart() throws {
    let app = try app(at: "Scroll positions")
    #expect(app.exists("The corner of the chart is at 0, 0."))
    try app.tap("Reef")
    #expect(app.exists("The corner of the chart is at 280, 312."))
    try app.tap("Island")
    #expect(app.exists("The corner of the chart is at 314, 80."))
  }

  @Test("Views at the edges inset the safe area, and a background extends below the bar")
  func safeAreas() throws {
    let app = try app(at: "Grids and scrolling")
    try app.tap("Safe areas")
    func isInset(_ sides: Int, _ bottom: Int) -> Bool {
      app.exists("The safe area begins \(sides) points from the side and ends \(bottom) above the bottom.")
    }
    #expect(isInset(0, 56))
    try app.setToggle("A player at the bottom", to: false)
    #expect(isInset(0, 0))
    let start = try app.frame(of: "Song 1").minX
    try app.setToggle("Margins at the sides", to: true)
    #expect(try isInset(32, 0) && app.frame(of: "Song 1").minX == start + 32)
    #expect(try app.frame(of: "background") == CGRect(x: 0, y: 0, width: 390, height: 844))
    try app.setToggle("The background reaches the edges", to: false)
    #expect(try app.frame(of: "background").minY == 44)
  }

  @Test("A log shows its last entry, and entries near its edges are smaller")
  func log() throws {
    let app = try app(at: "Scroll positions")
    func isShown(_ entry: String) throws -> Bool { try app.frame(of: "Log").contains(app.frame(of: entry)) }
    #expect(try isShown("Entry 8") && !isShown("Entry 1"))
    try app.tap("Add an entry")
    #expect(try isShown("Entry 9"))
    let scales = app.session.root.all.flatMap(\.style.properties).compactMap {
      if case .scale(let x, _, _, _) = $0 { x } else { nil }
    }
    #expect(scales.contains { $0 < 0.86 } && scales.contains { $0 > 0.9 })
  }
}

extension Element {
  /// The element and all elements inside it, in order.
  fileprivate var all: [Element] { [self] + children.flatMap(\.all) }
}
