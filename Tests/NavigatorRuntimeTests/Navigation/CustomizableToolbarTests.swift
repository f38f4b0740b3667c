import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Toolbars with identifiers")
struct CustomizableToolbarTests {
  private struct Downloads: View {
    @State private var isHidden = true

    var body: some View {
      NavigationStack {
        Button("toggle") { isHidden.toggle() }
          .toolbar {
            ToolbarItem { Button("Downloads") {} }.hidden(isHidden)
            ToolbarItem {
              ControlGroup {
                Button("Share") {}
                Button("Collaborate") {}.toolbarItemHidden(isHidden)
              }
            }
          }
          .toolbar(id: "bar") { ToolbarItem(id: "queue") { Button("Queue") {} }.hidden(isHidden) }
      }
    }
  }

  @Test("Hidden items, and hidden views of a group in an item, appear when the app shows them")
  func hiddenItems() throws {
    let app = TestApp { Downloads() }
    let names = ["Downloads", "Collaborate", "Queue"]
    #expect(names.filter { app.exists($0) } == [])
    #expect(app.exists("Share"))
    try app.tap("toggle")
    #expect(names.filter { app.exists($0) } == names)
  }

  private struct Tools: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "own") { Button("Own") {} }
      ToolbarSpacer()
      ToolbarItem(id: "behavior") { Button("Fixed") {} }
        .customizationBehavior(.disabled)
    }
  }

  private struct Screen: View {
    @State private var count = 0
    let isEditing: Bool
    var body: some View {
      NavigationStack {
        Text("count \(count)")
          .toolbar(id: "main") {
            ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") { count += 1 } }
            ToolbarItem(id: "rare", placement: .secondaryAction, showsByDefault: false) { Button("Rare") {} }
            ToolbarItem(id: "hidden") { Button("Hidden") {} }
              .defaultCustomization(.hidden)
            ToolbarItem(id: "kept") { Button("Kept") {} }
              .defaultCustomization(.hidden, options: .alwaysAvailable)
            Tools()
            if isEditing { ToolbarItem(id: "edit") { Button("Edit") {} } }
          }
      }
    }
  }

  @Test("The bar has the items that are shown by default")
  func items() throws {
    let app = TestApp { Screen(isEditing: true) }
    try app.tap("Add")
    #expect(app.exists("count 1"))
    for name in ["Kept", "Own", "Fixed", "Edit"] { #expect(app.exists(name), "\(name)") }
    for name in ["Rare", "Hidden"] { #expect(!app.exists(name), "\(name)") }
    #expect(!TestApp { Screen(isEditing: false) }.exists("Edit"))
  }

  @Test("A standard item adds nothing to the bar")
  func standardItems() {
    let app = TestApp {
      NavigationStack {
        Text("Root").toolbar {
          DefaultToolbarItem(kind: .sidebarToggle, placement: .topBarLeading)
          ToolbarItem { Button("Add") {} }
        }
      }
    }
    #expect(app.elements(.toolbarItem).count == 1)
  }

  @Test("Items keep their place and their identifiers without a shared background")
  func sharedBackground() throws {
    let app = TestApp {
      NavigationStack {
        Text("Root")
          .toolbar { ToolbarItem { Button("Add") {} }.sharedBackgroundVisibility(.hidden) }
          .toolbar(id: "main") { ToolbarItem(id: "own") { Button("Own") {} }.sharedBackgroundVisibility(.visible) }
      }
    }
    #expect(app.exists("Add") && app.exists("Own") && app.elements(.toolbarItem).count == 2)
  }

  @Test("A palette with an effect of the selection selects options")
  func paletteEffect() throws {
    struct Palette: View {
      @State private var color = "Red"
      var body: some View {
        Text("is \(color)")
        Picker("Color", selection: $color) {
          ForEach(["Red", "Blue"], id: \.self) { Text($0).paletteSelectionEffect(.symbolVariant(.fill)) }
        }
        .pickerStyle(.palette)
        .paletteSelectionEffect(.custom)
      }
    }
    let app = TestApp { Palette() }
    try app.select("Blue", in: "Color")
    #expect(app.exists("is Blue"))
    #expect(PaletteSelectionEffect.symbolVariant(.fill) != .automatic)
  }
}
