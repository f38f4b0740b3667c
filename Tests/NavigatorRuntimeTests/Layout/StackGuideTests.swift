import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Alignment guides of SwiftUI's alignments")
struct StackGuideTests {
  private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  /// Returns an app that shows a view at the top left corner of its window, independently of its guides.
  private func place(@ViewBuilder _ content: () -> some View) -> TestApp {
    let content = content()
    return TestApp { GeometryReader { _ in content } }
  }

  @Test("A vertical stack is as wide as its views whose guides are at one position", arguments: [-20 as CGFloat, 30])
  func leading(_ guide: CGFloat) throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 100, 10).alignmentGuide(.leading) { _ in guide }
        block("b", 100, 10)
      }
      .accessibilityIdentifier("stack")
    }
    #expect(try app.frame(of: "stack") == CGRect(x: 0, y: 0, width: 100 + abs(guide), height: 20))
    #expect(try app.frame(of: "a") == CGRect(x: max(-guide, 0), y: 0, width: 100, height: 10))
    #expect(try app.frame(of: "b") == CGRect(x: max(guide, 0), y: 10, width: 100, height: 10))
  }

  @Test("Guides at the trailing edge and at the center have an effect on the width")
  func otherEdges() throws {
    let app = place {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .trailing, spacing: 0) {
          block("a", 100, 10)
          block("b", 40, 10).alignmentGuide(.trailing) { $0[.leading] }
        }
        VStack(spacing: 0) {
          block("c", 100, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
          block("d", 100, 10)
        }
        block("e", 10, 10)
      }
    }
    #expect(try app.frame(of: "a").minX == 0)
    #expect(try app.frame(of: "b").minX == 100)
    // The second stack begins at 140 points. Half of its second view is before the guides, and its first view is after them.
    #expect(try app.frame(of: "c").minX == 190)
    #expect(try app.frame(of: "d").minX == 140)
    #expect(try app.frame(of: "e").minX == 290)
  }

  @Test("A horizontal stack is as high as its views whose guides are at one position")
  func horizontal() throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: 0) {
          block("a", 10, 60)
          block("b", 10, 30).alignmentGuide(.top) { $0[.bottom] }
        }
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          block("c", 10, 20)
          block("d", 10, 20).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 4 }
        }
        block("e", 10, 10)
      }
    }
    #expect(try app.frame(of: "a").minY == 30)
    #expect(try app.frame(of: "b").minY == 0)
    // Without text, the baseline is the bottom edge.
    #expect(try app.frame(of: "c").minY == 90)
    #expect(try app.frame(of: "d").minY == 94)
    #expect(try app.frame(of: "e").minY == 114)
  }

  @Test("A stack of overlaid views aligns each axis by its own guides")
  func overlaid() throws {
    let app = place {
      ZStack {
        block("a", 100, 60)
        block("b", 40, 30).alignmentGuide(VerticalAlignment.center) { _ in -40 }
      }
      .accessibilityIdentifier("stack")
    }
    #expect(try app.frame(of: "stack") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(try app.frame(of: "a") == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(try app.frame(of: "b") == CGRect(x: 30, y: 70, width: 40, height: 30))
  }

  @Test("A guide of a view in a nested stack applies to the stack, as the average of several guides")
  func nested() throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          block("a", 30, 10)
          block("b", 50, 10).alignmentGuide(.leading) { _ in 10 }
        }
        VStack(spacing: 0) {
          block("c", 100, 10).alignmentGuide(.leading) { _ in -20 }
          block("d", 60, 10).alignmentGuide(.leading) { _ in 0 }
        }
        .padding(.leading, 10)
        block("e", 100, 10)
      }
      .accessibilityIdentifier("stack")
    }
    // The guide of the first stack is at 40 points, and the guide of the second is at 10, between -10 and 30.
    #expect(try app.frame(of: "a").minX == 0)
    #expect(try app.frame(of: "b").minX == 30)
    #expect(try app.frame(of: "c").minX == 40)
    #expect(try app.frame(of: "d").minX == 60)
    #expect(try app.frame(of: "e").minX == 40)
    #expect(try app.frame(of: "stack").width == 140)
  }

  @Test("An overlay follows the guide of the view behind it, and its own guides have no effect outside of it")
  func overlay() throws {
    let app = place {
      VStack(alignment: .trailing, spacing: 0) {
        block("a", 100, 80).alignmentGuide(.leading) { _ in 30 }
          .overlay(alignment: .leading) { block("b", 20, 10).alignmentGuide(.trailing) { _ in -50 } }
        block("c", 120, 10)
      }
    }
    #expect(try app.frame(of: "a").minX == 20)
    #expect(try app.frame(of: "b") == CGRect(x: 50, y: 35, width: 20, height: 10))
    #expect(try app.frame(of: "c").minX == 0)
  }

  @Test("A host receives the margins that lead to the places")
  func margins() throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 100, 10).alignmentGuide(.leading) { _ in -20 }
        block("b", 100, 10)
      }
    }
    #expect(try app.element("a").margins == .alignmentMargins(Insets(leading: 20), ignoresBaseline: false))
    #expect(try app.element("b").margins == nil)
  }

  @Test("A host receives the margins of an overlay and of a background that follow the guide of the view")
  func layerMargins() throws {
    let app = place {
      VStack(spacing: 0) {
        block("a", 100, 80).alignmentGuide(.leading) { _ in 30 }.overlay(alignment: .leading) { block("b", 20, 10) }
        block("c", 100, 80).alignmentGuide(.trailing) { _ in 70 }.background(alignment: .trailing) { block("d", 20, 10) }
      }
    }
    #expect(try app.element("b").margins == .alignmentMargins(Insets(leading: 30, trailing: 50), ignoresBaseline: false))
    #expect(try app.element("d").margins == .alignmentMargins(Insets(leading: 50, trailing: 30), ignoresBaseline: false))
  }

  @Test("A guide of a group applies to each view in it")
  func groups() throws {
    let app = place {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          block("a", 100, 10)
          block("b", 50, 10)
        }
        .alignmentGuide(.leading) { _ in -20 }
        ForEach(["c", "d"], id: \.self) { block($0, $0 == "c" ? 30 : 10, 10) }.alignmentGuide(.leading) { $0.width }
        block("e", 100, 10)
      }
    }
    // The guides are 30 points from the edge of the stack.
    #expect(try app.frame(of: "a").minX == 50)
    #expect(try app.frame(of: "b").minX == 50)
    #expect(try app.frame(of: "c").minX == 0)
    #expect(try app.frame(of: "d").minX == 20)
    #expect(try app.frame(of: "e").minX == 30)
    #expect(try app.element("b").margins == .alignmentMargins(Insets(leading: 50), ignoresBaseline: false))
    #expect(try app.element("d").margins == .alignmentMargins(Insets(leading: 20), ignoresBaseline: false))
  }

  private struct Conditional: View {
    @State var showsFirst: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          if showsFirst { Color.red.frame(width: 200, height: 10).accessibilityIdentifier("first") }
          Color.red.frame(width: 200, height: 10).accessibilityIdentifier("second")
        }
        .alignmentGuide(.leading) { _ in -20 }
        Group {
          if showsFirst { Color.red.frame(width: 200, height: 10).accessibilityIdentifier("third") }
        }
        .alignmentGuide(.leading) { _ in 10 }
        Color.red.frame(width: 200, height: 10).accessibilityIdentifier("last")
        Button("Toggle") { showsFirst.toggle() }
      }
    }
  }

  @Test("The views of a group have its guide when others of them appear and disappear", arguments: [true, false])
  func conditions(_ showsFirst: Bool) throws {
    let app = TestApp { Conditional(showsFirst: showsFirst) }
    for isFirstShown in [showsFirst, !showsFirst, showsFirst] {
      let start: CGFloat = isFirstShown ? 10 : 0
      #expect(app.exists("first") == isFirstShown)
      if isFirstShown {
        #expect(try app.element("first").margins == .alignmentMargins(Insets(leading: 30), ignoresBaseline: false))
        #expect(try app.element("last").margins == .alignmentMargins(Insets(leading: 10), ignoresBaseline: false))
      } else {
        #expect(try app.element("last").margins == nil)
      }
      #expect(try app.element("second").margins == .alignmentMargins(Insets(leading: 20 + start), ignoresBaseline: false))
      try app.tap("Toggle")
    }
  }

  private struct Vanishing: View {
    @State private var isShown = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          if isShown { Color.red.frame(width: 200, height: 10) }
        }
        .alignmentGuide(.leading) { _ in 30 }
        Color.red.frame(width: 200, height: 10).accessibilityIdentifier("other")
        Button("Toggle") { isShown.toggle() }
      }
    }
  }

  @Test("Margins end with the last view of a group with a guide")
  func emptyGroup() throws {
    let app = TestApp { Vanishing() }
    #expect(try app.element("other").margins == .alignmentMargins(Insets(leading: 30), ignoresBaseline: false))
    try app.tap("Toggle")
    #expect(try app.element("other").margins == nil)
    try app.tap("Toggle")
    #expect(try app.element("other").margins == .alignmentMargins(Insets(leading: 30), ignoresBaseline: false))
  }

  private struct Growing: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Grow") { count = 20_000 }
        Button("Shrink") { count = 0 }
        Color.red.frame(width: 200, height: 10).alignmentGuide(.leading) { _ in 30 }
        Color.red.frame(width: 200, height: 10).accessibilityIdentifier("other")
        ForEach(0..<count, id: \.self) { _ in Divider() }
      }
    }
  }

  @Test("Margins end when the app has too many elements for a layout, which is reported")
  func manyElements() throws {
    let app = TestApp { Growing() }
    #expect(try app.element("other").margins == .alignmentMargins(Insets(leading: 30), ignoresBaseline: false))
    try withKnownIssue {
      try app.tap("Grow")
    } matching: {
      "\($0)".contains("20000 elements")
    }
    #expect(try app.element("other").margins == nil)
    try app.tap("Shrink")
    #expect(try app.element("other").margins == .alignmentMargins(Insets(leading: 30), ignoresBaseline: false))
  }

  @Test("Margins of a horizontal stack replace the alignment by baselines")
  func baselineMargins() throws {
    let app = place {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        block("a", 10, 20)
        block("b", 10, 20).alignmentGuide(.lastTextBaseline) { $0[.bottom] - 4 }
      }
    }
    #expect(try app.element("a").margins == .alignmentMargins(Insets(), ignoresBaseline: true))
    #expect(try app.element("b").margins == .alignmentMargins(Insets(top: 4), ignoresBaseline: true))
  }

  @Observable
  fileprivate final class Model {
    var shift: CGFloat = 10
  }

  fileprivate final class OldModel: ObservableObject {
    @Published var shift: CGFloat = 10
  }

  private struct Shifting: View {
    @State private var shift: CGFloat = 10
    @State private var model = Model()
    @StateObject private var old = OldModel()
    @State private var hasGuide = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if hasGuide {
          Color.red.frame(width: 200, height: 10)
            .alignmentGuide(.leading) { [shift, model, old] _ in shift + model.shift + old.shift }
        }
        Color.red.frame(width: 200, height: 10).accessibilityIdentifier("other")
        Button("State") { shift += 5 }
        Button("Observable") { model.shift += 5 }
        Button("Object") { old.shift += 5 }
        Button("Remove") { hasGuide = false }
      }
    }
  }

  @Test("Margins change with each value that a guide reads, and end with it", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Shifting() }
    #expect(try app.element("other").margins == .alignmentMargins(Insets(leading: 30), ignoresBaseline: false))
    try app.tap(name)
    #expect(try app.element("other").margins == .alignmentMargins(Insets(leading: 35), ignoresBaseline: false))
    try app.tap("Remove")
    #expect(try app.element("other").margins == nil)
  }

  @Test("A guide that is not a number counts as 0", arguments: [CGFloat.nan, .infinity, -.infinity])
  func hostile(_ value: CGFloat) throws {
    let app = place {
      VStack(alignment: .trailing, spacing: 0) {
        block("a", 100, 10).alignmentGuide(.trailing) { _ in value }
        block("b", 100, 10)
      }
    }
    #expect(try app.frame(of: "a").minX == 100 && app.frame(of: "b").minX == 0)
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      if depth == 0 {
        Text("Leaf").alignmentGuide(.leading) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
      } else if depth % 2 == 0 {
        HStack(alignment: .top, spacing: 1) {
          AnyView(Nested(depth: depth - 1))
          Text("\(depth)")
        }
      } else {
        VStack(alignment: .leading, spacing: 1) {
          AnyView(Nested(depth: depth - 1))
          Text("\(depth)")
        }
      }
    }
  }

  @Test("A guide in deeply nested stacks is found", arguments: [24, 90])
  func deep(_ depth: Int) throws {
    let app = TestApp(size: CGSize(width: 4_000, height: 4_000)) { Nested(depth: depth).accessibilityIdentifier("outermost") }
    let (stack, leaf) = (try app.frame(of: "outermost"), try app.frame(of: "Leaf"))
    // The guides are in the middle of the leaf, which begins at the edges of all stacks around it. Those of the other texts are
    // at their edges. The outermost stack is a horizontal one.
    #expect(leaf.width > 0 && leaf.height > 0)
    #expect(abs(leaf.minX - stack.minX) < 0.01 && abs(leaf.minY - stack.minY) < 0.01)
    for number in [2, depth] { #expect(try abs(app.frame(of: "\(number)").minY - leaf.midY) < 0.01) }
    for number in [1, depth - 1] { #expect(try abs(app.frame(of: "\(number)").minX - leaf.midX) < 0.01) }
  }
}

extension Element {
  /// The margins because of alignment guides.
  fileprivate var margins: StyleProperty? {
    style.properties.first { if case .alignmentMargins = $0 { true } else { false } }
  }
}
