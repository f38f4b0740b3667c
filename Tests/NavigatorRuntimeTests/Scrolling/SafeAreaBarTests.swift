import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Bars in the insets of the safe area")
struct SafeAreaBarTests {
  /// Returns the insets and sizes that views show.
  private func shown(_ app: TestApp) -> [String] {
    app.visibleTexts.filter { $0.first?.isNumber == true }
  }

  private func shown(@ViewBuilder _ view: @escaping @MainActor () -> some View) -> [String] {
    shown(TestApp { view() })
  }

  private func inline(_ view: some View) -> some View {
    view.navigationTitle("Screen").navigationBarTitleDisplayMode(.inline)
  }

  @Test("The bars of a screen and of a tab are insets of a view between them, and not part of its size")
  func bars() {
    let tabs = shown {
      TabView {
        NavigationStack { inline(SafeAreaNumbers()) }.tabItem { Text("Tab") }
      }
    }
    #expect(tabs == ["44 0 49 0 390 751"])
    #expect(shown { TabView { SafeAreaNumbers().tabItem { Text("Tab") } } } == ["0 0 49 0 390 795"])
    #expect(shown { NavigationStack { SafeAreaNumbers().navigationTitle("Large") } } == ["96 0 0 0 390 748"])
    #expect(shown { SafeAreaNumbers() } == ["0 0 0 0 390 844"])
  }

  @Test("The bar at the bottom, and the field of a search, are insets")
  func toolbars() {
    let bottom = shown {
      NavigationStack { inline(SafeAreaNumbers()).toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") {} } } }
    }
    #expect(bottom == ["44 0 52 0 390 748"])
    let search = shown { NavigationStack { inline(SafeAreaNumbers()).searchable(text: .constant("")) } }
    #expect(search == ["96 0 0 0 390 748"])
  }

  @Test("A tab that hides the bar of tabs has no inset for it")
  func hiddenTabBar() {
    let texts = shown { TabView { SafeAreaNumbers().toolbar(.hidden, for: .tabBar).tabItem { Text("Tab") } } }
    #expect(texts == ["0 0 0 0 390 844"])
  }

  @Test("Views at edges and padding are added to the bars")
  func viewsAtEdges() {
    let texts = shown {
      NavigationStack {
        inline(
          SafeAreaNumbers().safeAreaPadding(.top, 10).safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 20) })
      }
    }
    #expect(texts == ["74 0 0 0 390 770"])
    let inset = shown {
      TabView {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) { SafeAreaNumbers().frame(height: 50) }.tabItem { Text("Tab") }
      }
    }
    #expect(inset == ["0 0 49 0 390 50"])
  }

  @Test("A view that does not reach a bar has no inset for it")
  func distance() {
    let texts = shown {
      NavigationStack {
        inline(
          VStack(spacing: 0) {
            Color.red.frame(height: 20)
            SafeAreaNumbers()
          })
      }
    }
    #expect(texts == ["0 0 0 0 390 780"])
  }

  @Test("A view that extends below the bars has no insets for them")
  func ignored() {
    #expect(shown { NavigationStack { inline(SafeAreaNumbers().ignoresSafeArea()) } } == ["0 0 0 0 390 844"])
  }

  @Test("The content of a scroll view or of a list scrolls below the bars, which are no insets of it")
  func scrolled() {
    #expect(shown { NavigationStack { inline(ScrollView { SafeAreaNumbers().frame(height: 60) }) } } == ["0 0 0 0 390 60"])
    let rows = shown { NavigationStack { inline(List { SafeAreaNumbers().frame(height: 60) }) } }
    #expect(rows.first?.hasPrefix("0 0 0 0 ") == true)
  }

  @Test("Insets in a sheet are those of the sheet")
  func sheets() {
    let texts = shown {
      NavigationStack {
        Color.red.sheet(isPresented: .constant(true)) { NavigationStack { inline(SafeAreaNumbers()) } }
          .navigationTitle("Large")
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(texts == ["44 0 0 0 390 790"])
    let detents = shown {
      Color.red.sheet(isPresented: .constant(true)) {
        NavigationStack { inline(SafeAreaNumbers()) }.presentationDetents([.medium, .large])
      }
    }
    #expect(detents.first?.hasPrefix("52 0 0 0 390 ") == true)
    let bare = shown { Color.red.sheet(isPresented: .constant(true)) { SafeAreaNumbers() } }
    #expect(bare == ["0 0 0 0 390 834"])
  }

  @Observable
  fileprivate final class Model { var isHidden = false }

  fileprivate final class OldModel: ObservableObject { @Published var isHidden = false }

  private struct Hiding: View {
    @State private var isHidden = false
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      NavigationStack {
        ZStack {
          SafeAreaNumbers()
          VStack {
            Button("State") { isHidden.toggle() }
            Button("Observable") { model.isHidden.toggle() }
            Button("Object") { old.isHidden.toggle() }
          }
        }
        .navigationTitle("Screen").navigationBarTitleDisplayMode(.inline)
        .toolbar(isHidden || model.isHidden || old.isHidden ? .hidden : .visible, for: .navigationBar)
      }
    }
  }

  @Test("Insets follow a bar that is hidden and shown", arguments: ["State", "Observable", "Object"])
  func hiding(_ name: String) throws {
    let app = TestApp { Hiding() }
    #expect(shown(app) == ["44 0 0 0 390 800"])
    try app.tap(name)
    #expect(shown(app) == ["0 0 0 0 390 844"])
    try app.tap(name)
    #expect(shown(app) == ["44 0 0 0 390 800"])
  }

  @Test("A pushed screen has the insets of its own bar")
  func pushed() throws {
    let app = TestApp {
      NavigationStack {
        NavigationLink("Open") { inline(SafeAreaNumbers()) }.navigationTitle("Large")
      }
    }
    try app.tap("Open")
    #expect(shown(app) == ["44 0 0 0 390 800"])
  }

  @Test("A host reports the heights of the bars, and invalid heights are dropped")
  func measured() throws {
    let app = TestApp { NavigationStack { inline(SafeAreaNumbers()) } }
    let page = try #require(app.mirror.measuredElements.first { $0.role == .screenContent })
    let reader = try #require(app.mirror.measuredElements.first { $0.role == .zStack })
    #expect(page.content.string(.measures) == "frame bars")
    func frame(top: Double) -> [InputEvent.MeasuredFrame] {
      [
        .init(element: page.id, x: 0, y: 0, width: 400, height: 800, bars: .init(top: top, bottom: 20)),
        .init(element: reader.id, x: 0, y: top, width: 400, height: 780 - top),
      ]
    }
    #expect(app.send(frame(top: 50)) == .handled)
    #expect(shown(app) == ["50 0 20 0 400 730"])
    #expect(app.send(frame(top: 60)) == .handled)
    #expect(shown(app) == ["60 0 20 0 400 720"])
    for top in [-1, .nan, .infinity] { #expect(app.send(frame(top: top)) == .dropped(.invalidValue)) }
    #expect(shown(app) == ["60 0 20 0 400 720"])
  }

  @Test("A page without a reader of its insets is not measured")
  func unmeasured() {
    let app = TestApp { NavigationStack { inline(GeometryReader { Text("\(Int($0.size.width))") }) } }
    #expect(app.mirror.measuredElements.map(\.role) == [.zStack])
  }

  @Test("A host measures the page, the sheet or the column that determines a relative frame")
  func relativeFrames() {
    func measured(@ViewBuilder _ view: @escaping @MainActor () -> some View) -> [Role] {
      TestApp { view() }.mirror.measuredElements.map(\.role)
    }
    let part = Color.red.containerRelativeFrame(.horizontal) { length, _ in length * length / 1000 }
    #expect(measured { NavigationStack { part } } == [.screenContent])
    #expect(measured { Color.blue.sheet(isPresented: .constant(true)) { part } } == [.sheet])
    let split = measured {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        part
      }
    }
    #expect(split.count == 1)
  }
}
