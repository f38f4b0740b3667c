import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Links that push while a binding has a value")
struct BoundLinkTests {
  private struct Steps: View {
    @State private var selection: Int?

    var body: some View {
      NavigationView {
        VStack {
          Text("selected \(selection.map { "\($0)" } ?? "none")")
          Button("jump") { selection = 3 }
          ForEach(1..<4) { number in
            NavigationLink(destination: Step(number: number, selection: $selection), tag: number, selection: $selection) {
              Text("step \(number)")
            }
          }
        }
        .navigationBarTitle("Steps")
      }
    }
  }

  private struct Step: View {
    let number: Int
    @Binding var selection: Int?

    var body: some View {
      VStack {
        Button("next") { selection = number + 1 }
        Button("done") { selection = nil }
      }
      .navigationBarTitle("Step \(number)")
    }
  }

  @Test("Following a link selects its tag, and going back sets the selection to nil")
  func followTag() throws {
    let app = TestApp { Steps() }
    try app.tap("step 2")
    #expect(app.stack == ["Steps", "Step 2"])
    try app.goBack()
    #expect(app.stack == ["Steps"])
    #expect(app.exists("selected none"))
  }

  @Test("Selecting a tag pushes the view of its link without a tap")
  func selectTag() throws {
    let app = TestApp { Steps() }
    try app.tap("jump")
    #expect(app.stack == ["Steps", "Step 3"])
    try app.tap("done")
    #expect(app.stack == ["Steps"])
  }

  @Test("Selecting another tag replaces the pushed view")
  func replaceTag() throws {
    let app = TestApp { Steps() }
    try app.tap("step 1")
    try app.tap("next")
    #expect(app.stack == ["Steps", "Step 2"])
    try app.goBack()
    #expect(app.exists("selected none"))
  }

  @Test("A selection without a link pushes nothing, and the last view is removed")
  func unknownTag() throws {
    let app = TestApp { Steps() }
    try app.tap("step 3")
    try app.tap("next")
    #expect(app.stack == ["Steps"])
    #expect(app.exists("selected 4"))
  }

  private final class Login: ObservableObject {
    @Published var isDone = false
  }

  private struct Welcome: View {
    @ObservedObject var login: Login

    var body: some View {
      NavigationView {
        VStack {
          Button("log in") { login.isDone = true }
          NavigationLink(destination: Home(login: login), isActive: $login.isDone) { EmptyView() }
        }
        .navigationBarTitle("Welcome")
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }

  private struct Home: View {
    @ObservedObject var login: Login

    var body: some View {
      Button("log out") { login.isDone = false }
        .navigationBarTitle("Home")
        .navigationBarBackButtonHidden(true)
    }
  }

  @Test("A link without a label pushes when an observable object's property becomes true, and pops when it becomes false")
  func hiddenLink() throws {
    let login = Login()
    let app = TestApp { Welcome(login: login) }
    #expect(app.elements(.link).map { $0.content.bool(.isHidden) } == [true])
    try app.tap("log in")
    #expect(app.stack == ["Welcome", "Home"])
    try app.tap("log out")
    #expect(app.stack == ["Welcome"])
    login.isDone = true
    app.session.settle()
    #expect(app.stack == ["Welcome", "Home"])
  }

  private struct Row: View {
    @State private var isActive = false

    var body: some View {
      NavigationView {
        List {
          ZStack {
            NavigationLink(destination: Text("in front").navigationBarTitle("Row"), isActive: $isActive) { EmptyView() }
            Text("row")
          }
        }
      }
    }
  }

  @Test("A link without a label takes the taps of its row in a list")
  func rowLink() throws {
    let app = TestApp { Row() }
    let link = try #require(app.elements(.link).first)
    #expect(!link.content.bool(.isHidden))
    #expect(app.session.perform(InputEvent(target: link.id, action: .tap)) == .handled)
    #expect(app.stack.last == "Row")
  }

  private struct Nested: View {
    let level: Int
    @State private var isActive = false

    var body: some View {
      VStack {
        Button("deeper \(level)") { isActive = true }
        if level < 3 {
          NavigationLink(destination: Nested(level: level + 1), isActive: $isActive) { Text("link \(level)") }
        }
      }
      .navigationBarTitle("Level \(level)")
    }
  }

  @Test("Links on pushed screens push further screens, and each binding becomes false when its screen is left")
  func nested() throws {
    let app = TestApp { NavigationView { Nested(level: 1) } }
    try app.tap("deeper 1")
    try app.tap("link 2")
    #expect(app.stack == ["Level 1", "Level 2", "Level 3"])
    try app.goBack()
    try app.goBack()
    #expect(app.stack == ["Level 1"])
    try app.tap("link 1")
    #expect(app.stack == ["Level 1", "Level 2"])
  }

  private struct ViewsOfEachForm: View {
    @State private var isActive = false
    @State private var tag: String?

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("key", isActive: $isActive) { Text("1").navigationTitle("active") }
          NavigationLink(String("string"), tag: "a", selection: $tag) { Text("2").navigationTitle("tagged") }
          NavigationLink(tag: "b", selection: $tag) {
            Text("3").navigationTitle("labelled")
          } label: {
            Text("view")
          }
        }
        .navigationTitle("root")
      }
    }
  }

  @Test("Each form of a bound link pushes its view", arguments: [("key", "active"), ("string", "tagged"), ("view", "labelled")])
  func forms(label: String, title: String) throws {
    let app = TestApp { ViewsOfEachForm() }
    try app.tap(label)
    #expect(app.stack == ["root", title])
    try app.goBack()
    #expect(app.stack == ["root"])
  }
}
