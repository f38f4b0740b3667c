import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Navigation views")
struct NavigationViewTests {
  private struct Mail: View {
    var body: some View {
      List(["Tea", "Milk"], id: \.self) { name in
        NavigationLink(name, destination: Text("about \(name)").navigationBarTitle(Text(name), displayMode: .inline))
      }
      .navigationBarTitle("Inbox")
      .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
    }
  }

  private func columns(_ app: TestApp) -> [String?] { app.elements(.column).map { $0.content.string(.kind) } }

  @Test("A navigation view with one view is a stack, with the titles and items of the bar that its views set")
  func stack() throws {
    let app = TestApp { NavigationView { Mail() } }
    #expect(columns(app).isEmpty)
    #expect(app.title == "Inbox")
    #expect(app.elements(.toolbarItem).map { $0.content.string(.placement) } == ["leading", "trailing"])
    try app.tap("Milk")
    #expect(app.stack == ["Inbox", "Milk"])
    #expect(app.elements(.screen).last?.content.string(.displayMode) == "inline")
    try app.goBack()
    #expect(app.stack == ["Inbox"])
  }

  @Test("A navigation view with a detail is a split view, whose links open in the detail")
  func columns() throws {
    let app = TestApp {
      NavigationView {
        Mail()
        Text("Choose a mail")
      }
    }
    #expect(columns(app) == ["sidebar", "detail"])
    #expect(app.exists("Choose a mail"))
    try app.tap("Tea")
    #expect(app.exists("about Tea") && app.exists("Milk"))
    #expect(!app.exists("Choose a mail"))
  }

  @Test(
    "The style decides whether a navigation view with a detail is a split view",
    arguments: [("automatic", 2), ("default", 2), ("columns", 2), ("double", 2), ("stack", 0), ("stack style", 0)])
  func style(name: String, count: Int) {
    let app = TestApp {
      let view = NavigationView {
        Mail()
        Text("Choose a mail")
      }
      switch name {
      case "automatic": view.navigationViewStyle(.automatic)
      case "default": view.navigationViewStyle(DefaultNavigationViewStyle())
      case "columns": view.navigationViewStyle(.columns)
      case "double": view.navigationViewStyle(DoubleColumnNavigationViewStyle())
      case "stack": view.navigationViewStyle(.stack)
      default: view.navigationViewStyle(StackNavigationViewStyle())
      }
    }
    #expect(columns(app).count == count)
    #expect(app.exists("Choose a mail") == (count == 2))
    #expect(app.exists("Tea"))
  }

  private struct Accounts: View {
    var body: some View {
      List(["Work", "Home"], id: \.self) { name in
        NavigationLink(name, destination: Mails(account: name))
      }
      .navigationBarTitle("Accounts")
    }
  }

  private struct Mails: View {
    let account: String

    var body: some View {
      List(["Tea", "Milk"], id: \.self) { name in
        NavigationLink("\(account) \(name)", destination: Text("about \(account) \(name)"))
      }
      .navigationBarTitle(account)
    }
  }

  private func threeColumns(_ environment: TestEnvironment) -> TestApp {
    TestApp(environment: environment) {
      NavigationView {
        Accounts()
        Text("Choose an account")
        Text("Choose a mail")
      }
    }
  }

  @Test("Links in the first of three columns open in the second one, and links there in the third one")
  func threeColumns() throws {
    let app = threeColumns(.tablet)
    #expect(columns(app) == ["sidebar", "content", "detail"])
    #expect(app.exists("Choose an account") && app.exists("Choose a mail"))
    try app.tap("Work")
    #expect(app.exists("Work Tea") && app.exists("Home"))
    #expect(app.exists("Choose a mail") && !app.exists("Choose an account"))
    try app.tap("Work Tea")
    #expect(app.exists("about Work Tea") && app.exists("Work Milk"))
    try app.tap("Home")
    #expect(app.exists("Home Milk") && !app.exists("Work Milk"))
    #expect(app.exists("about Work Tea"))
  }

  @Test("A narrow host shows the column in which a link has opened")
  func threeNarrowColumns() throws {
    let app = threeColumns(.phone)
    func shown() -> Double? { app.elements(.splitView).first?.content.number(.selection) }
    #expect(shown() == 0)
    try app.tap("Work")
    #expect(shown() == 1)
    try app.tap("Work Milk")
    #expect(shown() == 2)
    #expect(app.goBack(fromColumn: 2) == .handled)
    #expect(shown() == 1)
    #expect(app.goBack(fromColumn: 1) == .handled)
    #expect(shown() == 0)
    try app.tap("Work")
    #expect(shown() == 1)
    #expect(app.exists("Work Tea"))
  }

  private struct Master: View {
    var body: some View {
      VStack {
        NavigationLink("detail", destination: Text("in the detail"))
        NavigationLink("aside", destination: Text("in the sidebar")).isDetailLink(false)
      }
    }
  }

  @Test("A link of a sidebar that is no detail link opens in the sidebar")
  func detailLink() throws {
    let app = TestApp {
      NavigationView {
        Master()
        Text("empty")
      }
    }
    try app.tap("aside")
    #expect(app.exists("in the sidebar") && app.exists("empty"))
    #expect(!app.exists("aside"))
    try app.goBack()
    try app.tap("detail")
    #expect(app.exists("in the detail") && app.exists("aside"))
  }

  @Test("Outside of a split view, isDetailLink has no effect")
  func detailLinkInStack() throws {
    let app = TestApp { NavigationView { Master() } }
    try app.tap("aside")
    #expect(app.exists("in the sidebar"))
    #expect(app.stack.count == 2)
  }

  private struct Counting: View {
    @State private var count = 0
    let name: String

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Switching: View {
    @State private var isOther = false

    var body: some View {
      NavigationView {
        VStack {
          Button("switch") { isOther.toggle() }
          if isOther { Counting(name: "other") } else { Counting(name: "first") }
        }
      }
    }
  }

  @Test("State in a navigation view follows structural identity")
  func identity() throws {
    let app = TestApp { Switching() }
    try app.tap("first 0")
    try app.tap("switch")
    #expect(app.exists("other 0"))
    try app.tap("switch")
    #expect(app.exists("first 0"))
  }
}
