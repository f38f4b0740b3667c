import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Scrolling by the app: to views, edges and points.
@MainActor
@Suite("Scrolling by the app")
struct ScrollToTests {
  /// Returns the target of the first scroll view or list without the number of the request.
  private func target(_ app: TestApp, _ role: Role = .scrollView) throws -> String? {
    try #require(app.elements(role).first).content.string(.scrollTarget)
  }

  private func id(ofText text: String, in app: TestApp) throws -> ElementID {
    try #require(app.elements(.text).first { $0.content.string(.text) == text }).id
  }

  @Test("A proxy scrolls a list to the row of an element, and the views in the row appear")
  func list() throws {
    let journal = Journal()
    let app = TestApp {
      ScrollViewReader { proxy in
        List(0..<60, id: \.self) { number in Text("Row \(number)").onAppear { journal.note("\(number)") } }
        Button("Scroll") { proxy.scrollTo(50, anchor: .top) }
      }
    }
    _ = journal.take()
    #expect(try target(app, .list) == nil)
    try app.tap("Scroll")
    #expect(try target(app, .list) == "1 now \(id(ofText: "Row 50", in: app).rawValue) 0.5 0.0")
    #expect(journal.take().contains("50"))
    try app.tap("Scroll")
    #expect(try target(app, .list)?.hasPrefix("2 ") == true)
  }

  @Test("The anchor of a transaction has priority over that of a position, and applies to a proxy without one")
  func transactionAnchor() throws {
    struct Screen: View {
      @State private var id: Int?
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { ForEach(0..<3) { Text("Row \($0)") }.scrollTargetLayout() }.scrollPosition(id: $id, anchor: .top)
          Button("Position") { withTransaction(\.scrollTargetAnchor, .bottom) { id = 1 } }
          Button("Proxy") { withTransaction(\.scrollTargetAnchor, .center) { proxy.scrollTo(2) } }
          Button("Top") { withTransaction(\.scrollTargetAnchor, .center) { proxy.scrollTo(2, anchor: .top) } }
        }
      }
    }
    let app = TestApp { Screen() }
    func place(after button: String) throws -> String? {
      try app.tap(button)
      return try target(app)?.split(separator: " ").suffix(2).joined(separator: " ")
    }
    #expect(try place(after: "Position") == "0.5 1.0")
    #expect(try place(after: "Proxy") == "0.5 0.5")
    #expect(try place(after: "Top") == "0.5 0.0")
    #expect(!Transaction().tracksVelocity && Transaction().scrollTargetAnchor == nil)
  }

  @Test("A proxy scrolls to a view with id(_:), all scroll views around it, and no scroll view outside of the reader")
  func nested() throws {
    let app = TestApp {
      ScrollView {
        ScrollViewReader { proxy in
          ScrollView { ScrollView(.horizontal) { Text("Target").id("x") } }
          Button("Scroll") { withAnimation { proxy.scrollTo("x") } }
        }
      }
    }
    try app.tap("Scroll")
    let element = try id(ofText: "Target", in: app)
    #expect(
      app.elements(.scrollView).map { $0.content.string(.scrollTarget) } == [nil]
        + Array(repeating: "1 smooth \(element.rawValue) -", count: 2))
  }

  @Test("A proxy scrolls to a view that is added in the same update, when it appears, and when a value changes")
  func addedView() throws {
    struct Chat: View {
      @State private var messages = ["a"]
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { LazyVStack { ForEach(messages, id: \.self) { Text($0) } } }
            .onAppear { proxy.scrollTo("a", anchor: .bottom) }
            .onChange(of: messages) { proxy.scrollTo(messages.last, anchor: .bottom) }
            .onChange(of: messages.count) { proxy.scrollTo(messages[messages.count - 1], anchor: .bottom) }
          Button("Send") { messages.append("b") }
        }
      }
    }
    let app = TestApp { Chat() }
    #expect(try target(app)?.hasPrefix("1 now \(id(ofText: "a", in: app).rawValue)") == true)
    try app.tap("Send")
    #expect(try target(app)?.contains(" \(id(ofText: "b", in: app).rawValue) 0.5 1.0") == true)
  }

  @Test("An unknown id, an id of another type and an invalid anchor have no effect")
  func unknownIDs() throws {
    let app = TestApp {
      ScrollViewReader { proxy in
        ScrollView { ForEach(0..<3) { Text("Row \($0)") } }
        Button("Unknown") {
          proxy.scrollTo(9); proxy.scrollTo("0"); proxy.scrollTo(Optional<Int>.none)
        }
        Button("Invalid") { proxy.scrollTo(1, anchor: UnitPoint(x: .nan, y: .infinity)) }
      }
    }
    try app.tap("Unknown")
    #expect(try target(app) == nil)
    try app.tap("Invalid")
    #expect(try target(app)?.hasSuffix(" 0.5 0.5") == true)
  }

  struct Positioned: View {
    @State var id: Int?
    let written: (Int?) -> Void
    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout() }
        .scrollPosition(id: $id, anchor: .center)
        .onChange(of: id) { written(id) }
      Button("Set") { id = 30 }
      Text("At \(id ?? -1)")
    }
  }

  @Test("A binding of the position scrolls to its view, and receives the view to which a user scrolls")
  func positionBinding() throws {
    var writes: [Int?] = []
    let app = TestApp { Positioned { writes.append($0) } }
    let scrollView = try #require(app.elements(.scrollView).first)
    #expect(scrollView.content.strings(.scrollReports) == ["targets", "anchor:0.5:0.5"])
    #expect(scrollView.content.string(.scrollTarget) == nil)
    try app.tap("Set")
    #expect(try target(app) == "1 now \(id(ofText: "Row 30", in: app).rawValue) 0.5 0.5")
    let row = try id(ofText: "Row 12", in: app)
    #expect(
      app.session.perform(InputEvent(target: scrollView.id, action: .change(.string("target \(row.rawValue)"), revision: 0)))
        == .handled)
    #expect(writes == [30, 12])
    #expect(try target(app)?.hasPrefix("1 ") == true)
  }

  @Test(
    "Reports that are no reports are dropped",
    arguments: [
      "", "target", "target x", "target 99999999999", "target 1 2", "geometry 1 2", "geometry a b c d e f g h i j", "phase",
      "phase x",
      "geometry nan 0 0 0 0 0 0 0 0 0", "geometry 1e300 0 0 0 0 0 0 0 0 0", "geometry 0 0 0 0 0 0 0 0 0 0 0",
    ])
  func invalidReports(text: String) throws {
    let app = TestApp {
      ScrollView { Text("a") }.scrollPosition(id: .constant(Int?.none)).onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: { _, _ in
      }
    }
    let scrollView = try #require(app.elements(.scrollView).first)
    let outcome = app.session.perform(InputEvent(target: scrollView.id, action: .change(.string(text), revision: 0)))
    #expect(outcome == .dropped(.invalidValue))
  }

  @Test("A position scrolls to edges, points and views, repeatedly")
  func positionValue() throws {
    struct Places: View {
      @State private var position = ScrollPosition(edge: .bottom)
      var body: some View {
        ScrollView { ForEach(0..<50, id: \.self) { Text("Row \($0)") } }.scrollPosition($position)
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Point") { position.scrollTo(y: 300) }
        Button("View") { position.scrollTo(id: 3, anchor: .top) }
        Text(position.isPositionedByUser ? "user" : "app")
        Text("View \(position.viewID(type: Int.self) ?? -1)")
      }
    }
    let app = TestApp { Places() }
    #expect(try target(app) == "1 now edge bottom")
    try app.tap("Top")
    try app.tap("Top")
    #expect(try target(app) == "3 now edge top")
    try app.tap("Point")
    #expect(try target(app) == "4 now point - 300.0")
    try app.tap("View")
    #expect(try target(app) == "5 now \(id(ofText: "Row 3", in: app).rawValue) 0.5 0.0")
    #expect(app.exists("app"))
    let row = try id(ofText: "Row 7", in: app)
    let scrollView = try #require(app.elements(.scrollView).first)
    app.session.perform(InputEvent(target: scrollView.id, action: .change(.string("target \(row.rawValue)"), revision: 0)))
    #expect(app.exists("user") && app.exists("View 7"))
    #expect(try target(app)?.hasPrefix("5 ") == true)
  }

  @Test("A scroll view whose position is its last edge stays there when its content grows")
  func lastEdge() throws {
    struct Chat: View {
      @State private var position = ScrollPosition(edge: .bottom)
      @State private var count = 30
      var body: some View {
        ScrollView { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 40) } }
          .scrollPosition($position).frame(height: 200)
        Button("Add") { count += 5 }
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Bottom") { position.scrollTo(edge: .bottom) }
      }
    }
    let app = TestApp(size: CGSize(width: 300, height: 500)) { Chat() }
    func anchor() throws -> String? { try #require(app.elements(.scrollView).first).content.string(.scrollAnchor) }
    #expect(try anchor() == "0.5 1.0")
    try app.tap("Add")
    #expect(try anchor() == "0.5 1.0")
    try app.tap("Top")
    #expect(try anchor() == nil)
    try app.tap("Bottom")
    #expect(try anchor() == "0.5 1.0")
  }

  @Test("The geometry and the phase of a scroll view reach the app, each change once")
  func geometry() throws {
    let journal = Journal()
    let app = TestApp {
      ScrollView { Text("a") }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: {
          journal.note("\($0) \($1)")
        }
        .onScrollPhaseChange { journal.note("\($0) \($1)") }
    }
    let scrollView = try #require(app.elements(.scrollView).first)
    for text in [
      "geometry 0 0 0 900 300 600 0 0 0 0", "phase interacting", "geometry 0 150 0 900 300 600 0 0 0 0", "phase idle",
      "phase idle",
    ] {
      app.session.perform(InputEvent(target: scrollView.id, action: .change(.string(text), revision: 0)))
    }
    #expect(journal.take() == ["false false", "idle interacting", "false true", "interacting idle"])
  }

  @Test("The action of a phase receives the last geometry, even if the session holds reports of the geometry")
  func heldGeometry() throws {
    let journal = Journal()
    let app = TestApp(clock: TestClock()) {
      ScrollView { Text("a") }.onScrollPhaseChange { _, new, context in
        journal.note("\(new) \(Int(context.geometry.contentOffset.y))")
      }
    }
    let scrollView = try #require(app.elements(.scrollView).first)
    // After 240 reports without an event, a few are held.
    let reports = (0...242).map { "geometry 0 \($0) 0 900 300 600 0 0 0 0" }
    for text in ["phase interacting"] + reports + ["phase idle"] {
      app.session.perform(InputEvent(target: scrollView.id, action: .change(.string(text), revision: 0)))
    }
    #expect(journal.take() == ["interacting 0", "idle 242"])
  }

  @Test("The phase of a scroll view becomes idle when its page has lost its connection or is replaced")
  func lostConnection() throws {
    let journal = Journal()
    let app = TestApp { ScrollView { Text("a") }.onScrollPhaseChange { journal.note("\($0) \($1)") } }
    let scrollView = try #require(app.elements(.scrollView).first)
    func report(_ phase: String) {
      app.session.perform(InputEvent(target: scrollView.id, action: .change(.string("phase \(phase)"), revision: 0)))
    }
    report("interacting")
    app.session.cancelGestures()
    app.session.settle()
    #expect(journal.take() == ["idle interacting", "interacting idle"])
    report("idle")
    app.session.cancelGestures()
    app.session.settle()
    #expect(journal.take() == [])
    report("decelerating")
    report("idle")
    #expect(journal.take() == ["idle decelerating", "decelerating idle"])
  }

  @Test("The visibility of a view reaches the app")
  func visibility() throws {
    let journal = Journal()
    let app = TestApp { ScrollView { Text("a").onScrollVisibilityChange(threshold: 0.2) { journal.note("\($0)") } } }
    let box = try #require(app.elements(.box).first { $0.content.number(.visibilityThreshold) == 0.2 })
    for isVisible in [true, true, false] {
      app.session.perform(InputEvent(target: box.id, action: .change(.bool(isVisible), revision: 0)))
    }
    #expect(journal.take() == ["true", "false"])
  }

  @Test("Options of scroll views reach hosts, also of those in a list")
  func options() throws {
    let app = TestApp {
      ScrollView(.horizontal) { LazyHStack { Text("a") }.scrollTargetLayout() }
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 20, for: .scrollContent)
        .contentMargins(.top, -.infinity)
        .scrollClipDisabled()
        .defaultScrollAnchor(.bottom)
    }
    let content = try #require(app.elements(.scrollView).first).content
    #expect(content.string(.scrollSnap) == "views")
    #expect(content.strings(.contentMargins) == ["0.0", "20.0", "-", "20.0"])
    #expect(content.bool(.isUnclipped))
    #expect(content.string(.scrollAnchor) == "0.5 1.0")
    #expect(content.string(.keptScrollAnchor) == nil)
    #expect(app.elements(.lazyStack).first?.content.bool(.isScrollTargetLayout) == true)
  }

  @Test("The anchor of a scroll view depends on its role")
  func anchorRoles() {
    func anchors(_ view: some View) -> [String?] {
      let content = TestApp { view }.elements(.scrollView).first?.content ?? Content()
      return [content.string(.scrollAnchor), content.string(.keptScrollAnchor)]
    }
    let view = ScrollView { Text("a") }
    #expect(anchors(view.defaultScrollAnchor(.bottom, for: .initialOffset)) == ["0.5 1.0", ""])
    #expect(anchors(view.defaultScrollAnchor(.bottom, for: .sizeChanges)) == [nil, "0.5 1.0"])
    #expect(anchors(view.defaultScrollAnchor(.top, for: .sizeChanges).defaultScrollAnchor(.bottom)) == ["0.5 1.0", "0.5 0.0"])
    #expect(anchors(view.defaultScrollAnchor(.bottom, for: .alignment)) == [nil, nil])
    #expect(anchors(view.defaultScrollAnchor(UnitPoint(x: .nan, y: 1))) == [nil, nil])
  }
}
