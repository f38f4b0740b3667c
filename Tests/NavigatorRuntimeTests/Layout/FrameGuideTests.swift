import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// Views at the top left corner of the window, independently of their guides, and the margins that hosts receive.
@MainActor
protocol GuidedViews {}

extension GuidedViews {
  func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  func place(@ViewBuilder _ content: () -> some View) -> TestApp {
    let content = content()
    return TestApp { GeometryReader { _ in content } }
  }

  /// Returns margins that move a view without an effect on the size of its container.
  func shift(x: Double = 0, y: Double = 0) -> StyleProperty {
    .alignmentMargins(Insets(top: y, leading: x, bottom: -y, trailing: -x), ignoresBaseline: false)
  }
}

extension Element {
  /// The margins of the element that result from alignment guides.
  var guideMargins: StyleProperty? {
    style.properties.first { if case .alignmentMargins = $0 { true } else { false } }
  }
}

/// The models of views whose guides move.
@MainActor
@Observable
final class GuideModel {
  var shift: CGFloat = 10
}

@MainActor
final class OldGuideModel: ObservableObject {
  @Published var shift: CGFloat = 10
}

/// A view whose closure reads the sum of three sources of truth, which is 30, and buttons that add 5 to each.
struct MovingGuide<Content: View>: View {
  @State private var shift: CGFloat = 10
  @State private var model = GuideModel()
  @StateObject private var old = OldGuideModel()
  let content: (@escaping () -> CGFloat) -> Content

  init(@ViewBuilder content: @escaping (@escaping () -> CGFloat) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack(spacing: 0) {
      content { [shift, model, old] in shift + model.shift + old.shift }
      Button("State") { shift += 5 }
      Button("Observable") { model.shift += 5 }
      Button("Object") { old.shift += 5 }
    }
  }
}

@MainActor
@Suite("Alignment guides in frames")
struct FrameGuideTests: GuidedViews {
  @Test("A fixed frame aligns the guides of its view with its own, along both axes")
  func fixed() throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 40, 20).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }
          .frame(width: 100, height: 40, alignment: .topLeading)
        block("b", 40, 20).alignmentGuide(.trailing) { $0[.leading] }.frame(width: 100, alignment: .trailing)
        block("c", 40, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.frame(width: 100, height: 40)
      }
    }
    #expect(try app.frame(of: "a") == CGRect(x: 10, y: 5, width: 40, height: 20))
    #expect(try app.frame(of: "b") == CGRect(x: 100, y: 40, width: 40, height: 20))
    #expect(try app.frame(of: "c") == CGRect(x: 50, y: 70, width: 40, height: 20))
  }

  @Test("A host receives the margins of the view in the frame, and none for a frame without guides or of another alignment")
  func margins() throws {
    let app = place {
      VStack(spacing: 0) {
        block("a", 40, 20).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }
          .frame(width: 100, height: 40, alignment: .topLeading)
        block("b", 40, 20).frame(width: 100, height: 40, alignment: .topLeading)
        block("c", 40, 20).alignmentGuide(.trailing) { _ in 0 }.frame(width: 100, height: 40, alignment: .leading)
      }
    }
    #expect(try app.element("a").guideMargins == shift(x: 10, y: 5))
    #expect(try app.element("b").guideMargins == nil)
    #expect(try app.element("c").guideMargins == nil)
  }

  @Test("A frame that takes the space, and one with the length of its view, move the view")
  func otherFrames() throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 40, 20).alignmentGuide(.trailing) { _ in 60 }.frame(maxWidth: .infinity, alignment: .trailing)
          .accessibilityIdentifier("frame")
        block("b", 40, 20).alignmentGuide(.leading) { _ in 15 }.frame(height: 30, alignment: .leading)
          .accessibilityIdentifier("other")
      }
    }
    #expect(try app.frame(of: "a").minX == app.frame(of: "frame").width - 60)
    #expect(try app.frame(of: "other") == CGRect(x: 0, y: 20, width: 40, height: 30))
    #expect(try app.frame(of: "b") == CGRect(x: -15, y: 25, width: 40, height: 20))
  }

  @Test("The guide of a view in a stack applies to the stack in its frame")
  func stack() throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 100, 10).alignmentGuide(.leading) { _ in 30 }
        block("b", 60, 10)
      }
      .accessibilityIdentifier("stack")
      .padding(.leading, 4)
      .frame(width: 300, alignment: .leading)
    }
    // The guide is 34 points from the edge of the padding.
    #expect(try app.frame(of: "a").minX == -30)
    #expect(try app.frame(of: "b").minX == 0)
  }

  @Test("A frame in a frame has the guide of its view")
  func nested() throws {
    let app = place {
      VStack(alignment: .trailing, spacing: 0) {
        block("a", 20, 10).alignmentGuide(.leading) { _ in -5 }.frame(width: 50, alignment: .leading)
          .frame(width: 100, alignment: .trailing)
        block("b", 20, 10).alignmentGuide(.leading) { _ in -5 }.frame(width: 50, alignment: .trailing)
          .frame(width: 100, alignment: .leading)
      }
    }
    // The guide of the second inner frame is at 25 points, where the leading edge of the outer frame is.
    #expect(try app.frame(of: "a").minX == 55)
    #expect(try app.frame(of: "b").minX == 5)
  }

  @Test("A guide may read the other guides of its view")
  func reading() throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 20, 10).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.leading) { ($0[explicit: .leading] ?? 0) - 5 }
          .frame(width: 100, alignment: .leading)
        block("b", 20, 10).alignmentGuide(HorizontalAlignment.center) { _ in 3 }
          .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
          .frame(width: 100, alignment: .leading)
      }
    }
    #expect(try app.frame(of: "a").minX == 15)
    #expect(try app.frame(of: "b").minX == -3)
  }

  @Test("Guides are distances from the leading edge in a layout from right to left")
  func rightToLeft() throws {
    let app = place {
      block("a", 40, 20).alignmentGuide(.leading) { _ in -10 }.frame(width: 100, height: 40, alignment: .topLeading)
        .accessibilityIdentifier("frame")
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try app.frame(of: "frame").maxX - app.frame(of: "a").maxX == 10)
    #expect(try app.element("a").guideMargins == shift(x: 10))
  }

  @Test("The view moves with each value that its guide reads", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp {
      MovingGuide { shift in
        block("a", 40, 20).alignmentGuide(.leading) { _ in -shift() }.frame(width: 200, alignment: .leading)
          .accessibilityIdentifier("frame")
      }
    }
    #expect(try app.frame(of: "a").minX - app.frame(of: "frame").minX == 30)
    #expect(try app.element("a").guideMargins == shift(x: 30))
    try app.tap(name)
    #expect(try app.frame(of: "a").minX - app.frame(of: "frame").minX == 35)
    #expect(try app.element("a").guideMargins == shift(x: 35))
  }

  private struct Vanishing: View {
    @State private var isFramed = true

    var body: some View {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a").alignmentGuide(.leading) { _ in -10 }
        .frame(width: 200, alignment: isFramed ? .leading : .trailing)
      Button("Turn") { isFramed.toggle() }
    }
  }

  @Test("The margins end when the frame aligns its view at another edge")
  func otherAlignment() throws {
    let app = TestApp { Vanishing() }
    #expect(try app.element("a").guideMargins == shift(x: 10))
    try app.tap("Turn")
    #expect(try app.element("a").guideMargins == nil)
    try app.tap("Turn")
    #expect(try app.element("a").guideMargins == shift(x: 10))
  }

  @Test(
    "A guide that is not a number counts as 0, and a huge one moves only its view", arguments: [CGFloat.nan, .infinity, 1e300])
  func hostile(_ value: CGFloat) throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 40, 20).alignmentGuide(.leading) { _ in value }.frame(width: 100, alignment: .leading)
        block("b", 40, 20)
      }
    }
    let frame = try app.frame(of: "a")
    #expect(frame.minX.isFinite && (frame.minX == 0 || value == 1e300))
    #expect(try app.frame(of: "b") == CGRect(x: 0, y: 20, width: 40, height: 20))
  }
}
