import Foundation
import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Modifiers of groups")
struct GroupModifierTests {
  private func elements(_ view: some View) -> [Element] { TestApp { VStack { view } }.session.root.all { _ in true } }

  private func count(of role: Role, _ view: some View) -> Int { elements(view).count { $0.role == role } }

  private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  @Test("An overlay, a background, a border and a mask apply to each view of a group")
  func members() {
    let group = Group {
      Text("A")
      Text("B").bold()
    }
    #expect(count(of: .layers, group.overlay { Text("o") }) == 2)
    #expect(count(of: .layers, group.background { Text("b") }) == 2)
    #expect(count(of: .layers, group.background(.red, in: Fold())) == 2)
    #expect(count(of: .layers, group.border(gradient)) == 2)
    #expect(count(of: .layers, group.overlay(.red.opacity(0.5))) == 2)
    #expect(count(of: .layers, group.padding().background(.red).overlay { Text("o") }) == 2)
    #expect(count(of: .layers, group.overlay { Text("o") }.overlay { Text("p") }) == 4)
    let masks = elements(group.frame(width: 30, height: 20).mask { Text("m") }).flatMap(\.style.properties).count { property in
      if case .mask(.picture) = property { true } else { false }
    }
    #expect(masks == 2)
    let clips = elements(group.clipShape(Fold())).flatMap(\.style.properties).count { property in
      if case .clip = property { true } else { false }
    }
    #expect(clips == 2)
  }

  @Test("Modifiers apply to each view of a loop and of a condition, and an empty group shows nothing")
  func otherGroups() {
    #expect(count(of: .layers, ForEach(0..<3) { Text("\($0)") }.overlay { Text("o") }) == 3)
    let views = ["A", "B"]
    for (isShown, number) in [(true, 2), (false, 0)] {
      let group = Group {
        if isShown { ForEach(views, id: \.self) { Text($0) } }
      }
      #expect(count(of: .layers, group.overlay { Text("o") }) == number)
    }
    #expect(count(of: .layers, Text("A").overlay { Text("o") }) == 1)
    #expect(count(of: .layers, AnyView(Text("A")).overlay { Text("o") }) == 1)
    #expect(count(of: .layers, Group { Text("A") }.overlay { Text("o") }) == 1)
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  private struct Counters: View {
    @State private var names = ["a", "b"]
    @State private var isRed = true
    var body: some View {
      VStack {
        Group {
          ForEach(names, id: \.self) { Counter(name: $0) }
        }
        .overlay(alignment: .bottom) { Text(isRed ? "red" : "blue") }
        Button("Swap") { names = ["c"] + names.reversed() }
        Button("Blue") { isRed = false }
      }
    }
  }

  @Test("The views of a group with an overlay keep their state when they move, and the overlays change")
  func state() throws {
    let app = TestApp { Counters() }
    try app.tap("a0")
    try app.tap("Swap")
    #expect(app.exists("a1") && app.exists("b0") && app.exists("c0"))
    try app.tap("Blue")
    #expect(app.visibleTexts.filter { $0 == "blue" }.count == 3)
    #expect(app.exists("a1"))
  }

  @Observable final class Model { var names = ["a", "b"] }

  private struct Names: View {
    let model: Model
    var body: some View {
      VStack {
        ForEach(0..<2) { Text(model.names[$0]) }.background { Color.red }
        Button("Rename") { model.names[1] = "c" }
      }
    }
  }

  @Test("The views of a loop with a background follow an observable object")
  func observable() throws {
    let app = TestApp { Names(model: Model()) }
    try app.tap("Rename")
    #expect(app.exists("a") && app.exists("c") && !app.exists("b"))
  }

  @Test("A modifier of a loop in a lazy stack creates the views near the viewport only")
  func lazyLoops() {
    func app(_ rows: some View) -> TestApp { TestApp { ScrollView { LazyVStack { rows } } } }
    let loop = ForEach(0..<50_000) { Text("\($0)") }
    for nodes in [
      app(loop.overlay { Color.red }), app(Group { loop }.background { Color.red }),
      app(loop.onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in }),
      app(loop.scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }),
    ].map(\.statistics.nodesMade) {
      #expect(nodes < 1000)
    }
    #expect(app(ForEach(0..<0) { Text("\($0)") }.overlay { Text("o") }).visibleTexts == [])
  }

  @Test("A loop without elements does not appear")
  func emptyLoops() {
    var appeared = 0
    _ = TestApp {
      VStack { ForEach(0..<0) { Text("\($0)") }.overlay { Text("o") }.onAppear { appeared += 1 } }
    }
    #expect(appeared == 0)
  }

  @Test("The rows of a list keep their layers apart")
  func rows() {
    let app = TestApp {
      List {
        ForEach(["A", "B"], id: \.self) { Text($0) }.overlay(alignment: .trailing) { Text("o") }
      }
    }
    #expect(app.rows == [["A", "o"], ["B", "o"]])
  }

  private struct Sections<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(sections: content) { sections in Text("\(sections.count) sections") }
    }
  }

  @Test("Sections with a background, an overlay or a clip remain sections")
  func sections() {
    let app = TestApp {
      Sections {
        Section("A") { Text("a") }.background(.red)
        Section("B") {
          Text("b")
          Text("c")
        }
        .overlay { Text("o") }
      }
    }
    #expect(app.visibleTexts == ["2 sections"])
  }

  // MARK: Views of an app

  private struct Pair: View {
    var body: some View {
      Text("A")
      Text("B")
    }
  }

  private struct Maybe: View {
    let isShown: Bool
    var body: some View {
      if isShown { Pair() }
    }
  }

  @Test("A modifier applies to each view of a body that is a group")
  func bodies() {
    #expect(count(of: .layers, Pair().overlay { Text("o") }) == 2)
    #expect(count(of: .layers, Pair().onAppear {}.padding().background { Text("b") }) == 2)
    #expect(count(of: .layers, Maybe(isShown: true).overlay { Text("o") }) == 2)
    #expect(count(of: .layers, Maybe(isShown: false).overlay { Text("o") }) == 0)
    let positioned = elements(Pair().position(x: 1, y: 2)).count { $0.content.hasKind(.positioned) }
    #expect(positioned == 2)
    let relative = elements(Pair().containerRelativeFrame(.horizontal)).count { $0.content[.relativeFrame] != nil }
    #expect(relative == 2)
    let frame = Pair().frame(maxWidth: .infinity, alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline))
    #expect(elements(frame).count { $0.content.hasKind(.placed) } == 2)
  }

  private struct Branch: View {
    let depth: Int
    var body: some View {
      if depth == 0 {
        Text("leaf")
      } else {
        Branch(depth: depth - 1)
        Branch(depth: depth - 1)
        Branch(depth: depth - 1)
      }
    }
  }

  @Test("A modifier applies to each view of a body that contains its view several times")
  func recursiveBodies() {
    #expect(count(of: .layers, Branch(depth: 2).overlay { Text("o") }) == 9)
  }

  private struct Overlaid: ViewModifier {
    func body(content: Self.Content) -> some View { content.padding().overlay { Text("o") } }
  }

  private struct Backed: ViewModifier {
    func body(content: Self.Content) -> some View {
      Group {
        if true { content.background { Text("b") } }
      }
      .modifier(Overlaid())
    }
  }

  private struct Followed: ViewModifier {
    func body(content: Self.Content) -> some View {
      Group {
        content
        Text("after")
      }
      .overlay { Text("o") }
    }
  }

  @Test("A layer in a modifier of an app applies to each view of a group to which the modifier is applied")
  func modifiersOfApps() {
    #expect(count(of: .layers, Pair().modifier(Overlaid())) == 2)
    #expect(count(of: .layers, Maybe(isShown: true).modifier(Backed())) == 4)
    #expect(count(of: .layers, Maybe(isShown: false).modifier(Backed())) == 0)
    #expect(count(of: .layers, ForEach(0..<3) { Text("\($0)") }.modifier(Overlaid())) == 3)
    #expect(count(of: .layers, Text("A").modifier(Overlaid())) == 1)
    #expect(count(of: .layers, Text("A").modifier(Followed())) == 2)
    #expect(count(of: .layers, Pair().modifier(Followed())) == 3)
  }

  private struct Framed: ViewModifier {
    @State private var isWide = false
    func body(content: Self.Content) -> some View {
      content.padding().overlay { Button(isWide ? "wide" : "narrow") { isWide = true } }
    }
  }

  @Test("Each view keeps its state and reads that of the modifier")
  func statesOfModifiers() throws {
    let app = TestApp {
      VStack { ForEach(["a", "b"], id: \.self) { Counter(name: $0) }.modifier(Framed()) }
    }
    try app.tap("b0")
    try app.tap("narrow", index: 1)
    #expect(app.visibleTexts == ["a0", "wide", "b1", "wide"])
    try app.checkInvariants()
  }

  @Test("Each view of a modified group is a row of a list")
  func modifiedRows() {
    let app = TestApp { List { Pair().modifier(Overlaid()) } }
    #expect(app.rows == [["A", "o"], ["B", "o"]])
  }

  private struct Switching: View {
    @State private var isShown = false
    var body: some View {
      Maybe(isShown: isShown).overlay { Text("o") }
      Button("Toggle") { isShown.toggle() }
    }
  }

  @Test("The overlays of a body follow the views in it")
  func changingBodies() throws {
    let app = TestApp { Switching() }
    #expect(app.visibleTexts == ["Toggle"])
    try app.tap("Toggle")
    #expect(app.visibleTexts == ["A", "o", "B", "o", "Toggle"])
    try app.tap("Toggle")
    #expect(app.visibleTexts == ["Toggle"])
    try app.checkInvariants()
  }

  @Test("Swipe actions apply to each row of a body that is a group")
  func swipeActions() {
    let rows = TestApp { List { Pair().swipeActions { Button("Delete") {} } } }
    #expect(rows.elements(.swipeRow).count == 2)
    let section = TestApp { List { Section { Pair() }.swipeActions { Button("Delete") {} } } }
    #expect(section.elements(.swipeRow).count == 2)
  }

  @Test("Each view of a body that is a group is a page")
  func pages() {
    let app = TestApp { TabView { Pair() }.tabViewStyle(.page) }
    #expect(app.elements(.page).count == 2)
  }

  @Test("Group(subviews:) and ForEach(subviews:) pass the views of a body with their container values")
  func subviews() {
    let app = TestApp {
      VStack {
        Group(subviews: Pair().tag("t")) { subviews in
          Text("\(subviews.count) \(subviews[1].containerValues.tag(for: String.self) ?? "")")
        }
        ForEach(subviews: Pair()) { subview in
          HStack {
            Text("-")
            subview
          }
        }
      }
    }
    #expect(app.visibleTexts == ["2 t", "-", "A", "-", "B"])
  }
}
