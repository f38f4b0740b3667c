import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// Positions of scroll views whose views do not exist when the app sets the position.
@MainActor
@Suite("Scroll positions whose views do not exist yet")
struct AwaitedScrollTargetTests {
  /// Returns the target of the first scroll view without the number of the request.
  private func target(_ app: TestApp) throws -> String? {
    try #require(app.elements(.scrollView).first).content.string(.scrollTarget)
  }

  private func id(ofText text: String, in app: TestApp) throws -> UInt32 {
    try #require(app.elements(.text).first { $0.content.string(.text) == text }).id.rawValue
  }

  // MARK: Sources of truth

  private struct Rows: View {
    let rows: [Int]
    @Binding var id: Int?
    var body: some View {
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout() }
        .scrollPosition(id: $id, anchor: .top)
      Text("At \(id ?? -1)")
    }
  }

  @Observable
  final class Model {
    var rows: [Int] = []
    var id: Int? = 30
  }

  final class Object: ObservableObject {
    @Published var rows: [Int] = []
    @Published var id: Int? = 30
  }

  private struct StateScreen: View {
    @State private var rows: [Int] = []
    @State private var id: Int? = 30
    var body: some View {
      Rows(rows: rows, id: $id)
      Button("Load") { rows = Array(0..<200) }
      Button("Move") { id = 60 }
      Button("None") { id = nil }
    }
  }

  private struct ModelScreen: View {
    @State private var model = Model()
    var body: some View {
      Rows(rows: model.rows, id: $model.id)
      Button("Load") { model.rows = Array(0..<200) }
      Button("Move") { model.id = 60 }
      Button("None") { model.id = nil }
    }
  }

  private struct ObjectScreen: View {
    @StateObject private var model = Object()
    var body: some View {
      Rows(rows: model.rows, id: $model.id)
      Button("Load") { model.rows = Array(0..<200) }
      Button("Move") { model.id = 60 }
      Button("None") { model.id = nil }
    }
  }

  private struct PositionScreen: View {
    @State private var rows: [Int] = []
    @State private var position = ScrollPosition(id: 30, anchor: .top)
    var body: some View {
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout() }
        .scrollPosition($position)
      Text("At \(position.viewID(type: Int.self) ?? -1)")
      Button("Load") { rows = Array(0..<200) }
      Button("Move") { position.scrollTo(id: 60, anchor: .top) }
      Button("None") { position = ScrollPosition() }
    }
  }

  enum Source: CaseIterable { case state, observable, object, position }

  private func app(of source: Source) -> TestApp {
    switch source {
    case .state: TestApp { StateScreen() }
    case .observable: TestApp { ModelScreen() }
    case .object: TestApp { ObjectScreen() }
    case .position: TestApp { PositionScreen() }
    }
  }

  @Test("A scroll view scrolls to the view of its position when the data arrives", arguments: Source.allCases)
  func dataArrives(source: Source) throws {
    let app = app(of: source)
    #expect(try target(app) == nil)
    try app.tap("Load")
    #expect(try target(app) == "1 now \(id(ofText: "Row 30", in: app)) 0.5 0.0")
    #expect(app.exists("At 30"))
    try app.tap("Move")
    #expect(try target(app) == "2 now \(id(ofText: "Row 60", in: app)) 0.5 0.0")
  }

  @Test("Only the last position counts when the data arrives", arguments: Source.allCases)
  func lastPosition(source: Source) throws {
    let moved = app(of: source)
    try moved.tap("Move")
    try moved.tap("Load")
    #expect(try target(moved) == "1 now \(id(ofText: "Row 60", in: moved)) 0.5 0.0")
    let cleared = app(of: source)
    try cleared.tap("None")
    try cleared.tap("Load")
    #expect(try target(cleared) == nil)
  }

  @Test("A user who scrolls replaces a position that waits for its view")
  func scrollingUser() throws {
    struct Screen: View {
      @State private var rows = Array(0..<20)
      @State private var id: Int? = 99
      var body: some View {
        Rows(rows: rows, id: $id)
        Button("Load") { rows = Array(0..<200) }
      }
    }
    let app = TestApp { Screen() }
    let scrollView = try #require(app.elements(.scrollView).first)
    let row = try id(ofText: "Row 7", in: app)
    app.session.perform(InputEvent(target: scrollView.id, action: .change(.string("target \(row)"), revision: 0)))
    #expect(app.exists("At 7"))
    try app.tap("Load")
    #expect(try target(app) == nil)
  }

  // MARK: Views

  @Test("A position that is set when a view appears waits for rows that are made later")
  func appearance() throws {
    struct Screen: View {
      @State private var rows: [Int] = []
      @State private var id: Int?
      var body: some View {
        Rows(rows: rows, id: $id)
          .onAppear { id = 25 }
          .onChange(of: id) { if rows.isEmpty { rows = Array(0..<40) } }
      }
    }
    let app = TestApp { Screen() }
    #expect(try target(app) == "1 now \(id(ofText: "Row 25", in: app)) 0.5 0.0")
  }

  private struct Explicit: View {
    @State private var stage = 0
    @State private var id: String? = "end"
    var body: some View {
      ScrollView {
        VStack {
          Text("Start").id("start")
          Group { if stage > 1 { Text("End") } }.id(stage > 0 ? "end" : "other")
        }
      }
      .scrollPosition(id: $id)
      Button("Next") { stage += 1 }
    }
  }

  @Test("A position waits for a view that receives its id later, and for the first content of that view")
  func explicitID() throws {
    let app = TestApp { Explicit() }
    try app.tap("Next")
    #expect(try target(app) == nil)
    try app.tap("Next")
    #expect(try target(app) == "1 now \(id(ofText: "End", in: app)) -")
    try app.tap("Next")
    #expect(try target(app)?.hasPrefix("1 ") == true)
  }

  @Test("A position waits for a row with an explicit id far from the viewport, and for rows of sections")
  func farRows() throws {
    struct Screen: View {
      @State private var rows: [Int] = []
      @State private var row: String? = "row 150"
      @State private var item: Int? = 2_003
      var body: some View {
        ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("Row \($0)").id("row \($0)") } } }
          .scrollPosition(id: $row)
        ScrollView {
          LazyVStack {
            ForEach(rows.prefix(30).map { "section \($0)" }, id: \.self) { section in
              Section(section) { ForEach(items(section), id: \.self) { Text("Item \($0)") } }
            }
          }
        }
        .scrollPosition(id: $item)
        Button("Load") { rows = Array(0..<200) }
      }

      private func items(_ section: String) -> [Int] {
        let first = (Int(section.dropFirst("section ".count)) ?? 0) * 100
        return Array(first..<first + 4)
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Load")
    let targets = app.elements(.scrollView).map { $0.content.string(.scrollTarget) }
    #expect(
      try targets == [
        "1 now \(id(ofText: "Row 150", in: app)) -", "1 now \(id(ofText: "Item 2,003", in: app)) -",
      ])
  }

  @Test("A position waits for its scroll view, and applies to a new scroll view in its place")
  func laterScrollView() throws {
    struct Screen: View {
      @State private var isLoaded = false
      @State private var position: ScrollPosition
      init(_ position: ScrollPosition) { _position = State(initialValue: position) }
      var body: some View {
        VStack {
          if isLoaded { ScrollView { ForEach(0..<50, id: \.self) { Text("Row \($0)") } } } else { Text("Wait") }
        }
        .scrollPosition($position)
        Button("Load") { isLoaded.toggle() }
      }
    }
    for (position, place) in [(ScrollPosition(edge: .bottom), "edge bottom"), (ScrollPosition(y: 300), "point - 300.0")] {
      let app = TestApp { Screen(position) }
      for _ in 0..<2 {
        try app.tap("Load")
        #expect(try target(app) == "1 now \(place)")
        try app.tap("Load")
        #expect(app.exists("Wait"))
      }
    }
    let app = TestApp { Screen(ScrollPosition(id: 20)) }
    for _ in 0..<2 {
      try app.tap("Load")
      #expect(try target(app) == "1 now \(id(ofText: "Row 20", in: app)) -")
      try app.tap("Load")
    }
  }

  @Test("A position with an animation is reached with it when the view comes into being")
  func animation() throws {
    struct Screen: View {
      @State private var rows = [0]
      @State private var id: Int?
      var body: some View {
        Rows(rows: rows, id: $id)
        Button("Move") { withAnimation { id = 2 } }
        Button("Load") { rows = [0, 1, 2] }
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Move")
    try app.tap("Load")
    #expect(try target(app) == "1 smooth \(id(ofText: "Row 2", in: app)) 0.5 0.0")
  }

  // MARK: Cost

  @Test("A position that waits for a view that never exists costs nothing while the rows stay the same")
  func cost() throws {
    final class Count { var reads = 0 }
    struct Row {
      let number: Int
      let count: Count
      var id: Int {
        count.reads += 1
        return number
      }
    }
    struct Counter: View {
      @State private var value = 0
      var body: some View { Button("Count \(value)") { value += 1 } }
    }
    let count = Count()
    let rows = (0..<1000).map { Row(number: $0, count: count) }
    let app = TestApp {
      ScrollView { LazyVStack { ForEach(rows, id: \.id) { Text("Row \($0.number)") } } }
        .scrollPosition(id: .constant(Int?.some(-1)))
      Counter()
    }
    #expect(count.reads > 0)
    count.reads = 0
    try app.tap("Count 0")
    #expect(app.exists("Count 1"))
    #expect(count.reads == 0)
  }
}
