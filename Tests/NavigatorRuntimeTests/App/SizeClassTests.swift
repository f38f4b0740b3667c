import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@Suite("Size classes")
@MainActor
struct SizeClassTests {
  private struct Arrangement: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      Text(width == .regular ? "wide" : width == .compact ? "narrow" : "unknown")
      Text(height == .regular ? "high" : height == .compact ? "low" : "unknown")
    }
  }

  @Test("Views follow the size classes that the host reports")
  func reported() {
    let app = TestApp { Arrangement() }
    #expect(app.visibleTexts == ["unknown", "unknown"])
    let window = app.session.root.id
    app.session.perform(InputEvent(target: window, action: .sizeClasses(horizontal: .regular, vertical: .compact)))
    #expect(app.visibleTexts == ["wide", "low"])
    app.session.perform(InputEvent(target: window, action: .sizeClasses(horizontal: .compact, vertical: .regular)))
    #expect(app.visibleTexts == ["narrow", "high"])
  }

  @Test(
    "The first tree has the size classes of the window that the host states",
    arguments: [
      (1280.0, 800.0, ["wide", "high"]), (390, 844, ["narrow", "high"]), (600, 479, ["wide", "low"]),
      (.infinity, -1, ["wide", "low"]), (.nan, .nan, ["narrow", "low"]),
    ])
  func stated(width: Double, height: Double, texts: [String]) {
    var configuration = SessionConfiguration()
    (configuration.windowWidth, configuration.windowHeight) = (width, height)
    let app = TestApp(configuration: configuration) { Arrangement() }
    #expect(app.visibleTexts == texts)
  }
}
