import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// A view that shows its insets and its size.
struct SafeAreaNumbers: View {
  var body: some View {
    GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing, proxy.size.width, proxy.size.height]
      Text(numbers.map { String(Int($0.rounded())) }.joined(separator: " "))
    }
  }
}

@MainActor
@Suite("Insets of the safe area")
struct SafeAreaInsetTests {

  private func shown(_ view: some View) -> String? {
    let app = TestApp { view.frame(width: 200, height: 300) }
    return app.visibleTexts.first { $0.contains(" ") }
  }

  @Test("A view at each edge takes its space from the content, which has it as insets")
  func edges() {
    func bar(_ edge: VerticalEdge) -> some View {
      SafeAreaNumbers().safeAreaInset(edge: edge, spacing: 5) { Color.red.frame(height: 40) }
    }
    func side(_ edge: HorizontalEdge) -> some View {
      SafeAreaNumbers().safeAreaInset(edge: edge, spacing: 0) { Color.red.frame(width: 30) }
    }
    #expect(shown(bar(.top)) == "45 0 0 0 200 255")
    #expect(shown(bar(.bottom)) == "0 0 45 0 200 255")
    #expect(shown(side(.leading)) == "0 30 0 0 170 300")
    #expect(shown(side(.trailing)) == "0 0 0 30 170 300")
  }

  @Test("Insets of nested views and of padding are added")
  func nested() {
    let view = SafeAreaNumbers()
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 40) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
      .safeAreaPadding(.top, 12)
    #expect(shown(view) == "12 0 60 0 200 228")
  }

  @Test("A view that does not reach the edge has no insets")
  func distance() {
    let view = VStack(spacing: 0) {
      SafeAreaNumbers()
      Color.green.frame(height: 10)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 40) }
    #expect(shown(view) == "0 0 0 0 200 250")
  }

  @Test("The content of a scroll view has no insets along its axis, because it scrolls through them")
  func scrolled() {
    func view(_ axis: Axis.Set) -> some View {
      ScrollView(axis) { SafeAreaNumbers().frame(width: 200, height: 60) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 40) }
    }
    #expect(shown(view(.vertical)) == "0 0 0 0 200 60")
    #expect(shown(view(.horizontal).frame(height: 100)) == "40 0 0 0 200 60")
  }

  @Test("A view at an edge is aligned by its guide, and by that of the view beside it")
  func guides() throws {
    func bar(_ shift: CGFloat) -> some View {
      Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in -shift }.accessibilityIdentifier("bar")
    }
    func app(_ view: some View) -> TestApp { TestApp(size: CGSize(width: 200, height: 300)) { view } }
    let plain = app(Color.green.safeAreaInset(edge: .bottom, alignment: .leading) { bar(15) })
    #expect(try plain.frame(of: "bar").minX == 15)
    let margins = StyleProperty.alignmentMargins(Insets(leading: 15, trailing: -15), ignoresBaseline: false)
    #expect(try plain.element("bar").style.properties.contains(margins))
    let scrolled = app(ScrollView { Color.green }.safeAreaInset(edge: .top, alignment: .leading) { bar(15) })
    #expect(try scrolled.frame(of: "bar").minX == 15)
    let beside = app(
      Color.green.alignmentGuide(.leading) { _ in 30 }.safeAreaInset(edge: .bottom, alignment: .leading) { bar(15) })
    #expect(try beside.frame(of: "bar").minX == 45)
    let side = app(
      Color.green.safeAreaInset(edge: .trailing, alignment: .top) {
        Color.red.frame(width: 40, height: 20).alignmentGuide(.top) { _ in -8 }.accessibilityIdentifier("bar")
      })
    #expect(try side.frame(of: "bar").minY == 8)
  }

  @Test("A view without insets around it has none")
  func none() {
    #expect(shown(SafeAreaNumbers()) == "0 0 0 0 200 300")
    #expect(shown(SafeAreaNumbers().safeAreaInset(edge: .bottom) { EmptyView() }) == "0 0 0 0 200 300")
  }

  @Test("From right to left the leading edge is on the right")
  func rightToLeft() throws {
    let view = SafeAreaNumbers()
      .safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 30).accessibilityIdentifier("bar") }
      .environment(\.layoutDirection, .rightToLeft)
    #expect(shown(view) == "0 30 0 0 170 300")
    let app = TestApp(size: CGSize(width: 200, height: 300)) { view }
    #expect(try app.frame(of: "bar").minX == 170)
  }

  @Observable
  fileprivate final class Model { var height: CGFloat = 0 }

  fileprivate final class OldModel: ObservableObject { @Published var height: CGFloat = 0 }

  private struct Growing: View {
    @State private var height: CGFloat = 10
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      SafeAreaNumbers().safeAreaInset(edge: .bottom, spacing: 0) {
        Color.red.frame(height: height + model.height + old.height)
      }
      .frame(width: 200, height: 300)
      Button("State") { height += 10 }
      Button("Observable") { model.height += 10 }
      Button("Object") { old.height += 10 }
    }
  }

  @Test("Insets follow the size of the view at the edge", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Growing() }
    #expect(app.visibleTexts.contains("0 0 10 0 200 290"))
    try app.tap(name)
    #expect(app.visibleTexts.contains("0 0 20 0 200 280"))
  }

  @Test(
    "Lengths that are no numbers or huge have no effect on others", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5])
  func hostile(_ value: CGFloat) {
    _ = shown(SafeAreaNumbers().safeAreaInset(edge: .top, spacing: value) { Color.red.frame(height: value) })
    _ = shown(SafeAreaNumbers().safeAreaPadding(.top, value))
    _ = shown(SafeAreaNumbers().safeAreaPadding(EdgeInsets(top: value, leading: value, bottom: value, trailing: value)))
  }
}
