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

  @Test("A view that changes together with its card has no frame to end in")
  func closingAll() throws {
    let app = app()
    try app.tap("Open 0")
    _ = app.takeAnimations()
    try app.tap("Close all")
    #expect(matches(app).isEmpty)
  }

  @Test("A change without an animation matches no frames")
  func withoutAnimation() throws {
    let app = app()
    try app.tap("Show 1")
    #expect(matches(app).isEmpty)
  }

  @Test("A view that replaces another one begins in its frame, not in that of a third view that stays")
  func replacement() throws {
    let app = TestApp(size: CGSize(width: 400, height: 600)) { Replacing() }
    let first = try app.frame(of: "first")
    try app.tap("Replace")
    let found = matches(app)
    #expect(found.count == 1)
    #expect(found.first?.startFrame == first && found.first?.identifier == "second")
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
