import NavigatorTesting
import SwiftUI
import Testing

/// Values of recursive types as the identity of a screen, a row, a tab or an item.
@MainActor
@Suite("Recursive values as identity")
struct RecursiveIdentityTests {
  private struct PathOwner<S: RecursiveShape & Hashable>: View {
    @State private var path: [S] = []
    @State private var erased = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("push", value: S.make(1))
          .navigationTitle("root")
          .navigationDestination(for: S.self) { value in
            NavigationLink("push", value: S.make(value.number + 1)).navigationTitle("screen \(value.number)")
          }
      }
      NavigationStack(path: $erased) {
        Button("push erased") { erased.append(S.make(7)) }
          .navigationDestination(for: S.self) { Text("erased \($0.number)") }
      }
    }
  }

  private struct ItemOwner<S: RecursiveShape & Hashable>: View {
    @State private var item: S?

    var body: some View {
      NavigationStack {
        Button("push") { item = .make(1) }
          .navigationTitle("root")
          .navigationDestination(item: $item) { value in
            Button("other") { item = .make(value.number + 1) }.navigationTitle("screen \(value.number)")
          }
      }
    }
  }

  private struct SelectionOwner<S: RecursiveShape & Hashable>: View {
    @State private var selected: S?
    @State private var several: Set<S> = []
    @State private var picked = S.make(1)
    @State private var tab = S.make(1)

    private let values = [1, 2].map { S.make($0) }

    var body: some View {
      List(values, id: \.self, selection: $selected) { Text("row \($0.number)") }
      List(values, id: \.self, selection: $several) { Text("check \($0.number)") }
      Picker("picker", selection: $picked) {
        ForEach(values, id: \.self) { Text("option \($0.number)").tag($0) }
      }
      TabView(selection: $tab) {
        Text("page 1").tabItem { Text("tab 1") }.tag(values[0])
        Text("page 2").tabItem { Text("tab 2") }.tag(values[1])
      }
      Text("chosen \(selected?.number ?? 0) \(several.count) \(picked.number) \(tab.number)")
    }
  }

  private struct ChangeOwner<S: RecursiveShape & Hashable>: View {
    @State private var value = S.make(1)
    @State private var changes = 0

    var body: some View {
      Text("changes \(changes)").onChange(of: value) { changes += 1 }
      CountingView().id(value)
      Text("preference").preference(key: ShapePreference<S>.self, value: value)
        .onPreferenceChange(ShapePreference<S>.self) { changes += $0 == nil ? 0 : 10 }
      Button("next") { value = .make(value.number + 1) }
      Button("same") { value = .make(value.number) }
    }
  }

  private struct CountingView: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct ShapePreference<S: RecursiveShape & Hashable>: PreferenceKey {
    static var defaultValue: S? { nil }

    static func reduce(value: inout S?, nextValue: () -> S?) { value = nextValue() ?? value }
  }

  @Test("A recursive value on a path shows a screen", arguments: HashableShapeCase.allCases)
  func path(shape: HashableShapeCase) throws {
    func open<S: RecursiveShape & Hashable>(_: S.Type) -> TestApp { TestApp { PathOwner<S>() } }
    let app = open(shape.type)
    try app.tap("push erased")
    #expect(app.exists("erased 7"))
    let other = open(shape.type)
    try other.tap("push")
    try other.tap("push")
    #expect(other.exists("screen 2"))
    try other.goBack()
    #expect(other.exists("screen 1"))
  }

  @Test(
    "A presented recursive value shows a screen, and another value another screen", arguments: HashableShapeCase.allCases)
  func item(shape: HashableShapeCase) throws {
    func open<S: RecursiveShape & Hashable>(_: S.Type) -> TestApp { TestApp { ItemOwner<S>() } }
    let app = open(shape.type)
    try app.tap("push")
    #expect(app.stack == ["root", "screen 1"])
    try app.tap("other")
    #expect(app.stack == ["root", "screen 2"])
    try app.goBack()
    #expect(app.stack == ["root"])
  }

  @Test("A recursive value selects a row, an option and a tab", arguments: HashableShapeCase.allCases)
  func selection(shape: HashableShapeCase) throws {
    func open<S: RecursiveShape & Hashable>(_: S.Type) -> TestApp { TestApp { SelectionOwner<S>() } }
    let app = open(shape.type)
    try app.tap("row 2")
    try app.tap("check 1")
    try app.tap("check 2")
    try app.select("option 2", in: "picker")
    try app.selectTab("tab 2")
    #expect(app.exists("chosen 2 2 2 2"))
    #expect(app.exists("page 2"))
  }

  @Test(
    "A change of a recursive value runs actions and changes the identity, and an equal value does not",
    arguments: HashableShapeCase.allCases)
  func change(shape: HashableShapeCase) throws {
    func open<S: RecursiveShape & Hashable>(_: S.Type) -> TestApp { TestApp { ChangeOwner<S>() } }
    let app = open(shape.type)
    #expect(app.exists("changes 10"))
    try app.tap("count 0")
    try app.tap("same")
    #expect(app.exists("changes 10"))
    #expect(app.exists("count 1"))
    try app.tap("next")
    #expect(app.exists("changes 21"))
    #expect(app.exists("count 0"))
  }
}
