import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Removed links")
struct RemovedLinkTests {
  nonisolated enum Kind: CaseIterable {
    /// A link with a view, with a value, or with a value that the list selects.
    case view, value, selection
  }

  @Observable
  fileprivate final class Model {
    var names = ["Soup", "Cake"]
    var selection: String?
  }

  private struct Recipes: View {
    @Bindable var model: Model
    let kind: Kind

    init(model: Model, kind: Kind) {
      self.model = model
      self.kind = kind
    }

    var body: some View {
      NavigationSplitView {
        Group {
          if kind == .selection {
            List(selection: $model.selection) { Links(model: model, kind: kind) }
          } else {
            List { Links(model: model, kind: kind) }
          }
        }
        .navigationDestination(for: String.self) { Text("about \($0)") }
      } detail: {
        Text(model.selection.map { "about \($0)" } ?? "no recipe")
      }
    }
  }

  private struct Links: View {
    let model: Model
    let kind: Kind

    init(model: Model, kind: Kind) {
      self.model = model
      self.kind = kind
    }

    var body: some View {
      ForEach(model.names, id: \.self) { name in
        if kind == .view { NavigationLink(name) { Text("about \(name)") } } else { NavigationLink(name, value: name) }
      }
    }
  }

  private struct Stack: View {
    let model: Model

    init(model: Model) {
      self.model = model
    }

    var body: some View {
      NavigationStack {
        List { Links(model: model, kind: .view) }.navigationTitle("Recipes")
      }
    }
  }

  @Test("The detail of a link stays when its row is removed", arguments: Kind.allCases, [TestEnvironment.tablet, .phone])
  func split(kind: Kind, environment: TestEnvironment) throws {
    let model = Model()
    let app = TestApp(environment: environment) { Recipes(model: model, kind: kind) }
    try app.tap("Soup")
    model.names = ["Cake"]
    app.session.settle()
    #expect(app.exists("about Soup"))
    model.selection = nil
    app.session.settle()
    #expect(app.exists("about Soup") == (kind != .selection))
    try app.checkInvariants()
  }

  @Test("The screen of a link on a stack stays when its row is removed, and Back leads to the list without the row")
  func stack() throws {
    let model = Model()
    let app = TestApp { Stack(model: model) }
    try app.tap("Soup")
    model.names = ["Cake"]
    app.session.settle()
    #expect(app.exists("about Soup"))
    try app.goBack()
    #expect(app.title == "Recipes")
    #expect(app.exists("Cake") && !app.exists("Soup"))
  }

  @Test("The screen of a link with a binding is removed with the link")
  func bound() throws {
    struct Bound: View {
      let model: Model
      @State private var isActive = false

      init(model: Model) {
        self.model = model
      }

      var body: some View {
        NavigationStack {
          List {
            if model.names.count > 1 { NavigationLink("Soup", isActive: $isActive) { Text("about Soup") } }
            Text(isActive ? "active" : "inactive")
          }
          .navigationTitle("Recipes")
        }
      }
    }
    let model = Model()
    let app = TestApp { Bound(model: model) }
    try app.tap("Soup")
    #expect(app.exists("about Soup"))
    model.names = ["Cake"]
    app.session.settle()
    #expect(app.title == "Recipes")
  }
}
