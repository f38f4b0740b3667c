import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Shared geometry and content transitions")
struct SharedGeometryTests {
  private struct Tabs: View {
    @Namespace private var namespace
    @Namespace private var other
    @State private var selected = 0
    var body: some View {
      HStack {
        ForEach(0..<3, id: \.self) { index in
          VStack {
            Button("Tab \(index)") { withAnimation(.linear(duration: 2)) { selected = index } }
            Button("Jump \(index)") { selected = index }
            if index == selected {
              Text("Line").matchedGeometryEffect(id: "line", in: namespace)
            } else {
              Text("No line").matchedGeometryEffect(id: "line \(index)", in: other)
            }
          }
        }
      }
    }
  }

  private func motions(_ session: any HostSession, _ title: String) throws -> [Motion] {
    var motions: [Motion] = []
    session.onPatches = { for case .animate(let motion) in $0 { motions.append(motion) } }
    func find(_ element: Element) -> ElementID? {
      if element.role == .button, element.children.contains(where: { $0.content.string(.text) == title }) { return element.id }
      return element.children.lazy.compactMap(find).first
    }
    session.perform(InputEvent(target: try #require(find(session.root)), action: .tap))
    return motions
  }

  @Test("A view that replaces another of its identifier begins in the frame of the removed one")
  func match() throws {
    let session = ViewRunner(clock: TestClock()) { Tabs() }.makeSession(SessionConfiguration())
    let motion = try #require(try motions(session, "Tab 2").first)
    #expect(motion.matched.count == 1)
    let match = try #require(motion.matched.first)
    #expect(motion.removed.map(\.element).contains(match.source) && motion.inserted.map(\.element).contains(match.target))
    #expect(try motions(session, "Jump 1").isEmpty)
  }

  private struct Tools: View {
    let transition: GlassEffectTransition
    @Namespace private var namespace
    @State private var isExpanded = false
    var body: some View {
      GlassEffectContainer {
        VStack {
          Button("Toggle") { withAnimation { isExpanded.toggle() } }
          if isExpanded {
            Text("All tools").glassEffect().glassEffectID("tools", in: namespace)
            Text("tools").matchedGeometryEffect(id: "tools", in: namespace)
          } else {
            Text("Tools").glassEffect().glassEffectID("tools", in: namespace)
            Text("None").glassEffect().glassEffectID(String?.none, in: namespace)
          }
        }
      }
      .glassEffectTransition(transition)
    }
  }

  @Test("A glass surface that replaces another of its identifier begins in its frame, unless it has another transition")
  func glass() throws {
    func matches(_ transition: GlassEffectTransition) throws -> Int? {
      let session = ViewRunner(clock: TestClock()) { Tools(transition: transition) }.makeSession(SessionConfiguration())
      return try motions(session, "Toggle").first?.matched.count
    }
    #expect(try matches(.matchedGeometry) == 1)
    #expect(try matches(.materialize) == 0)
    #expect(try matches(.identity) == 0)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)").contentTransition(.numericText(countsDown: true))
        Text("Plain \(count)")
        Button("Add") { withAnimation { count += 1 } }
      }
    }
  }

  @Test("A text with a content transition is replaced in an animated change, others are not")
  func contentTransition() throws {
    let session = ViewRunner(clock: TestClock()) { Counter() }.makeSession(SessionConfiguration())
    let motion = try #require(try motions(session, "Add").first)
    #expect(motion.changed.count == 2 && motion.replaced.count == 1)
    #expect(motion.replaced.first?.state.heights == -0.6)
  }

  private struct CounterRow: View {
    let transition: ContentTransition
    @State private var count = 0
    var body: some View {
      List {
        Text("Count \(count)").contentTransition(transition)
        Button("Add") { withAnimation { count += 1 } }
      }
    }
  }

  @Test("A row whose text is replaced with a transition keeps its surface, because the text is in a box")
  func rowOfText() throws {
    func row(_ transition: ContentTransition) throws -> (row: Role, text: Role?, replaced: ElementID?) {
      let session = ViewRunner(clock: TestClock()) { CounterRow(transition: transition) }.makeSession(SessionConfiguration())
      func list(_ element: Element) -> Element? {
        element.role == .list ? element : element.children.lazy.compactMap(list).first
      }
      let row = try #require(list(session.root)?.children.first)
      let motion = try motions(session, "Add").first
      return (row.role, row.children.first?.role, motion?.replaced.first?.element)
    }
    let number = try row(.numericText())
    #expect(number.row == .box && number.text == .text && number.replaced != nil)
    let plain = try row(.interpolate)
    #expect(plain.row == .text && plain.text == nil && plain.replaced == nil)
  }

  // MARK: Views that are shown at the same time

  private struct Segments: View {
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    @State private var selected: Int? = 0
    @State private var isSource = false
    @Namespace private var namespace

    init(_ properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center) {
      self.properties = properties
      self.anchor = anchor
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { index in
            Color.yellow.frame(width: 40 + 20 * Double(index), height: 30).matchedGeometryEffect(id: index, in: namespace)
              .accessibilityIdentifier("segment \(index)")
          }
        }
        .background {
          Capsule().accessibilityIdentifier("mark")
            .matchedGeometryEffect(
              id: selected, in: namespace, properties: properties, anchor: anchor, isSource: isSource)
        }
        ForEach(0..<3, id: \.self) { index in
          Button("Select \(index)") { withAnimation { selected = index } }
        }
        Button("Select none") { selected = nil }
        Button("Become a source") { isSource = true }
      }
    }
  }

  private static let window = CGSize(width: 400, height: 600)

  @Test("A view that is no source is shown in the frame of the source of its identifier, and follows the identifier")
  func adoptedFrame() throws {
    let app = TestApp(size: Self.window) { Segments() }
    for index in [0, 2, 1] {
      try app.tap("Select \(index)")
      #expect(try app.frame(of: "mark") == app.frame(of: "segment \(index)"))
    }
    #expect(try app.frame(of: "mark").width == 60)
  }

  @Test("Without a source of its identifier, or as a source, a view keeps its own frame")
  func ownFrame() throws {
    let app = TestApp(size: Self.window) { Segments() }
    let all = try app.frame(of: "segment 0").union(app.frame(of: "segment 2"))
    try app.tap("Select none")
    #expect(try app.frame(of: "mark") == all)
    try app.tap("Select 1")
    #expect(try app.frame(of: "mark") != all)
    try app.tap("Become a source")
    #expect(try app.frame(of: "mark") == all)
  }

  @Test("A view can adopt only the position, at an anchor, or only the size")
  func parts() throws {
    let position = TestApp(size: Self.window) { Segments(.position, anchor: .topLeading) }
    try position.tap("Select 1")
    let all = try position.frame(of: "segment 0").union(position.frame(of: "segment 2"))
    #expect(try position.frame(of: "mark").origin == position.frame(of: "segment 1").origin)
    #expect(try position.frame(of: "mark").size == all.size)

    let size = TestApp(size: Self.window) { Segments(.size) }
    try size.tap("Select 1")
    let mark = try size.frame(of: "mark")
    #expect(try mark.size == size.frame(of: "segment 1").size)
    #expect(mark.midX == all.midX)
  }

  private struct Growing: View {
    @State private var width = 50.0
    @State private var isShown = true
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isShown {
          Color.red.frame(width: width, height: 20).matchedGeometryEffect(id: "box", in: namespace).padding(30)
            .accessibilityIdentifier("source")
        }
        Rectangle().accessibilityIdentifier("follower").matchedGeometryEffect(id: "box", in: namespace, isSource: false)
        VStack {
          Button("Grow") { width += 25 }
          Button("Remove") { isShown = false }
        }
      }
    }
  }

  @Test("A view follows a source that changes, until the source is removed")
  func changedSource() throws {
    let app = TestApp(size: Self.window) { Growing() }
    #expect(try app.frame(of: "follower") == app.frame(of: "source").insetBy(dx: 30, dy: 30))
    try app.tap("Grow")
    #expect(try app.frame(of: "follower").width == 75)
    #expect(try app.frame(of: "follower") == app.frame(of: "source").insetBy(dx: 30, dy: 30))
    try app.tap("Remove")
    #expect(try app.frame(of: "follower").width == Self.window.width)
  }

  private struct Sources: View {
    @State private var isShown = false
    @Namespace private var namespace

    var body: some View {
      Text("Source").matchedGeometryEffect(id: 0, in: namespace)
      if isShown { Circle().matchedGeometryEffect(id: 0, in: namespace, isSource: false) }
      Button("Toggle") { isShown.toggle() }
    }
  }

  /// Returns the number of elements that a page measures.
  private func measured(_ element: Element) -> Int {
    element.children.reduce(element.content.string(.measures) == nil ? 0 : 1) { $0 + measured($1) }
  }

  private func toggle(_ session: any HostSession) throws {
    func find(_ element: Element) -> ElementID? {
      element.role == .button ? element.id : element.children.lazy.compactMap(find).first
    }
    session.perform(InputEvent(target: try #require(find(session.root)), action: .tap))
  }

  @Test("The page measures sources only while another view adopts their frames")
  func measuredSources() throws {
    // The follower needs a second round, which a turn performs unless the time for a turn has passed.
    let session = ViewRunner(clock: TestClock()) { Sources() }.makeSession(SessionConfiguration())
    #expect(measured(session.root) == 0)
    try toggle(session)
    #expect(measured(session.root) == 2)
    try toggle(session)
    #expect(measured(session.root) == 0)
  }

  @Test("A session whose turn takes long measures a follower in a later turn")
  func laterTurn() throws {
    let session = ViewRunner(clock: SlowClock()) { Sources() }.makeSession(SessionConfiguration())
    session.settle()
    try toggle(session)
    #expect(measured(session.root) == 1)
    session.settle()
    #expect(measured(session.root) == 2)
  }
}
