import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Toggles in toolbars and menus")
struct ToolbarToggleTests {
  private struct Editor: View {
    @State private var isBold = false
    @State private var isPresented = false

    var body: some View {
      NavigationStack {
        Text(isBold ? "is bold" : "is regular")
          .toolbar {
            ToolbarItem { Toggle("Bold", systemImage: "bold", isOn: $isBold) }
            ToolbarItem { Toggle("Switch", isOn: $isBold).toggleStyle(.switch) }
            ToolbarItem { Toggle("Button", isOn: $isBold).toggleStyle(.button) }
            ToolbarItem {
              Button("Present") { isPresented = true }
                .sheet(isPresented: $isPresented) { Toggle("In sheet", isOn: $isBold) }
            }
          }
      }
    }
  }

  private func items(_ app: TestApp) -> [Element] { app.elements(.toolbarItem).compactMap(\.children.first) }

  @Test("A toggle in a toolbar is a button that is highlighted while the toggle is on, unless it has another style")
  func button() throws {
    let app = TestApp { Editor() }
    #expect(items(app).map(\.role) == [.button, .toggle, .button, .button])
    let off = try #require(items(app).first)
    #expect(off.content[.variant] == nil && !off.content.bool(.isSelected) && off.content.strings(.traits) == ["switch"])
    #expect(items(app)[2].content[.variant] == nil)
    try app.tap("Bold")
    #expect(app.exists("is bold"))
    let on = try #require(items(app).first)
    // The same element keeps the focus.
    #expect(on.id == off.id && on.content.string(.variant) == "borderedProminent" && on.content.bool(.isSelected))
    #expect(try app.value(of: "Bold") == .bool(true))
    try app.setToggle("Bold", to: false)
    #expect(try app.value(of: "Bold") == .bool(false))
    #expect(app.exists("is regular"))
  }

  @Test("A toggle in a sheet that an item of a toolbar presents is a switch")
  func sheet() throws {
    let app = TestApp { Editor() }
    try app.tap("Present")
    #expect(app.elements(.toggle).count == 2)
    try app.setToggle("In sheet", to: true)
    #expect(try app.value(of: "In sheet") == .bool(true))
  }

  @Observable
  fileprivate final class Model {
    var isOn = false
  }

  private struct Keyboard: View {
    @Bindable var model: Model
    @State private var text = ""

    var body: some View {
      TextField("Name", text: $text)
        .toolbar { ToolbarItemGroup(placement: .keyboard) { Toggle("Italic", isOn: $model.isOn) } }
    }
  }

  @Test("A toggle above the keyboard is a button, also outside of a screen and for an observable model")
  func keyboard() throws {
    let model = Model()
    let app = TestApp { Keyboard(model: model) }
    #expect(app.elements(.toggle).isEmpty)
    try app.setToggle("Italic", to: true)
    #expect(model.isOn)
  }

  private struct Menus: View {
    @State private var isOn = false

    var body: some View {
      Menu("More") {
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
      }
    }
  }

  @Test("A toggle in a menu is an item, also with a style of SwiftUI")
  func menu() throws {
    let app = TestApp { Menus() }
    try app.tap("More")
    #expect(app.elements(.toggle).map { $0.content.hasKind(.menuItem) } == [true, true])
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("framed")
        configuration.label
      }
    }
  }

  @Test("A style of buttons that the app defines applies to a toggle that is a button")
  func buttonStyle() throws {
    let app = TestApp { Toggle("Info", isOn: .constant(true)).toggleStyle(.button).buttonStyle(Framed()) }
    #expect(app.visibleTexts == ["framed", "Info"])
    #expect(app.elements(.button).map { $0.content.string(.variant) } == ["plain"])
  }
}
