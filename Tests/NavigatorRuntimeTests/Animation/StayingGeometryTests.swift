import NavigatorTesting
import SwiftUI
import Testing

/// Shared geometry with a view that stays in the tree, as a card does that opens in front of its grid.
@MainActor
@Suite("Shared geometry with a view that stays")
struct StayingGeometryTests {
  private struct Cards: View {
    /// Indicates whether the opened card becomes the source, so that the card in the grid adopts its frame.
    let switchesSource: Bool
    @State private var opened: Int?
    @State private var hasGrid = true
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .top) {
        if hasGrid {
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { index in
              Color.yellow
                .matchedGeometryEffect(id: index, in: space, isSource: !switchesSource || opened != index)
                .frame(width: 50, height: 40)
                .accessibilityIdentifier("card \(index)")
              Button("Open \(index)") { withAnimation(.linear(duration: 2)) { opened = index } }
              Button("Show \(index)") { opened = index }
            }
          }
        }
        if let opened {
          VStack {
            Button("Close") { withAnimation(.linear(duration: 2)) { self.opened = nil } }
            Button("Close all") {
              withAnimation(.linear(duration: 2)) { (self.opened, hasGrid) = (nil, false) }
            }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.orange)
          .matchedGeometryEffect(id: opened, in: space)
          .accessibilityIdentifier("detail")
        }
      }
    }
  }

  private func app(switchesSource: Bool = false) -> TestApp {
    TestApp(size: CGSize(width: 400, height: 600)) { Cards(switchesSource: switchesSource) }
  }

  private func matches(_ app: TestApp) -> [ElementAnimation] {
    app.takeAnimations().filter { $0.kind == .match }
  }

  @Test("An inserted view begins in the frame of the view that stays", arguments: [false, true])
  func opening(switchesSource: Bool) throws {
    let app = app(switchesSource: switchesSource)
    let card = try app.frame(of: "card 1")
    try app.tap("Open 1")
    let found = matches(app)
    #expect(found.count == 1)
    let match = try #require(found.first)
    #expect(match.identifier == "detail")
    #expect(match.startFrame == card)
    #expect(try match.endFrame == app.frame(of: "detail"))
    #expect(match.frame(at: .seconds(1))?.width == (card.width + 400) / 2)
  }

  @Test("A removed view ends in the frame of the view that stays", arguments: [false, true])
  func closing(switchesSource: Bool) throws {
    let app = app(switchesSource: switchesSource)
    let card = try app.frame(of: "card 2")
    try app.tap("Open 2")
    let detail = try app.frame(of: "detail")
    _ = app.takeAnimations()
    try app.tap("Close")
    let found = matches(app)
    #expect(found.count == 1)
    let match = try #require(found.first)
    #expect(match.identifier == "detail" && match.startFrame == detail && match.endFrame == card)
    #expect(match.frame(at: .seconds(1))?.width == (card.width + 400) / 2)
    #expect(try app.frame(of: "card 2") == card)
  }

  @Test("A view that leaves together with its card has no frame to end in")
  func closingAll() throws {
    let app = app()
    try app.tap("Open 0")
    _ = app.takeAnimations()
    try app.tap("Close all")
    let changes = app.takeAnimations()
    #expect(changes.contains { $0.kind == .removal } && !changes.contains { $0.kind == .match })
  }

  @Test("A change without an animation matches no frames")
  func withoutAnimation() throws {
    let app = app()
    try app.tap("Show 1")
    #expect(app.exists("Close"))
    #expect(matches(app).isEmpty)
  }

  @Test("A removed view without a transition does not move")
  func identityTransition() throws {
    let app = TestApp(size: CGSize(width: 400, height: 600)) { Tagged(transition: .identity) }
    for _ in 0..<2 { try app.tap("Toggle") }
    #expect(matches(app).allSatisfy { $0.endFrame?.width == 120 })
    let fading = TestApp(size: CGSize(width: 400, height: 600)) { Tagged(transition: .opacity) }
    for _ in 0..<2 { try fading.tap("Toggle") }
    #expect(matches(fading).contains { $0.endFrame?.width == 40 })
  }

  @Test("With reduced motion, a removed view stays at its place")
  func reducedMotion() throws {
    let app = TestApp(size: CGSize(width: 400, height: 600), environment: TestEnvironment(reduceMotion: true)) {
      Tagged(transition: .opacity)
    }
    try app.tap("Toggle")
    let tag = try app.frame(of: "tag")
    _ = app.takeAnimations()
    try app.tap("Toggle")
    #expect(try #require(matches(app).first).frame(at: .seconds(1)) == tag)
  }

  private struct Tagged: View {
    let transition: AnyTransition
    @State private var hasTag = false
    @Namespace private var space

    var body: some View {
      // The view that stays comes after the one that changes.
      HStack {
        if hasTag {
          Color.pink.matchedGeometryEffect(id: 0, in: space, isSource: hasTag).frame(width: 120, height: 40)
            .accessibilityIdentifier("tag").transition(transition)
        }
        Color.purple.matchedGeometryEffect(id: 0, in: space, isSource: !hasTag).frame(width: 40, height: 40)
          .accessibilityIdentifier("pin")
        Button("Toggle") { withAnimation(.linear(duration: 2)) { hasTag.toggle() } }
      }
    }
  }

  @Test("A view that changes its role as a source neither appears nor leaves")
  func changedSource() throws {
    let app = TestApp(size: CGSize(width: 400, height: 600)) { Tagged(transition: .opacity) }
    for _ in 0..<2 {
      try app.tap("Toggle")
      #expect(app.takeAnimations().allSatisfy { $0.identifier != "pin" || $0.kind == .change })
    }
  }

  @Test("A view on a screen above does not begin in the frame of a view on the covered screen")
  func coveredScreen() throws {
    let app = TestApp(size: CGSize(width: 400, height: 600)) { Covered() }
    try app.tap("Push")
    try app.tap("Insert")
    #expect(app.exists("Inserted"))
    #expect(matches(app).isEmpty)
  }

  private struct Covered: View {
    @State private var isInserted = false
    @Namespace private var space

    var body: some View {
      NavigationStack {
        VStack {
          Text("Root").matchedGeometryEffect(id: 0, in: space)
          NavigationLink("Push") {
            VStack {
              Button("Insert") { withAnimation { isInserted = true } }
              if isInserted { Text("Inserted").matchedGeometryEffect(id: 0, in: space) }
            }
          }
        }
      }
    }
  }

  @Test("Rows of one identifier that are inserted together look for a view that stays only once")
  func manyRows() throws {
    let app = TestApp(size: CGSize(width: 400, height: 600)) { Rows() }
    try app.tap("Fill")
    let found = matches(app)
    #expect(!found.isEmpty)
    #expect(Set(found.map { "\(String(describing: $0.startFrame))" }).count == 1)
  }

  private struct Rows: View {
    @State private var count = 1
    @Namespace private var space

    var body: some View {
      VStack {
        Button("Fill") { withAnimation { count = 50 } }
        ScrollView {
          VStack {
            ForEach(0..<count, id: \.self) { Text("Row \($0)").matchedGeometryEffect(id: 0, in: space) }
          }
        }
      }
    }
  }

  @Test("A view that replaces another one begins in its frame, not in that of a third view that stays")
  func replacement() throws {
    let app = TestApp(size: CGSize(width: 400, height: 600)) { Replacing() }
    let first = try app.frame(of: "first")
    try app.tap("Replace")
    let found = matches(app)
    #expect(found.count == 1)
    #expect(found.first?.startFrame == first && found.first?.identifier == "second")
    #expect(try found.first?.endFrame == app.frame(of: "second"))
  }

  private struct Replacing: View {
    @State private var isReplaced = false
    @Namespace private var space

    var body: some View {
      VStack {
        Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 10, height: 10)
        if isReplaced {
          Color.green.matchedGeometryEffect(id: 0, in: space).frame(width: 90, height: 90).accessibilityIdentifier("second")
        } else {
          Color.blue.matchedGeometryEffect(id: 0, in: space).frame(width: 50, height: 50).accessibilityIdentifier("first")
        }
        Button("Replace") { withAnimation { isReplaced.toggle() } }
      }
    }
  }
}
