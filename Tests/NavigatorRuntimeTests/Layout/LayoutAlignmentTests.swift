import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Guides of layouts of apps")
struct LayoutAlignmentTests {
  /// Overlays its subviews, and sets guides.
  private struct Guided: Layout {
    var horizontal: HorizontalAlignment?
    var vertical: VerticalAlignment?
    var position: CGFloat

    func makeCache(subviews: Subviews) -> CGFloat { CGFloat(subviews.count) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) -> CGFloat? {
      guide == horizontal ? bounds.minX + position * cache : nil
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) -> CGFloat? {
      guide == vertical ? bounds.minY + position * cache : nil
    }
  }

  /// Has its trailing edge as leading guide.
  private struct Behind: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
      guide == .leading ? bounds.maxX : nil
    }
  }

  /// Has the guides of its subviews.
  private struct Plain: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  /// Returns an app that shows a view at the top left corner of its window, independently of its guides.
  private func place(@ViewBuilder _ content: () -> some View) -> TestApp {
    let content = content()
    return TestApp { GeometryReader { _ in content } }
  }

  /// Returns an app that shows a column whose second view has a layout.
  private func column(@ViewBuilder _ second: () -> some View) -> TestApp {
    let second = second()
    return place {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 100, 10)
        second
      }
      .accessibilityIdentifier("stack")
    }
  }

  @Test("A vertical stack aligns a layout by the horizontal guide that it sets")
  func horizontal() throws {
    let app = column { Guided(horizontal: .leading, position: 30) { block("b", 100, 10) } }
    #expect(try app.frame(of: "a").minX == 30 && app.frame(of: "b").minX == 0)
    #expect(try app.frame(of: "stack").width == 130)
    let margins = try app.element("a").style.properties.contains(
      .alignmentMargins(Insets(leading: 30), ignoresBaseline: false))
    #expect(margins)
    let behind = column { Behind { block("b", 60, 10) } }
    #expect(try behind.frame(of: "a").minX == 60 && behind.frame(of: "b").minX == 0)
    let padded = column { Guided(horizontal: .leading, position: 30) { block("b", 100, 10) }.padding(.leading, 10) }
    #expect(try padded.frame(of: "a").minX == 40 && padded.frame(of: "b").minX == 10)
  }

  @Test("A horizontal stack aligns a layout by the vertical guide or the baseline that it sets")
  func vertical() throws {
    for (alignment, position) in [(VerticalAlignment.top, CGFloat(15)), (.firstTextBaseline, 55), (.bottom, 55)] {
      let app = place {
        HStack(alignment: alignment, spacing: 0) {
          block("a", 10, 40)
          Guided(vertical: alignment, position: position) { block("b", 10, 40) }
        }
      }
      #expect(try app.frame(of: "a").minY == 15 && app.frame(of: "b").minY == 0)
    }
  }

  @Test("Guides of the app, overlays and stacks of overlaid views use what a layout sets, whatever wraps it")
  func otherContainers() throws {
    let row = place {
      HStack(alignment: .fifth, spacing: 0) {
        block("a", 10, 50)
        AnyLayout(Guided(vertical: .fifth, position: 30)) { block("b", 10, 50) }
      }
    }
    #expect(try row.frame(of: "a").minY == 20 && row.frame(of: "b").minY == 0)
    let overlaid = place {
      ZStack(alignment: .topLeading) {
        block("a", 10, 10)
        Guided(horizontal: .leading, position: 4) { block("b", 10, 10) }
      }
    }
    #expect(try overlaid.frame(of: "a").minX == 4 && overlaid.frame(of: "b").minX == 0)
    let overlay = place {
      block("a", 50, 50).overlay(alignment: .topLeading) {
        Guided(horizontal: .leading, position: -7) { block("b", 10, 10) }
      }
    }
    #expect(try overlay.frame(of: "b").minX == 7)
  }

  @Test("A layout that sets no guide has the average guide of its subviews, unless it returns nil")
  func subviewGuides() throws {
    let plain = column {
      Plain {
        block("b", 100, 10).alignmentGuide(.leading) { _ in 30 }
        block("c", 100, 10).alignmentGuide(.leading) { _ in 10 }
      }
    }
    #expect(try plain.frame(of: "a").minX == 20 && plain.frame(of: "b").minX == 0)
    let wrapped = column { AnyLayout(Plain()) { block("b", 100, 10).alignmentGuide(.leading) { _ in 30 } } }
    #expect(try wrapped.frame(of: "a").minX == 30)
    let none = column { Guided(position: 5) { block("b", 100, 10).alignmentGuide(.leading) { _ in 30 } } }
    #expect(try none.frame(of: "a").minX == 0)
  }

  @Test("A layout computes its guides with its cache")
  func cache() throws {
    let app = column {
      Guided(horizontal: .leading, position: 10) {
        block("b", 100, 10)
        block("c", 100, 10)
      }
    }
    #expect(try app.frame(of: "a").minX == 20)
  }

  @Observable
  fileprivate final class Model {
    var position: CGFloat = 0
  }

  fileprivate final class OldModel: ObservableObject {
    @Published var position: CGFloat = 0
  }

  private struct Bound: View {
    @Binding var position: CGFloat
    let other: CGFloat

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 100, height: 10).accessibilityIdentifier("a")
        Guided(horizontal: .leading, position: position + other) {
          Color.red.frame(width: 100, height: 10).accessibilityIdentifier("b")
        }
        Button("Binding") { position += 5 }
      }
    }
  }

  private struct Screen: View {
    @State private var position: CGFloat = 0
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      VStack {
        Bound(position: $position, other: model.position + old.position)
        Button("State") { position += 5 }
        Button("Observable") { model.position += 5 }
        Button("Object") { old.position += 5 }
      }
    }
  }

  @Test("A guide changes with its layout", arguments: ["State", "Binding", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Screen() }
    #expect(try app.frame(of: "a").minX == app.frame(of: "b").minX)
    try app.tap(name)
    #expect(try app.frame(of: "a").minX == app.frame(of: "b").minX + 5)
    try app.tap(name)
    #expect(try app.frame(of: "a").minX == app.frame(of: "b").minX + 10)
  }

  @Test("A guide that is not a number has no effect", arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func hostile(_ position: CGFloat) throws {
    let app = column { Guided(horizontal: .leading, position: position) { block("b", 100, 10) } }
    #expect(try app.frame(of: "a").minX.isFinite && app.frame(of: "b").minX.isFinite)
  }
}

extension VerticalAlignment {
  private enum Fifth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 5 }
  }

  fileprivate static let fifth = VerticalAlignment(Fifth.self)
}
