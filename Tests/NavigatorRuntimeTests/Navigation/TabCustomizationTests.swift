import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sidebars of tab views")
struct TabCustomizationTests {
  @Test("A customization contains the visibilities that the app sets, and is restored from its stored form")
  func values() throws {
    var customization = TabViewCustomization()
    #expect(customization[sidebarVisibility: "a"] == .automatic && customization[sectionID: "s"] == nil)
    customization[sidebarVisibility: "a"] = .hidden
    customization[tab: "b"].sidebarVisibility = .visible
    customization[section: "s"].resetTabOrder()
    customization.resetSectionOrder(for: "s")
    customization.resetSectionOrder()
    #expect(customization[tab: "a"].sidebarVisibility == .hidden && customization[tab: "a"].tabBarVisibility == .automatic)
    #expect(customization[sidebarVisibility: "b"] == .visible && customization[section: "s"].tabOrder == nil)
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
    let stored = Data(#"{"hidden":["a"],"orders":{"s":["c","d"]}}"#.utf8)
    var restored = try JSONDecoder().decode(TabViewCustomization.self, from: stored)
    #expect(restored[sectionID: "s"] == ["c", "d"])
    restored.resetVisibility()
    #expect(restored[sidebarVisibility: "a"] == .automatic && restored[section: "s"].tabOrder == ["c", "d"])
  }

  private struct Customized: View {
    @AppStorage("tabs") private var customization: TabViewCustomization

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          Button("Hide") { customization[sidebarVisibility: "albums"] = .hidden }
          Button("Show") { customization[sidebarVisibility: "lists"] = .visible }
          Button("Reset") { customization = TabViewCustomization() }
        }
        .customizationBehavior(.disabled, for: .sidebar, .tabBar)
        TabSection("Library") {
          Tab("Albums", systemImage: "music.note") { Text("All albums") }.customizationID("albums")
          Tab("Artists", systemImage: "person") { Text("All artists") }
            .swipeActions(edge: .leading) { Button("Play") {} }
        }
        .customizationID("library")
        Tab("Lists", systemImage: "list.bullet") { Text("All lists") }
          .customizationID("lists")
          .defaultVisibility(.hidden, for: .sidebar)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
    }
  }

  @Test("The visibility that the app sets in the stored customization applies only to the sidebar")
  func visibility() throws {
    let app = TestApp(environment: .tablet) { Customized() }
    #expect(app.tabs == ["Home", "Albums", "Artists"])
    try app.tap("Hide")
    #expect(app.tabs == ["Home", "Artists"])
    try app.tap("Show")
    #expect(app.tabs == ["Home", "Artists", "Lists"])
    app.environment.horizontalSizeClass = .compact
    #expect(app.tabs == ["Home", "Albums", "Artists", "Lists"])
    app.environment.horizontalSizeClass = .regular
    try app.tap("Reset")
    #expect(app.tabs == ["Home", "Albums", "Artists"])
  }

  private struct Parts: View {
    @State private var count = 0
    @State private var hasHeader = true

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("\(count) lists") }
        TabSection("Library") {
          Tab("Albums", systemImage: "music.note") { Text("All albums") }
          ForEach(0..<count, id: \.self) { number in
            Tab("List \(number)", systemImage: "list.bullet") { Text("List") }
          }
        }
        .sectionActions { Button("Add List", systemImage: "plus") { count += 1 } }
        Tab("Search", systemImage: "magnifyingglass") {
          TabView { Tab("Inside", systemImage: "star") { Text("Nested") } }
        }
        .sectionActions { Button("Unused") {} }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { if hasHeader { Button("Profile") { hasHeader = false } } }
      .tabViewSidebarFooter { Text("Version 1") }
      .tabViewSidebarBottomBar { Text("Offline") }
    }
  }

  private func barTexts(_ app: TestApp) -> [String] {
    app.elements(.tabBar).first?.all { $0.role == .text }.compactMap { $0.content.string(.text) } ?? []
  }

  @Test("A sidebar has the actions of a section after its tabs, and other views above and below all tabs")
  func parts() throws {
    let app = TestApp(environment: .tablet) { Parts() }
    #expect(barTexts(app) == ["Profile", "Home", "Albums", "Add List", "Search", "Version 1", "Offline"])
    #expect(app.elements(.tabBar).first?.children.last?.content.kind == .bottomBar)
    try app.tap("Add List")
    #expect(app.tabs == ["Home", "Albums", "List 0", "Search"] && app.exists("1 lists"))
    #expect(barTexts(app) == ["Profile", "Home", "Albums", "List 0", "Add List", "Search", "Version 1", "Offline"])
    try app.tap("Profile")
    #expect(barTexts(app).first == "Home")
  }

  @Test("A bar has only tabs, even after it was a sidebar, and a tab view in a tab has no parts of the outer one")
  func bar() throws {
    let app = TestApp(environment: .tablet) { Parts() }
    app.environment.horizontalSizeClass = .compact
    #expect(barTexts(app) == ["Home", "Albums", "Search"] && !app.exists("Offline"))
    app.environment.horizontalSizeClass = .regular
    #expect(barTexts(app).count == 7)
    try app.tap("Search")
    #expect(app.exists("Nested") && app.elements(.text).count { $0.content.string(.text) == "Offline" } == 1)
  }
}
