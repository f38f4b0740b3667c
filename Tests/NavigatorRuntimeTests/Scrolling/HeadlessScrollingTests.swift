import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Without a page, a test scrolls the content, and the app observes it.
@MainActor
@Suite("Scrolling without a page")
struct HeadlessScrollingTests {
  private static let size = CGSize(width: 200, height: 300)

  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20) { number in
          Color.red.frame(height: 100).accessibilityIdentifier("\(number)").id(number)
        }
      }
      .scrollTargetLayout()
    }
  }

  @Test("Scrolling reports the geometry before and after, and the phases")
  func geometry() throws {
    let journal = Journal()
    let app = TestApp(size: Self.size) {
      ScrollView { Rows() }
        .onScrollGeometryChange(for: CGRect.self) {
          $0.visibleRect
        } action: { _, new in
          journal.note("\(Int(new.minY)) \(Int(new.height))")
        }
        .onScrollPhaseChange { _, new in journal.note("\(new)") }
    }
    try app.scrollTo("5")
    #expect(journal.take() == ["0 300", "interacting", "300 300", "idle"])
    try app.scrollTo("5")
    #expect(journal.take() == [])
    try app.scrollTo(edge: .bottom)
    #expect(journal.take() == ["interacting", "1700 300", "idle"])
  }

  @Test("Scrolling reports the targets of which the needed part is visible, in their order and each once")
  func visibleTargets() throws {
    let journal = Journal()
    struct Screen: View {
      let journal: Journal
      @State private var threshold = 0.5
      var body: some View {
        ScrollView { Rows() }
          .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { journal.note("\($0)") }
          .onScrollTargetVisibilityChange(idType: String.self) { journal.note("\($0)") }
        Button("Any") { threshold = 0 }
      }
    }
    let app = TestApp(size: Self.size) { Screen(journal: journal) }
    let scroller = try #require(app.session.root.all { $0.role == .scrollView }.first)
    #expect(scroller.content.strings(.scrollReports) == ["visible:0.5"])
    func report(_ text: String) -> EventOutcome {
      app.session.perform(InputEvent(target: scroller.id, action: .change(.string(text), revision: 0)))
    }
    #expect(journal.take() == ["[0, 1, 2]"])
    let rows = try ["2", "0", "1"].map { try "\(app.element($0).id.rawValue)" }
    #expect(report("visible:0.5 \(rows.joined(separator: " "))") == .handled)
    #expect(report("visible:0.5 \(rows.joined(separator: " "))") == .handled)
    #expect(report("visible:0.5 \(rows[0]) 4294967295") == .handled)
    #expect(report("visible:0.5 \(rows[1]) \(rows[2]) \(rows[1])") == .handled)
    #expect(journal.take() == ["[2, 0, 1]", "[2]", "[0, 1]"])
    #expect(report("visible:0.5 x") == .dropped(.invalidValue) && report("visible: 1") == .dropped(.invalidValue))
    #expect(report("visible:0.7 1") == .dropped(.notAccepted))
    try app.tap("Any")
    #expect(
      app.session.root.all { $0.role == .scrollView }.first?.content.strings(.scrollReports) == ["visible:0.0", "visible:0.5"])
  }

  @Test("Scrolling a test app reports the targets before and after")
  func scrolledTargets() throws {
    let journal = Journal()
    let app = TestApp(size: Self.size) {
      ScrollView { Rows() }.onScrollTargetVisibilityChange(idType: Int.self) { journal.note("\($0)") }
    }
    try app.scrollTo("5")
    #expect(journal.take() == ["[0, 1, 2]", "[3, 4, 5]"])
    try app.scrollTo(edge: .bottom)
    #expect(journal.take() == ["[17, 18, 19]"])
  }

  @Test("Scrolling updates the bindings to the position, with their anchor")
  func positions() throws {
    struct Screen: View {
      @State private var id: Int?
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        Text("\(id ?? -1) \(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
        ScrollView { Rows() }.frame(height: 200).scrollPosition(id: $id, anchor: .bottom)
        ScrollView { Rows() }.frame(height: 50).scrollPosition($position).accessibilityIdentifier("other")
      }
    }
    let app = TestApp(size: Self.size) { Screen() }
    try app.scrollTo("7", index: 0)
    #expect(app.visibleTexts == ["7 -1 false"])
    try app.scrollTo("7", index: 1)
    #expect(app.visibleTexts == ["7 7 true"])
  }

  @Test("The view to which the app scrolls is the position until the user scrolls")
  func placed() throws {
    struct Screen: View {
      @State private var id: Int?
      var body: some View {
        Text("at \(id ?? -1)")
        Button("Next") { id = (id ?? 0) + 1 }
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<9) { Color.red.frame(width: 120, height: 20).accessibilityIdentifier("card \($0)") }
          }
          .scrollTargetLayout()
        }
        .frame(width: 200)
        .scrollPosition(id: $id)
      }
    }
    let app = TestApp(size: Self.size) { Screen() }
    for _ in 0..<4 { try app.tap("Next") }
    #expect(app.exists("at 4"))
    try app.scrollTo("card 8")
    #expect(app.exists("at 7"))
    try app.tap("Next")
    #expect(app.exists("at 8"))
  }

  @Test("The position of a scroll view ignores the targets of scroll views in it")
  func nestedTargets() throws {
    struct Screen: View {
      @State private var id: String?
      var body: some View {
        Text(id ?? "none")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(["a", "b", "c", "d"], id: \.self) { name in
              ScrollView(.horizontal) {
                HStack(spacing: 0) {
                  ForEach(0..<9) {
                    Color.red.frame(width: 90, height: 200).accessibilityIdentifier("\(name)\($0)").id("\(name)\($0)")
                  }
                }
                .scrollTargetLayout()
              }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
      }
    }
    let app = TestApp(size: Self.size) { Screen() }
    try app.scrollTo("c4")
    #expect(["b", "c"].contains(app.visibleTexts[0]))
  }

  @Test("The frames in the coordinate system of the scroll view and of the window follow the scrolling")
  func coordinates() throws {
    struct Screen: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.blue.frame(height: 40)
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(height: 150).accessibilityIdentifier("top")
              GeometryReader { proxy in
                Text("\(Int(proxy.frame(in: .scrollView).minY)) \(Int(proxy.frame(in: .global).minY))")
              }
              .frame(height: 20)
              Color.red.frame(height: 1_000)
              Color.red.frame(height: 10).accessibilityIdentifier("end")
            }
          }
        }
      }
    }
    let app = TestApp(size: Self.size) { Screen() }
    #expect(app.visibleTexts == ["150 190"])
    try app.scrollTo("end")
    #expect(app.visibleTexts == ["-770 -730"])
    try app.scrollTo("top")
    #expect(app.visibleTexts == ["150 190"])
  }

  @Test("Scrolling by the app moves the content: to a view, an edge and a point")
  func byApp() throws {
    struct Screen: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { Rows() }.frame(height: 200).scrollPosition($position)
          Button("View") { proxy.scrollTo(9, anchor: .top) }
          Button("Edge") { position.scrollTo(edge: .bottom) }
          Button("Point") { position.scrollTo(y: 130) }
        }
      }
    }
    let app = TestApp(size: Self.size) { Screen() }
    let start = try app.frame(of: "0").minY
    try app.tap("View")
    #expect(try app.frame(of: "9").minY == start)
    try app.tap("Edge")
    #expect(try app.frame(of: "19").maxY == start + 200)
    try app.tap("Point")
    #expect(try app.frame(of: "0").minY == start - 130)
  }

  @Test("The scroll view comes to rest where the app's behavior determines")
  func behavior() throws {
    struct Pages: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / 250).rounded() * 250
      }
    }
    let app = TestApp(size: Self.size) { ScrollView { Rows() }.scrollTargetBehavior(Pages()) }
    try app.scrollTo("6")
    #expect(try app.frame(of: "0").minY == -500)
  }

  @Test("A view that observes its visibility is visible when it has been scrolled into view")
  func visibility() throws {
    let journal = Journal()
    let app = TestApp(size: Self.size) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 500).accessibilityIdentifier("top")
          Color.blue.frame(height: 100).accessibilityIdentifier("seen").onScrollVisibilityChange { journal.note("\($0)") }
        }
      }
    }
    try app.scrollTo("seen")
    #expect(journal.take() == ["true"])
    try app.scrollTo("top")
    #expect(journal.take() == ["false"])
  }

  @Test("The first states are reported after the first layout, and later ones after changes")
  func firstStates() throws {
    struct Screen: View {
      let journal: Journal
      @State private var height = 100.0
      var body: some View {
        VStack(spacing: 0) {
          Button("Grow") { height = 250 }.frame(height: 50)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<3) { number in
                Color.red.frame(height: height).onScrollVisibilityChange { journal.note("\(number) \($0)") }
              }
            }
          }
          .onScrollGeometryChange(for: Double.self) {
            $0.contentSize.height
          } action: { old, new in
            journal.note("\(old) \(new)")
          }
        }
      }
    }
    let journal = Journal()
    let app = TestApp(size: Self.size) { Screen(journal: journal) }
    #expect(journal.take() == ["300.0 300.0", "0 true", "1 true", "2 true"])
    try app.tap("Grow")
    #expect(journal.take() == ["300.0 750.0", "1 false", "2 false"])
  }

  @Test("The first state of a pushed screen is reported, and the content is at the app's first position")
  func pushed() throws {
    struct Screen: View {
      let journal: Journal
      @State private var position = ScrollPosition(id: 9)
      var body: some View {
        ScrollView { Rows() }.scrollPosition($position, anchor: .top)
          .onScrollTargetVisibilityChange(idType: Int.self) { journal.note("\($0)") }
      }
    }
    let journal = Journal()
    let app = TestApp(size: Self.size) { Screen(journal: journal) }
    #expect(journal.take().last == "[9, 10, 11]")
    #expect(try app.frame(of: "9").minY == 0)
    let other = TestApp(size: Self.size) { NavigationStack { NavigationLink("Open") { Screen(journal: journal) } } }
    #expect(journal.take() == [])
    try other.tap("Open")
    #expect(journal.take().last?.hasPrefix("[9, 10") == true)
  }
}
