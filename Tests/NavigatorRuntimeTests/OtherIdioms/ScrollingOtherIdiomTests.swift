import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Lazy containers and scroll views in other idioms than in the other tests.
@MainActor
@Suite("Scrolling in other idioms")
struct ScrollingOtherIdiomTests {
  private static let size = CGSize(width: 300, height: 400)
  /// The size of a window with space for buttons below a scroll view.
  private static let highSize = CGSize(width: 300, height: 800)

  private func app<Content: View>(_ size: CGSize = size, @ViewBuilder _ content: () -> Content) -> TestApp {
    let content = content()
    return TestApp(size: size) { content }
  }

  private struct Rows<Data: RandomAccessCollection>: View where Data.Element: Hashable & CustomStringConvertible {
    let data: Data
    var height: CGFloat = 100
    var body: some View {
      ForEach(data, id: \.self) { NamedBlock($0.description, 50, height) }
    }
  }

  @Test("An adaptive item has as many columns as fit with its minimum, which share the width")
  func adaptive() throws {
    let app = app {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 15)], spacing: 4) {
          ForEach(0..<7) { Color.red.frame(height: 20).accessibilityIdentifier("cell \($0)") }
        }
      }
    }
    // (300 + 15) / (80 + 15) is 3.3, and (300 - 2 * 15) / 3 is 90.
    #expect(try app.frame(of: "cell 2") == CGRect(x: 210, y: 0, width: 90, height: 20))
    #expect(try app.frame(of: "cell 3").origin == CGPoint(x: 0, y: 24))
  }

  @Test("Fixed columns keep their widths, flexible ones share the rest, and cells have the alignment of their column")
  func mixedColumns() throws {
    let columns = [
      GridItem(.fixed(60), spacing: 10), GridItem(.flexible(), spacing: 10, alignment: .trailing),
      GridItem(.flexible(), alignment: .topLeading),
    ]
    let app = app {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          NamedBlock("a", 20, 30)
          NamedBlock("b", 20, 10)
          NamedBlock("c", 20, 10)
        }
      }
    }
    #expect(try app.frame(of: "a") == CGRect(x: 20, y: 0, width: 20, height: 30))
    #expect(try app.frame(of: "b") == CGRect(x: 60 + 10 + 90, y: 10, width: 20, height: 10))
    #expect(try app.frame(of: "c") == CGRect(x: 190, y: 0, width: 20, height: 10))
  }

  @Test("A pinned header stays at the top edge of the scroll view while its section is there")
  func pinnedHeaders() throws {
    let app = app {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(["a", "b", "c"], id: \.self) { section in
            Section {
              Rows(data: (0..<10).map { "\(section)\($0)" })
            } header: {
              NamedBlock("header \(section)", 300, 30)
            }
          }
        }
      }
    }
    #expect(try app.frame(of: "header a").minY == 0)
    try app.scrollTo("b5")
    #expect(try app.frame(of: "b5").maxY == 400)
    #expect(try app.frame(of: "header b").minY == 0)
  }

  @Test("A lazy stack of a million views creates few of them, at its start and at its end")
  func million() throws {
    var appeared = 0
    let app = app {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000, id: \.self) { number in
            NamedBlock("row \(number)", 50, 20).onAppear { appeared += 1 }
          }
        }
      }
    }
    #expect(app.exists("row 0") && appeared < 1_000)
    try app.scrollTo(edge: .bottom)
    #expect(app.exists("row 999999") && appeared < 2_000)
    #expect(try abs(app.frame(of: "row 999999").maxY - 400) < 1)
  }

  private enum Place: Hashable {
    case top
    case row(section: Int, Int)
    case end(String)
  }

  @Test("A proxy scrolls to identifiers that are cases with values, and as little as possible without an anchor")
  func reader() throws {
    let app = app(Self.highSize) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              NamedBlock("top", 50, 50).id(Place.top)
              ForEach(0..<3, id: \.self) { section in
                ForEach(0..<5, id: \.self) { NamedBlock("\(section).\($0)", 50, 100).id(Place.row(section: section, $0)) }
              }
              NamedBlock("end", 50, 50).id(Place.end("of list"))
            }
          }
          .frame(height: 300)
          Button("Least") { proxy.scrollTo(Place.row(section: 1, 0)) }
          Button("Center") { proxy.scrollTo(Place.row(section: 1, 0), anchor: .center) }
          Button("Odd") { proxy.scrollTo(Place.row(section: 2, 2), anchor: UnitPoint(x: 0, y: 0.25)) }
          Button("End") { proxy.scrollTo(Place.end("of list"), anchor: .top) }
          Button("Unknown") { proxy.scrollTo(Place.end("of nothing"), anchor: .top) }
          Button("Top") { proxy.scrollTo(Place.top) }
        }
        .atTopLeft()
      }
    }
    try app.tap("Least")
    #expect(try app.frame(of: "1.0").maxY == 300)
    try app.tap("Least")
    #expect(try app.frame(of: "1.0").maxY == 300)
    try app.tap("Center")
    #expect(try app.frame(of: "1.0").midY == 150)
    try app.tap("Odd")
    // A quarter of the height of the view is at a quarter of the height of the scroll view.
    #expect(try app.frame(of: "2.2").minY == 50)
    try app.tap("End")
    // The content has no more space below.
    #expect(try app.frame(of: "end").maxY == 300)
    try app.tap("Unknown")
    #expect(try app.frame(of: "end").maxY == 300)
    try app.tap("Top")
    #expect(try app.frame(of: "top").minY == 0)
  }

  @Test("Positions that are stored in a dictionary scroll their scroll views and follow them")
  func dictionary() throws {
    struct Screen: View {
      @State private var positions: [String: String] = [:]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(["a", "b"], id: \.self) { list in
            ScrollView {
              VStack(spacing: 0) { Rows(data: (0..<9).map { "\(list)\($0)" }) }.scrollTargetLayout()
            }
            .frame(height: 100)
            .scrollPosition(id: $positions[list], anchor: .top)
            Text("\(list) at \(positions[list] ?? "none")")
            Button("Clear \(list)") { positions[list] = nil }
            Button("Jump \(list)") { positions[list] = "\(list)4" }
          }
        }
        .atTopLeft()
      }
    }
    let app = TestApp(size: Self.highSize) { Screen() }
    #expect(app.exists("a at none"))
    try app.tap("Jump a")
    #expect(try app.frame(of: "a4").minY == 0)
    try app.scrollTo("b7")
    #expect(app.exists("b at b7") && app.exists("a at a4"))
    try app.tap("Clear a")
    // Without an identifier, the scroll view does not move.
    #expect(try app.frame(of: "a4").minY == 0)
  }

  @Observable
  final class Feed {
    var position = ScrollPosition(idType: Int.self, edge: .top)
  }

  @Test("A position in a model has the edge, the point or the view to which the app has scrolled, until the user scrolls")
  func positionInModel() throws {
    struct Screen: View {
      @Bindable var feed: Feed
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView { LazyVStack(spacing: 0) { Rows(data: 0..<20) }.scrollTargetLayout() }
            .scrollPosition($feed.position)
            .frame(height: 300)
          Text("\(feed.position.edge == .bottom) \(feed.position.point?.y ?? -1) \(feed.position.isPositionedByUser)")
          Button("Bottom") { feed.position.scrollTo(edge: .bottom) }
          Button("Point") { feed.position.scrollTo(point: CGPoint(x: 0, y: 130)) }
          Button("View") { feed.position.scrollTo(id: 7, anchor: .top) }
        }
        .atTopLeft()
      }
    }
    let app = TestApp(size: Self.highSize) { Screen(feed: Feed()) }
    try app.tap("Bottom")
    #expect(app.exists("true -1.0 false"))
    #expect(try app.frame(of: "19").maxY == 300)
    try app.tap("Point")
    #expect(app.exists("false 130.0 false"))
    #expect(try app.frame(of: "1").minY == -30)
    try app.tap("View")
    #expect(app.exists("false -1.0 false"))
    #expect(try app.frame(of: "7").minY == 0)
    try app.scrollTo("2")
    #expect(app.exists("false -1.0 true"))
  }

  @Test(
    "A target that is no number or far away leaves a scroll view within its content",
    arguments: [CGFloat.nan, -1e300, .infinity])
  func strangeTarget(_ y: CGFloat) throws {
    nonisolated struct Strange: ScrollTargetBehavior {
      let y: CGFloat
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin = CGPoint(x: y, y: y)
        target.anchor = UnitPoint(x: y, y: y)
      }
    }
    let app = app {
      ScrollView { VStack(spacing: 0) { Rows(data: 0..<20) } }.scrollTargetBehavior(Strange(y: y))
    }
    try withKnownIssue(isIntermittent: true) {
      try app.scrollTo("10")
      let frame = try app.frame(of: "0")
      #expect(frame.minY <= 0 && frame.minY >= -1_600)
    } matching: {
      $0.isReport
    }
  }

  @Test("A behavior receives the target of the user, the sizes, and the axes of its scroll view")
  func behaviorContext() throws {
    nonisolated final class Log: @unchecked Sendable { var all: [String] = [] }
    nonisolated struct Logging: ScrollTargetBehavior {
      let log: Log
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        log.all.append(
          "\(Int(context.originalTarget.rect.minX)) \(Int(context.containerSize.width)) \(Int(context.contentSize.width)) "
            + "\(context.axes == .horizontal)")
        target.rect.origin.x = 200
      }
    }
    let log = Log()
    let app = app {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<12, id: \.self) { NamedBlock("card \($0)", 100, 50) } }
      }
      .scrollTargetBehavior(Logging(log: log))
      .atTopLeft()
    }
    try app.scrollTo("card 7")
    #expect(log.all.last == "500 300 1200 true")
    #expect(try app.frame(of: "card 2").minX == 0)
  }

  @Test("A value that is computed from the geometry of a scroll view calls its action only when it changes")
  func geometryThreshold() throws {
    let store = ClosureStore<[Bool], Bool>([]) { $0.append($1) }
    let app = app {
      ScrollView { VStack(spacing: 0) { Rows(data: 0..<20) } }
        .onScrollGeometryChange(for: Bool.self) { geometry in
          geometry.contentOffset.y + geometry.containerSize.height >= geometry.contentSize.height - 50
        } action: { _, isAtEnd in
          store.send(isAtEnd)
        }
    }
    try app.scrollTo("8")
    try app.scrollTo("12")
    #expect(!store.state.contains(true))
    try app.scrollTo(edge: .bottom)
    #expect(store.state.filter { $0 } == [true])
    try app.scrollTo("0")
    #expect(store.state.suffix(2) == [true, false])
  }

  @Test("Margins of the content and insets at the edges leave their space free at both ends")
  func margins() throws {
    let app = app {
      ScrollView { VStack(spacing: 0) { Rows(data: 0..<10) } }
        .contentMargins(.top, 25, for: .scrollContent)
        .safeAreaInset(edge: .bottom, spacing: 0) { NamedBlock("bar", 300, 60) }
    }
    #expect(try app.frame(of: "0").minY == 25)
    #expect(try app.frame(of: "bar").minY == 340)
    try app.scrollTo(edge: .bottom)
    #expect(try app.frame(of: "9").maxY == 340)
  }

  @Test("A scroll view with an anchor at the bottom begins there")
  func defaultAnchor() throws {
    let app = app {
      ScrollView { VStack(spacing: 0) { Rows(data: 0..<10) } }.defaultScrollAnchor(.bottom)
    }
    #expect(try app.frame(of: "9").maxY == 400)
    #expect(try app.visibility(of: "0") == .scrolledOut)
  }

  @Test("A scroll view is as wide or as high as its content across its axis")
  func crossAxis() throws {
    let app = app {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView(.horizontal) { NamedBlock("wide", 900, 40) }.background { Color.blue.accessibilityIdentifier("back") }
        NamedBlock("below", 10, 10)
      }
      .atTopLeft()
    }
    #expect(try app.frame(of: "back") == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(try app.frame(of: "below").minY == 40)
  }

  @Test("A view that is half visible has reached a threshold of a half")
  func visibilityThreshold() throws {
    let store = ClosureStore<[Bool], Bool>([]) { $0.append($1) }
    let app = app {
      ScrollView {
        VStack(spacing: 0) {
          NamedBlock("space", 50, 500)
          NamedBlock("target", 50, 200).onScrollVisibilityChange(threshold: 0.5) { store.send($0) }
            .overlay(alignment: .top) { NamedBlock("first part", 50, 80) }
            .overlay(alignment: .top) { NamedBlock("second part", 50, 120) }
        }
      }
    }
    try app.scrollTo("first part")
    #expect(!store.state.contains(true))
    try app.scrollTo("second part")
    #expect(store.state.last == true)
  }

  private enum Tour: String, CaseIterable { case welcome, map, done }

  @Test("The page of a tab view is stored in the scene's storage, and a value that is written turns it")
  func pages() throws {
    struct Screen: View {
      @SceneStorage("tour") private var page = Tour.welcome
      var body: some View {
        VStack {
          TabView(selection: $page) {
            ForEach(Tour.allCases, id: \.self) { Text("Page \($0.rawValue)").tag($0) }
          }
          .tabViewStyle(.page)
          Button("Finish") { page = .done }
          Text("stored \(page.rawValue)")
        }
      }
    }
    let app = TestApp(size: Self.size) { Screen() }
    #expect(app.exists("Page welcome"))
    try app.turnPage(to: 1)
    #expect(app.exists("stored map") && app.exists("Page map"))
    try app.tap("Finish")
    #expect(app.exists("Page done") && !app.exists("Page map"))
    let restarted = TestApp(size: Self.size, configuration: app.continuation) { Screen() }
    #expect(restarted.exists("Page done"))
  }

  struct Task: Identifiable { var id: Int, isDone = false, steps: [Task] = [] }

  final class TaskBoard: ObservableObject {
    @Published var tasks = (0..<50).map { Task(id: $0, steps: [Task(id: 1_000 + $0)]) }
    var doneCount: Int { tasks.flatMap(\.steps).count { $0.isDone } }
  }

  @Test("Bindings into nested arrays of an observable object work in the rows of a lazy stack")
  func nestedBindings() throws {
    struct Screen: View {
      @StateObject private var board = TaskBoard()
      var body: some View {
        VStack {
          Text("done \(board.doneCount)")
          ScrollView {
            LazyVStack {
              ForEach($board.tasks) { $task in
                ForEach($task.steps) { $step in Toggle("Step \(step.id)", isOn: $step.isDone) }
              }
            }
          }
          Button("Remove") { board.tasks.removeFirst(45) }
        }
      }
    }
    let app = TestApp(size: Self.size) { Screen() }
    try app.setToggle("Step 1,000", to: true)
    try app.setToggle("Step 1,048", to: true)
    #expect(app.exists("done 2"))
    try app.tap("Remove")
    #expect(app.exists("done 1"))
    #expect(try app.value(of: "Step 1,048") == .bool(true))
  }
}
