import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Windows, commands and modifiers of scenes")
struct SceneTests {
  private struct Windows: App {
    var body: some Scene {
      WindowGroup { Opener() }
      WindowGroup(id: "about") { Text("About this app") }
      WindowGroup(id: "order", for: Int.self) { $id in
        Button("order \(id ?? -1)") { id = 99 }
      }
      WindowGroup(for: String.self) { $name in
        Text("name \(name)")
      } defaultValue: {
        "nobody"
      }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Button("About") { openWindow(id: "about") }
      Button("Order") { openWindow(id: "order", value: 7) }
      Button("Name") { openWindow(value: "Ann & Bob") }
      Button("Close") { dismissWindow() }
    }
  }

  private func app(at address: String) -> TestApp {
    TestApp(Windows(), configuration: SessionConfiguration(url: "http://localhost" + address))
  }

  @Test("A session shows the first group of windows")
  func firstWindow() {
    #expect(TestApp(Windows()).exists("Order"))
  }

  @Test("Opening a window opens its address, at which a session shows it")
  func opening() throws {
    let opener = TestApp(Windows())
    for name in ["About", "Order", "Name"] { try opener.tap(name) }
    let addresses = opener.openedURLs
    #expect(addresses.count == 3)
    #expect(addresses.allSatisfy { $0.hasPrefix("/?window") })
    #expect(app(at: addresses[0]).visibleTexts == ["About this app"])
    let order = app(at: addresses[1])
    #expect(order.visibleTexts == ["order 7"])
    try order.tap("order 7")
    #expect(order.visibleTexts == ["order 99"])
    #expect(app(at: addresses[2]).visibleTexts == ["name Ann & Bob"])
    try opener.tap("Close")
    #expect(opener.exists("About"))
  }

  @Test(
    "An address with an unknown window or a wrong value shows the first window or no value",
    arguments: [
      ("/?window=none", "About"), ("/?windowFor=Swift.Double", "About"), ("/?window=order&value=%5B%22x%22%5D", "order -1"),
      ("/?window=order&value=" + String(repeating: "%5B", count: 200), "order -1"), ("/?window=order", "order -1"),
      ("/?windowFor=Swift.String", "name nobody"),
    ])
  func hostileAddresses(_ address: String, _ text: String) {
    #expect(app(at: address).exists(text))
  }

  private struct Commanded: App {
    @State private var log: [String] = []
    @State private var isOn = false
    var body: some Scene {
      WindowGroup {
        NavigationStack { Text("log: \(log.joined(separator: " "))").navigationTitle("Mail") }
      }
      .commands {
        SidebarCommands()
        InspectorCommands()
        CommandGroup(replacing: .help) { EmptyView() }
        CommandMenu("Mail") {
          Button("New Message") { log.append("new") }.keyboardShortcut("n")
          Button("Archive") { log.append("archive") }.disabled(isOn)
        }
        CommandGroup(after: .newItem) { Button("Import") { log.append("import") } }
        CommandGroup(before: .sidebar) { Toggle("Previews", isOn: $isOn) }
        if isOn { CommandMenu("Extra") { Button("More") { log.append("more") } } }
      }
      .defaultSize(width: 300, height: 200)
      .windowResizability(.contentSize)
      .onChange(of: isOn) { log.append("is \(isOn)") }
    }
  }

  private func bar(_ app: TestApp) -> [String] {
    let bar = app.elements(.box).first { $0.content.string(.kind) == "menuBar" }
    return bar?.children.map { $0.children.first?.content.string(.text) ?? "" } ?? []
  }

  @Test("A wide window has a bar of menus, in the order of a Mac's, without empty ones")
  func menuBar() throws {
    let app = TestApp(Commanded(), environment: TestEnvironment(horizontalSizeClass: .regular))
    #expect(bar(app) == ["File", "View", "Mail"])
    try app.menu("Mail").tap("Archive")
    #expect(app.exists("log: archive"))
    try app.menu("File").tap("Import")
    #expect(app.exists("log: archive import"))
  }

  @Test("The menus follow the app's state, and a scene observes its changes")
  func dynamicMenus() throws {
    let app = TestApp(Commanded(), environment: TestEnvironment(horizontalSizeClass: .regular))
    try app.menu("View").tap("Previews")
    #expect(bar(app) == ["File", "View", "Mail", "Extra"])
    #expect(app.exists("log: is true"))
  }

  @Test("A narrow window has no bar, and the keyboard shortcuts of commands work")
  func shortcuts() throws {
    let app = TestApp(Commanded(), environment: TestEnvironment(horizontalSizeClass: .compact))
    #expect(bar(app).isEmpty)
    #expect(!app.exists("New Message"))
    try app.press(KeyboardShortcut("n"))
    #expect(app.exists("log: new"))
  }
}

#Preview("Previewable") {
  @Previewable @State var isOn = false
  Toggle("Sound", isOn: $isOn)
}
