import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Routable
nonisolated enum TeaDestinations: NavigationDestination {
  @Address("teas/:name")
  case tea(name: String)
  @Address("teas/:name/order")
  case order(name: String)

  var parent: (any Routable)? {
    switch self {
    case .tea: nil
    case .order(let name): TeaDestinations.tea(name: name)
    }
  }

  var body: some View {
    switch self {
    case .tea(let name): TeaView(name: name)
    case .order(let name): TeaOrderView(name: name)
    }
  }

  var method: NavigationMethod {
    switch self {
    case .tea: .push
    case .order: .managedSheet
    }
  }
}

struct TeaView: View {
  let name: String
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Order") { navigator.navigate(to: TeaDestinations.order(name: name)) }
      .navigationTitle(name)
  }
}

struct TeaOrderView: View {
  let name: String
  @State private var grams = 50

  var body: some View {
    Stepper("\(grams) g", value: $grams, in: 50...500, step: 50)
      .navigationTitle("Order \(name)")
  }
}

struct TeaApp: App {
  var body: some Scene {
    WindowGroup {
      ManagedNavigationStack {
        List {
          NavigationLink("Assam", to: TeaDestinations.tea(name: "Assam"))
          NavigationLink("Sencha", to: TeaDestinations.tea(name: "Sencha"))
        }
        .navigationTitle("Teas")
        .navigationAddresses(TeaDestinations.self)
      }
    }
  }
}

@MainActor
@Suite("Ordering tea")
struct TeaShopTests {
  @Test("The screen of a tea opens its order")
  func order() throws {
    let app = TestApp(TeaApp())
    try app.tap("Sencha")
    try app.tap("Order")
    try app.increment("50 g")
    #expect(app.exists("100 g"))
    #expect(app.stacks == [["Teas", "Sencha"], ["Order Sencha"]])
    try app.swipeAway()
    #expect(app.title == "Sencha")
  }

  @Test("A link to an order opens it above its tea")
  func orderLink() throws {
    let app = TestApp(TeaApp())
    try app.open("/teas/Assam/order")
    #expect(app.stacks == [["Teas", "Assam"], ["Order Assam"]])
    try app.swipeAway()
    #expect(app.address == "/teas/Assam")
    try app.goBack()
    #expect(app.title == "Teas")
  }
}

@Test("These tests run the code of the tutorial's last step", arguments: ["09-TeaDestinations", "10-TeaApp", "11-TeaShopTests"])
func tutorial(step: String) throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let steps = root.appending(path: "Sources/NavigatorUI/NavigatorUI.docc/Tutorials/Steps")
  let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
  // The tutorial's files import modules, and its app is the entry point.
  let shown = try String(contentsOf: steps.appending(path: "\(step).swift"), encoding: .utf8).components(separatedBy: "\n")
    .drop { $0.hasPrefix("import ") || $0.hasPrefix("@testable ") || $0 == "@main" || $0.isEmpty }
  #expect(shown.count > 10)
  #expect(source.contains(shown.joined(separator: "\n")))
}
