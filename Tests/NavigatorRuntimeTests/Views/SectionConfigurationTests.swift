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
}
