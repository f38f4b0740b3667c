import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
  @Observable final class Model { var width = 100.0 }

  private struct Screen: View {
    let model: Model

    var body: some View {
      Text("Faint").frame(width: model.width, height: 50).visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 10).opacity(proxy.size.width > 150 ? 0.25 : 1)
      }
    }
  }

  private func properties(_ app: TestApp) -> Set<StyleProperty> {
    Set(app.session.root.all { _ in true }.flatMap(\.style.properties))
  }

  @Test("The effect has the size of the view without the effect, and follows it")
  func follows() async throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    #expect(properties(app).contains(.offset(x: 10, y: 0)))
    #expect(properties(app).contains(.opacity(1)))
    model.width = 200
    await app.settle()
    #expect(properties(app).contains(.offset(x: 20, y: 0)))
    #expect(properties(app).contains(.opacity(0.25)))
  }

  @Test("The state of the content is kept while the effect changes")
  func state() throws {
    struct Counter: View {
      @State private var count = 0
      @State private var appearances = 0
      var body: some View {
        Button("Count \(count), shown \(appearances)") { count += 1 }.onAppear { appearances += 1 }
      }
    }
    struct Screen: View {
      @State private var width = 100.0
      var body: some View {
        Counter().frame(width: width, height: 50).visualEffect { content, proxy in
          content.blur(radius: proxy.size.width > 150 ? 3 : 1)
        }
        Button("Wider") { width = 200 }
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Count 0, shown 1")
    try app.tap("Wider")
    #expect(app.exists("Count 1, shown 1"))
  }

  @Test("Values that are not finite do not crash the session")
  func hostile() {
    let app = TestApp {
      Text("a").visualEffect { content, _ in
        content.offset(x: .nan).scaleEffect(.infinity).opacity(.nan).blur(radius: -.infinity).rotationEffect(.radians(.nan))
          .hueRotation(.degrees(.infinity))
      }
    }
    #expect(app.exists("a"))
  }
}
