import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Windows that an app opens and closes")
struct WindowTests {
  private struct Place: Codable, Hashable {
    var street = "Main"
    var number = 1
    var city = "Bern"
  }

  private struct Windows: App {
    var body: some Scene {
      WindowGroup(id: "main") { Main() }
      WindowGroup(id: "order", for: Int.self) { $number in Order(number: $number) }
      WindowGroup(for: Place.self) { $place in Text(place?.street ?? "nowhere") }
      Window("Activity", id: "activity") { Main() }
      UtilityWindow("Photo Info", id: "info") { Text("Info") }
    }
  }

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Open order") { openWindow(id: "order", value: 7) }
      Button("Open number") { openWindow(value: 7) }
      Button("Open place") { openWindow(value: Place()) }
      Button("Close this") { dismissWindow() }
      Button("Close orders") { dismissWindow(id: "order") }
      Button("Close order") { dismissWindow(id: "order", value: 7) }
      Button("Close number") { dismissWindow(value: 7) }
      Button("Close place") { dismissWindow(value: Place()) }
      Button("Dismiss") { dismiss() }
    }
  }

  private struct Order: View {
    @Binding var number: Int?
    @State private var isPresented = false
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationStack {
        Button("Next") { number = 8 }
        Button("Dismiss") { dismiss() }
        NavigationLink("Push") { Inner() }
        Button("Present") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) { Inner() }
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Leave") { dismiss() }
    }
  }

  private func app(at address: String) -> TestApp {
    TestApp(Windows(), configuration: SessionConfiguration(url: "http://localhost" + address))
  }

  private func addresses(_ app: TestApp) -> [String] {
    app.session.root.content.strings(.windowAddresses)
  }

  @Test("A dismissed window is named by the address with which the app opens it")
  func dismissedAddresses() throws {
    let app = TestApp(Windows())
    for name in ["Open order", "Open number", "Open place"] { try app.tap(name) }
    for name in ["Close this", "Close orders", "Close order", "Close number", "Close place"] { try app.tap(name) }
    #expect(app.dismissedWindows == ["", "/?window=order"] + app.openedURLs)
  }

  @Test("A window has the addresses of its group and of the value that it presents, however it was opened")
  func windowAddresses() throws {
    let opener = TestApp(Windows())
    for name in ["Open order", "Open number", "Open place"] { try opener.tap(name) }
    let order = ["/?window=order"] + opener.openedURLs.prefix(2)
    #expect(addresses(app(at: opener.openedURLs[0])) == order)
    #expect(addresses(app(at: opener.openedURLs[1])) == order)
    #expect(addresses(app(at: opener.openedURLs[2])) == [opener.openedURLs[2]])
    #expect(addresses(app(at: "/?window=order")) == ["/?window=order"])
    #expect(addresses(opener) == ["/?window=main"])
    #expect(addresses(TestApp { Text("A view") }) == [])
  }

  @Test("A window whose session is made again from stored values remains the requested one")
  func restoredWindow() {
    var configuration = SessionConfiguration(sceneValues: ["key": .string("value")])
    configuration.windowURL = "http://localhost/?window=info"
    #expect(TestApp(Windows(), configuration: configuration).visibleTexts == ["Info"])
    configuration.windowURL = "http://localhost/somewhere"
    #expect(TestApp(Windows(), configuration: configuration).visibleTexts != ["Info"])
  }

  @Test("The addresses of a window follow the value that it presents")
  func changedValue() throws {
    let opener = TestApp(Windows())
    try opener.tap("Open order")
    let order = app(at: opener.openedURLs[0])
    try order.tap("Next")
    #expect(addresses(order).contains { $0.contains("8") })
    #expect(!addresses(order).contains(opener.openedURLs[0]))
  }

  @Test("The action dismiss closes a window that was opened, but not from its screens and presentations, nor the first window")
  func dismissAction() throws {
    let order = app(at: "/?window=order")
    try order.tap("Push")
    try order.tap("Leave")
    try order.tap("Present")
    try order.tap("Leave")
    #expect(order.dismissedWindows == [])
    try order.tap("Dismiss")
    #expect(order.dismissedWindows == [""])
    let first = TestApp(Windows())
    try first.tap("Dismiss")
    #expect(first.dismissedWindows == [])
  }

  private struct Defaults: App {
    var body: some Scene {
      WindowGroup { Text("first") }
      WindowGroup("Order", id: "order", for: Int.self) { number in
        Button("order \(number.wrappedValue)") { number.wrappedValue += 1 }
      } defaultValue: {
        5
      }
      WindowGroup(Text("Place"), id: "place", for: Place.self) { $place in
        Text(place.street)
      } defaultValue: {
        Place()
      }
      WindowGroup("Name" as String, for: String.self) { $name in
        Text(name)
      } defaultValue: {
        "nobody"
      }
    }
  }

  @Test("A window of a group with a title has the default value until it writes another")
  func defaultValues() throws {
    func app(_ id: String) -> TestApp {
      TestApp(Defaults(), configuration: SessionConfiguration(url: "http://localhost/?window=" + id))
    }
    let order = app("order")
    try order.tap("order 5")
    #expect(order.exists("order 6"))
    #expect(app("place").visibleTexts == ["Main"])
  }

  private struct Utilities: App {
    var body: some Scene {
      UtilityWindow(Text("Tools"), id: "tools") { Text("Hammer") }
      Window(Text("Notes"), id: "notes") { Text("A note") }
    }
  }

  @Test("Single windows have items in the menus Window and View, and a utility window is not the first one")
  func singleWindows() throws {
    let app = TestApp(Utilities(), environment: TestEnvironment(horizontalSizeClass: .regular))
    #expect(app.exists("A note"))
    try app.menu("Window").tap("Notes")
    try app.menu("View").tap("Tools")
    #expect(app.openedURLs == ["/?window=notes", "/?window=tools"])
    let configuration = SessionConfiguration(url: "http://localhost/?window=tools")
    #expect(TestApp(Utilities(), configuration: configuration).visibleTexts == ["Hammer"])
  }
}
