import NavigatorTesting
import SwiftUI
import Testing

/// A stack as a layout gives its views the frames that the stack gives them.
@MainActor
@Suite("Frames in stacks as layouts")
struct StackLayoutFrameTests {
  enum Content: CaseIterable { case priorities, minimum, spacer, spacers, fixed }

  /// Returns the views, as views of the stack itself.
  @ViewBuilder
  private func views(_ content: Content, isHorizontal: Bool) -> some View {
    let block = { (name: String, length: CGFloat?) in
      Color.red.frame(width: isHorizontal ? length : 20, height: isHorizontal ? 20 : length).accessibilityIdentifier(name)
    }
    switch content {
    case .priorities:
      block("a", nil)
      block("b", nil).layoutPriority(1)
      block("c", 30).layoutPriority(-1)
    case .minimum:
      Text("A long text that takes all of the space").accessibilityIdentifier("a").layoutPriority(1)
      Color.red.frame(minWidth: 60, minHeight: 60).accessibilityIdentifier("b")
    case .spacer:
      block("a", nil)
      Spacer(minLength: 40)
      block("b", nil)
    case .spacers:
      Spacer()
      block("a", 50)
      Spacer()
      Spacer().layoutPriority(1)
      block("b", 20)
    case .fixed:
      block("a", 30)
      block("b", 60)
    }
  }

  @Test("The frames are those of the stack", arguments: Content.allCases, [true, false])
  func frames(content: Content, isHorizontal: Bool) throws {
    let stack = TestApp(size: CGSize(width: 300, height: 300)) {
      let views = views(content, isHorizontal: isHorizontal)
      if isHorizontal { HStack(spacing: 5) { views } } else { VStack(spacing: 5) { views } }
    }
    let layout = TestApp(size: CGSize(width: 300, height: 300)) {
      let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 5)) : AnyLayout(VStackLayout(spacing: 5))
      layout { views(content, isHorizontal: isHorizontal) }
    }
    for name in ["a", "b"] { #expect(try layout.frame(of: name) == stack.frame(of: name), "\(name)") }
  }

  @Test("A spacer in an app's layout with an axis has a length along this axis only")
  func ownLayout() throws {
    struct Row: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let app = TestApp(size: CGSize(width: 300, height: 200)) { Row { Spacer() }.accessibilityIdentifier("row") }
    #expect(try app.frame(of: "row").size == CGSize(width: 300, height: 0))
  }

  @Test("A divider is perpendicular to the axis of the layout around it, and follows a change of the layout")
  func dividers() throws {
    struct Screen: View {
      @State private var isHorizontal = true
      var body: some View {
        let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Button("Turn") { isHorizontal.toggle() }
          Divider().accessibilityIdentifier("line")
          Divider().padding(2).overlay(.red).accessibilityIdentifier("layers")
          VStack { Divider().accessibilityIdentifier("inside") }
        }
      }
    }
    let app = TestApp(size: CGSize(width: 300, height: 200)) { Screen() }
    for _ in 1...2 {
      #expect(try app.frame(of: "line").size == CGSize(width: 1, height: 200))
      #expect(try app.frame(of: "layers").size == CGSize(width: 5, height: 200))
      #expect(try app.frame(of: "inside").height == 1)
      try app.tap("Turn")
      #expect(try app.frame(of: "line").size == CGSize(width: 300, height: 1))
      #expect(try app.frame(of: "layers").size == CGSize(width: 300, height: 5))
      try app.tap("Turn")
    }
  }
}
