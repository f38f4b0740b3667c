import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Images that closures draw")
struct DrawnImageTests {
  private func dot(_ color: Color) -> Image {
    Image(size: CGSize(width: 24, height: 16), label: Text("Dot")) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 24, height: 16)), with: .color(color))
    }
  }

  @Test("An image has the size, the label and the drawing that its initializer receives")
  func drawing() throws {
    let app = TestApp { dot(Color(red: 1, green: 0, blue: 0)) }
    let image = try #require(app.elements(.image).first)
    #expect(image.content.string(.label) == "Dot")
    #expect(try app.frame(of: "Dot").size == CGSize(width: 24, height: 16))
    let address = try #require(image.content.string(.url))
    let encoded = try #require(address.split(separator: ",").last)
    let data = try #require(Data(base64Encoded: String(encoded)))
    #expect(String(decoding: data, as: UTF8.self).contains("#ff0000"))
  }

  @Test("An image is drawn again when its view is evaluated with another value")
  func changes() throws {
    struct Screen: View {
      @State private var width = 10.0
      var body: some View {
        Image(size: CGSize(width: width, height: 10), label: Text("Bar")) { context in
          context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .color(.blue))
        }
        Button("Grow") { width = 30 }
      }
    }
    let app = TestApp { Screen() }
    let first = app.elements(.image).first?.content.string(.url)
    try app.tap("Grow")
    #expect(app.elements(.image).first?.content.string(.url) != first)
    #expect(try app.frame(of: "Bar").width == 30)
  }

  @Test("An image follows the color scheme of its view, by its named colors and by the environment of its context")
  func colorSchemes() throws {
    struct Screen: View {
      @State private var scheme = ColorScheme.light
      var body: some View {
        Image(size: CGSize(width: 20, height: 10), label: Text("Dot")) { context in
          let isDark = context.environment.colorScheme == .dark
          context.fill(Path(CGRect(x: 0, y: 0, width: isDark ? 7 : 8, height: 10)), with: .color(.primary))
        }
        .environment(\.colorScheme, scheme)
        Button("Turn") { scheme = scheme == .light ? .dark : .light }
      }
    }
    let app = TestApp { Screen() }
    let address = { app.elements(.image).first?.content.string(.url) }
    let light = address()
    try app.tap("Turn")
    let dark = try #require(address())
    #expect(dark != light)
    let data = try #require(dark.split(separator: ",").last.flatMap { Data(base64Encoded: String($0)) })
    #expect(String(decoding: data, as: UTF8.self).contains("#ffffff"))
    try app.tap("Turn")
    #expect(address() == light)
  }

  @Test("An image with a size that is not finite is empty", arguments: [CGFloat.nan, .infinity, -5])
  func invalidSize(_ length: CGFloat) {
    let app = TestApp { Image(size: CGSize(width: length, height: 10)) { _ in } }
    #expect(app.elements(.image).count == 1)
  }
}
