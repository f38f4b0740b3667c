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
}
