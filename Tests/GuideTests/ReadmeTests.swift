import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

struct Shop: App {
  var body: some Scene {
    WindowGroup {
      ManagedNavigationStack {
        List {
          NavigationLink(to: ShopDestinations.item("Tea")) { Text("Tea") }
          NavigationLink(to: ShopDestinations.item("Coffee")) { Text("Coffee") }
        }
        .navigationTitle("Shop")
      }
    }
  }
}

nonisolated enum ShopDestinations {
  case item(String)
}

extension ShopDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .item(let name): ItemView(name: name)
    }
  }
}

struct ItemView: View {
  let name: String
  @State private var count = 1

  var body: some View {
    Stepper("\(count) of \(name)", value: $count)
      .navigationTitle(name)
  }
}

@Test func orderingTea() throws {
  let app = TestApp(Shop())
  try app.tap("Tea")
  #expect(app.stack == ["Shop", "Tea"])
  try app.increment("1 of Tea")
  #expect(app.exists("2 of Tea"))
  try app.goBack()
  #expect(app.title == "Shop")
}

@Test func theReadmeShowsTheseLines() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
  let shown = source.components(separatedBy: "struct Shop")[1].components(separatedBy: "@Test func the")[0]
  let parts = shown.components(separatedBy: "@Test")
  #expect(readme.contains("struct Shop" + parts[0].trimmingCharacters(in: .newlines)))
  #expect(readme.contains("@Test" + parts[1].trimmingCharacters(in: .newlines)))
}
