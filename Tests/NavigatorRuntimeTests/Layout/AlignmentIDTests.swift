import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  static let third = HorizontalAlignment(Third.self)

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }

  static let start = HorizontalAlignment(Start.self)
}

@MainActor
@Suite("Alignments of apps")
struct AlignmentIDTests {
  func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  func place(@ViewBuilder _ content: () -> some View) -> TestApp {
    let content = content()
    return TestApp {
      VStack(alignment: .leading, spacing: 0) { content }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("A stack aligns its views by the default value of a custom alignment")
  func defaultValue() throws {
    let app = place {
      VStack(alignment: .third, spacing: 0) {
        block("a", 90, 10)
        block("b", 30, 10)
      }
    }
    #expect(try app.frame(of: "a") == CGRect(x: 0, y: 0, width: 90, height: 10))
    #expect(try app.frame(of: "b") == CGRect(x: 20, y: 10, width: 30, height: 10))
  }

  @Test("A guide that a view sets aligns it, and the stack is as large as its aligned views")
  func explicitValue() throws {
    let app = place {
      HStack(alignment: .middle, spacing: 0) {
        block("a", 10, 40).alignmentGuide(.middle) { $0[VerticalAlignment.bottom] }
        block("b", 10, 40).alignmentGuide(.middle) { $0[VerticalAlignment.top] }
        block("c", 10, 20)
      }
      block("below", 10, 10)
    }
    #expect(try app.frame(of: "a").minY == 0)
    #expect(try app.frame(of: "b").minY == 40)
    #expect(try app.frame(of: "c").minY == 30)
    #expect(try app.frame(of: "below").minY == 80)
  }

  @Test("A guide of a view in a nested stack applies to the stack")
  func nested() throws {
    let app = place {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          block("handle", 10, 20).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
          block("picture", 10, 60)
        }
        VStack(spacing: 0) {
          block("title", 10, 30)
          block("name", 10, 40).alignmentGuide(.middle) { $0[VerticalAlignment.center] }.padding(.top, 5)
        }
      }
    }
    #expect(try app.frame(of: "handle").midY == app.frame(of: "name").midY)
    #expect(try app.frame(of: "title").minY == 0)
    #expect(try app.frame(of: "picture").minY == 65)
  }

  @Test("A guide reads the guides of the view without it")
  func innerGuides() throws {
    let app = place {
      VStack(alignment: .third, spacing: 0) {
        block("a", 90, 10)
        block("b", 30, 10).alignmentGuide(.third) { $0[.third] + 5 }.alignmentGuide(.third) { ($0[explicit: .third] ?? 0) + 5 }
      }
    }
    #expect(try app.frame(of: "b").minX == 10)
  }

  @Test("A ZStack, an overlay and a background align by a custom alignment")
  func layers() throws {
    let app = place {
      ZStack(alignment: Alignment(horizontal: .third, vertical: .middle)) {
        block("a", 90, 40)
        block("b", 30, 20)
      }
      block("c", 90, 40)
        .overlay(alignment: Alignment(horizontal: .third, vertical: .top)) {
          block("d", 30, 20).alignmentGuide(.third) { _ in -10 }
        }
      block("e", 90, 40).background(alignment: Alignment(horizontal: .leading, vertical: .middle)) { block("f", 30, 20) }
    }
    #expect(try app.frame(of: "b") == CGRect(x: 20, y: 10, width: 30, height: 20))
    #expect(try app.frame(of: "c") == CGRect(x: 0, y: 40, width: 90, height: 40))
    #expect(try app.frame(of: "d") == CGRect(x: 40, y: 40, width: 30, height: 20))
    #expect(try app.frame(of: "f") == CGRect(x: 0, y: 90, width: 30, height: 20))
  }

  @Observable
  final class Model {
    var shift: CGFloat = 0
  }

  final class OldModel: ObservableObject {
    @Published var shift: CGFloat = 0
  }

  private struct Shifting: View {
    @State private var shift: CGFloat = 0
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .middle, spacing: 0) {
          Color.red.frame(width: 10, height: 40).accessibilityIdentifier("a")
          Color.red.frame(width: 10, height: 40)
            .alignmentGuide(.middle) { [shift, model, old] in $0[.middle] + shift + model.shift + old.shift }
            .accessibilityIdentifier("b")
        }
        Button("State") { shift += 5 }
        Button("Observable") { model.shift += 5 }
        Button("Object") { old.shift += 5 }
      }
    }
  }

  @Test("A guide is computed again when a value that it reads changes", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Shifting() }
    #expect(try app.frame(of: "a").minY == app.frame(of: "b").minY)
    try app.tap(name)
    #expect(try app.frame(of: "a").minY == app.frame(of: "b").minY + 5)
    try app.tap(name)
    #expect(try app.frame(of: "a").minY == app.frame(of: "b").minY + 10)
  }

  @Test("A guide that is not a number or that many guides read has no effect on others", arguments: [CGFloat.nan, .infinity])
  func hostile(_ value: CGFloat) throws {
    struct Reading<Content: View>: View {
      let content: Content
      let depth: Int
      var body: some View {
        if depth == 0 {
          content
        } else {
          AnyView(
            Reading<AnyView>(
              content: AnyView(content.alignmentGuide(.middle) { ($0[.middle] + $0[.middle]) / 2 }), depth: depth - 1))
        }
      }
    }
    let app = place {
      HStack(alignment: .middle, spacing: 0) {
        block("a", 10, 40).alignmentGuide(.middle) { _ in value }
        Reading(content: block("b", 10, 40), depth: 40)
      }
    }
    #expect(try app.frame(of: "a").minY.isFinite && app.frame(of: "b").minY.isFinite)
  }

  @Test("Alignments are equal if they have the same type")
  func equality() {
    #expect(VerticalAlignment.middle == VerticalAlignment.middle)
    #expect(VerticalAlignment.middle != .center && HorizontalAlignment.third != .center)
  }

  @Test("A container without support for alignments of apps is reported")
  func unknown() {
    withKnownIssue {
      _ = TestApp { LazyVGrid(columns: [GridItem()], alignment: .third) { Text("A") } }
    }
    withKnownIssue {
      _ = TestApp {
        Grid {
          GridRow(alignment: .middle) { Text("A") }
        }
      }
    }
  }
}
