import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Styles of menus and control groups")
struct MenuStyleTests {
  private struct Decorated: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Styled")
        Menu(configuration)
      }
    }
  }

  private struct Actions: View {
    @State private var log = "none"
    var body: some View {
      Text("log \(log)")
      Menu("Actions") { Button("Copy") { log = "copy" } }
    }
  }

  private func button(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> Content {
    try #require(TestApp(view: view).elements(.button).first).content
  }

  @Test("A style of the app shows the menu, whose items keep their actions")
  func menuStyle() throws {
    let app = TestApp { Actions().menuStyle(Decorated()) }
    #expect(app.exists("Styled"))
    try app.tap("Actions")
    try app.tap("Copy")
    #expect(app.exists("log copy"))
    #expect(TestApp { Actions().menuStyle(Decorated()).menuStyle(.button) }.exists("Styled"))
    #expect(!TestApp { Actions().menuStyle(.button).menuStyle(Decorated()) }.exists("Styled"))
  }

  @Test("The button of a menu is without a border in the style for that, and has the style of buttons otherwise")
  func borders() throws {
    #expect(try button { Actions().menuStyle(.borderlessButton).buttonStyle(.bordered) }.string(.variant) == "borderless")
    #expect(try button { Actions().menuStyle(.button).buttonStyle(.bordered) }.string(.variant) == "bordered")
    #expect(try button { Actions().menuStyle(.automatic).buttonStyle(.bordered) }.string(.variant) == "bordered")
  }

  @Test("The button of a menu has a mark if the app shows it")
  func indicator() throws {
    #expect(try button { Actions() }[.showsIndicators] == nil)
    #expect(try button { Actions().menuIndicator(.visible) }.bool(.showsIndicators))
    #expect(try button { Actions().menuIndicator(.hidden) }[.showsIndicators] == nil)
    #expect(try button { Actions().menuIndicator(.hidden).menuIndicator(.visible) }[.showsIndicators] == nil)
  }

  private struct Bracketed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("(")
        ControlGroup(configuration)
        Text(")")
      }
    }
  }

  private struct Zoom: View {
    @State private var zoom = 1
    var body: some View {
      Text("zoom \(zoom)")
      ControlGroup("Zoom") {
        Button("Out") { zoom -= 1 }
        Button("In") { zoom += 1 }
      }
    }
  }

  @Test("A control group has the name of its style, and shows its controls")
  func controlGroupStyles() throws {
    func variant(_ style: some ControlGroupStyle) throws -> String? {
      let app = TestApp { Zoom().controlGroupStyle(style) }
      try app.tap("In")
      #expect(app.exists("zoom 2"))
      return try #require(app.elements(.controlGroup).first).content.string(.variant)
    }
    #expect(try variant(.automatic) == nil)
    #expect(try variant(.navigation) == "navigation")
    #expect(try variant(.palette) == "palette")
  }

  @Test("The label of a control group is its name for assistive technologies")
  func controlGroupName() {
    let group = TestApp { Zoom() }.accessibilityTree.first { $0.role == .group }
    #expect(group?.label == "Zoom" && group?.children.map(\.label) == ["Out", "In"])
  }

  @Test("A control group in the compact style of a menu opens a row of its controls")
  func compactControlGroup() throws {
    let app = TestApp { Zoom().controlGroupStyle(.compactMenu) }
    #expect(app.elements(.controlGroup).isEmpty && !app.exists("In"))
    try app.tap("Zoom")
    #expect(app.presentations.map(\.kind) == [.menu])
    #expect(app.elements(.controlGroup).first?.content.string(.variant) == "compactMenu")
    try app.tap("In")
    #expect(app.exists("zoom 2"))
    #expect(app.presentations.isEmpty)
  }

  @Test("A menu contains a control group in the style of a menu as a submenu")
  func controlGroupSubmenus() throws {
    func opened(_ title: String) throws -> TestApp {
      let app = TestApp {
        Menu("Actions") {
          ControlGroup("Compact") { Button("One") {} }.controlGroupStyle(.compactMenu)
          ControlGroup("Full") { Button("Two") {} }.controlGroupStyle(.menu)
        }
      }
      try app.tap("Actions")
      #expect(!app.exists("One") && !app.exists("Two"))
      try app.tap(title)
      #expect(app.presentations.count == 2)
      return app
    }
    #expect(try opened("Compact").exists("One"))
    #expect(try opened("Full").exists("Two"))
  }

  @Test("A control group without a label is a menu with a symbol and a name")
  func controlGroupWithoutLabel() throws {
    func check(_ style: some ControlGroupStyle) throws {
      let app = TestApp { ControlGroup { Button("One") {} }.controlGroupStyle(style) }
      #expect(app.elements(.image).count == 1)
      try app.tap("More")
      #expect(app.exists("One"))
    }
    try check(.menu)
    try check(.compactMenu)
  }

  @Test("The labels in a palette show only their icons")
  func paletteLabels() {
    func variants(_ style: some ControlGroupStyle) -> [String?] {
      let app = TestApp {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc") {}
        }
        .controlGroupStyle(style)
      }
      return app.elements(.label).map { $0.content.string(.variant) }
    }
    #expect(variants(.palette) == ["iconOnly", "iconOnly"])
    #expect(!variants(.automatic).contains("iconOnly"))
    #expect(!variants(.navigation).contains("iconOnly"))
  }

  @Test("A control group in the style of a menu is a button with the label of the group, which opens the controls")
  func controlGroupMenu() throws {
    let app = TestApp { Zoom().controlGroupStyle(.menu) }
    #expect(app.elements(.controlGroup).isEmpty && !app.exists("In"))
    try app.tap("Zoom")
    try app.tap("In")
    #expect(app.exists("zoom 2"))
  }

  @Test("A style of the app shows the label and the controls of a control group")
  func customControlGroup() throws {
    let app = TestApp { Zoom().controlGroupStyle(Bracketed()) }
    #expect(app.visibleTexts.contains("Zoom") && app.visibleTexts.contains("(") && app.visibleTexts.contains(")"))
    #expect(app.elements(.controlGroup).count == 1)
    try app.tap("Out")
    #expect(app.exists("zoom 0"))
  }
}
