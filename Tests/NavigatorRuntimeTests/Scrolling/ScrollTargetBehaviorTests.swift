import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Targets of scroll views")
struct ScrollTargetBehaviorTests {
  nonisolated private struct Hundreds: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      guard Set([target, context.originalTarget]).count == 1, context.axes == .vertical, context.containerSize.height > 0,
        context.colorScheme == .light
      else { return }
      target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
    }
  }

  private func scroller(_ app: TestApp) throws -> Element {
    try #require(app.session.root.all { $0.role == .scrollView }.first)
  }

  @Test("At the end of scrolling a behavior of the app determines where the scroll view comes to rest")
  func behavior() throws {
    let app = TestApp { ScrollView { Color.red.frame(height: 3_000) }.scrollTargetBehavior(Hundreds()) }
    let id = try scroller(app).id
    #expect(try scroller(app).content.strings(.scrollReports) == ["ends"])
    func end(at y: Int) -> EventOutcome {
      app.session.perform(
        InputEvent(target: id, action: .change(.string("end 0 \(y) 390 3000 390 800 0 0 0 0"), revision: 0)))
    }
    #expect(end(at: 260) == .handled)
    #expect(try scroller(app).content.string(.scrollTarget) == "1 smooth point - 300.0")
    #expect(end(at: 300) == .handled)
    #expect(try scroller(app).content.string(.scrollTarget) == "1 smooth point - 300.0")
    #expect(
      app.session.perform(InputEvent(target: id, action: .change(.string("end 0 x"), revision: 0))) == .dropped(.invalidValue))
  }

  @Test("A host handles the behaviors that it supports, and a report for these is dropped")
  func known() throws {
    let app = TestApp { ScrollView { Color.red }.scrollTargetBehavior(.paging) }
    #expect(try scroller(app).content.string(.scrollSnap) == "paging")
    #expect(try scroller(app).content.strings(.scrollReports).isEmpty)
  }

  @Test("A behavior of any type is the one that it contains, and may change")
  func anyBehavior() throws {
    struct Switching: View {
      @State private var isPaging = true
      var body: some View {
        ScrollView { Color.red.frame(height: 3_000) }
          .scrollTargetBehavior(isPaging ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(Hundreds()))
        Button("Switch") { isPaging = false }
      }
    }
    let app = TestApp { Switching() }
    #expect(try scroller(app).content.string(.scrollSnap) == "paging")
    try app.tap("Switch")
    #expect(try scroller(app).content.string(.scrollSnap) == nil)
    #expect(try scroller(app).content.strings(.scrollReports) == ["ends"])
    #expect(AnyScrollTargetBehavior(AnyScrollTargetBehavior(.paging)).base is PagingScrollTargetBehavior)
  }

  @Test("Views are aligned at the edge or the center of the scroll view that is nearest to the anchor", arguments: [true, false])
  func viewAnchors(isHorizontal: Bool) throws {
    func snap(_ behavior: ViewAlignedScrollTargetBehavior) throws -> String? {
      try scroller(TestApp { ScrollView(isHorizontal ? .horizontal : .vertical) { Color.red }.scrollTargetBehavior(behavior) })
        .content.string(.scrollSnap)
    }
    #expect(try snap(.viewAligned) == "views" && snap(.viewAligned(anchor: nil)) == "views")
    #expect(try snap(.viewAligned(anchor: .center)) == "views center")
    #expect(try snap(.viewAligned(limitBehavior: .always, anchor: .bottomTrailing)) == "oneView end")
    #expect(try snap(.viewAligned(anchor: .top)) == (isHorizontal ? "views center" : "views"))
  }

  @Test("The anchor of a scroll position is part of the reports that a host makes")
  func anchor() throws {
    struct Positioned: View {
      @State private var id: Int?
      var body: some View {
        ScrollView { VStack { ForEach(0..<3) { Text("\($0)") } }.scrollTargetLayout() }.scrollPosition(id: $id, anchor: .center)
      }
    }
    #expect(try scroller(TestApp { Positioned() }).content.strings(.scrollReports) == ["targets", "anchor:0.5:0.5"])
  }
}
