import Foundation
import NavigatorTesting
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var color: String = "none"
}

@MainActor
@Suite("Sections of a view")
struct SectionConfigurationTests {
  private struct Boards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(sections: content) { section in
        VStack {
          Text(verbatim: "\(section.header.count) \(section.content.count) \(section.footer.count)")
          section.header
          section.content
          section.footer
          Text(verbatim: section.containerValues.color)
        }
      }
    }
  }

  @Test("ForEach(sections:) passes the parts of sections, and views between sections as sections of their own")
  func forEach() {
    let letters = ["c", "d"]
    let app = TestApp {
      Boards {
        Text("a")
        Text("b")
        Section("Letters") {
          ForEach(letters, id: \.self) { Text($0) }
          Section("Inner") { Text("e") }
        }
        .containerValue(\.color, "red")
        Text("f")
        Section {
          Text("g")
        } footer: {
          Text("Footer")
        }
      }
    }
    #expect(
      app.visibleTexts == [
        "0 2 0", "a", "b", "none",
        "1 4 0", "Letters", "c", "d", "Inner", "e", "red",
        "0 1 0", "f", "none",
        "0 1 1", "g", "Footer", "none",
      ])
  }

  private struct Count<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(sections: content) { sections in
        Text(verbatim: "\(sections.count) sections, \(sections[0].content.count) views in the first one")
      }
    }
  }

  @Test("Group(sections:) passes at least one section")
  func group() {
    #expect(TestApp { Count {} }.visibleTexts == ["1 sections, 0 views in the first one"])
    let app = TestApp {
      Count {
        Section { Text("a") }
        Section { Text("b") }
      }
    }
    #expect(app.visibleTexts == ["2 sections, 1 views in the first one"])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Deck: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      Button("Remove a") { names.removeFirst() }
      Boards {
        ForEach(names, id: \.self) { name in
          Section { Counter(name: name) }
        }
      }
    }
  }

  @Test("The views of a section keep their state if the section before it is removed")
  func state() throws {
    let app = TestApp { Deck() }
    try app.tap("b 0")
    try app.tap("Remove a")
    #expect(app.exists("b 1"))
    #expect(app.exists("c 0"))
    #expect(!app.exists("a 0"))
  }

  // MARK: Modifiers

  private struct Marked: ViewModifier {
    func body(content: Content) -> some View {
      content.containerValue(\.color, "marked").headerProminence(.increased).onAppear {}
    }
  }

  private struct Stacked: ViewModifier {
    func body(content: Content) -> some View { VStack { content } }
  }

  @Test("A section with modifiers is a section, regardless of their order")
  func modifiers() {
    let app = TestApp {
      Boards {
        Text("a")
        Section("One") { Text("b") }
          .headerProminence(.increased).listRowBackground(Color.red).containerValue(\.color, "red").onAppear {}
        Section("Two") { Text("c") }
          .task {}.containerValue(\.color, "green").swipeActions { Button("Delete") {} }.animation(.default, value: 1).id("two")
        Section("Three") { Text("d") }.modifier(Marked())
        AnyView(Section("Four") { Text("e") }).onAppear {}
      }
    }
    #expect(
      app.visibleTexts == [
        "0 1 0", "a", "none",
        "1 1 0", "One", "b", "red",
        "1 1 0", "Two", "c", "green",
        "1 1 0", "Three", "d", "marked",
        "1 1 0", "Four", "e", "none",
      ])
  }

  @Test("A section in a container is a part of one view")
  func containers() {
    let app = TestApp {
      Boards {
        Section("One") { Text("a") }.modifier(Stacked())
        VStack { Section("Two") { Text("b") } }.onAppear {}
      }
    }
    #expect(app.visibleTexts == ["0 2 0", "One", "a", "Two", "b", "none"])
  }

  @Test("Modifiers of a section apply to each view in it, and its actions run once")
  func effects() {
    var appearances = 0
    let app = TestApp {
      Boards {
        Section("One") {
          Text("a")
          Text("b")
        }
        .onAppear { appearances += 1 }
        .environment(\.isEnabled, false)
        .opacity(0.5)
      }
    }
    #expect(app.visibleTexts == ["1 2 0", "One", "a", "b", "none"])
    let faded = app.elements(.text).filter { $0.style.properties.contains { if case .opacity(0.5) = $0 { true } else { false } } }
    #expect(faded.map { $0.content.string(.text) } == ["One", "a", "b"])
    #expect(appearances == 1)
  }

  // MARK: Views of an app

  private struct Shelf: View {
    let name: String
    @State private var count = 0
    @Environment(\.locale) private var locale

    var body: some View {
      Section {
        Button("\(name) \(count)") { count += 1 }
        if count > 1 { Text("many") }
      } header: {
        Text(verbatim: "\(name) in \(locale.identifier)")
      }
      .containerValue(\.color, "\(name) \(count)")
    }
  }

  private struct Library: View {
    @State private var names = ["a", "b", "c"]
    @State private var isShown = true

    var body: some View {
      Button("Remove a") { names.removeFirst() }
      Button("Show") { isShown.toggle() }
      Boards {
        ForEach(names, id: \.self) { Shelf(name: $0) }
        Group {
          if isShown { Shelf(name: "d") } else { Text("none is shown") }
        }
        .environment(\.locale, Locale(identifier: "fr"))
      }
      .environment(\.locale, Locale(identifier: "de"))
    }
  }

  @Test("A section in a view of the app has the state and the environment of that view")
  func views() throws {
    let app = TestApp { Library() }
    func boards() -> [String] { Array(app.visibleTexts.dropFirst(2)) }
    #expect(
      boards() == [
        "1 1 0", "a in de", "a 0", "a 0", "1 1 0", "b in de", "b 0", "b 0", "1 1 0", "c in de", "c 0", "c 0",
        "1 1 0", "d in fr", "d 0", "d 0",
      ])
    try app.tap("b 0")
    try app.tap("b 1")
    try app.tap("Remove a")
    try app.tap("d 0")
    #expect(
      boards() == [
        "1 2 0", "b in de", "b 2", "many", "b 2", "1 1 0", "c in de", "c 0", "c 0", "1 1 0", "d in fr", "d 1", "d 1",
      ])
    try app.tap("Show")
    #expect(boards().suffix(3) == ["0 1 0", "none is shown", "none"])
    try app.tap("Show")
    #expect(boards().suffix(4) == ["1 1 0", "d in fr", "d 0", "d 0"])
    try app.checkInvariants()
  }

  @Test("Group(sections:) finds the sections of views of the app")
  func groupOfViews() throws {
    let app = TestApp {
      Count {
        Shelf(name: "a")
        Shelf(name: "b").onAppear {}
      }
    }
    #expect(app.visibleTexts == ["2 sections, 1 views in the first one"])
  }

  private struct Listed<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      List {
        ForEach(sections: content) { section in
          Section {
            section.content
          } header: {
            section.header
          }
        }
      }
    }
  }

  @Test("The sections of views of the app can be sections of a list")
  func list() throws {
    let app = TestApp {
      Listed {
        Shelf(name: "a")
        Shelf(name: "b")
      }
    }
    #expect(app.elements(.section).count == 2)
    try app.tap("b 0")
    try app.tap("b 1")
    #expect(app.visibleTexts.suffix(2) == ["b 2", "many"])
    try app.checkInvariants()
  }
}
