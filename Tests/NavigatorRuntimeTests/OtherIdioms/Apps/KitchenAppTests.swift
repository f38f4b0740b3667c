import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A cookbook for iOS 26: tabs of several roles and a section, an accessory below them, glass, spacers in bars, and zoom
// transitions.

private struct Recipe: Identifiable, Hashable {
  let id: Int
  var title: String
  var minutes: Int
  var isSaved = false
  var tint: Color { Color(hue: Double(id) / 8, saturation: 0.6, brightness: 0.9) }
}

@Observable
@MainActor
private final class Kitchen {
  var recipes = ["Soup", "Pasta", "Salad", "Curry"].enumerated().map {
    Recipe(id: $0.offset, title: $0.element, minutes: 10 + $0.offset * 10)
  }
  var cooking: Recipe.ID?
  var current: Recipe? { recipes.first { $0.id == cooking } }
}

private enum AppTab: Hashable {
  case browse, saved, search
  case folder(String)
}

private struct RootView: View {
  @State private var kitchen = Kitchen()
  @State private var tab = AppTab.browse
  @State private var query = ""
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var results: [Recipe] {
    query.isEmpty ? kitchen.recipes : kitchen.recipes.filter { $0.title.localizedStandardContains(query) }
  }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Browse", systemImage: "square.grid.2x2", value: AppTab.browse) {
        NavigationStack { BrowseView() }
      }
      Tab(value: AppTab.saved) {
        NavigationStack { SavedView(tab: $tab) }
      } label: {
        Label("Saved", systemImage: "bookmark")
      }
      .badge(kitchen.recipes.filter(\.isSaved).count)
      Tab("Find", systemImage: "magnifyingglass", value: AppTab.search, role: .search) {
        NavigationStack {
          List(results) { RecipeLink(recipe: $0) }
            .navigationTitle("Find")
            .navigationDestination(for: Recipe.self, destination: RecipeView.init)
            .overlay { if results.isEmpty { ContentUnavailableView.search(text: query) } }
        }
        .searchable(text: $query, prompt: Text("Recipes"))
      }
      TabSection("Folders") {
        ForEach(["Weekdays", "Parties"], id: \.self) { name in
          Tab(name, systemImage: "folder", value: AppTab.folder(name)) { Text("Folder \(name)") }
        }
      }
      .hidden(sizeClass == .compact)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory { CookingBar() }
    .environment(kitchen)
  }
}

private struct CookingBar: View {
  @Environment(Kitchen.self) private var kitchen
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    if let recipe = kitchen.current {
      HStack {
        Image(systemName: "flame.fill").symbolEffect(.variableColor.iterative, options: .repeat(.continuous))
        Text("Cooking \(recipe.title)")
        if placement != .inline { Text("\(recipe.minutes) min left") }
        Button("Stop", systemImage: "stop.fill") { kitchen.cooking = nil }.labelStyle(.iconOnly)
      }
    }
  }
}

private struct RecipeLink: View {
  let recipe: Recipe

  var body: some View {
    NavigationLink(value: recipe) {
      Label {
        Text(recipe.title)
      } icon: {
        RoundedRectangle(cornerRadius: 6).fill(recipe.tint.gradient).frame(width: 28, height: 28)
      }
    }
  }
}

private struct BrowseView: View {
  @Environment(Kitchen.self) private var kitchen
  @Namespace private var namespace
  @State private var isFiltering = false
  @State private var maximum = 60.0
  @State private var showsInfo = false
  @State private var position = ScrollPosition(idType: Recipe.ID.self)

  private var shown: [Recipe] { kitchen.recipes.filter { Double($0.minutes) <= maximum } }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 16) {
        ForEach(shown) { recipe in
          NavigationLink(value: recipe) {
            ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
              .fill(recipe.tint.mix(with: .black, by: 0.1))
              .frame(height: 120)
              .overlay(alignment: .bottomLeading) { Text(recipe.title).padding(10).glassEffect() }
              .containerShape(.rect(cornerRadius: 20))
          }
          .buttonStyle(.plain)
          .matchedTransitionSource(id: recipe.id, in: namespace) { source in
            source.clipShape(.rect(cornerRadius: 20)).shadow(radius: 4)
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($position)
    .scrollEdgeEffectStyle(.soft, for: .top)
    .navigationTitle("Browse")
    .navigationSubtitle("\(shown.count) recipes")
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Filter", systemImage: "line.3.horizontal.decrease") { isFiltering.toggle() }
          .badge(maximum < 60 ? 1 : 0)
        Menu("More", systemImage: "ellipsis") {
          ControlGroup {
            Button("Fewer", systemImage: "minus") { maximum = 20 }
            Button("All", systemImage: "plus") { maximum = 60 }
          }
          Divider()
          Button(role: .confirm) {
            maximum = 30
          } label: {
            Text("Medium")
          }
        }
      }
      ToolbarSpacer(.fixed, placement: .topBarTrailing)
      ToolbarItem(placement: .topBarTrailing) {
        Button("Info", systemImage: "info") { showsInfo = true }
          .buttonStyle(.glassProminent)
          .matchedTransitionSource(id: "info", in: namespace)
      }
      .sharedBackgroundVisibility(.hidden)
    }
    .safeAreaBar(edge: .bottom, alignment: .center, spacing: 8) {
      if isFiltering {
        GlassEffectContainer(spacing: 12) {
          HStack(spacing: 12) {
            Slider(value: $maximum, in: 10...60, step: 10) { Text("Minutes") }
              .glassEffect(.regular.tint(.orange.opacity(0.3)).interactive(), in: .capsule)
              .glassEffectID("slider", in: namespace)
            Text("Up to \(Int(maximum))")
              .glassEffect(.clear, in: .circle)
              .glassEffectID("value", in: namespace)
              .glassEffectTransition(.materialize)
          }
        }
      }
    }
    .sheet(isPresented: $showsInfo) {
      InfoSheet()
        .navigationTransition(.zoom(sourceID: "info", in: namespace))
        .presentationDetents([.medium, .large])
    }
    .navigationDestination(for: Recipe.self) { recipe in
      RecipeView(recipe: recipe).navigationTransition(.zoom(sourceID: recipe.id, in: namespace))
    }
  }
}

private struct RecipeView: View {
  @Environment(Kitchen.self) private var kitchen
  @Environment(\.dismiss) private var dismiss
  let recipe: Recipe

  var body: some View {
    @Bindable var kitchen = kitchen
    ScrollView {
      Rectangle().fill(recipe.tint).frame(height: 200).backgroundExtensionEffect()
      if let index = kitchen.recipes.firstIndex(where: { $0.id == recipe.id }) {
        Toggle("Saved", isOn: $kitchen.recipes[index].isSaved)
        TextField("Title", text: $kitchen.recipes[index].title)
      }
    }
    .navigationTitle(kitchen.recipes.first { $0.id == recipe.id }?.title ?? recipe.title)
    .toolbar {
      ToolbarItem(placement: .bottomBar) { Button("Cook", systemImage: "flame") { kitchen.cooking = recipe.id } }
      ToolbarSpacer(.flexible, placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) { Button("Leave", role: .close) { dismiss() } }
    }
  }
}

private struct SavedView: View {
  @Environment(Kitchen.self) private var kitchen
  @Binding var tab: AppTab

  var body: some View {
    List {
      ForEach(kitchen.recipes.filter(\.isSaved)) { RecipeLink(recipe: $0) }
      Button("Find more") { tab = .search }
    }
    .navigationDestination(for: Recipe.self, destination: RecipeView.init)
    .navigationTitle("Saved")
    .toolbarTitleDisplayMode(.inlineLarge)
  }
}

private struct InfoSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("All recipes are made up.")
        .navigationTitle("Info")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel, action: dismiss.callAsFunction) }
          ToolbarItem(placement: .confirmationAction) { Button("Done", role: .confirm) { dismiss() } }
        }
    }
  }
}

/// A cookbook with the tabs and bars of iOS 26.
@MainActor
@Suite("A cookbook for iOS 26")
struct KitchenAppTests {
  private func app(_ environment: TestEnvironment = .phone) async -> TestApp {
    let app = TestApp(environment: environment) { RootView() }
    await app.settle()
    return app
  }

  private func subtitles(_ app: TestApp) -> [String] {
    app.elements(.navigationBar).compactMap { $0.content.string(.subtitle) }
  }

  @Test("The tabs of a section are hidden in a compact width, and shown in a regular one")
  func tabs() async throws {
    let phone = await app()
    #expect(Set(phone.tabs) == ["Browse", "Saved", "Find"] && phone.selectedTab == "Browse")
    let tablet = await app(.tablet)
    #expect(Set(tablet.tabs).isSuperset(of: ["Browse", "Saved", "Find", "Weekdays", "Parties"]))
    try tablet.selectTab("Parties")
    #expect(tablet.exists("Folder Parties"))
  }

  @Test("A search tab filters its list, pushes results on its own stack, and shows that nothing was found")
  func search() async throws {
    let app = await app()
    try app.selectTab("Saved")
    try app.tap("Find more")
    #expect(app.selectedTab == "Find" && app.rows.count == 4)
    try app.type("sa", into: "Recipes")
    #expect(app.rows == [["Salad"]])
    try app.tap("Salad")
    #expect(app.stack == ["Find", "Salad"])
    try app.goBack()
    try app.type("x", into: "Recipes")
    #expect(app.contains("sax") && app.rows.isEmpty)
  }

  @Test("A saved recipe is in the other tab with its new title, and its stack is kept")
  func saving() async throws {
    let app = await app()
    try app.tap("Pasta")
    #expect(app.stack == ["Browse", "Pasta"])
    try app.setToggle("Saved", to: true)
    try app.type("!", into: "Title")
    #expect(app.stack == ["Browse", "Pasta!"])
    try app.tap("Leave")
    #expect(app.stack == ["Browse"] && app.exists("Pasta!"))
    try app.selectTab("Saved")
    try app.tap("Pasta!")
    try app.selectTab("Browse")
    try app.selectTab("Saved")
    #expect(app.stack == ["Saved", "Pasta!"])
    try app.setToggle("Saved", to: false)
    try app.goBack()
    #expect(!app.exists("Pasta!") && app.exists("Find more"))
  }

  @Test("The accessory below the tabs appears while a recipe is cooked, in each tab")
  func accessory() async throws {
    let app = await app()
    #expect(!app.contains("Cooking"))
    try app.tap("Curry")
    try app.tap("Cook")
    try app.goBack()
    #expect(app.exists("Cooking Curry") && app.exists("40 min left"))
    try app.selectTab("Saved")
    #expect(app.exists("Cooking Curry"))
    try app.tap("Stop")
    #expect(!app.contains("Cooking"))
  }

  @Test("A bar of glass, and a menu with a group of controls, filter the recipes")
  func filtering() async throws {
    let app = await app()
    #expect(subtitles(app).contains("4 recipes") && !app.exists("Minutes"))
    try app.tap("Filter")
    try app.setSlider("Minutes", to: 30)
    #expect(app.exists("Up to 30") && subtitles(app).contains("3 recipes") && !app.exists("Curry"))
    try app.menu("More").tap("Fewer")
    #expect(subtitles(app).contains("2 recipes") && app.exists("Up to 20"))
    try app.menu("More").tap("Medium")
    #expect(subtitles(app).contains("3 recipes"))
    try app.tap("Filter")
    #expect(!app.exists("Up to 30") && subtitles(app).contains("3 recipes"))
  }

  @Test("A sheet that zooms from a button of the bar is closed by both buttons of its bar")
  func info() async throws {
    let app = await app()
    for button in ["Cancel", "Done"] {
      try app.tap("Info")
      #expect(app.presentations == [Presentation(.sheet, title: "Info")] && app.detent == .medium)
      try app.tap(button)
      #expect(app.presentations.isEmpty)
    }
  }
}
