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

  private struct Fold: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.maxX, y: 3))
        path.addLine(to: CGPoint(x: 2, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

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
}
