import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Actions of sections")
struct SectionActionsTests {
  private struct Categories: View {
    @State private var categories = ["Climate"]
    @State private var isExpanded = true

    var body: some View {
      NavigationStack {
        List {
          Text("Home")
          Section("Categories") {
            ForEach(categories, id: \.self) { Text($0) }
          }
          .sectionActions {
            Button("Add Lights") { categories.append("Lights") }
            if categories.count > 1 { Button("Clear") { categories = [] } }
          }
          Section("Rooms", isExpanded: $isExpanded) {
            NavigationLink("Kitchen") { List { Section("Inside") { Text("Oven") } } }
          }
          .sectionActions { Button("Add Room") {} }
          Toggle("Expanded", isOn: $isExpanded)
        }
      }
    }
  }

  private func sections(_ app: TestApp) -> [[String]] {
    app.elements(.section).map { section in section.everything.compactMap { $0.content.string(.text) } }
  }

  @Test("The actions of a section are rows after its content, and follow a state")
  func rows() throws {
    let app = TestApp { Categories() }
    #expect(sections(app) == [["Categories", "Climate", "Add Lights"], ["Rooms", "Kitchen", "Add Room"]])
    let section = try #require(app.elements(.section).first)
    #expect(section.children.count == 3 && section.children.last?.role == .button)
    try app.tap("Add Lights")
    #expect(sections(app).first == ["Categories", "Climate", "Lights", "Add Lights", "Clear"])
    try app.tap("Clear")
    #expect(sections(app).first == ["Categories", "Add Lights"])
    try app.checkInvariants()
  }

  @Test("The actions of a collapsed section are hidden, and a section's actions do not apply to the screens that it opens")
  func collapsed() throws {
    let app = TestApp { Categories() }
    try app.setToggle("Expanded", to: false)
    #expect(sections(app).last == ["Rooms"])
    try app.setToggle("Expanded", to: true)
    #expect(sections(app).last == ["Rooms", "Kitchen", "Add Room"])
    try app.tap("Kitchen")
    #expect(sections(app).last == ["Inside", "Oven"])
  }

  @Observable
  final class Model {
    var count = 0
  }

  final class Object: ObservableObject {
    @Published var count = 0
  }

  private struct Models: View {
    let model: Model
    @ObservedObject var object: Object

    var body: some View {
      Form {
        Section { Text("Model") }
          .listSectionSpacing(10)
          .sectionActions { Button("Model \(model.count)") { model.count += 1 } }
        ForEach(0..<2, id: \.self) { number in
          Section { Text("Object \(number)") }
        }
        .sectionActions { Button("Add \(object.count)") { object.count += 1 } }
      }
    }
  }

  @Test("Actions in a form follow models, and those of a group belong to each of its sections")
  func models() throws {
    let app = TestApp { Models(model: Model(), object: Object()) }
    #expect(app.exists("Model 0"))
    try app.tap("Model 0")
    #expect(app.exists("Model 1"))
    #expect(sections(app).count { $0.contains("Add 0") } == 2)
    try app.tap("Add 0", index: 1)
    #expect(sections(app).count { $0.contains("Add 1") } == 2)
  }

  @Test("Swipe actions of a section with actions belong to the rows of its content")
  func swipeActions() throws {
    let app = TestApp {
      List {
        Section("Header") {
          Text("First")
          Text("Second")
        }
        .sectionActions { Button("Add") {} }
        .swipeActions { Button("Flag") {} }
      }
    }
    #expect(app.elements(.swipeRow).count == 2)
    #expect(app.elements(.section).first?.children.last?.role == .button)
  }

  @Test("Sections outside of lists and forms show no actions")
  func otherContainers() {
    let app = TestApp {
      ScrollView {
        LazyVStack { Section("Header") { Text("Row") }.sectionActions { Button("Unused") {} } }
      }
    }
    #expect(app.exists("Row") && !app.exists("Unused"))
  }

  private struct Boards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(sections: content) { section in
        VStack {
          section.header
          section.content
          Group(subviews: section.actions) { actions in
            Text(verbatim: "\(actions.count) actions")
            actions
          }
        }
      }
    }
  }

  @Test("A container of the app receives the actions of a section")
  func configuration() throws {
    let app = TestApp {
      Boards {
        Text("Single")
        Section("First") { Text("Row") }
          .sectionActions {
            Button("One") {}
            Button("Two") {}
          }
        Section("Last") { Text("Row") }
      }
    }
    #expect(
      app.visibleTexts == [
        "Single", "0 actions", "First", "Row", "2 actions", "One", "Two", "Last", "Row", "0 actions",
      ])
  }
}
