import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Views of an app whose body is a group")
struct CustomViewMembersTests {
  private struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  private struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  private struct Maybe: View {
    let isShown: Bool
    var body: some View {
      if isShown { Pair() }
    }
  }

  private struct Choice: View {
    let isPair: Bool
    var body: some View {
      Group {
        if isPair { Pair() } else { Text("c") }
      }
    }
  }

  private struct Loop: View {
    var body: some View {
      ForEach(0..<3) { Text("\($0)") }
    }
  }

  private struct Nested: View {
    @ViewBuilder private var rows: some View {
      Pair().padding(1)
      Text("c")
    }
    var body: some View { rows }
  }

  private struct Card: View {
    var body: some View {
      VStack { Pair() }
    }
  }

  private struct Erased: View {
    var body: AnyView { AnyView(Pair()) }
  }

  private struct Followed: ViewModifier {
    func body(content: Content) -> some View {
      content
      Text("after")
    }
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(4) }
  }

  private struct Boxed: ViewModifier {
    func body(content: Content) -> some View { HStack { content } }
  }

  /// Returns the number of subviews that a layout receives for a view.
  private func count(_ view: some View) -> Int {
    let log = RecordingColumn.Log()
    _ = TestApp { RecordingColumn(log: log) { view } }
    return log.subviews?.count ?? -1
  }

  @Test("A layout receives the members of a body as separate subviews")
  func bodies() {
    #expect(count(Pair()) == 2)
    #expect(count(Maybe(isShown: true)) == 2)
    #expect(count(Maybe(isShown: false)) == 0)
    #expect(count(Choice(isPair: true)) == 2)
    #expect(count(Choice(isPair: false)) == 1)
    #expect(count(Loop()) == 3)
    #expect(count(Nested()) == 3)
    #expect(count(Card()) == 1)
    #expect(count(Erased()) == 2)
    #expect(count(AnyView(Pair())) == 2)
    #expect(count(ForEach(0..<2) { _ in Pair() }) == 4)
    #expect(count(Toggle("on", isOn: .constant(true))) == 1)
    #expect(count(DisclosureGroup("more") { Pair() }) == 1)
    #expect(count(Group(subviews: Pair()) { ForEach($0) { $0 } }) == 2)
    #expect(count(ForEach(subviews: Pair()) { $0 }) == 2)
  }

  @Test("A modifier of such a view applies to each of its members")
  func modifiers() {
    #expect(count(Pair().padding(2)) == 2)
    #expect(count(Pair().frame(width: 20, height: 20).background(.red)) == 2)
    #expect(count(Pair().overlay { Text("o") }) == 2)
    #expect(count(Pair().onTapGesture {}) == 2)
    #expect(count(Pair().gesture(DragGesture())) == 2)
    #expect(count(Pair().contextMenu { Button("More") {} }) == 2)
    #expect(count(Pair().onAppear {}.task {}.onChange(of: 1) {}) == 2)
    #expect(count(Pair().sheet(isPresented: .constant(false)) { Text("sheet") }) == 2)
    #expect(count(Pair().transition(.opacity).animation(.default, value: 1)) == 2)
    #expect(count(Pair().position(x: 3, y: 3)) == 2)
    #expect(count(Pair().id(1).tag(2)) == 2)
    #expect(count(Pair().modifier(Padded())) == 2)
    #expect(count(Pair().modifier(Followed())) == 3)
    #expect(count(Pair().modifier(Boxed())) == 1)
    #expect(count(Text("a").modifier(Followed())) == 2)
    #expect(count(Text("a").modifier(Padded())) == 1)
  }

  @Test("A value and a priority that are set on such a view apply to each member")
  func values() {
    let log = RecordingColumn.Log()
    _ = TestApp {
      RecordingColumn(log: log) {
        Pair().layoutValue(key: Rank.self, value: 3).layoutPriority(2)
        Text("c")
      }
    }
    #expect(log.subviews?.map { $0[Rank.self] } == [3, 3, 0])
    #expect(log.subviews?.map(\.priority) == [2, 2, 0])
  }

  @Test("The boxes around subviews of a layout have the drawing order of the subviews")
  func drawingOrder() {
    func orders(_ view: some View) -> [Double] {
      TestApp { RecordingColumn { view } }.elements(.box).flatMap(\.style.properties).compactMap {
        if case .zIndex(let index) = $0 { index } else { nil }
      }
    }
    #expect(orders(Text("a").padding(3)) == [])
    #expect(orders(Color.red.zIndex(2)) == [2])
    #expect(orders(Text("a").zIndex(1).padding(3).zIndex(2)).first == 2)
    #expect(orders(Pair().zIndex(3)) == [3, 3])
  }

  @Test("The members are at the positions that the layout chooses")
  func frames() throws {
    let app = TestApp { RecordingColumn { Pair() } }
    #expect(try app.frame(of: "b").minY - app.frame(of: "a").minY == 30)
  }

  // MARK: State

  @Observable final class Model {
    var names = ["x"]
  }

  private struct Rows: View {
    let model: Model
    @State private var count = 1
    @Environment(\.locale) private var locale

    var body: some View {
      Button("More \(locale.identifier)") { count += 1 }
      ForEach(0..<count, id: \.self) { Text("row \($0)") }
      ForEach(model.names, id: \.self) { Text($0) }
    }
  }

  private struct Screen: View {
    let model: Model
    @State private var isFirst = true

    var body: some View {
      RecordingColumn {
        if isFirst { Text("first") }
        Rows(model: model).environment(\.locale, Locale(identifier: "fr"))
      }
      Button("Toggle") { isFirst.toggle() }
      Button("Name") { model.names.append("y") }
    }
  }

  @Test("The body of such a view keeps its state, reads its environment and follows an observable object")
  func state() throws {
    let app = TestApp { Screen(model: Model()) }
    #expect(app.visibleTexts == ["first", "More fr", "row 0", "x", "Toggle", "Name"])
    try app.tap("More fr")
    try app.tap("Toggle")
    #expect(app.visibleTexts == ["More fr", "row 0", "row 1", "x", "Toggle", "Name"])
    try app.tap("Name")
    #expect(app.visibleTexts == ["More fr", "row 0", "row 1", "x", "y", "Toggle", "Name"])
    #expect(try app.frame(of: "y").minY > app.frame(of: "x").minY)
    try app.checkInvariants()
  }

  private struct Events: View {
    let record: (String) -> Void
    @State private var isShown = false

    var body: some View {
      RecordingColumn {
        Maybe(isShown: isShown)
          .onAppear { record("appear") }
          .onDisappear { record("disappear") }
          .onChange(of: isShown) { record("change") }
      }
      Button("Toggle") { isShown.toggle() }
    }
  }

  @Test("Such a view appears with its first member and disappears with its last one")
  func appearance() throws {
    var events: [String] = []
    let app = TestApp { Events { events.append($0) } }
    #expect(events == [])
    try app.tap("Toggle")
    #expect(events.sorted() == ["appear", "change"])
    try app.tap("Toggle")
    #expect(events.sorted() == ["appear", "change", "change", "disappear"])
  }

  private struct Endless: View {
    let depth: Int
    var body: AnyView { AnyView(Group(subviews: Endless(depth: depth + 1)) { ForEach($0) { $0 } }) }
  }

  @Test("A view that contains itself does not end the process")
  func recursion() {
    withKnownIssue(isIntermittent: true) {
      let app = TestApp(timeLimit: nil) { RecordingColumn { Endless(depth: 0) } }
      #expect(app.statistics.nodesMade < 5_000_000)
    } matching: {
      "\($0)".contains("contains itself")
    }
  }
}
