import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Layouts of enlarged texts")
struct TextScaleTests {
  private struct Alternatives: View {
    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          Text("A text of one line that fits a phone")
          Text("Short")
        }
        Text("Points").font(.system(size: 20))
        Text("Title").font(.title)
      }
    }
  }

  private func report(_ scale: Double, to app: TestApp) {
    let traits = InputEvent.Traits(
      horizontal: .compact, vertical: .regular, colorScheme: .light, reducesMotion: false, textScale: scale)
    app.session.perform(InputEvent(target: app.session.root.id, action: .traits(traits)))
  }

  @Test("The session lays out texts with the factor that a host reports, except those with a size in points")
  func scale() throws {
    let app = TestApp { Alternatives() }
    let (points, title) = (try app.frame(of: "Points"), try app.frame(of: "Title"))
    #expect(app.exists("A text of one line that fits a phone"))
    report(2, to: app)
    #expect(app.exists("Short"))
    #expect(try app.frame(of: "Points").height == points.height)
    #expect(try abs(app.frame(of: "Title").height - 2 * title.height) < 1)
    report(1, to: app)
    #expect(try app.frame(of: "Title").size == title.size)
  }

  @Test("Navigation bars and tab bars grow with the texts up to a maximum")
  func bars() throws {
    struct Tabs: View {
      @State private var height: CGFloat = 0
      var body: some View {
        TabView {
          NavigationStack {
            Text("\(Int(height.rounded()))").frame(maxWidth: .infinity, maxHeight: .infinity)
              .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
              .navigationTitle("Title")
          }
          .tabItem { Text("Tab") }
        }
      }
    }
    let app = TestApp(size: CGSize(width: 400, height: 800)) { Tabs() }
    // The navigation bar has 44 points, the large title 52 and the tab bar 49.
    #expect(app.exists("655"))
    report(1.25, to: app)
    #expect(app.exists("\(800 - 55 - 65 - 61)"))
    report(3, to: app)
    #expect(app.exists("\(800 - 58 - 92 - 64)"))
  }

  @Test("A factor that is not a number, or far too large, is limited", arguments: [.nan, .infinity, -1, 0, 1e300])
  func limits(_ scale: Double) throws {
    let app = TestApp { Alternatives() }
    report(scale, to: app)
    // The largest factor is 8, at which the word needs several lines.
    #expect(try app.frame(of: "Title").height <= 4_000)
  }
}
