import NavigatorTesting
import SwiftUI
import Testing

/// Navigation links outside of lists have the style of buttons.
@MainActor
@Suite("Button styles of navigation links")
struct LinkButtonStyleTests {
  private struct Pair<S: PrimitiveButtonStyle>: View {
    let style: S

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink {
            Text("Destination")
          } label: {
            Text("Same").accessibilityIdentifier("label of link")
          }
          .accessibilityIdentifier("link")
          Button {
          } label: {
            Text("Same")
          }.accessibilityIdentifier("button")
          List { NavigationLink("Row") { Text("Destination of row") } }
        }
        .buttonStyle(style)
      }
    }
  }

  private func check(_ style: some PrimitiveButtonStyle) throws {
    let app = TestApp { Pair(style: style) }
    #expect(try app.frame(of: "link").size == app.frame(of: "button").size)
    try app.tap("link")
    #expect(app.exists("Destination"))
    try app.goBack()
    try app.tap("Row")
    #expect(app.exists("Destination of row"))
  }

  @Test("A link has the size of a button with the same style, and pushes its destination")
  func sizes() throws {
    try check(.automatic)
    try check(.plain)
    try check(.borderless)
    try check(.bordered)
    try check(.borderedProminent)
    let app = TestApp { Pair(style: .bordered) }
    #expect(try app.frame(of: "link").height > app.frame(of: "label of link").height)
  }

  @Test("A row of a list has the appearance of a row")
  func rows() throws {
    let plain = try TestApp { Pair(style: .automatic) }.frame(of: "Row")
    let bordered = try TestApp { Pair(style: .bordered) }.frame(of: "Row")
    #expect(plain.size == bordered.size)
  }

  private struct Pressing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
      }
    }
  }

  private struct Framing: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(10).accessibilityIdentifier("frame")
    }
  }

  private struct Tapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  /// Links whose path is in an observable model.
  @Observable
  final class Model {
    var path: [Int] = []
  }

  private struct Links: View {
    @State var model = Model()

    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          NavigationLink("Value", value: 7)
          NavigationLink("View") { Text("Destination") }
          NavigationLink("Nothing", value: Int?.none)
          Text("Depth \(model.path.count)")
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  @Test("A custom style draws the label of a link, and sees its presses")
  func custom() throws {
    let app = TestApp { Links().buttonStyle(Pressing()) }
    #expect(app.visibleTexts.filter { $0 == "up" }.count == 3)
    var isDown = false
    try app.hold("Value") { isDown = app.exists("down") && app.exists("Depth 0") }
    #expect(isDown && app.exists("Number 7"))
    try app.goBack()
    #expect(!app.exists("down"))
    try app.tap("View")
    #expect(app.exists("Destination"))
  }

  @Test("A primitive style performs the action of a link")
  func primitive() throws {
    for app in [TestApp { Links().buttonStyle(Framing()) }, TestApp { Links().buttonStyle(Tapping()) }] {
      try app.tap("Value")
      #expect(app.exists("Number 7"))
      try app.goBack()
      try app.tap("View")
      #expect(app.exists("Destination"))
      try app.goBack()
      try? app.tap("Nothing")
      #expect(app.exists("Depth 0"))
    }
  }

  @Test("A button that a style creates has the style around the styled view")
  func outerStyle() throws {
    let app = TestApp { Button("Pay") {}.buttonStyle(Framing()).buttonStyle(.borderedProminent) }
    #expect(app.elements(.button).map { $0.content.string(.variant) } == ["borderedProminent"])
    let plain = TestApp { Button("Pay") {}.buttonStyle(Framing()) }
    #expect(plain.elements(.button).map { $0.content.string(.variant) } == [nil])
  }

  private struct Sections: View {
    @State private var isPadded = false

    private var section: some View {
      Section("Title") {
        NavigationLink("Value", value: 1).padding(isPadded ? 8 : 0)
      }
    }

    var body: some View {
      NavigationStack {
        VStack {
          Button("Pad") { isPadded.toggle() }
          ScrollView { LazyVStack(alignment: .leading) { section } }
          ScrollView { LazyVGrid(columns: [GridItem()]) { section } }
          List { section }
        }
      }
    }
  }

  @Test("Links in a section have the style of buttons unless the section is part of a list")
  func sections() throws {
    let app = TestApp { Sections().buttonStyle(.plain) }
    #expect(app.elements(.link).map { $0.content.string(.variant) } == ["plain", "plain", nil])
    try app.tap("Pad")
    #expect(app.elements(.link).map { $0.content.string(.variant) } == ["plain", "plain", nil])
    let styled = TestApp { Sections().buttonStyle(Pressing()) }
    #expect(styled.visibleTexts.filter { $0 == "up" }.count == 3)
  }

  @Test("Links, share buttons and menus keep their purposes in a primitive style")
  func purposes() throws {
    let app = TestApp {
      VStack {
        Link("Site", destination: URL(string: "https://example.com")!)
        ShareLink("Share", item: "text")
        Menu("More") { Button("Item") {} }
      }
      .buttonStyle(Framing())
    }
    let buttons = app.elements(.button)
    #expect(buttons.map { $0.content.string(.url) } == ["https://example.com", nil, nil])
    #expect(buttons.map { $0.content.string(.kind) } == [nil, "share", "menu"])
    #expect(buttons[1].content.string(.value) == "text")
    try app.tap("More")
    #expect(app.exists("Item"))
  }

  @Test("A link with a border has the shape of the environment, and fills the width if buttons are flexible")
  func shapes() throws {
    let app = TestApp {
      NavigationStack {
        NavigationLink("Go") { Text("Destination") }.accessibilityIdentifier("link")
      }
      .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).buttonSizing(.flexible)
    }
    #expect(app.elements(.link).map { $0.content.string(.borderShape) } == ["capsule"])
    #expect(try app.frame(of: "link").width > 200)
  }

  @Test("The size of controls does not pad a button in a custom style")
  func customSizes() throws {
    func height(_ size: ControlSize) throws -> CGFloat {
      let app = TestApp {
        Button("Go") {}.buttonStyle(Pressing()).controlSize(size).accessibilityIdentifier("button")
      }
      return try app.frame(of: "button").height
    }
    #expect(try height(.large) == height(.regular))
    #expect(try height(.mini) == height(.regular))
  }
}
