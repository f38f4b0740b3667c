import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Modifiers of groups in a layout")
struct ModifiedMembersTests {
  private struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  private struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  /// Returns the number of subviews that a layout receives for a view.
  private func count(_ view: some View) -> Int {
    let log = RecordingColumn.Log()
    _ = TestApp { NavigationStack { RecordingColumn(log: log) { view } } }
    return log.subviews?.count ?? -1
  }

  @Test("A modifier of a group leaves its members separate subviews")
  func modifiers() {
    #expect(count(Pair().toolbar { Button("Edit") {} }) == 2)
    #expect(count(Pair().navigationDestination(for: Int.self) { Text("\($0)") }) == 2)
    #expect(count(Pair().navigationDestination(isPresented: .constant(false)) { Text("next") }) == 2)
    #expect(count(Pair().fileImporter(isPresented: .constant(false), allowedContentTypes: [.text]) { _ in }) == 2)
    #expect(count(Pair().onOpenURL { _ in }) == 2)
    #expect(count(Pair().alert("Error", isPresented: .constant(false), presenting: 1 as Int?) { _ in }) == 2)
    #expect(count(Pair().environment(\.locale, Locale(identifier: "fr"))) == 2)
    #expect(count(Pair().coordinateSpace(.named("space"))) == 2)
    #expect(count(Pair().safeAreaInset(edge: .top) { Text("top") }) == 2)
    #expect(count(Pair().safeAreaPadding(4)) == 2)
    #expect(count(Pair().overlayPreferenceValue(Total.self) { Text("\($0)") }) == 2)
    #expect(count(Pair().backgroundPreferenceValue(Total.self) { Text("\($0)") }) == 2)
    #expect(count(Pair().onPreferenceChange(Total.self) { _ in }) == 2)
    #expect(count(Pair().onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in }) == 2)
    #expect(count(Pair().onScrollPhaseChange { _, _ in }) == 2)
    #expect(count(Pair().onScrollVisibilityChange { _ in }) == 2)
    #expect(count(Pair().scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.5) }) == 2)
    #expect(count(Pair().contentTransition(.opacity)) == 2)
    #expect(count(Pair().layoutDirectionBehavior(.mirrors)) == 2)
    #expect(count(Pair().draggable("text") { Text("preview") }) == 2)
    #expect(count(Pair().glassEffect()) == 2)
    #expect(count(Pair().phaseAnimator([1, 0.5], trigger: 0) { $0.opacity($1) }) == 2)
    let keyframed = Pair().keyframeAnimator(initialValue: 0.0, trigger: 0) {
      $0.offset(x: $1)
    } keyframes: { _ in
      LinearKeyframe(9, duration: 1)
    }
    #expect(count(keyframed) == 2)
  }

  private struct Bouncing: View {
    @State private var taps = 0

    var body: some View {
      HStack {
        Pair().keyframeAnimator(initialValue: 0.0, trigger: taps) {
          $0.offset(x: $1)
        } keyframes: { _ in
          LinearKeyframe(9, duration: 1)
        }
      }
      HStack {
        Pair().phaseAnimator([1, 0.5], trigger: taps) {
          $0.opacity($1)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
      Button("Bounce") { taps += 1 }
    }
  }

  @Test("An animator modifier of a group in a stack animates each view")
  func animators() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Bouncing() }
    try app.tap("Bounce")
    let animations = app.takeAnimations()
    #expect(animations.filter { $0.kind == .keyframes }.count == 2)
    #expect(animations.filter { $0.kind == .change }.count == 2)
    await clock.advance(by: .seconds(3))
    #expect(app.elements(.text).allSatisfy { !$0.style.properties.contains(.opacity(0.5)) })
  }

  @Test("An outline and the phases of an animation contain separate subviews, and a timeline is one")
  func containers() {
    #expect(count(OutlineGroup([Item(id: "x"), Item(id: "y")], children: \.children) { Text($0.id) }) == 2)
    #expect(count(PhaseAnimator([1, 2]) { _ in Pair() }) == 2)
    #expect(count(PhaseAnimator([1, 2]) { Text("\($0)") }) == 1)
    #expect(count(TimelineView(.everyMinute) { _ in Pair() }) == 1)
  }

  @Test("The toolbar of a group in a layout shows its items once")
  func toolbar() {
    let app = TestApp { NavigationStack { RecordingColumn { Pair().toolbar { Button("Edit") {} } } } }
    #expect(app.elements(.toolbarItem).count == 1)
  }

  @Test("The items above the keyboard of a group outside of screens remain")
  func keyboardBar() {
    let app = TestApp {
      RecordingColumn { Pair().toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } } }
    }
    #expect(app.elements(.box).count { $0.content.hasKind(.keyboardBar) } == 1)
  }

  private struct Links: View {
    var body: some View {
      NavigationLink("One", value: 1)
      NavigationLink("Two", value: 2)
    }
  }

  @Test("The destination of a group in a layout is pushed")
  func destination() throws {
    let app = TestApp {
      NavigationStack { RecordingColumn { Links().navigationDestination(for: Int.self) { Text("number \($0)") } } }
    }
    try app.tap("Two")
    #expect(app.exists("number 2"))
  }

  private struct Numbers: View {
    var body: some View {
      Text("a").preference(key: Total.self, value: 3)
      Text("b").preference(key: Total.self, value: 4)
    }
  }

  @Test("A layer that depends on a preference, and an inset of the safe area, apply to each view of a group")
  func layers() {
    let overlays = TestApp { VStack { Numbers().overlayPreferenceValue(Total.self) { Text("total \($0)") } } }
    #expect(overlays.visibleTexts == ["a", "total 3", "b", "total 4"])
    let backgrounds = TestApp { VStack { Numbers().backgroundPreferenceValue(Total.self) { Text("total \($0)") } } }
    #expect(backgrounds.visibleTexts.sorted() == ["a", "b", "total 3", "total 4"])
    let insets = TestApp { VStack { Pair().safeAreaInset(edge: .bottom) { Text("bar") } } }
    #expect(insets.visibleTexts == ["a", "bar", "b", "bar"])
  }

  private struct Counted: View {
    var isShown = true

    private struct Members: View {
      let isShown: Bool
      var body: some View {
        if isShown { Pair() }
      }
    }

    var body: some View {
      Members(isShown: isShown).preference(key: Total.self, value: 3).transformPreference(Total.self) { $0 += 1 }
    }
  }

  private struct Sum<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var total = 0

    var body: some View {
      content.onPreferenceChange(Total.self) { total = $0 }
      Text("total \(total)")
    }
  }

  @Test("A preference of a group counts for each of its views, and once for a group without views")
  func countedPreferences() {
    #expect(TestApp { Sum { VStack { Counted() } } }.exists("total 8"))
    #expect(TestApp { Sum { VStack { Counted().overlay { Color.red } } } }.exists("total 8"))
    #expect(TestApp { Sum { RecordingColumn { Counted() } } }.exists("total 8"))
    #expect(TestApp { Sum { VStack { Counted(isShown: false) } } }.exists("total 4"))
    #expect(TestApp { Sum { RecordingColumn { Counted(isShown: false) } } }.exists("total 4"))
  }

  private struct Bars: View {
    var body: some View {
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 50, height: 20)
    }
  }

  private struct Measured: View {
    @State private var sizes: Set<CGFloat> = []
    var body: some View {
      VStack {
        Bars().onGeometryChange(for: CGFloat.self, of: \.size.width) { sizes.insert($0) }
        Text(sizes.sorted().map { "\(Int($0))" }.joined(separator: " "))
      }
    }
  }

  @Test("onGeometryChange observes each view of a group")
  func geometry() {
    #expect(TestApp { Measured() }.exists("30 50"))
  }

  private struct Offset: View {
    var body: some View {
      GeometryReader { proxy in Text("y \(Int(proxy.frame(in: .named("space")).minY))") }.frame(height: 20)
    }
  }

  private struct Offsets: View {
    var body: some View {
      Offset().padding(.top, 5)
      Offset().padding(.top, 7)
    }
  }

  @Test("A named coordinate space of a group is that of each view")
  func coordinateSpaces() {
    let app = TestApp { VStack { Offsets().coordinateSpace(.named("space")) } }
    #expect(app.visibleTexts == ["y 5", "y 7"])
  }
}
